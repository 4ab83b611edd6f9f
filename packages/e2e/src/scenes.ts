import type { Page } from 'playwright';
import { ownerScenes } from './scenes.owner.ts';
import { parentScenes } from './scenes.parent.ts';

/** An account of the demo studio. */
export type Who = 'maya' | 'ruth' | 'jonah' | 'sofia' | 'owner';

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
  /** Opens it on a new page, at any of its widths. */
  readonly open: (page: Page) => Promise<unknown>;
}

/** Every page that is looked at. A new page is one entry in the list of its side. */
export const scenes: readonly Scene[] = [...parentScenes, ...ownerScenes];
