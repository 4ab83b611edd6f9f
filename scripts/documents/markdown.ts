import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

/** What no one reads as a document of ours. */
const leftOut = /(^|\/)(node_modules|dist|\.data)\//;

export const pagesIn = (root: string): string[] =>
  globSync('**/*.md', { cwd: root, exclude: (path) => leftOut.test(`${path}/`) }).toSorted();

const fences = /^```[^\n]*\n[\s\S]*?^```$/gm;

/** The text of a page without its blocks of code, whose signs mean nothing there. */
const proseOf = (text: string): string => text.replaceAll(fences, '').replaceAll(/`[^`\n]+`/g, '');

/** What links and pictures of a page lead to, without the addresses of other sites. */
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

/** The links of a page that lead nowhere. */
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

/**
 * The files and folders that a page names in backticks and that are not there; what is built, and patterns, are passed
 * over.
 */
export function missingPaths(root: string, page: string): string[] {
  const top = new Set(readdirSync(root));
  const text = readFileSync(join(root, page), 'utf8').replaceAll(fences, '');
  const named = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+)\/?`/g)].map(([, path]) => path ?? '');
  const isOurs = (path: string) => top.has(path.split('/')[0] ?? '') && !leftOut.test(`${path}/`);
  return named.filter((path) => isOurs(path) && !existsSync(join(root, path)));
}

/** Everything that stands in a page as code: a block by its lines, and the words between backticks. */
export function codeIn(text: string): string[] {
  const blocks = [...text.matchAll(fences)].flatMap(([block]) => block.split('\n').slice(1, -1));
  const inline = [...text.replaceAll(fences, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
  return [...blocks.map((line) => line.replace(/(^|\s)#.*$/, '')), ...inline];
}
