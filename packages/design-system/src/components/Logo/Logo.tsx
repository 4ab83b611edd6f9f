import { logoMark } from '@plaitful/illustrations/brand';
import { Anchor } from '../../private/Anchor.tsx';
import { Strands } from '../../private/plait/Strands.tsx';
import type { LogoProps } from './Logo.types.ts';
import * as css from './Logo.css.ts';

export type { LogoProps } from './Logo.types.ts';

/** The mark, a length of the plait, with the name beside it. */
export function Logo(props: LogoProps) {
  const { href, label, name, ground = 'page', size = 'md', isMarkOnly = false } = props;
  const look = css.logo({ ground, size });
  const content = (
    <>
      <svg
        className={css.mark({ size })}
        viewBox={`0 0 ${logoMark.width} ${logoMark.height}`}
        aria-hidden="true"
        focusable="false"
      >
        <Strands strands={logoMark.strands} />
      </svg>
      <span className={isMarkOnly ? css.hidden : css.words}>
        {name} {props.note ? <span className={css.note}>{props.note}</span> : null}
      </span>
    </>
  );
  if (href === undefined) return <span className={look}>{content}</span>;
  return (
    <Anchor component="Logo" href={href} aria-label={label} className={look}>
      {content}
    </Anchor>
  );
}
