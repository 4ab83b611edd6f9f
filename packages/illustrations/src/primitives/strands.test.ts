import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tonesFor } from './colors.ts';
import { ribbonOn } from './ribbon.ts';
import { plait, twist } from './strands.ts';

const tones = tonesFor('#33211F');
const hanging = ribbonOn(
  [
    [50, 0],
    [50, 300],
  ],
  () => 40,
);

/** The mean grey of a part of a drawing, 100 x 300. */
async function getGrey(drawing: string, left: number, top: number, width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="300">${drawing}</svg>`;
  const part = sharp(Buffer.from(svg)).extract({ left, top, width, height }).flatten().greyscale();
  const pixels = await part.raw().toBuffer();
  return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
}

test('lights a hanging plait from the left', async () => {
  const drawing = plait(hanging, tones);
  const [left, right] = [await getGrey(drawing, 32, 60, 16, 180), await getGrey(drawing, 52, 60, 16, 180)];
  expect(left - right).toBeGreaterThan(6);
});

test('alternates the strands of a two-strand twist', async () => {
  const drawing = twist(hanging, tones);
  const greys = await Promise.all(
    Array.from({ length: 40 }, (_, i) => getGrey(drawing, 48, 40 + i * 5, 4, 5)),
  );
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
  const turns = greys.filter((grey, i) => i > 0 && grey > mean !== (greys[i - 1] ?? 0) > mean).length;
  expect(turns).toBeGreaterThanOrEqual(6);
  expect(Math.max(...greys) - Math.min(...greys)).toBeGreaterThan(15);
});
