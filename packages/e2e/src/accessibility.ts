import axe from 'axe-core';
import type { Page } from 'playwright';

/** Waits until everything that moves or changes its colour has come to rest; what never ends, such as a loader, may go on. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const findMoving = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    // A colour that fades makes what inherits it fade after it.
    for (let moving = findMoving(); moving.length > 0; moving = findMoving()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

/** Every rule of WCAG 2.2 AA, by axe's tags. */
export const allRules: readonly string[] = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/**
 * What axe finds on the page once it is at rest, one line a violation.
 * @param rules the names or tags of the rules
 */
export async function findBarriers(page: Page, rules = allRules): Promise<string[]> {
  await comeToRest(page);
  // Once for each document: axe has half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (runOnly) => {
      const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    [...rules],
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
