import { logoMark } from '@plaitful/illustrations/brand';
import { Anchor } from '../../private/Anchor.tsx';
import { Strands } from '../../private/plait/Strands.tsx';
import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './Logo.css.ts';

export interface LogoProps {
  /** The name, written beside the mark. */
  name: string;
  /** A second word under the name, for example "Admin". */
  note?: string | undefined;
  /** Where it leads; without it the logo is a picture with its name. */
  href?: string | undefined;
  /** Accessible name of the link, for example "Plaitful Kids, home page"; holds `name`. */
  label?: string | undefined;
  /** The ground it stands on. @default 'page' */
  ground?: 'page' | 'hero' | 'closing';
  /** `sm` in a sidebar, `md` at the top of a page. @default 'md' */
  size?: 'sm' | 'md';
  /** Shows the mark alone; the name is still heard. @default false */
  isMarkOnly?: boolean;
}

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
      <span className={isMarkOnly ? hidden : css.words}>
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
