import { useState } from 'react';
import { Pagination } from '@plaitful/design-system/Pagination';
import { en } from '@plaitful/design-system/words/en';

export function PaginationExample() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pages={7} onPageChange={setPage} words={en.pagination} />;
}
