import type { ReactNode } from 'react';

/** Elements a layout part may be; anything pressed, typed in or linked has its own component. */
type LayoutElement =
  | 'div'
  | 'section'
  | 'header'
  | 'footer'
  | 'main'
  | 'article'
  | 'aside'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'dl'
  | 'figure';

/** What all layout parts share. */
export interface LayoutProps {
  children?: ReactNode;
  /** The element it is. @default 'div' */
  element?: LayoutElement;
  /** Its id, as the target of a skip link or of `labelledBy`. */
  id?: string;
  /** The id of the heading that names it, for a section, nav or aside. */
  labelledBy?: string;
}
