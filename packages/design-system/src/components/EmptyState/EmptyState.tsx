import { Placeholder, type PlaceholderText } from '../../private/Placeholder/Placeholder.tsx';
import type { ReactNode } from 'react';

export interface EmptyStateProps extends PlaceholderText {
  /** The way on. */
  action?: ReactNode;
}

const loose: readonly (readonly [number, number])[] = [];

/** Stands where there is nothing yet: the strands lie loose. What could not be loaded is an ErrorState. */
export function EmptyState(props: EmptyStateProps) {
  return <Placeholder {...props} plaited={loose} />;
}
