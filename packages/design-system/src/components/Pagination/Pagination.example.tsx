import { useState } from 'react';
import { Pagination, type PaginationWords } from '@plaitful/design-system/Pagination';

const words: PaginationWords = {
  label: 'Pages of appointments',
  previous: { text: 'Prev', suffix: 'page' },
  next: { text: 'Next', suffix: 'page' },
  page: (page) => `Page ${page}`,
  current: (page, pages) => `Page ${page} of ${pages}, you are here`,
  gap: 'Some pages are not shown',
  turned: (page, pages) => `Page ${page} of ${pages} shown`,
};

export function PaginationExample() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pages={7} onPageChange={setPage} words={words} />;
}
