import type { ReactNode } from 'react';
import type { PagerTarget, PagerWords } from '../Pager/Pager.tsx';

/**
 * Where a cell stands when the row is drawn as a card: `lead` in the first line, `title` as its name, `detail` as a
 * quiet line under the name, `field` under its own label (two beside each other).
 */
export type TableCardSlot = 'lead' | 'title' | 'detail' | 'field';

/** One column. */
export interface TableColumn<Row> {
  /** Key of the column, unique in the table. */
  key: string;
  /** The words of its header. */
  header: string;
  /** What stands in the row's cell. */
  cell: (row: Row) => ReactNode;
  /** The cell names the row (one column has this). @default false */
  isRowHeader?: boolean;
  /** The rows can be sorted by it; needs `sorting`. @default false */
  isSortable?: boolean;
  /** Figures stand at the end. @default 'start' */
  align?: 'start' | 'end';
  /** Keeps dates, times and amounts on one line. @default false */
  isOneLine?: boolean;
  /** Place in the card of a narrow table. @default 'field' */
  cardSlot?: TableCardSlot;
}

/** The last column: what can be done with a row. */
export interface TableActions<Row> {
  /** The words of its header. */
  header: string;
  /** The row's menu or buttons, each named after its row; always in the tab order. */
  cell: (row: Row) => ReactNode;
  /**
   * An icon keeps to the card's corner; a button lies under the card's facts where the corner has no room. @default
   * 'icon'
   */
  width?: 'icon' | 'button';
  /**
   * Seen while the row is under the pointer or holds the keyboard, else three dots stand for them. In cards, and where
   * there is no pointer that hovers, they are always seen.
   * @default false
   */
  isRevealedOnHover?: boolean;
}

/** A column and which way its rows run. */
export interface TableSort {
  /** Key of the column. */
  column: string;
  /** From the least or from the most. */
  direction: 'ascending' | 'descending';
}

/** Sorting by the headers of columns that are `isSortable`. */
export interface TableSorting {
  /** How the rows are sorted now; unsorted when left out. */
  by?: TableSort | undefined;
  /** Called with what the reader asks for; whoever owns the rows sorts them. */
  onChange: (by: TableSort) => void;
  /** All its words. */
  words: {
    /** Stands before the columns' names where the rows are cards, for example "Sort by". */
    label: string;
    /** Heard after sorting, for example "Sorted by Booking Date, newest first". */
    sorted: (header: string, direction: TableSort['direction']) => string;
  };
}

/** What stands in place of rows that are not there. */
export type TableState =
  | {
      /** The rows are on their way: their shape is drawn, as many as a page has. */
      kind: 'loading';
      /** Says that the list is loading (for screen readers). */
      label: string;
    }
  | {
      /** There are no rows, or they could not be loaded. */
      kind: 'empty' | 'error';
      /** An EmptyState, or an ErrorState with its Try again. */
      content: ReactNode;
    };

/** Words of {@link PaginatedTable}. */
export interface PaginatedTableWords {
  /** Those of its pager. */
  pager: PagerWords;
  /** Which rows of how many, for example "1 to 10 of 28". */
  range: (from: number, to: number, total: number) => string;
}

/** What the table itself needs, without its pages. */
export interface TableProps<Row> {
  /** Names the table for screen readers; a heading above it says the same. */
  caption: string;
  /** The columns, in reading order. */
  columns: readonly TableColumn<Row>[];
  /** The rows of this page. */
  rows: readonly Row[];
  /** A value that stays with the row. */
  rowKey: (row: Row) => string | number;
  /** What can be done with a row. */
  actions?: TableActions<Row> | undefined;
  /** A sentence under the row, for example by when its deposit is due. */
  note?: ((row: Row) => ReactNode) | undefined;
  /** `quiet` for a row that is over, `marked` for one that matters now; its words must say the same. */
  tone?: ((row: Row) => 'plain' | 'quiet' | 'marked') | undefined;
  /** Sorting by the headers. */
  sorting?: TableSorting | undefined;
  /** Stands in place of the rows. */
  state?: TableState | undefined;
  /**
   * Below which width of its own place, in px, the rows become cards: 560 suits short words in few columns, 640 up to six
   * columns, 900 more of them or actions in words.
   * @default 640
   */
  cardsBelow?: 560 | 640 | 900;
}

export type PaginatedTableProps<Row> = TableProps<Row> &
  PagerTarget & {
    /** The page shown, from 1. */
    page: number;
    /** How many rows a page has. */
    pageSize: number;
    /** How many rows there are on all pages. */
    total: number;
    /** All words besides the columns'. */
    words: PaginatedTableWords;
  };
