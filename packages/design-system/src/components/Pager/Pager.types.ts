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
}

/** Props of {@link Pager}. */
export interface PagerProps {
  /** The page shown, from 1. */
  page: number;
  /** How many pages there are; with one or none the pager still shows it. */
  pages: number;
  /** Address of a page; every page is a link, so that it can be opened elsewhere. */
  href: (page: number) => string;
  /** All words. */
  words: PagerWords;
  /** How many pages show at each end. @default 1 */
  margin?: number;
  /** How many pages show around the current one. @default 2 */
  range?: number;
}
