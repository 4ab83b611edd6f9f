import axe from 'axe-core';
import type { Page } from 'playwright';

/** Waits until everything that moves or changes its colour has come to rest; what never ends, such as a loader, may go on. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** What axe finds on the page once it is at rest: one line a violation, with every WCAG 2.2 AA rule on. */
export async function findBarriers(page: Page): Promise<string[]> {
  await comeToRest(page);
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
