import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { demoIllustration, styleKeys } from '@plaitful/illustrations/style';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageFormats, imageWidths } from '../../catalogue/images/encode.ts';
import {
  demoPictures,
  hashVariants,
  pictureFile,
  picturesFolder,
  loadPictureVariants,
} from './demoPictures.ts';

describe('the files of the demo pictures', () => {
  it('are made from the illustrations as they are now; else run `npm run generate:pictures`', () => {
    for (const key of styleKeys) {
      const drawing = createHash('sha256').update(demoIllustration(key, 1280)).digest('hex');
      expect([key, demoPictures[key].drawing]).toEqual([key, drawing]);
      expect([key, demoPictures[key].hash]).toEqual([key, hashVariants(loadPictureVariants(key))]);
    }
  });

  it('are those that are read, and no others', () => {
    const read = styleKeys.flatMap((key) =>
      imageWidths.flatMap((width) => imageFormats.map((format) => pictureFile(key, width, format))),
    );
    expect(new Set(readdirSync(picturesFolder))).toEqual(new Set([...read, 'manifest.json']));
  });

  it.each(styleKeys)(
    'show the illustration of %s, in every size and format',
    { tags: ['ci'] },
    async (key) => {
      const pixels = (picture: Buffer) => sharp(picture).flatten().resize({ width: 320 }).raw().toBuffer();
      const drawn = await pixels(Buffer.from(demoIllustration(key, 1280)));
      for (const { width, height, format, bytes } of loadPictureVariants(key)) {
        const metadata = await sharp(bytes).metadata();
        expect([metadata.width, metadata.height]).toEqual([height / 1.25, height]);
        const shown = await pixels(bytes);
        const difference = shown.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0);
        // Compression changes a pixel by 5 at most on average; another illustration, by at least 24.
        expect(difference / drawn.length, `${width}.${format}`).toBeLessThan(8);
      }
    },
  );
});
