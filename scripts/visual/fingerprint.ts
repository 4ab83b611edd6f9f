import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** The side of the squares a picture is told apart by, in px. */
export const tileSize = 48;

/** What a picture is, to the pixel, in little room. */
export interface Fingerprint {
  width: number;
  height: number;
  /** Of all pixels: two pictures are the same when this is. */
  pixels: string;
  /** Of the PNG as Chromium wrote it: the same file is the same picture, and need not be unpacked to know it. */
  file: string;
  /** Of each square, row by row: tells where two pictures differ, not whether. */
  tiles: readonly string[];
}

/** A square of a picture, in px. */
export interface Tile {
  x: number;
  y: number;
}

const hash = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

/** Looks at every pixel of a PNG. */
export async function fingerprintOf(png: Buffer): Promise<Fingerprint> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const tiles: string[] = [];
  for (let y = 0; y < height; y += tileSize) {
    for (let x = 0; x < width; x += tileSize) {
      const to = Math.min(x + tileSize, width);
      const rows = Array.from({ length: Math.min(tileSize, height - y) }, (_, row) =>
        data.subarray(((y + row) * width + x) * channels, ((y + row) * width + to) * channels),
      );
      tiles.push(hash(Buffer.concat(rows)).slice(0, 6));
    }
  }
  return { width, height, pixels: hash(data), file: hash(png), tiles };
}

/** Whether a PNG is a picture in each pixel. */
export async function shows(png: Buffer, expected: Fingerprint): Promise<boolean> {
  if (hash(png) === expected.file) return true;
  const { width, height, pixels } = await fingerprintOf(png);
  return width === expected.width && height === expected.height && pixels === expected.pixels;
}

/** Where the second picture is another than the first. */
export function differingTiles(expected: Fingerprint, actual: Fingerprint): Tile[] {
  const columns = ({ width }: Fingerprint) => Math.ceil(width / tileSize);
  return actual.tiles.flatMap((tile, at) => {
    const column = at % columns(actual);
    const row = Math.floor(at / columns(actual));
    const before = column < columns(expected) ? expected.tiles[row * columns(expected) + column] : undefined;
    return tile === before ? [] : [{ x: column * tileSize, y: row * tileSize }];
  });
}
