import type { ReactNode } from 'react';

/** Elements that a layout component may be; anything interactive has its own component. */
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

/** Props shared by all layout components. */
export interface LayoutProps {
  children?: ReactNode;
  /** The element. @default 'div' */
  element?: LayoutElement;
  /** Its id, as the target of a skip link or of `labelledBy`. */
  id?: string;
  /** The id of the heading that names it, for a section, nav or aside. */
  labelledBy?: string;
}
