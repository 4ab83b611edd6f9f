import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { paths } from '../lib/paths.ts';
import { parseErrorTags, toSearchableName, parseRouteTags } from './searchableNames.ts';

const root = join(import.meta.dirname, '../../..');

/** Codes that no screen meets, each with why. */
const neverSeen: Record<string, string> = {
  malformed: 'The app sends what the contract allows; a body that is not JSON comes from elsewhere.',
  method_not_allowed: 'The app calls each path by the methods that it has.',
};

/** What the search of Storybook reads: title, name and tags of every story of the app, as they are written. */
const stories = globSync('app/src/**/*.stories.tsx', { cwd: root }).flatMap((path) => {
  const file = loadCsf(readFileSync(join(root, path), 'utf8'), { makeTitle: String, fileName: path }).parse();
  const title = file.meta.title ?? '';
  return file.indexInputs.map(({ name = '', tags = [] }) => ({
    title,
    tags,
    name: toSearchableName(name, tags),
  }));
});

const routes = [...new Set(Object.values(paths).map(({ path }) => path))];
const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
const codes = [
  ...(/ {4}ProblemCode:[\s\S]*?enum:\n((?: {8}- \w+\n)+)/.exec(contract)?.[1] ?? '').matchAll(/- (\w+)/g),
].map(([, code = '']) => code);

describe('the search of Storybook', () => {
  it('covers every error code in openapi.yaml', () => {
    expect(codes).toEqual(expect.arrayContaining(['slot_taken', 'malformed', 'unavailable']));
  });

  it.each(routes)('finds a page by its route %s', (path) => {
    const found = stories.filter(({ name }) => name.split(' · ').includes(path));
    expect(found.some(({ title }) => title.startsWith('Pages/'))).toBe(true);
  });

  it.each(codes.filter((code) => !(code in neverSeen)))('finds a screen by the error code %s', (code) => {
    expect(stories.filter(({ name }) => name.split(' · ').includes(code))).not.toEqual([]);
  });

  it('rejects unknown routes and codes', () => {
    expect(
      stories.flatMap(({ tags }) => parseRouteTags(tags)).filter((path) => !routes.includes(path)),
    ).toEqual([]);
    expect(
      stories.flatMap(({ tags }) => parseErrorTags(tags)).filter((code) => !codes.includes(code)),
    ).toEqual([]);
    expect(Object.keys(neverSeen).filter((code) => !codes.includes(code))).toEqual([]);
  });
});
