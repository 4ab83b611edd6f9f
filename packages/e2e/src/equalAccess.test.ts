import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as ace from 'accessibility-checker-engine';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { endAnimations } from './accessibility.ts';
import { startHarness } from './harness.ts';
import { changeWidth } from './layout.ts';
import { openPage, pagePathPatterns } from './openPage.ts';

const harness = startHarness();

const engine = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace-window.js')),
  'utf8',
);

declare global {
  interface Window {
    /** IBM Equal Access, once its script has run in the page. */
    ace_ibma?: typeof ace;
  }
}

/** What the engine is certain of, one line a violation; what it only asks a person to look at is left out. */
async function findViolations(page: Page): Promise<string[]> {
  await endAnimations(page);
  if (!(await page.evaluate(() => 'ace_ibma' in window))) await page.evaluate(engine);
  return page.evaluate(async () => {
    if (!window.ace_ibma) throw new Error('The engine is not in the page');
    const { results } = await new window.ace_ibma.Checker().check(document, ['IBM_Accessibility']);
    // HTML allows a username in a field for an email address since 2020; the engine does not know that yet.
    const isAllowed = ({ ruleId, snippet }: (typeof results)[number]): boolean =>
      ruleId === 'input_autocomplete_valid' &&
      snippet.includes('type="email"') &&
      snippet.includes('autocomplete="username"');
    return results
      .filter(({ value: [policy, confidence] }) => `${policy} ${confidence}` === 'VIOLATION FAIL')
      .filter((result) => !isAllowed(result))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
  });
}

// A second engine beside axe: the two find different things.
describe('every page of the built product', { tags: ['nightly'] }, () => {
  it.each(pagePathPatterns)(
    '%s has no violation that IBM Equal Access finds, in light and dark',
    async (pattern) => {
      const found: string[] = [];
      const page = await openPage(harness, pattern);
      for (const width of [360, 1280]) {
        await changeWidth(page, width);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const violations = await findViolations(page);
          found.push(...violations.map((violation) => `${width} px, ${colorScheme}: ${violation}`));
        }
      }
      expect(found).toEqual([]);
    },
  );
});
