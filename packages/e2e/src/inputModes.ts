import type { Locator, Page } from 'playwright';
import { expectFocus, moveFocusTo, tabTo } from './keyboard.ts';

export interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A file input: the label for a pointer, the field for the keyboard. */
interface FilePlace {
  readonly words: Locator;
  readonly field: Locator;
}

/**
 * What a user can do on a page, so that a journey is written once for all input modes: journeys never click, fill or
 * focus directly.
 */
export interface InputDriver {
  /** Presses a control once it is enabled. */
  press(target: Locator): Promise<void>;
  /** Presses a disabled control, to read why it is disabled. */
  clickDisabled(target: Locator): Promise<void>;
  /** Replaces the content of a field. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a native select by its text. */
  choose(list: Locator, option: string): Promise<void>;
  /** @param date `yyyy-MM-dd` */
  enterDate(field: Locator, date: string): Promise<void>;
  /** Opens the system's file dialog and chooses the file. */
  giveFile(place: FilePlace, file: UploadFile): Promise<void>;
}

/** A device with its way of input. */
export interface InputMode {
  /** Completes the title of a group of tests: "booking with a mouse". */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly hasTouch: boolean;
  /** Whether a page translator replaces all texts. @default false */
  readonly isTranslated?: boolean;
  readonly createDriver: (page: Page) => InputDriver;
}

/** The order in which Chromium shows the parts of a date in en-CA and en-US. */
const typedDate = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}${day}${year}`;
};

/** The browser draws the open list outside the page, where tests cannot see it. */
async function chooseFromList(list: Locator, option: string): Promise<void> {
  await list.selectOption({ label: option });
}

/** The browser draws the dialog outside the page; checks that the page opens it. */
async function chooseFile(page: Page, file: UploadFile, ask: () => Promise<void>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), ask()]);
  await chooser.setFiles(file);
}

const mouseDriver = (page: Page): InputDriver => ({
  press: (target) => target.click(),
  clickDisabled: (target) => target.click({ force: true }),
  choose: chooseFromList,
  type: async (field, text) => {
    await field.click({ clickCount: 3 });
    await page.keyboard.type(text);
  },
  enterDate: async (field, date) => {
    // The position of the month within the date field.
    await field.click({ position: { x: 24, y: 20 } });
    await page.keyboard.type(typedDate(date));
  },
  giveFile: ({ words }, file) => chooseFile(page, file, () => words.click()),
});

const keyboardDriver = (page: Page): InputDriver => ({
  press: async (target) => {
    await page.keyboard.press(await tabTo(page, target));
  },
  clickDisabled: async (target) => {
    await page.keyboard.press(await moveFocusTo(page, target));
  },
  choose: async (list, option) => {
    await list
      .getByRole('option', { name: option, exact: true, includeHidden: true })
      .waitFor({ state: 'attached' });
    await tabTo(page, list);
    const options = await list.locator('option').allTextContents();
    await page.keyboard.press('Home');
    for (let at = 0; at < options.indexOf(option); at += 1) await page.keyboard.press('ArrowDown');
  },
  type: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  enterDate: async (field, date) => {
    await tabTo(page, field);
    await page.keyboard.type(typedDate(date));
  },
  giveFile: ({ field }, file) =>
    chooseFile(page, file, async () => page.keyboard.press(await tabTo(page, field))),
});

const touchDriver = (page: Page): InputDriver => ({
  press: (target) => target.tap(),
  clickDisabled: (target) => target.tap({ force: true }),
  choose: chooseFromList,
  type: async (field, text) => {
    await field.tap();
    // The browser moves the focus after the tap has returned, and the text goes to where the focus is.
    await expectFocus(field);
    await page.keyboard.press('ControlOrMeta+A');
    // A phone's keyboard inserts text without key events.
    await page.keyboard.insertText(text);
  },
  enterDate: async (field, date) => {
    await field.tap();
    // A phone shows its own date picker, which tests cannot see.
    await field.fill(date);
  },
  giveFile: ({ words }, file) => chooseFile(page, file, () => words.tap()),
});

export const mouseMode: InputMode = {
  name: 'with a mouse',
  width: 1280,
  height: 800,
  hasTouch: false,
  createDriver: mouseDriver,
};

/** Every control must be reachable with Tab and the arrow keys. */
const byKeyboard: InputMode = {
  name: 'by the keyboard alone',
  width: 1280,
  height: 800,
  hasTouch: false,
  createDriver: keyboardDriver,
};

/** On a narrow phone, whose browser translates the pages. */
const byTouch: InputMode = {
  name: 'by touch, translated',
  width: 360,
  height: 740,
  hasTouch: true,
  isTranslated: true,
  createDriver: touchDriver,
};

export const inputModes = [mouseMode, byKeyboard, byTouch] as const;

/** For the owner, with a tablet instead of a phone. */
export const ownerInputModes = [
  mouseMode,
  byKeyboard,
  { ...byTouch, name: 'by touch on a tablet, translated', width: 768, height: 1024 },
] as const;
