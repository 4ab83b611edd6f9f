import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from './accessibility.ts';
import { startHarness } from './harness.ts';
import {
  changeWidth,
  findCellOverflow,
  findHorizontalOverflow,
  findBrokenWords,
  replaceNamesByLongOnes,
} from './layout.ts';
import { openPage, pagePathPatterns } from './openPage.ts';
import { owner } from './parentPage.ts';
import { listNames, logInByApi } from './testData.ts';

const harness = startHarness();

let names: readonly string[];
beforeAll(async () => {
  names = await listNames(harness.product, await logInByApi(harness.product, owner));
});

/** The widths of phones, tablets and desks. */
const widths = [320, 360, 390, 768, 1024, 1280, 1440] as const;

// Stories show the states, themes and dialogs of each page.
describe('every page of the built product', { tags: ['ci'] }, () => {
  it.each(pagePathPatterns)(
    '%s has no barrier, and at any width no torn word, no sideways scroll and nothing beyond its table cell, with long names too',
    async (pattern) => {
      const page = await openPage(harness, pattern);
      const faults = await findViolations(page);
      for (const width of widths) {
        await changeWidth(page, width);
        for (const length of ['long', 'short'] as const) {
          await replaceNamesByLongOnes(page, names, length);
          const found = await Promise.all([
            findHorizontalOverflow(page),
            findBrokenWords(page),
            findCellOverflow(page),
          ]);
          faults.push(...found.flat().map((fault) => `${width} px, ${length} names: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
  );
});
