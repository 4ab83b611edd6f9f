import { join } from 'node:path';
import type { Page } from 'playwright';
import { baselineFolder, readBaseline, writeBaseline } from './baselines.ts';
import { take, type Taken } from './capture.ts';
import { differingTiles, isSame, type Tile } from './fingerprint.ts';

/** What became of a picture. */
export type Verdict =
  { kind: 'same' } | { kind: 'different'; taken: Taken; tiles: Tile[] } | { kind: 'new'; taken: Taken };

/** Looks whether a page is what its baseline says, in each pixel. */
export async function judge(page: Page, file: string, folder = baselineFolder): Promise<Verdict> {
  const expected = readBaseline(join(folder, file));
  const taken = await take(page, expected);
  if (!expected) return { kind: 'new', taken };
  if (isSame(expected, taken.print)) return { kind: 'same' };
  return { kind: 'different', taken, tiles: differingTiles(expected, taken.print) };
}

/** Makes the page, come to rest, its own baseline, unless it is that already. */
export async function adopt(page: Page, file: string, folder = baselineFolder): Promise<boolean> {
  const path = join(folder, file);
  const expected = readBaseline(path);
  const taken = await take(page);
  if (expected && isSame(expected, taken.print)) return false;
  await writeBaseline(path, taken.png, taken.print);
  return true;
}
