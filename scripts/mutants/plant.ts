import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../copyRepository.ts';
import type { Edit } from './faults.ts';

/** The only file of the repository whose path ends with this text. */
export function fileEndingIn(end: string): string {
  const found = repositoryFiles.filter((file) => file === end || file.endsWith(`/${end}`));
  const [file] = found;
  if (file === undefined || found.length > 1) throw new Error(`${found.length} files end in ${end}`);
  return file;
}

/** Plants a fault; returns a function that removes it. */
export function plant(folder: string, edits: readonly Edit[]): () => void {
  const originals = new Map<string, string>();
  const changed = new Map<string, string>();
  for (const [file, from, to] of edits) {
    const path = join(folder, fileEndingIn(file));
    const text = changed.get(path) ?? readFileSync(path, 'utf8');
    if (!originals.has(path)) originals.set(path, text);
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times, not once: ${from}`);
    changed.set(path, parts.join(to));
  }
  for (const [path, text] of changed) writeFileSync(path, text);
  return () => {
    for (const [path, text] of originals) writeFileSync(path, text);
  };
}
