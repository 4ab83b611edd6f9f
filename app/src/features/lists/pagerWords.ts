import type { PagerWords } from '@plaitful/design-system/Pager';
import { pager } from '@plaitful/messages/en-CA/lists';

export function pagerWords(listName: string): PagerWords {
  return {
    label: pager.label({ listName }),
    previous: pager.prev,
    next: pager.next,
    page: (page) => pager.page({ page }),
    current: (page, pages) => pager.current({ page, pages }),
    gap: pager.gap,
    turned: (page, pages) => pager.announce({ page, pages }),
  };
}
