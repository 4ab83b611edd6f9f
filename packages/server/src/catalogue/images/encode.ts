import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** The widths of a picture's variants, in pixels. */
export const imageWidths = [320, 640, 1280] as const;

type ImageWidth = (typeof imageWidths)[number];

/** The formats of a picture's variants. */
export const imageFormats = ['avif', 'webp', 'jpeg'] as const;

export type ImageFormat = (typeof imageFormats)[number];

export type ImageProblem = 'tooLarge' | 'notAPicture' | 'tooManyPixels' | 'damaged';

export interface ImageVariant {
  readonly width: ImageWidth;
  /** Of the variant, in pixels. */
  readonly height: number;
  readonly format: ImageFormat;
  readonly bytes: Buffer;
}

/** A picture in its nine variants. */
export interface EncodedVariants {
  readonly variants: readonly ImageVariant[];
  /** The dominant colour, `#rrggbb`. */
  readonly color: string;
}

/** The maximum file size, in bytes: 10 MB. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/**
 * The maximum size of a picture, in pixels; a small file can decode to a very large one. A JPEG is decoded at a fraction
 * of its size, so that photos of 48 megapixels take 12 MB; a progressive one, whose parts are kept until its end, takes
 * 290 MB. An interlaced PNG of 25 megapixels takes 230 MB.
 */
const MAX_PIXELS = { jpeg: 50_000_000, png: 25_000_000 } as const;

/** The maximum side of a picture, in pixels: WebP ends at 16,383, and large pictures take seconds to decode. */
const MAX_IMAGE_SIDE = 16_000;

/** Low effort takes a tenth of the time of the highest for files an eighth larger: uploads wait for the encoding. */
const encoders: Readonly<Record<ImageFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 75, effort: 2 }),
  jpeg: (picture) => picture.jpeg({ quality: 78, progressive: true }),
};

const SIGNATURES: readonly Buffer[] = [
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from([0xff, 0xd8, 0xff]),
];

const isPngOrJpeg = (bytes: Buffer): boolean =>
  SIGNATURES.some((signature) => bytes.subarray(0, signature.length).equals(signature));

/** Validates a picture by its first bytes and its header, before it is decoded; `undefined` when it is valid. */
export async function validateImage(bytes: Buffer): Promise<ImageProblem | undefined> {
  if (bytes.length > MAX_IMAGE_BYTES) return 'tooLarge';
  if (!isPngOrJpeg(bytes)) return 'notAPicture';
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const maxPixels = format === 'jpeg' ? MAX_PIXELS.jpeg : MAX_PIXELS.png;
    const isTooLarge = width * height > maxPixels || Math.max(width, height) > MAX_IMAGE_SIDE;
    return isTooLarge ? 'tooManyPixels' : undefined;
  } catch {
    return 'damaged';
  }
}

interface Pixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

async function decode(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS.jpeg })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.max(...imageWidths), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function encodeVariant(
  { data, raw }: Pixels,
  width: ImageWidth,
  format: ImageFormat,
): Promise<ImageVariant> {
  const picture = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
  const encoded = await encoders[format](picture).toBuffer({ resolveWithObject: true });
  return { width, height: encoded.info.height, format, bytes: encoded.data };
}

/** The maximum difference of a colour channel between similar colours. */
const NEAR = 16;

/** The dominant colour of a picture, `#rrggbb`: the mean of the pixels similar to the most frequent colour. */
export async function dominantColor(picture: Buffer): Promise<string> {
  const { dominant } = await sharp(picture).stats();
  const middle = [dominant.r, dominant.g, dominant.b];
  const pixels = await sharp(picture).toColourspace('srgb').removeAlpha().raw().toBuffer();
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const isNear = (part: number, index: number) => Math.abs((pixels[at + index] ?? 0) - part) <= NEAR;
    if (!middle.every(isNear)) continue;
    count += 1;
    sums.forEach((sum, index) => (sums[index] = sum + (pixels[at + index] ?? 0)));
  }
  const hex = (part: number): string => part.toString(16).padStart(2, '0');
  return `#${sums.map((sum, index) => hex(count > 0 ? Math.round(sum / count) : (middle[index] ?? 0))).join('')}`;
}

/** One picture at a time: decoding one takes up to 290 MB, and passwords are hashed on the same few threads. */
const inTurn = pLimit(1);

/**
 * The nine variants of a validated picture and its colour, rotated upright and without metadata (place, author).
 * Pictures are never enlarged: the wider variants of a narrow one have its own width. Waits for other encodings.
 * @throws when the bytes after the header are not a picture
 */
export const encodeImage = (bytes: Buffer): Promise<EncodedVariants> =>
  inTurn(async () => {
    const pixels = await decode(bytes);
    const variants: ImageVariant[] = [];
    for (const width of imageWidths) {
      for (const format of imageFormats) variants.push(await encodeVariant(pixels, width, format));
    }
    const { bytes: small } = await encodeVariant(pixels, 320, 'jpeg');
    return { variants, color: await dominantColor(small) };
  });
