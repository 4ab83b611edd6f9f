import { Instead } from '../../private/Instead/Instead.tsx';
import type { EmptyStateProps } from './EmptyState.types.ts';

export type { EmptyStateProps } from './EmptyState.types.ts';

const loose: readonly (readonly [number, number])[] = [];

/** Stands where there is nothing yet: the strands lie loose. What could not be loaded is an ErrorState. */
export function EmptyState(props: EmptyStateProps) {
  return <Instead {...props} plaited={loose} />;
}
