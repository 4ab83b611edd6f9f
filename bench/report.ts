import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/run.ts';

const file = join(root, 'docs/performance.md');

/** The sections of docs/performance.md in order; each bench writes its own. */
const titles = {
  weight: 'Weight',
  pages: 'Public pages on a phone',
  server: 'Speed of the server',
  owner: 'Owner’s side',
} as const;
type Part = keyof typeof titles;
const parts = Object.keys(titles) as Part[];

/** The present content of a section. */
function readPart(text: string, part: Part): string {
  const [, after = ''] = text.split(`\n## ${titles[part]}\n`);
  return after.split(/\n## /)[0]?.trim() ?? '';
}

/** Writes one section and keeps the others. */
export function writePart(part: Part, content: string): void {
  const text = `\n${existsSync(file) ? readFileSync(file, 'utf8') : ''}`;
  const all = parts
    .map(
      (name) =>
        [name, name === part ? content.trim().replaceAll(/^## /gm, '### ') : readPart(text, name)] as const,
    )
    .filter(([, body]) => body !== '')
    .map(([name, body]) => `## ${titles[name]}\n\n${body}\n`);
  writeFileSync(file, ['# Performance\n', ...all].join('\n'));
}

/** A short description of the machine. */
export function machine(): string {
  const [{ model } = { model: 'unknown processor' }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${model}, ${memory} GB, ${type()} ${release()}, Node ${process.versions.node}`;
}
