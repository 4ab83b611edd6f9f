// `npm run generate:pictures`: writes the pictures of the demo styles, so that filling the demo does not have to encode
// them. Pictures of unchanged drawings are kept; after a change of the encoders, empty the manifest (`{}`) first.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoIllustration, styleKeys, type StyleKey } from '@plaitful/illustrations/style';
import sharp, { type Sharp } from 'sharp';
import {
  demoPictures,
  hashVariants,
  pictureFile,
  picturesFolder,
  loadPictureVariants,
  type DemoPicture,
} from '../src/app/demo/demoPictures.ts';
import {
  dominantColor,
  imageFormats,
  imageWidths,
  type ImageFormat,
} from '../src/catalogue/images/encode.ts';

// With more threads the AVIF encoder sometimes hangs.
sharp.concurrency(1);

/** Slow is fine here: a high effort makes files a third smaller than those of an upload. */
const encoders: Readonly<Record<ImageFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 46, effort: 6 }),
  webp: (picture) => picture.webp({ quality: 45, effort: 6 }),
  jpeg: (picture) => picture.jpeg({ quality: 38, mozjpeg: true }),
};

async function generate(key: StyleKey, svg: string): Promise<Omit<DemoPicture, 'drawing'>> {
  const png = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer();
  for (const format of imageFormats) {
    for (const width of format === 'jpeg' ? imageWidths.slice(0, 2) : imageWidths) {
      const bytes = await encoders[format](sharp(png).resize({ width })).toBuffer();
      writeFileSync(join(picturesFolder, pictureFile(key, width, format)), bytes);
    }
  }
  const small = await sharp(png).resize({ width: 320 }).png().toBuffer();
  return { hash: hashVariants(loadPictureVariants(key)), color: await dominantColor(small) };
}

const pictures: Partial<Record<StyleKey, DemoPicture>> = { ...demoPictures };
for (const key of styleKeys) {
  const svg = demoIllustration(key, 1280);
  const drawing = createHash('sha256').update(svg).digest('hex');
  if (pictures[key]?.drawing === drawing) continue;
  pictures[key] = { drawing, ...(await generate(key, svg)) };
  writeFileSync(join(picturesFolder, 'manifest.json'), `${JSON.stringify(pictures, null, 2)}\n`);
  console.log(key);
}
