export const pagination = {
  label: ({ listName }: { listName: string }) => `Pages of ${listName}`,
  prev: {
    text: 'Prev',
    suffix: 'page',
  },
  next: {
    text: 'Next',
    suffix: 'page',
  },
  page: ({ page }: { page: number }) => `Page ${page}`,
  current: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}, you are here`,
  gap: 'Some pages are not shown',
  announce: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages} shown`,
  range: ({ from, to, total }: { from: number; to: number; total: number }) => `${from} to ${to} of ${total}`,
};

export const carousel = {
  name: 'carousel',
  slideName: 'slide',
  label: ({ listName, total }: { listName: string; total: number }) => `${listName}, ${total} slides`,
  slide: ({ index, total }: { index: number; total: number }) => `${index} of ${total}`,
  choose: 'Choose a slide',
  pause: 'Pause',
  play: 'Play',
  prev: 'Previous slide',
  next: 'Next slide',
  reduced: 'Slides do not move on their own, because your device asks for less motion.',
};

export const table = {
  sortedNewest: 'Sorted by booking date, newest first',
};
