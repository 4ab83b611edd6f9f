import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/exec.ts';

const page = join(root, 'docs/performance.md');

/** Replaces or appends one section of docs/performance.md. */
export function writeSection(title: string, content: string): void {
  const [, ...sections] = `\n${readFileSync(page, 'utf8')}`.split(/\n## /);
  const written = `${title}\n\nWritten on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.\n\n${content.trim().replaceAll(/^## /gm, '### ')}\n`;
  const at = sections.findIndex((section) => section.startsWith(`${title}\n`));
  sections.splice(at === -1 ? sections.length : at, 1, written);
  writeFileSync(page, ['# Performance\n', ...sections.map((section) => `## ${section.trim()}\n`)].join('\n'));
  console.log('\nWritten to docs/performance.md');
}

function describeMachine(): string {
  const [{ model } = { model: 'unknown processor' }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${model}, ${memory} GB, ${type()} ${release()}, Node ${process.versions.node}`;
}

/** A Markdown table; numbers are aligned to the right. */
export function formatMarkdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** Runs in sequence, so that the runs do not affect each other's times. */
export async function repeat<Result>(count: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < count; time += 1) results.push(await act());
  return results;
}
