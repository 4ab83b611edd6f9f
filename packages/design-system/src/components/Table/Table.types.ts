import type { ReactNode } from 'react';

/**
 * Where a cell stands when the row is drawn as a card: `lead` in the first line, `title` as its name, `detail` as a quiet line
 * under the name, `field` under its own label (two beside each other).
 */
export type TableCardPlace = 'lead' | 'title' | 'detail' | 'field';

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
  /** Figures stand at the end. @default 'start' */
  align?: 'start' | 'end';
  /** Keeps dates, times and amounts on one line. @default false */
  isOneLine?: boolean;
  /** Place in the card of a narrow table. @default 'field' */
  card?: TableCardPlace;
}

/** The last column. */
export interface TableActions<Row> {
  /** The words of its header. */
  header: string;
  /** The row's menu or buttons. */
  cell: (row: Row) => ReactNode;
  /** An icon keeps to the card's corner; a button lies under the card's facts where the corner has no room. @default 'icon' */
  width?: 'icon' | 'button';
}

/** What stands in place of rows that are not there. */
export type TableState =
  | {
      /** The rows are on their way: their shape is drawn. */
      kind: 'loading';
      /** Says that the list is loading (for screen readers). */
      label: string;
      /** How many rows to draw. @default 4 */
      rows?: number;
    }
  | {
      /** There are no rows, or they could not be loaded. */
      kind: 'empty' | 'error';
      /** The words and the way on. */
      content: ReactNode;
    };

/** Props of {@link Table}. */
export interface TableProps<Row> {
  /** Names the table. */
  caption: string;
  /** Keeps the caption for screen readers, where a heading says the same. @default true */
  isCaptionHidden?: boolean;
  /** The columns, in reading order. */
  columns: readonly TableColumn<Row>[];
  /** The rows of this page. */
  rows: readonly Row[];
  /** A value that stays with the row. */
  rowKey: (row: Row) => string | number;
  /** What can be done with a row; always in the tab order. */
  actions?: TableActions<Row> | undefined;
  /** A sentence under the row, for example by when its deposit is due. */
  note?: ((row: Row) => ReactNode) | undefined;
  /** `quiet` for a row that is over, `marked` for one that matters now; its words must say the same. */
  tone?: ((row: Row) => 'plain' | 'quiet' | 'marked') | undefined;
  /** Stands in place of the rows. */
  state?: TableState | undefined;
  /** Below which width of its own place the rows become cards, in px. @default 640 */
  cardsBelow?: 640 | 900;
}
