import { Placeholder, type PlaceholderText } from '../../private/Placeholder/Placeholder.tsx';
import type { ReactNode } from 'react';

export interface EmptyStateProps extends PlaceholderText {
  /** A button or link to continue. */
  action?: ReactNode;
  /** Another plait than the loose strands: a finished one where nothing is left to do. */
  picture?: ReactNode;
}

const loose: readonly (readonly [number, number])[] = [];

/** Shown instead of a list without entries. When loading failed use ErrorState. */
export function EmptyState(props: EmptyStateProps) {
  return <Placeholder {...props} plaited={loose} />;
}
