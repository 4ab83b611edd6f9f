import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  children: string;
  /** The id of the main content, which needs `tabIndex={-1}`. @default 'main' */
  target?: string;
}

/** The first tab stop of a page: skips the navigation. */
export function SkipLink({ children, target = 'main' }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
