import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generatedPictures } from './generatedPictures.ts';

/** Draws the pictures of the public pages into files, for browsers to fetch and keep: `node app/scripts/drawPictures.ts`. */
for (const [path, svg] of Object.entries(generatedPictures)) {
  const file = new URL(`../${path}`, import.meta.url);
  await mkdir(fileURLToPath(new URL('.', file)), { recursive: true });
  await writeFile(file, `${svg}\n`);
  process.stdout.write(`drawn: app/${path}\n`);
}
