import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './exec.ts';

const isOutside = (path: string) => /(^|\/)(node_modules|dist|\.data)(\/|$)/.test(path);
const pages = globSync('{*,docs/**/*,packages/**/*,.{changeset,github}/**/*}.md', {
  cwd: root,
  exclude: isOutside,
});
const topFolders = globSync('*/', { cwd: root }).concat('.ci', '.github', '.storybook');

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const withoutBlocks = (page: string) =>
  readFileSync(join(root, page), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');

/** The headings of a page as GitHub links to them. */
const anchorsOf = (page: string) =>
  matches(withoutBlocks(page), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

it.each(pages)('links and file names in %s lead to files and headings that exist', (page) => {
  const text = withoutBlocks(page);
  const links = matches(text.replaceAll(/`[^`\n]+`/g, ''), /(?:\]\(|<img src=")([^)\s"]+)/g);
  const broken = links.filter((link) => {
    // Pages of Storybook, which its own test visits.
    if (/^([a-z]+:|\?path=\/docs\/)/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    return !existsSync(join(root, file)) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
  const cited = matches(text, /`([\w.@-]+(?:\/[\w.@-]+)+)\/?`/g).filter(
    (path) => topFolders.includes(path.split('/')[0] ?? '') && !isOutside(path),
  );
  expect([...broken, ...cited.filter((path) => !existsSync(join(root, path)))]).toEqual([]);
});
