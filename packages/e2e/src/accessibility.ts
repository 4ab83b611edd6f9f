import axe from 'axe-core';
import type { Page } from 'playwright';

/** Ends all finite animations and transitions; out of sight they would not end by themselves. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const findMoving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        );
    // Elements that inherit a fading colour fade after it.
    for (let moving = findMoving(); moving.length > 0; moving = findMoving()) {
      for (const one of moving) one.finish();
      await new Promise(requestAnimationFrame);
    }
  });
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The axe violations of a page once it is idle, one line each. */
export async function findViolations(page: Page): Promise<string[]> {
  await endAnimations(page);
  // Once for each document, since axe is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, rules);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
