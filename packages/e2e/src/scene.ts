import type { Page } from 'playwright';

/** An account of the demo studio. */
type Who = 'maya' | 'ruth' | 'jonah' | 'sofia' | 'owner';

/** One page of the product, or one dialog over it, as somebody has it before them. */
export interface Scene {
  readonly name: string;
  /**
   * Who is logged in.
   * @default nobody
   */
  readonly who?: Who;
  /**
   * At which widths it is there, in px.
   * @default all
   */
  readonly widths?: readonly number[];
  /**
   * Whether it has to be opened at each width, because another width closes what it shows.
   * @default false
   */
  readonly isOpenedAnew?: boolean;
  /** Opens it on a new page, at any of its widths. */
  readonly open: (page: Page) => Promise<unknown>;
}
