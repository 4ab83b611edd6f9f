import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scaleTokens } from '../../packages/design-system/src/tokens/scaleTokens.ts';
import { themes } from '../../packages/design-system/src/tokens/themes/themes.ts';
import { openBrowser, openContext, setWidth } from './capture.ts';
import { fingerprintOf, shows } from './fingerprint.ts';
import { adopt, judge } from './judge.ts';

const { color } = themes.light;
const background = color.action.primary.background.rest;

interface Look {
  background?: string;
  left?: string;
  ring?: string;
}

/** A button as the design system draws it, the keyboard on it. */
const button = ({ background: fill = background, left = '24px', ring = '3px' }: Look = {}) => `<!doctype html>
  <style>
    body { background: ${color.ground.page}; font: 16px sans-serif }
    button { position: absolute; left: ${left}; top: 24px; padding: 12px 24px; border: 0;
      border-radius: ${scaleTokens.radius.control.value}; color: ${color.action.primary.foreground};
      background: ${fill} }
    button:focus-visible { outline: ${ring} solid ${color.text.heading}; outline-offset: 2px }
  </style>
  <button>Book Now</button>`;

/** The same colour, its blue one of 256 steps further. */
function oneStepOn(hex: string): string {
  const blue = Number.parseInt(hex.slice(5, 7), 16);
  return `${hex.slice(0, 5)}${(blue === 255 ? 254 : blue + 1).toString(16).padStart(2, '0')}`;
}

describe('the visual check', { timeout: 60_000 }, () => {
  let browser: Browser;
  let page: Page;
  const folder = mkdtempSync(join(tmpdir(), 'plaitful-visual-'));
  const file = 'components-button/rest.light-360.png';

  async function show(look?: Look): Promise<void> {
    await page.setContent(button(look));
    await page.keyboard.press('Tab');
  }

  const verdict = async () => (await judge(page, file, folder)).kind;

  beforeAll(async () => {
    browser = await openBrowser();
    page = await (await openContext(browser)).newPage();
    await setWidth(page, 360);
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    await show();
    await adopt(page, file, folder);
  });

  it('passes what looks as before, drawn anew', async () => {
    await show();
    expect(await verdict()).toBe('same');
    await page.setContent('');
    await show();
    expect(await verdict()).toBe('same');
  });

  it('knows the same pixels in a file that was packed otherwise', async () => {
    const png = await page.screenshot();
    const packed = await sharp(png).png({ compressionLevel: 1 }).toBuffer();
    expect(packed.equals(png)).toBe(false);
    expect(await shows(packed, await fingerprintOf(png))).toBe(true);
  });

  it('finds a token that moved by one step of 256', async () => {
    await show({ background: oneStepOn(background) });
    expect(await verdict()).toBe('different');
  });

  it('finds a shift by one pixel', async () => {
    await show({ left: '25px' });
    expect(await verdict()).toBe('different');
  });

  it('finds a missing focus ring', async () => {
    await show({ ring: '0' });
    expect(await verdict()).toBe('different');
  });

  it('says where the difference lies', async () => {
    await show();
    await page.addStyleTag({
      content:
        'body::after { content: ""; position: absolute; left: 250px; top: 500px; width: 1px; height: 1px; background: red }',
    });
    const found = await judge(page, file, folder);
    expect(found.kind === 'different' && found.tiles).toEqual([{ x: 240, y: 480 }]);
  });

  it('tells a picture without a baseline', async () => {
    expect((await judge(page, 'components-button/new.light-360.png', folder)).kind).toBe('new');
  });
});
