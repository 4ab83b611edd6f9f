import type { ReactNode } from 'react';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** `empty`: nothing is there yet, the plait lies loose. `error`: it could not be loaded, the plait has come undone. */
  kind: 'empty' | 'error';
  /** What is so. */
  title: string;
  /** What it means, or what to do. */
  text?: string | undefined;
  /** The way on. */
  action?: ReactNode;
  /** Level of the title; without one it is a line of text. */
  headingLevel?: 1 | 2 | 3;
}
