import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Fingerprint } from './fingerprint.ts';

/** Where the baselines lie, unless a test says otherwise. */
export const baselineFolder = join(import.meta.dirname, 'baselines');

/** A chunk of our own beside those of the PNG; every viewer passes over it. */
const chunkType = 'plFp';
const signature = 8;

function withChunk(png: Buffer, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(chunkType, 'latin1'), data]);
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  // The last chunk, which ends the picture, is twelve bytes long.
  const end = png.length - 12;
  return Buffer.concat([
    png.subarray(0, end),
    number(data.length),
    body,
    number(crc32(body)),
    png.subarray(end),
  ]);
}

function chunkOf(png: Buffer): Buffer | undefined {
  for (let at = signature; at + 8 <= png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === chunkType) return png.subarray(at + 8, at + 8 + length);
    at += length + 12;
  }
  return undefined;
}

/** Half as large at most, and in 16 colours: for the eye. What is compared is the fingerprint of the picture as it was taken. */
async function forTheEye(png: Buffer, width: number): Promise<Buffer> {
  return sharp(png)
    .resize(Math.min(Math.ceil(width / 2), 384))
    .png({ palette: true, colours: 16, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer();
}

/** Keeps a picture as a small PNG that carries the fingerprint of the whole one. */
export async function writeBaseline(file: string, png: Buffer, print: Fingerprint): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const said = deflateSync(JSON.stringify({ ...print, tiles: print.tiles.join(' ') }), { level: 9 });
  writeFileSync(file, withChunk(await forTheEye(png, print.width), said));
}

/** The fingerprint that a baseline carries; nothing where there is none. */
export function readBaseline(file: string): Fingerprint | undefined {
  if (!existsSync(file)) return undefined;
  const said = chunkOf(readFileSync(file));
  if (!said) throw new Error(`${file} is not a baseline: it carries no fingerprint`);
  const { tiles, ...print } = JSON.parse(inflateSync(said).toString()) as Omit<Fingerprint, 'tiles'> & {
    tiles: string;
  };
  return { ...print, tiles: tiles.split(' ') };
}

/** The baselines there are, as paths in their folder. */
export const listBaselines = (folder = baselineFolder): string[] => globSync('**/*.png', { cwd: folder });

/** Takes a baseline away. */
export const removeBaseline = (name: string, folder = baselineFolder): void => rmSync(join(folder, name));

const madeWith = (folder: string) => join(folder, 'made-with.json');

/** The Chromium that the baselines were made with; nothing where there are none yet. */
export function chromiumOfBaselines(folder = baselineFolder): string | undefined {
  if (!existsSync(madeWith(folder))) return undefined;
  return (JSON.parse(readFileSync(madeWith(folder), 'utf8')) as { chromium: string }).chromium;
}

/** Notes the Chromium that the baselines are made with. */
export function noteChromium(chromium: string, folder = baselineFolder): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(madeWith(folder), `${JSON.stringify({ chromium }, undefined, 2)}\n`);
}
