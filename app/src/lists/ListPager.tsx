import { Pager } from '@plaitful/design-system/Pager';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { useLocation } from 'react-router-dom';
import { pager } from '../messages/en-CA/common.ts';

interface ListPagerProps {
  /** What is paged, as its heading names it. */
  listName: string;
  page: number;
  pages: number;
}

/** Prev, numbers and Next of a list whose page stands in the address; a turn is announced. */
export function ListPager({ listName, page, pages }: ListPagerProps) {
  const { pathname } = useLocation();
  return (
    <>
      <Pager
        page={page}
        pages={pages}
        href={(to) => (to === 1 ? pathname : `${pathname}?page=${to}`)}
        words={{
          label: pager.label({ listName }),
          previous: pager.prev,
          next: pager.next,
          page: (to) => pager.page({ page: to }),
          current: (at, of) => pager.current({ page: at, pages: of }),
          gap: pager.gap,
        }}
      />
      <VisuallyHidden isLive>{pager.announce({ page, pages })}</VisuallyHidden>
    </>
  );
}
