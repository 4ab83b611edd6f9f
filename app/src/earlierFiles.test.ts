import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { deleteEarlierFiles } from '../scripts/earlierFiles.ts';

const hour = 60 * 60 * 1000;

it('files of earlier builds stay for a day after they were replaced, however old they are', () => {
  const directory = mkdtempSync(join(tmpdir(), 'plaitful-build-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const folder of ['assets', '.vite']) mkdirSync(join(directory, folder));
  const build = (name: string, now: number) => {
    for (const file of [name, `${name}.br`]) writeFileSync(join(directory, 'assets', file), '');
    deleteEarlierFiles(directory, new Set([`assets/${name}`]), now);
    return readdirSync(join(directory, 'assets'));
  };
  expect(build('one.js', 0)).toEqual(['one.js', 'one.js.br']);
  expect(build('two.js', 1000 * hour)).toEqual(['one.js', 'one.js.br', 'two.js', 'two.js.br']);
  expect(build('three.js', 1023 * hour)).toHaveLength(6);
  expect(build('three.js', 1025 * hour)).toEqual(['three.js', 'three.js.br', 'two.js', 'two.js.br']);
  // One that is built again belongs to the build.
  expect(build('two.js', 1026 * hour)).toHaveLength(4);
  expect(build('two.js', 1060 * hour)).toEqual(['two.js', 'two.js.br']);
});
