/** A page number, or a gap that stands for several pages. */
export type PaginationPart = number | 'gap';

/**
 * The page numbers shown: the first, the last, and two around the current one; a gap never stands for a single page.
 */
export function visiblePages(page: number, pages: number): PaginationPart[] {
  const start = Math.max(1, Math.min(page - 1, pages - 1));
  const shown = [...new Set([1, start, start + 1, page, pages])].filter((number) => number <= pages);
  return shown
    .toSorted((a, b) => a - b)
    .flatMap((number, index, all): PaginationPart[] => {
      const skipped = number - (all[index - 1] ?? 0) - 1;
      if (skipped === 0) return [number];
      return skipped === 1 ? [number - 1, number] : ['gap', number];
    });
}
