import type { PaginationWords } from './Pagination.tsx';

export const paginationWords: PaginationWords = {
  label: 'Pages of styles',
  previous: { text: 'Prev', suffix: 'page' },
  next: { text: 'Next', suffix: 'page' },
  page: (page) => `Page ${page}`,
  current: (page, pages) => `Page ${page} of ${pages}, you are here`,
  gap: 'Some pages are not shown',
  turned: (page, pages) => `Page ${page} of ${pages} shown`,
};
