import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from './accessibility.ts';
import { openPageState, sizeOf } from './openPageState.ts';
import {
  findHorizontalOverflow,
  findLostText,
  findRunningAnimations,
  findTornWords,
  lengthenNames,
  spaceText,
} from './layout.ts';
import { owner } from './parent.ts';
import { pageStates } from './pageStates.ts';
import { allThemes, themesAt, type Theme } from './themes.ts';
import { startHarness } from './harness.ts';
import { listNames, logInByApi } from './testData.ts';

const harness = startHarness();

/** The names that are made long. */
let names: readonly string[];
beforeAll(async () => {
  names = await listNames(harness.product, await logInByApi(harness.product, owner));
});

/** The widths of phones, tablets and desks. */
const widths = [320, 360, 390, 768, 1024, 1280, 1440] as const;

/** Where text is spaced too. */
const spacedWidths: readonly number[] = [360, 768, 1280];

/** The smallest page that must work: a desk of 1280 × 1024 px enlarged to 400 %. */
const reflow = { width: 320, height: 256 } as const;

/** How many dialogs and menus lie over a page. */
const openLayers = (page: Page): Promise<number> =>
  page.locator(':modal, [role=dialog], [role=alertdialog], [role=menu]').count();

/** What is wrong with an open page at one width, each line with where it was seen. */
async function findFaults(page: Page, width: number, themes: readonly Theme[]): Promise<string[]> {
  const faults: string[] = [];
  const note = (seen: string, found: readonly string[]): void => {
    faults.push(...found.map((fault) => `${width} px, ${seen}: ${fault}`));
  };
  const noteLayout = async (seen: string): Promise<void> => {
    note(seen, [...(await findHorizontalOverflow(page)), ...(await findLostText(page))]);
  };
  const opened = await openLayers(page);
  await page.setViewportSize(sizeOf(width));
  if ((await openLayers(page)) !== opened) note('document', ['closed what the state opens (isReopened)']);
  const headings = await page.locator('h1').count();
  if (headings !== 1) note('document', [`${headings} headings of level 1`]);
  if (!/\S.* · Plaitful Kids$|^Plaitful Kids: /.test(await page.title())) {
    note('document', [`titled “${await page.title()}”`]);
  }
  for (const { name, media, rules } of themes) {
    await page.emulateMedia(media);
    note(name, await findViolations(page, rules));
    if (media.reducedMotion === 'reduce') note(name, await findRunningAnimations(page));
  }
  await noteLayout('as it is');
  note('torn word', await findTornWords(page));
  const shortenNames = await lengthenNames(page, names);
  note('with long names', [...(await findHorizontalOverflow(page)), ...(await findTornWords(page))]);
  await shortenNames();
  if (width === 360) {
    await page.setViewportSize(reflow);
    await noteLayout('at 400 %');
  }
  if (spacedWidths.includes(width)) {
    const removeSpacing = await spaceText(page);
    await noteLayout('with spaced text');
    await removeSpacing();
  }
  return faults;
}

/** How every page is looked at: once in `.ci/run`, and each night with nothing left out. */
const plans = [
  { how: 'opened on a phone and made wider', tag: 'ci', isReopened: false, themesOf: themesAt },
  { how: 'opened at each width', tag: 'nightly', isReopened: true, themesOf: () => allThemes },
];

for (const { how, tag, isReopened, themesOf } of plans) {
  describe(`every page of the built product, ${how}`, { tags: [tag] }, () => {
    it.each(pageStates)(
      '$name has no barrier in any colours, loses and tears nothing at any width, at 400 %, with long names or spaced text, and keeps still for whoever asked',
      async (pageState) => {
        const faults: string[] = [];
        let page: Page | undefined;
        for (const width of widths.filter((each) => pageState.widths?.includes(each) ?? true)) {
          if (!page || isReopened || pageState.isReopened) {
            page = await openPageState(harness, pageState, width);
          }
          faults.push(...(await findFaults(page, width, themesOf(width))));
        }
        expect(faults).toEqual([]);
      },
    );
  });
}
