import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StyleKey } from '@plaitful/illustrations/style';
import manifest from './pictures/manifest.json' with { type: 'json' };
import {
  imageFormats,
  imageWidths,
  type ImageFormat,
  type ImageVariant,
} from '../../catalogue/images/encode.ts';

/** The folder of the demo pictures, written by `npm run generate:pictures`. */
export const picturesFolder = join(import.meta.dirname, 'pictures');

/** The entry of a style's picture in the manifest. */
export interface DemoPicture {
  /** SHA-256 of the SVG that the files were made from. */
  readonly drawing: string;
  /** SHA-256 of the files: the hash of the picture in the database. */
  readonly hash: string;
  readonly color: string;
}

export const demoPictures: Readonly<Record<StyleKey, DemoPicture>> = manifest;

/**
 * The file name of a variant. JPEG is only requested by browsers and link previews without AVIF and WebP: 640 pixels
 * are enough for them, and keep the folder at 3 MB.
 */
export const pictureFile = (key: StyleKey, width: number, format: ImageFormat): string =>
  `${key}-${format === 'jpeg' ? Math.min(width, 640) : width}.${format}`;

export const loadPictureVariants = (key: StyleKey): ImageVariant[] =>
  imageWidths.flatMap((width) =>
    imageFormats.map((format) => {
      const bytes = readFileSync(join(picturesFolder, pictureFile(key, width, format)));
      return { width, height: (format === 'jpeg' ? Math.min(width, 640) : width) * 1.25, format, bytes };
    }),
  );

export function hashVariants(variants: readonly ImageVariant[]): string {
  const hash = createHash('sha256');
  for (const { bytes } of variants) hash.update(bytes);
  return hash.digest('hex');
}
