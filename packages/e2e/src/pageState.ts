import type { Page } from 'playwright';

type Who = 'maya' | 'ruth' | 'jonah' | 'sofia' | 'owner';

/** A page of the product, or a dialog over it, in one state. */
export interface PageState {
  readonly name: string;
  /** Who is signed in. @default nobody */
  readonly who?: Who;
  /** In px. @default all */
  readonly widths?: readonly number[];
  /** Whether it must be opened again at each width, because resizing closes it. @default false */
  readonly isReopened?: boolean;
  /** Opens it on a new page, at any of its widths. */
  readonly open: (page: Page) => Promise<unknown>;
}
