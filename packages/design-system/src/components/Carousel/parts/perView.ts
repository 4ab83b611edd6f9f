import type { SlideCount, SlidesPerView } from '../Carousel.types.ts';

/** From how many px of the window on a count applies. */
export const widths = { phone: 0, largePhone: 480, tablet: 600, laptop: 1024 } as const;

export type Width = keyof typeof widths;

const names = Object.keys(widths) as Width[];

/** Whether a number of slides can stand beside one another. */
export function isSlideCount(count: number): count is SlideCount {
  return [1, 2, 3, 4].includes(count);
}

/** The count at every width, each carried on from the one below; what is no count is 1. */
export function perWidth(perView: SlidesPerView): { width: Width; count: SlideCount }[] {
  const given = typeof perView === 'number' ? { phone: perView } : perView;
  let count: SlideCount = 1;
  return names.map((width) => {
    const next = given[width] ?? count;
    count = isSlideCount(next) ? next : 1;
    return { width, count };
  });
}
