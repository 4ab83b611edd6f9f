import type { PaginatedTableProps, TableSort } from '../components/PaginatedTable/PaginatedTable.types.ts';
import type { PaginationWords } from '../components/Pagination/Pagination.tsx';
import { assert, getText, type Name, type TestTools } from './testTools.ts';

export function paginationTester(
  { userEvent, within }: TestTools,
  root: HTMLElement,
  words: PaginationWords,
) {
  const pagination = () => within(root).getByRole('navigation', { name: words.label });
  /** Pages with URLs are links, others are buttons. */
  const query = (options: { name?: Name; current?: 'page' }) =>
    within(pagination()).queryByRole('link', options) ?? within(pagination()).queryByRole('button', options);
  function part(name: string): HTMLElement {
    const found = query({ name });
    assert(found !== null, `there is no "${name}"`);
    return found;
  }
  const nameOf = ({ text, suffix }: PaginationWords['next']) => `${text} ${suffix}`;
  const currentPage = () => {
    const current = query({ current: 'page' });
    assert(current !== null, 'no page is the current one');
    return current;
  };
  return {
    pagination,
    /** The number of the current page. */
    page: () => Number(getText(currentPage())),
    currentPage,
    /** The link or button of another page. */
    pageLink: (page: number) => part(words.page(page)),
    previousLink: () => part(nameOf(words.previous)),
    nextLink: () => part(nameOf(words.next)),
    goTo: (page: number) => userEvent.click(part(words.page(page))),
    previous: () => userEvent.click(part(nameOf(words.previous))),
    next: () => userEvent.click(part(nameOf(words.next))),
    /** Whether there is a page before the current one, or after it. */
    hasPrevious: () => query({ name: nameOf(words.previous) }) !== null,
    hasNext: () => query({ name: nameOf(words.next) }) !== null,
  };
}

type TableTesterProps = Pick<PaginatedTableProps<never>, 'caption' | 'words'>;

const toDirection = (text: string | null): TableSort['direction'] | undefined =>
  text === 'ascending' || text === 'descending' ? text : undefined;

export function paginatedTableTester(
  tools: TestTools,
  root: HTMLElement,
  { caption, words }: TableTesterProps,
) {
  const { userEvent, within } = tools;
  const table = () => within(root).getByRole('table', { name: caption });
  const row = (name: Name) => {
    const found = within(table()).getByRole('rowheader', { name }).closest('tr');
    assert(found !== null, `no row has the header "${name}"`);
    return found;
  };
  const sortButton = (header: string) => within(table()).getByRole('button', { name: header });
  return {
    table,
    /** The row headers of this page. */
    rowNames: () => within(table()).queryAllByRole('rowheader').map(getText),
    /** A row by its header. */
    row,
    /** Presses a button of a row. */
    act: (name: Name, button: Name) =>
      userEvent.click(within(row(name)).getByRole('button', { name: button })),
    sortButton,
    /** Sorts by a column, or turns the order of the one it is sorted by. */
    sortBy: (header: string) => userEvent.click(sortButton(header)),
    /** The direction it is sorted in by a column. */
    sorted: (header: string) =>
      toDirection(within(table()).getByRole('columnheader', { name: header }).getAttribute('aria-sort')),
    isLoading: () => table().getAttribute('aria-busy') === 'true',
    /** The element that says which rows are shown, by their numbers from 1. */
    range: (from: number, to: number, total: number) => within(root).getByText(words.range(from, to, total)),
    pagination: paginationTester(tools, root, words.pagination),
  };
}
