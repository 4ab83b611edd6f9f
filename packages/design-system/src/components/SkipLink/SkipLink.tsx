import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Its words. */
  children: string;
  /** The id of the main content, which needs `tabIndex={-1}`. @default 'main' */
  target?: string;
}

/** The first thing the keyboard reaches: past the bar, to the content. */
export function SkipLink({ children, target = 'main' }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
