import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faviconSvg, logoSvg } from './brand.ts';
import { heroIllustration, heroNeckPoint } from './hero.ts';

test('the hero girl has no background, and hair at the nape where the plait begins', async () => {
  const svg = heroIllustration();
  expect(svg).toBe(heroIllustration());
  expect(svg.length).toBeLessThan(60_000);
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  expect(pixel(2, 2)[3]).toBe(0);
  const [red = 255, , , alpha] = pixel(
    Math.round(heroNeckPoint.x * 400) - 8,
    Math.round(heroNeckPoint.y * 500) - 8,
  );
  expect(alpha).toBe(255);
  expect(red).toBeLessThan(90);
});

test('logo and favicon can be drawn as they are', async () => {
  const logo = await sharp(Buffer.from(logoSvg(120))).metadata();
  expect([logo.width, logo.height]).toEqual([120, 40]);
  const favicon = await sharp(Buffer.from(faviconSvg())).metadata();
  expect([favicon.width, favicon.height]).toEqual([32, 32]);
});
