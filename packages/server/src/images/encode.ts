import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** The widths in which every picture is kept, in pixels. */
export const imageWidths = [320, 640, 1280] as const;

type ImageWidth = (typeof imageWidths)[number];

/** The formats in which every picture is kept. */
export const imageFormats = ['avif', 'webp', 'jpeg'] as const;

export type ImageFormat = (typeof imageFormats)[number];

export type ImageProblem = 'tooLarge' | 'notAPicture' | 'tooManyPixels';

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
  /** The colour that most of it has, `#rrggbb`. */
  readonly color: string;
}

/** The largest file that is taken, in bytes: 10 MB. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** The largest picture that is taken, in pixels; a small file can unfold to a very large one. */
const MAX_IMAGE_PIXELS = 25_000_000;

/** The longest side that is taken, in pixels: WebP ends at 16,383, and a thread of a picture takes seconds to decode. */
const MAX_IMAGE_SIDE = 16_000;

/**
 * Low effort costs a tenth of the time of the highest for files an eighth larger: a picture is encoded while
 * somebody waits.
 */
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

/** Checks a picture by its first bytes and its header, before anything is decoded; `undefined` when it may be. */
export async function validateImage(bytes: Buffer): Promise<ImageProblem | undefined> {
  if (bytes.length > MAX_IMAGE_BYTES) return 'tooLarge';
  if (!isPngOrJpeg(bytes)) return 'notAPicture';
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const isTooLarge = width * height > MAX_IMAGE_PIXELS || Math.max(width, height) > MAX_IMAGE_SIDE;
    return isTooLarge ? 'tooManyPixels' : undefined;
  } catch {
    return 'notAPicture';
  }
}

interface Pixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

async function decode(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS })
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

/** How far a part of a colour may be from that of another one which it is like. */
const NEAR = 16;

/** The colour that most of a picture has, `#rrggbb`: the mean of what is like its most frequent kind of colour. */
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

/** One picture at a time: a decoded one takes up to 75 MB, and Node's few threads hash passwords as well. */
const inTurn = pLimit(1);

/**
 * The nine variants of a checked picture and its colour, upright and without metadata (where it was taken, by whom). A
 * picture is never made larger than it is: a narrow one fills its wider variants as it is. Waits until no other one is
 * encoded.
 * @throws when the bytes after the header are no picture
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
