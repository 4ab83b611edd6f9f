import type { ReactNode } from 'react';

/** One fact. */
export interface DescriptionListItem {
  /** What it is. */
  term: string;
  /** What it is worth. */
  description: ReactNode;
  /** Something to do with it, for example a button that copies it. */
  action?: ReactNode;
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps {
  /** The facts. */
  items: readonly DescriptionListItem[];
  /** One column, or two where there is room. @default 1 */
  columns?: 1 | 2;
}
