import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

/** Markdown files that are not our documents. */
const leftOut = /(^|\/)(node_modules|dist|\.data)\//;

export const pagesIn = (root: string): string[] =>
  globSync('**/*.md', { cwd: root, exclude: (path) => leftOut.test(`${path}/`) }).toSorted();

const fences = /^```[^\n]*\n[\s\S]*?^```$/gm;

/** The text of a page without its code blocks, in which Markdown has no meaning. */
const proseOf = (text: string): string => text.replaceAll(fences, '').replaceAll(/`[^`\n]+`/g, '');

/** The targets of a page's links and pictures, without external URLs. */
export function linksIn(text: string): string[] {
  const prose = proseOf(text);
  const written = [...prose.matchAll(/\]\(([^)\s]+)[^)]*\)/g), ...prose.matchAll(/<img src="([^"]+)"/g)];
  return written.map(([, target]) => target ?? '').filter((target) => !/^[a-z]+:/.test(target));
}

export function anchorsIn(text: string): string[] {
  const counts = new Map<string, number>();
  return [...text.replaceAll(fences, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const words = heading.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = words
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}

/** The broken links of a page. */
export function brokenLinks(root: string, page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  return linksIn(text).filter((target) => {
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? page : normalize(join(dirname(page), decodeURIComponent(path)));
    if (!existsSync(join(root, file))) return true;
    if (anchor === undefined) return false;
    if (statSync(join(root, file)).isDirectory() || !file.endsWith('.md')) return true;
    return !anchorsIn(readFileSync(join(root, file), 'utf8')).includes(anchor);
  });
}

/** The files and folders in backticks that do not exist, except built ones and patterns. */
export function missingPaths(root: string, page: string): string[] {
  const top = new Set(readdirSync(root));
  const text = readFileSync(join(root, page), 'utf8').replaceAll(fences, '');
  const named = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+)\/?`/g)].map(([, path]) => path ?? '');
  const isOurs = (path: string) => top.has(path.split('/')[0] ?? '') && !leftOut.test(`${path}/`);
  return named.filter((path) => isOurs(path) && !existsSync(join(root, path)));
}

/** All code of a page: the lines of blocks, and inline code. */
export function codeIn(text: string): string[] {
  const blocks = [...text.matchAll(fences)].flatMap(([block]) => block.split('\n').slice(1, -1));
  const inline = [...text.replaceAll(fences, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
  return [...blocks.map((line) => line.replace(/(^|\s)#.*$/, '')), ...inline];
}
