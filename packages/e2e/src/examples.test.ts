import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endAnimations, findViolations } from './accessibility.ts';
import { examples, installExample, type Example } from './example.ts';
import { tabTo } from './keyboard.ts';
import { collectConsoleErrors, openBrowser } from './testUser.ts';

const opened: { page: Page; consoleErrors: string[] }[] = [];

async function openPage(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await (await openBrowser()).newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  opened.push({ page, consoleErrors: collectConsoleErrors(context, page, new URL(address).origin) });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return page;
}

afterEach(async () => {
  const left = opened.splice(0);
  for (const { page } of left) await page.context().close();
  expect(left.flatMap(({ consoleErrors }) => consoleErrors)).toEqual([]);
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function press(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press(await tabTo(page, target));
}

async function chooseTime(page: Page): Promise<void> {
  await press(page, button(page, 'Choose a date and a time'));
  const dialog = page.getByRole('dialog', { name: 'When would you like to come?' });
  await press(page, dialog.getByRole('button', { name: /March 5, 2027/ }));
  await press(page, dialog.getByRole('radio', { name: /3:00 pm/i }));
  await press(page, dialog.getByRole('button', { name: 'Take this time' }));
  await dialog.waitFor({ state: 'hidden' });
}

const looks: readonly BrowserContextOptions[] = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
];

/** What each example must do, once it is built and served. */
function isUsable(example: () => Example): void {
  let address: string;
  beforeAll(async () => {
    await example().build();
    address = await example().start();
  });

  it('comes from the server with all it shows', async () => {
    const html = await (await fetch(address)).text();
    const words = [
      'Book a visit',
      'Next slide',
      'Mobile phone',
      'Your visits',
      'Which ages do you braid for?',
    ];
    expect(words.filter((text) => !html.includes(text))).toEqual([]);
  });

  it.each(looks)('has nothing that axe finds, also with its dialog open: $colorScheme', async (look) => {
    const page = await openPage(address, look);
    expect(await findViolations(page)).toEqual([]);
    await button(page, 'Choose a date and a time').click();
    await page.getByRole('dialog').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('mirrors its arrows from right to left, whatever the language of the page', async () => {
    const page = await openPage(address);
    const transform = () => button(page, 'Next slide').evaluate((node) => getComputedStyle(node).transform);
    expect(await transform()).toBe('none');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    expect(await transform()).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  });

  it('books by keyboard alone', async () => {
    const page = await openPage(address);
    await press(page, button(page, 'Next slide'));
    await page
      .getByRole('button', { name: '2 of 5', exact: true })
      .and(page.locator('[aria-current]'))
      .waitFor();
    await press(page, button(page, 'Book'));
    await press(page, page.getByRole('link', { name: 'Choose a date and a time' }));
    await chooseTime(page);
    await expect
      .poll(() =>
        button(page, 'Choose a date and a time').evaluate((node) => node === document.activeElement),
      )
      .toBe(true);
    await tabTo(page, page.getByRole('textbox', { name: 'Mobile phone' }));
    await page.keyboard.type('6135550199');
    await page.keyboard.press('Enter');
    await page.getByText('See you on Friday, March 5, 2027').waitFor();
    await press(page, button(page, /^Next page$/));
    await page.getByText('6 to 10 of 12').waitFor();
    const question = page.locator('summary', { hasText: 'Which ages do you braid for?' });
    await press(page, question);
    await page.getByText('Girls of 5 to 12.').waitFor();
  });
}

describe('the example of Vite, installed from the packed file', { tags: ['ci'] }, () => {
  let example: Example;
  beforeAll(async () => {
    example = await installExample('vite');
  }, 600_000);
  afterAll(() => example?.close());

  it('is rendered and taken over without a warning by React for development', async () => {
    await example.build('development');
    expect(await example.runScript('prerender.js')).toBe('');
    const page = await openPage(await example.start());
    await chooseTime(page);
  });

  describe('built for production', () => {
    isUsable(() => example);
  });

  describe('beside Tailwind', () => {
    let plain: Styles;
    beforeAll(async () => {
      plain = await readStyles(await example.start());
      await example.install('tailwindcss@4.3.5', '@tailwindcss/vite@4.3.5');
      writeFileSync(join(example.folder, 'src/tailwind.css'), `@import 'tailwindcss';`);
      edit(example, 'vite.config.ts', (text) =>
        `import tailwindcss from '@tailwindcss/vite';\n${text}`.replace(
          '[react()',
          '[tailwindcss(), react()',
        ),
      );
    });

    it.each([
      ['before', `import './tailwind.css';\n`, ''],
      ['after', '', `import './tailwind.css';\n`],
    ])(
      'every computed value that can be seen is the same, with its style sheet %s the theme',
      async (_order, before, after) => {
        const theme = `import '@plaitful/design-system/theme.css';\n`;
        edit(example, 'src/main.tsx', (text) => text.replace(/^(?:import '.*';\n)+/, before + theme + after));
        await example.build();
        expect(compareStyles(plain, await readStyles(await example.start()))).toEqual([]);
      },
    );
  });
});

describe('the example of Next, installed from the packed file', { tags: ['nightly'] }, () => {
  let example: Example;
  beforeAll(async () => {
    example = await installExample('next');
    addPageWithEveryEntryPoint(example.folder);
  }, 600_000);
  afterAll(() => example?.close());

  isUsable(() => example);

  it('has every entry point in a server component', async () => {
    const page = await openPage(`${await example.start()}/every`);
    expect(await page.getByText('entry points').textContent()).toBe(
      `${entryPoints(example.folder).length} entry points`,
    );
  });
});

/** The computed values of every element of the page, with its errors, its dialog open and a date chosen. */
type Styles = { element: string; values: Record<string, string> }[];

async function readStyles(address: string): Promise<Styles> {
  const page = await openPage(address);
  await button(page, 'Book').click();
  await page.getByRole('link', { name: 'Choose a date and a time' }).waitFor();
  await button(page, 'Choose a date and a time').click();
  await button(page, /March 5, 2027/).click();
  await page.getByRole('radio', { name: /3:00 pm/i }).waitFor();
  await endAnimations(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *:not(script)')].map((element) => {
      const style = getComputedStyle(element);
      const values = Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
      return { element: `${element.tagName}.${element.className}`, values };
    }),
  );
}

/** What shows nothing here: all buttons have a background, all icons are blocks, and there is no tab in a text. */
const unseen = new Set(['appearance', 'tab-size', 'vertical-align', '-webkit-tap-highlight-color']);

/** The differences that can be seen, one line each. */
function compareStyles(before: Styles, after: Styles): string[] {
  if (before.length !== after.length) return ['other elements'];
  return before.flatMap(({ element, values }, at) =>
    Object.entries(values).flatMap(([name, value]) => {
      const other = after[at]?.values[name];
      const width = /^border-.*-(?=(?:style|color)$)/.exec(name)?.[0];
      const isUnseen = unseen.has(name) || (width !== undefined && values[`${width}width`] === '0px');
      return other === value || isUnseen ? [] : `${element} ${name}: ${value}, ${other}`;
    }),
  );
}

function edit({ folder }: Example, file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** The entry points of the installed package that lead to code. */
function entryPoints(folder: string): string[] {
  const manifest = join(folder, 'node_modules/@plaitful/design-system/package.json');
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  return Object.entries(exports).flatMap(([name, to]) =>
    typeof to === 'object' && to.default.endsWith('.js') ? name.slice('./'.length) : [],
  );
}

function addPageWithEveryEntryPoint(folder: string): void {
  const names = entryPoints(folder);
  const imports = names.map((name, at) => `import * as entry${at} from '@plaitful/design-system/${name}';`);
  const list = names.map((_, at) => `entry${at}`).join(', ');
  mkdirSync(join(folder, 'app/every'));
  writeFileSync(
    join(folder, 'app/every/page.tsx'),
    `${imports.join('\n')}\nconst entries = [${list}].filter((entry) => Object.keys(entry).length > 0);
export default function Page() { return <main><h1>Every</h1><p>{entries.length} entry points</p></main>; }\n`,
  );
}

it('the two examples show the same screen', () => {
  const read = (folder: string, file: string) => readFileSync(join(examples, folder, file), 'utf8');
  for (const file of ['Booking.tsx', 'studio.ts'])
    expect(read('next/app', file)).toBe(read('vite/src', file));
});
