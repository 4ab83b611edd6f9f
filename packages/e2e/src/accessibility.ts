import axe from 'axe-core';
import type { Page } from 'playwright';

/** What axe finds on the page as it is now: one line a violation, with every WCAG 2.2 AA rule on. */
export async function findBarriers(page: Page): Promise<string[]> {
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
