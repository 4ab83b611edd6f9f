import { expect, type Page, test } from 'playwright/test';
import { scaleTokens } from '../../packages/design-system/src/tokens/scaleTokens.ts';
import { themes } from '../../packages/design-system/src/tokens/themes/themes.ts';
import { pack } from './baselines.ts';

const { color } = themes.light;
const usual = { background: color.action.primary.background.rest, left: '24px', ring: '3px' };

/** A focused button as the design system renders it. */
async function show(page: Page, { background, left, ring }: typeof usual): Promise<void> {
  await page.setContent(`<!doctype html>
    <style>
      body { background: ${color.ground.page}; font: 16px sans-serif }
      button { position: absolute; left: ${left}; top: 24px; padding: 12px 24px; border: 0;
        border-radius: ${scaleTokens.radius.control.value}; color: ${color.action.primary.foreground};
        background: ${background} }
      button:focus-visible { outline: ${ring} solid ${color.text.heading}; outline-offset: 2px }
    </style>
    <button>Book Now</button>`);
  await page.keyboard.press('Tab');
}

/** The same colour with blue one of 256 steps higher. */
function nextColour(hex: string): string {
  const blue = Number.parseInt(hex.slice(5, 7), 16);
  return `${hex.slice(0, 5)}${(blue === 255 ? 254 : blue + 1).toString(16).padStart(2, '0')}`;
}

const faults: Record<string, Partial<typeof usual>> = {
  'no fault': {},
  'one step of a colour': { background: nextColour(usual.background) },
  'a shift by one pixel': { left: '25px' },
  'no focus ring': { ring: '0' },
};

for (const [name, fault] of Object.entries(faults)) {
  test(name, async ({ page }) => {
    const baseline = test.info().snapshotPath('button.webp', { kind: 'screenshot' });
    await show(page, usual);
    await page.screenshot({ path: baseline });
    await pack(baseline);
    await show(page, { ...usual, ...fault });
    await expect(page).toHaveScreenshot('button.webp');
  });
}

test('no baseline', async ({ page }) => {
  await show(page, usual);
  await expect(page).toHaveScreenshot('button.webp');
});
