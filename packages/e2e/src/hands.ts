import type { Locator, Page } from 'playwright';
import { travelTo } from './keyboard.ts';

/**
 * What somebody can do to a page. A journey is written once with these words, and so can be made by whoever has hands:
 * it never clicks, fills or focuses by itself.
 */
export interface Hands {
  /** Presses a button, a link, an entry of a menu, a day, a time or a box to tick, once it can be pressed. */
  press(target: Locator): Promise<void>;
  /** Types into a field, in place of what stands in it. */
  type(field: Locator, text: string): Promise<void>;
  /**
   * Gives a date that is known by heart.
   * @param date `yyyy-MM-dd`
   */
  enterDate(field: Locator, date: string): Promise<void>;
}

/** How somebody comes to the site: what they hold in their hands, and how. */
export interface Way {
  /** Ends what a group of tests is called: "booking by touch". */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly hasTouch: boolean;
  readonly handsOn: (page: Page) => Hands;
}

/** What the parts of a date are typed in; Chromium shows them in this order to whoever reads English of Canada or America. */
export const typedDate = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}${day}${year}`;
};

const handsAtMouse = (page: Page): Hands => ({
  press: (target) => target.click(),
  type: async (field, text) => {
    await field.click({ clickCount: 3 });
    await page.keyboard.type(text);
  },
  enterDate: async (field, date) => {
    // Where the month stands.
    await field.click({ position: { x: 24, y: 20 } });
    await page.keyboard.type(typedDate(date));
  },
});

const handsAtKeyboard = (page: Page): Hands => ({
  press: async (target) => {
    await page.keyboard.press(await travelTo(page, target));
  },
  type: async (field, text) => {
    await travelTo(page, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  enterDate: async (field, date) => {
    await travelTo(page, field);
    await page.keyboard.type(typedDate(date));
  },
});

const handsOnGlass = (page: Page): Hands => ({
  press: (target) => target.tap(),
  type: async (field, text) => {
    await field.tap();
    await page.keyboard.press('ControlOrMeta+A');
    // As the keyboard of a phone does: words come in at once, without a press of any key.
    await page.keyboard.insertText(text);
  },
  enterDate: async (field, date) => {
    await field.tap();
    // A phone lets its own calendar choose, which no page and no test gets to see.
    await field.fill(date);
  },
});

/** With a mouse at a desk. */
export const withMouse: Way = {
  name: 'with a mouse',
  width: 1280,
  height: 800,
  hasTouch: false,
  handsOn: handsAtMouse,
};

/** By the keyboard alone, at a desk: every place must be reached by Tab and the arrow keys. */
const byKeyboard: Way = {
  name: 'by the keyboard alone',
  width: 1280,
  height: 800,
  hasTouch: false,
  handsOn: handsAtKeyboard,
};

/** With a finger on a narrow phone. */
const byTouch: Way = {
  name: 'by touch',
  width: 360,
  height: 740,
  hasTouch: true,
  handsOn: handsOnGlass,
};

/** The three ways in which every journey is made. */
export const ways = [withMouse, byKeyboard, byTouch] as const;
