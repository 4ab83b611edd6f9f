import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hairCardIllustration, hairCardLengths, hairCardTextures } from './hairCard.ts';

const shape = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(80).greyscale().threshold(70).raw().toBuffer();

const dark = (pixels: Buffer): number => pixels.filter((value) => value === 0).length / pixels.length;

test.each(hairCardTextures)('%s hair covers more of the picture the longer it is', async (texture) => {
  const shares = await Promise.all(
    hairCardLengths.map(async (length) => dark(await shape(hairCardIllustration(texture, length)))),
  );
  expect(shares.slice(1).every((share, index) => share > (shares[index] ?? 1) * 1.15)).toBe(true);
});

test('each texture has its own shape', async () => {
  const shapes = await Promise.all(
    hairCardTextures.map((texture) => shape(hairCardIllustration(texture, 'SHOULDERS'))),
  );
  for (const [i, one] of shapes.entries())
    for (const other of shapes.slice(i + 1)) {
      const differing = one.filter((value, at) => value !== other[at]).length / one.length;
      expect(differing).toBeGreaterThan(0.012);
    }
});

test('is deterministic', () => {
  expect(hairCardIllustration('CURLY', 'WAIST')).toBe(hairCardIllustration('CURLY', 'WAIST'));
});
