import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The folder of the baselines, with a folder for each story file. */
export const baselines = join(import.meta.dirname, 'baselines');

/** Makes a baseline smaller without changing a pixel: Chromium's WebP encoder favours speed. */
export async function pack(file: string): Promise<void> {
  const picture = readFileSync(file);
  const packed = await sharp(picture).webp({ lossless: true, effort: 6, quality: 100 }).toBuffer();
  if (packed.length < picture.length) writeFileSync(file, packed);
}

/** Another Chromium renders differently, so that nothing could be compared. */
export function checkChromium(version: string, isUpdate: boolean): void {
  const file = join(baselines, 'made-with.json');
  if (isUpdate && !existsSync(file)) {
    mkdirSync(baselines, { recursive: true });
    writeFileSync(file, `${JSON.stringify({ chromium: version })}\n`);
  }
  const { chromium } = JSON.parse(readFileSync(file, 'utf8')) as { chromium: string };
  if (chromium === version) return;
  throw new Error(
    `The baselines were made with Chromium ${chromium}, this is ${version}. Use that one (CHROMIUM_PATH), or delete ${baselines} and make all anew: npm run visual -- -u`,
  );
}
