import type { Locator, Page } from 'playwright';
import { reach, travelTo } from './keyboard.ts';

/** A file as a chooser hands it over. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Where a file is chosen: the words that a pointer presses, and the field to which the keyboard comes. */
interface FilePlace {
  readonly words: Locator;
  readonly field: Locator;
}

/**
 * What somebody can do to a page. A journey is written once with these words, and so can be made by whoever has hands:
 * it never clicks, fills or focuses by itself.
 */
export interface Hands {
  /** Presses a button, a link, an entry of a menu, a day, a time or a box to tick, once it can be pressed. */
  press(target: Locator): Promise<void>;
  /** Presses what says that it cannot be pressed now, to learn why. */
  pressInVain(target: Locator): Promise<void>;
  /** Types into a field, in place of what stands in it. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses from a list of the system's own, by the words of the choice. */
  choose(list: Locator, option: string): Promise<void>;
  /**
   * Gives a date that is known by heart.
   * @param date `yyyy-MM-dd`
   */
  enterDate(field: Locator, date: string): Promise<void>;
  /** Has the page open the system's own chooser of files, and takes this one there. */
  giveFile(place: FilePlace, file: GivenFile): Promise<void>;
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

/** The list itself opens outside of the page, where no test gets to see it. */
async function chooseFromList(list: Locator, option: string): Promise<void> {
  await list.selectOption({ label: option });
}

/** The chooser itself opens outside of the page; that the page opens it is seen. */
async function takeFile(page: Page, file: GivenFile, ask: () => Promise<void>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), ask()]);
  await chooser.setFiles(file);
}

const handsAtMouse = (page: Page): Hands => ({
  press: (target) => target.click(),
  pressInVain: (target) => target.click({ force: true }),
  choose: chooseFromList,
  type: async (field, text) => {
    await field.click({ clickCount: 3 });
    await page.keyboard.type(text);
  },
  enterDate: async (field, date) => {
    // Where the month stands.
    await field.click({ position: { x: 24, y: 20 } });
    await page.keyboard.type(typedDate(date));
  },
  giveFile: ({ words }, file) => takeFile(page, file, () => words.click()),
});

const handsAtKeyboard = (page: Page): Hands => ({
  press: async (target) => {
    await page.keyboard.press(await travelTo(page, target));
  },
  pressInVain: async (target) => {
    await page.keyboard.press(await reach(page, target));
  },
  choose: async (list, option) => {
    await list
      .getByRole('option', { name: option, exact: true, includeHidden: true })
      .waitFor({ state: 'attached' });
    await travelTo(page, list);
    const options = await list.locator('option').allTextContents();
    await page.keyboard.press('Home');
    for (let at = 0; at < options.indexOf(option); at += 1) await page.keyboard.press('ArrowDown');
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
  giveFile: ({ field }, file) =>
    takeFile(page, file, async () => page.keyboard.press(await travelTo(page, field))),
});

const handsOnGlass = (page: Page): Hands => ({
  press: (target) => target.tap(),
  pressInVain: (target) => target.tap({ force: true }),
  choose: chooseFromList,
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
  giveFile: ({ words }, file) => takeFile(page, file, () => words.tap()),
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

/** The same for the owner, who has a tablet at hand instead of a phone. */
export const ownerWays = [
  withMouse,
  byKeyboard,
  { ...byTouch, name: 'by touch on a tablet', width: 768, height: 1024 },
] as const;
