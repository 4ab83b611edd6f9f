/// <reference lib="dom" />
import { join } from 'node:path';
import type { Page } from 'playwright';
import { baselineFolder, readBaseline, writeBaseline } from './baselines.ts';
import { take } from './capture.ts';
import { differingTiles, type Fingerprint, fingerprintOf, shows, type Tile } from './fingerprint.ts';

/** A picture and what it is. */
export interface Taken {
  png: Buffer;
  print: Fingerprint;
}

/** What became of a picture. */
export type Verdict =
  { kind: 'same' } | { kind: 'different'; taken: Taken; tiles: Tile[] } | { kind: 'new'; taken: Taken };

/** Looks whether a page is what its baseline says, in each pixel. */
export async function judge(page: Page, file: string, folder = baselineFolder): Promise<Verdict> {
  const expected = readBaseline(join(folder, file));
  const png = await take(page, expected);
  if (expected && (await shows(png, expected))) return { kind: 'same' };
  const taken = { png, print: await fingerprintOf(png) };
  if (!expected) return { kind: 'new', taken };
  return { kind: 'different', taken, tiles: differingTiles(expected, taken.print) };
}

/** Makes the page, come to rest, its own baseline, unless it is that already. */
export async function adopt(page: Page, file: string, folder = baselineFolder): Promise<boolean> {
  const path = join(folder, file);
  const expected = readBaseline(path);
  const png = await take(page);
  if (expected && (await shows(png, expected))) return false;
  await writeBaseline(path, png, await fingerprintOf(png));
  return true;
}

/** What stands there after a story has failed, without Storybook's own words in its place. */
export async function takeFailed(page: Page): Promise<Taken> {
  await page.evaluate(() => document.body.classList.replace('sb-show-errordisplay', 'sb-show-main'));
  const png = await page.screenshot();
  return { png, print: await fingerprintOf(png) };
}
