import type { ReactNode } from 'react';
import type { PaginationTarget, PaginationWords } from '../Pagination/Pagination.tsx';

/**
 * Position of a cell in a card: `lead` in the first line, `title` as its heading, `detail` as a muted line below the
 * heading, `field` below its own label (two beside each other).
 */
export type TableCardSlot = 'lead' | 'title' | 'detail' | 'field';

export interface TableColumn<Row> {
  /** Key of the column, unique within the table. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The row header; one column has this. @default false */
  isRowHeader?: boolean;
  /** Rows can be sorted by it; needs `sorting`. @default false */
  isSortable?: boolean;
  /** Numbers are aligned at the end. @default 'start' */
  align?: 'start' | 'end';
  /** Keeps dates, times, amounts and badges of one word on one line. @default false */
  isOneLine?: boolean;
  /** Twice the share of the width, for email addresses and for badges of more than one word. @default false */
  isWide?: boolean;
  /** Position in the card of a narrow table. @default 'field' */
  cardSlot?: TableCardSlot;
}

/** The last column, with the actions of a row. */
export interface TableActions<Row> {
  header: string;
  /** The row's menu or buttons, whose labels name the row; always in the tab order. */
  cell: (row: Row) => ReactNode;
  /** In cards, an icon is in the corner; a button is below the content where the corner has no room. @default 'icon' */
  width?: 'icon' | 'button';
  /**
   * Shown only while the row is hovered or contains the focus; three dots replace them otherwise. Always shown in cards
   * and on touch devices.
   * @default false
   */
  isRevealedOnHover?: boolean;
}

export interface TableSort {
  /** Key of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** Sorting by the headers of columns that are `isSortable`. */
export interface TableSorting {
  /** The current sorting; unsorted when left out. */
  by?: TableSort | undefined;
  /** Called with the requested sorting; the caller sorts the rows. */
  onChange: (by: TableSort) => void;
  words: {
    /** Shown before the headers where rows are cards, for example "Sort by". */
    label: string;
    /** Announced after sorting, for example "Sorted by Booking Date, newest first". */
    sorted: (header: string, direction: TableSort['direction']) => string;
  };
}

export type TableState =
  | {
      /** Rows are loading: as many placeholders as a page has rows. */
      kind: 'loading';
      /** Says that the list is loading, for screen readers. */
      label: string;
    }
  | {
      /** There are no rows, or loading failed. */
      kind: 'empty' | 'error';
      /** An EmptyState, or an ErrorState with a retry button. */
      content: ReactNode;
    };

export interface PaginatedTableWords {
  pagination: PaginationWords;
  /** The range of rows, for example "1 to 10 of 28". */
  range: (from: number, to: number, total: number) => string;
}

/** Props of the table without pagination. */
export interface TableProps<Row> {
  /** Accessible name; use the text of its heading. */
  caption: string;
  /** The columns, in reading order. */
  columns: readonly TableColumn<Row>[];
  /** The rows of this page. */
  rows: readonly Row[];
  /** A stable key of a row. */
  rowKey: (row: Row) => string | number;
  actions?: TableActions<Row> | undefined;
  /** The name of the group a row belongs to, shown above its first row; the rows of a group follow each other. */
  groups?: ((row: Row) => string) | undefined;
  /** A note below the row, for example when its deposit is due. */
  note?: ((row: Row) => ReactNode) | undefined;
  /** `quiet` for a past row, `marked` for one that is important now; its text must say the same. */
  tone?: ((row: Row) => 'plain' | 'quiet' | 'marked') | undefined;
  sorting?: TableSorting | undefined;
  /** Replaces the rows. */
  state?: TableState | undefined;
  /**
   * The container width, in px, below which rows become cards: 560 for few columns with short text, 640 for up to six
   * columns, 900 for more columns or actions with text.
   * @default 640
   */
  cardsBelow?: 560 | 640 | 900;
}

export type PaginatedTableProps<Row> = TableProps<Row> &
  PaginationTarget & {
    /** The current page, from 1. For a page after the last one, `onPageChange` is called with the last. */
    page: number;
    pageSize: number;
    /** The total number of rows. */
    total: number;
    /** All texts except the columns'. */
    words: PaginatedTableWords;
  };
