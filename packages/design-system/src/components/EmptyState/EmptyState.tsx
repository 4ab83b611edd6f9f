import { Placeholder, type PlaceholderText } from '../../private/Placeholder/Placeholder.tsx';
import type { ReactNode } from 'react';
import type { PlaitProps } from '../Plait/Plait.tsx';

export interface EmptyStateProps extends PlaceholderText {
  /** A button or link to continue. */
  action?: ReactNode;
  /** The braided sections of its plait: the whole one where nothing is left to do. @default [] */
  plaited?: PlaitProps['plaited'];
}

/** Shown instead of a list without entries. When loading failed use ErrorState. */
export function EmptyState(props: EmptyStateProps) {
  return <Placeholder {...props} />;
}
