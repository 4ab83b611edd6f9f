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
  /** Of each square, row by row: tells where two pictures differ, not whether. */
  tiles: readonly string[];
}

/** A square of a picture, in px. */
export interface Tile {
  x: number;
  y: number;
}

const hash = (data: Buffer) => createHash('sha256').update(data);

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
      tiles.push(hash(Buffer.concat(rows)).digest('hex').slice(0, 6));
    }
  }
  return { width, height, pixels: hash(data).digest('hex'), tiles };
}

/** Whether two pictures are the same in each pixel. */
export function isSame(one: Fingerprint, other: Fingerprint): boolean {
  return one.width === other.width && one.height === other.height && one.pixels === other.pixels;
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
