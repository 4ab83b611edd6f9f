import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { themeColors } from '@plaitful/design-system/vite';
import { faviconSvg, plaitSvg } from '@plaitful/illustrations/brand';
import { heroIllustration, heroNeckPoint } from '@plaitful/illustrations/hero';
import { brand } from '@plaitful/messages/en-CA/common';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.mjs';

/** Renders the images that must be bitmaps, in the Chromium of the tests: `node app/scripts/drawIcons.ts`. */
interface Drawing {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

const { resolve } = createRequire(import.meta.resolve('@plaitful/design-system/vite'));

async function fontFace(): Promise<string> {
  const file = resolve('@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2');
  const data = (await readFile(file)).toString('base64');
  return `@font-face { font-family: Fredoka; font-weight: 300 700; src: url(data:font/woff2;base64,${data}); }`;
}

const data = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** @param margin in 32nds of the mark, for devices that cut icons to a shape of theirs */
const icon = (name: string, size: number, margin = 0): Drawing => ({
  file: `icons/${name}.png`,
  width: size,
  height: size,
  html: `<img src="${data(faviconSvg(margin))}" style="position: absolute; inset: 0; width: ${size}px">`,
});

/**
 * Position and size of the girl in the link preview, in px; her plait leads over her shoulder and under the
 * name.
 */
const girl = { left: 584, width: 560, height: 700 } as const;
const plait = plaitSvg(
  [
    {
      x: girl.left + heroNeckPoint.x * girl.width - 8,
      y: heroNeckPoint.y * girl.height,
      direction: 'right',
      handleOut: 0.3,
    },
    { x: 1046, y: 430, direction: 'down' },
    { x: 860, y: 540, direction: 'left' },
    { x: 470, y: 468, direction: 'left' },
    { x: -60, y: 540, direction: 'left' },
  ],
  { width: 1200, height: 630 },
  { halfWidth: 27, blackUntil: 420 },
);

/** The image of link previews. Its only text is the name, since previews show the title beside it. */
const share = async (): Promise<Drawing> => ({
  file: 'share.png',
  width: 1200,
  height: 630,
  html: `<style>${await fontFace()}</style><body style="background: ${themeColors.light.background.hero}">
    <img src="${data(heroIllustration())}" style="position: absolute; left: ${girl.left}px; top: 0; width: ${girl.width}px">
    <img src="${data(plait)}" style="position: absolute; inset: 0">
    <div style="position: absolute; left: 88px; top: 184px; font: 600 156px/1 Fredoka; letter-spacing: -2px;
      color: ${themeColors.light.text.heading}">${brand.name}</div>`,
});

async function draw(page: Page, { file, width, height, html }: Drawing): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const path = fileURLToPath(new URL(`../public/${file}`, import.meta.url));
  await page.screenshot({ path, omitBackground: true });
  process.stdout.write(`drawn: app/public/${file}\n`);
}

const executablePath = chromiumPath();
const browser = await chromium.launch({ args: [...chromiumArgs], ...(executablePath && { executablePath }) });
const page = await browser.newPage();
const drawings = [
  icon('192', 192),
  icon('512', 512),
  icon('maskable-512', 512, 5),
  icon('apple-touch', 180, 2),
  await share(),
];
for (const drawing of drawings) await draw(page, drawing);
await browser.close();
