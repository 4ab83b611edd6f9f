import type { TableSort } from '../PaginatedTable.types.ts';
import * as css from './Table.css.ts';

interface SortMarkProps {
  direction: TableSort['direction'] | undefined;
}

const arrows = {
  ascending: 'M6 5.500 11 12H1Z',
  descending: 'M6 12.500 1 6h10Z',
  none: 'M6 1.500 11 7.500H1ZM6 16.500 1 10.500h10Z',
};

/** The arrowhead of the way the rows run, or both of them. */
export function SortMark({ direction }: SortMarkProps) {
  return (
    <svg
      className={css.sortMark({ isSorted: direction !== undefined })}
      viewBox="0 0 12 18"
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
    >
      <path d={arrows[direction ?? 'none']} />
    </svg>
  );
}

/** Stands for the actions of a row at rest. */
export function Dots() {
  return (
    <svg className={css.dots} viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="currentColor">
      <circle cx="5" cy="12" r="1.7" />
      <circle cx="12" cy="12" r="1.7" />
      <circle cx="19" cy="12" r="1.7" />
    </svg>
  );
}
