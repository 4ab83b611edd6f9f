/** A page to show, or a gap that stands for those left out. */
export type PagerPart = number | 'gap';

/**
 * Which pages show: `margin` at each end and `range` from around the current one; a gap never stands for a single page.
 */
export function visiblePages(page: number, pages: number, margin: number, range: number): PagerPart[] {
  const start = Math.max(1, Math.min(page - Math.floor(range / 2), pages - range + 1));
  const shown = new Set<number>();
  for (let index = 0; index < margin; index += 1) shown.add(1 + index).add(pages - index);
  for (let index = 0; index < range; index += 1) shown.add(start + index);
  shown.add(page);
  const sorted = [...shown].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b);
  return sorted.flatMap((number, index): PagerPart[] => {
    const before = sorted[index - 1] ?? 0;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : ['gap', number];
  });
}
