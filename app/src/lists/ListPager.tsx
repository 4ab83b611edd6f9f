import { Pager } from '@plaitful/design-system/Pager';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { useEffect, useRef } from 'react';
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
  const place = useKeptFocus(page);
  return (
    <div ref={place}>
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
    </div>
  );
}

/** At the first or the last page the link that was pressed goes away: the keyboard goes on at the page's number. */
function useKeptFocus(page: number) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [page]);
  return place;
}
