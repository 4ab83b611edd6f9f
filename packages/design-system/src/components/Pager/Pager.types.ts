/** The words of {@link Pager}; the first of each pair is seen, the second heard. */
export interface PagerWords {
  /** Accessible name, for example "Pages of styles". */
  label: string;
  /** "Prev", and "page" after it for screen readers. */
  previous: { text: string; suffix: string };
  /** "Next", and "page" after it for screen readers. */
  next: { text: string; suffix: string };
  /** For example "Page 2". */
  page: (page: number) => string;
  /** For example "Page 2 of 7, you are here". */
  current: (page: number, pages: number) => string;
  /** For example "Some pages are not shown". */
  gap: string;
  /** Heard after a turn, for example "Page 2 of 7 shown". */
  turned: (page: number, pages: number) => string;
}

/** Every page has an address: they are links, so that each can be opened elsewhere and the way back works. */
interface ByAddress {
  /** Address of a page. */
  href: (page: number) => string;
  onTurn?: undefined;
}

/** The pages have no address of their own, as in a dialog: they are buttons. */
interface ByEvent {
  href?: undefined;
  /** Called with the page that is asked for. */
  onTurn: (page: number) => void;
}

/** Where the pages are. */
export type PagerTarget = ByAddress | ByEvent;

/** Props of {@link Pager}. */
export type PagerProps = PagerTarget & {
  /** The page shown, from 1. */
  page: number;
  /** How many pages there are; with one or none the pager still shows it. */
  pages: number;
  /** All words. */
  words: PagerWords;
  /** How many pages show at each end. @default 1 */
  margin?: number;
  /** How many pages show around the current one. @default 2 */
  range?: number;
};
