import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StyleKey } from '@plaitful/illustrations/style';
import manifest from './pictures/manifest.json' with { type: 'json' };
import { imageFormats, imageWidths, type ImageFormat, type ImageVariant } from '../images/encode.ts';

/** Where the pictures of the demo styles lie, as `npm run generate:pictures` wrote them. */
export const picturesFolder = join(import.meta.dirname, 'pictures');

/** What the manifest holds about the picture of one style. */
export interface DemoPicture {
  /** SHA-256 of the SVG that the files were made from. */
  readonly drawing: string;
  /** SHA-256 of the files: the picture's hash in the database. */
  readonly hash: string;
  readonly color: string;
}

export const demoPictures: Readonly<Record<StyleKey, DemoPicture>> = manifest;

/**
 * The name of a variant's file. Only browsers and link previews that know neither AVIF nor WebP ask for JPEG: 640 pixels
 * are enough for them, and keep the folder at 3 MB.
 */
export const pictureFile = (key: StyleKey, width: number, format: ImageFormat): string =>
  `${key}-${format === 'jpeg' ? Math.min(width, 640) : width}.${format}`;

export const readVariants = (key: StyleKey): ImageVariant[] =>
  imageWidths.flatMap((width) =>
    imageFormats.map((format) => {
      const bytes = readFileSync(join(picturesFolder, pictureFile(key, width, format)));
      return { width, height: (format === 'jpeg' ? Math.min(width, 640) : width) * 1.25, format, bytes };
    }),
  );

export function hashOf(variants: readonly ImageVariant[]): string {
  const hash = createHash('sha256');
  for (const { bytes } of variants) hash.update(bytes);
  return hash.digest('hex');
}
