import type { ReactNode } from 'react';
import type { InsteadWords } from '../../private/Instead/Instead.tsx';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends InsteadWords {
  /** The way on. */
  action?: ReactNode;
}
