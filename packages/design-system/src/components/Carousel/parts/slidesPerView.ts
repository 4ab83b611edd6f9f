import type { SlideCount, SlidesPerView } from '../Carousel.types.ts';

/** The window width, in px, from which each count applies. */
export const minWidths = { phone: 0, largePhone: 480, tablet: 600, laptop: 1024 } as const;

export type WidthName = keyof typeof minWidths;

export function isSlideCount(count: number): count is SlideCount {
  return [1, 2, 3, 4].includes(count);
}

/** The count at each width, inherited from the width below; an invalid count is 1. */
export function countByWidth(perView: SlidesPerView): { width: WidthName; count: SlideCount }[] {
  const given = typeof perView === 'number' ? { phone: perView } : perView;
  let count: SlideCount = 1;
  return (Object.keys(minWidths) as WidthName[]).map((width) => {
    const next = given[width] ?? count;
    count = isSlideCount(next) ? next : 1;
    return { width, count };
  });
}
