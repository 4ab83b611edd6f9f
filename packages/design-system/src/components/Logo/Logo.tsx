import { logoMark } from '@plaitful/illustrations/brand';
import { RouterAnchor } from '../../private/RouterAnchor.tsx';
import { Strands } from '../../private/plait/Strands.tsx';
import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './Logo.css.ts';

export interface LogoProps {
  /** The name beside the mark. */
  name: string;
  /** A second line below the name, for example "Admin". */
  note?: string | undefined;
  /** The target of its link; without it the logo is an image with the name. */
  href?: string | undefined;
  /** Accessible name of the link, for example "Plaitful Kids, home page"; must contain `name`. */
  label?: string | undefined;
  /** The background it is on. @default 'page' */
  surface?: 'page' | 'hero' | 'inverse';
  /** `sm` in a sidebar, `md` in the top bar. @default 'md' */
  size?: 'sm' | 'md';
  /** Shows the mark only; the name stays available to screen readers. @default false */
  isMarkOnly?: boolean;
}

/** The mark, a piece of plait, with the name beside it. */
export function Logo(props: LogoProps) {
  const { href, label, name, surface = 'page', size = 'md', isMarkOnly = false } = props;
  const look = css.logo({ surface, size });
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
      <span className={isMarkOnly ? hidden : css.textBlock}>
        {name} {props.note ? <span className={css.note}>{props.note}</span> : null}
      </span>
    </>
  );
  if (href === undefined) return <span className={look}>{content}</span>;
  return (
    <RouterAnchor component="Logo" href={href} aria-label={label} className={look}>
      {content}
    </RouterAnchor>
  );
}
