// Loaded before a server (`node --import`): records everything that its process changes below JOURNAL_ROOT, with each
// fsync, in the file JOURNAL. Records are read by `disk.ts`.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, relative, resolve } from 'node:path';

/** One change. Paths are relative to the root; the bytes of a write follow its line. */
export interface JournalRecord {
  readonly op: 'open' | 'write' | 'truncate' | 'fsync' | 'rename' | 'unlink' | 'mkdir' | 'rmdir';
  readonly path: string;
  /** In milliseconds. */
  readonly at: number;
  readonly to?: string;
  readonly position?: number;
  readonly size?: number;
}

const root = process.env['JOURNAL_ROOT'] ?? '';
const original = { ...fs };
const { open } = fs.promises;
const journal = original.openSync(process.env['JOURNAL'] ?? '', 'a');

function record(entry: Omit<JournalRecord, 'at'>, bytes: Uint8Array = Buffer.alloc(0)): void {
  const line = JSON.stringify({ ...entry, at: Date.now() });
  original.writeSync(journal, Buffer.concat([Buffer.from(`${line}\n`), bytes]));
}

/** Undefined for a path that is not recorded: elsewhere, or the lock, whose content is nothing. */
function inRoot(path: fs.PathLike | number): string | undefined {
  const found = relative(root, resolve(String(path)));
  return found.startsWith('..') || found.includes('db.lock') ? undefined : found;
}

const opened = new Map<number, string>();

fs.openSync = (path, flags, mode) => {
  const found = inRoot(path);
  const existed = found === undefined || original.existsSync(path);
  const descriptor = original.openSync(path, flags, mode);
  if (found === undefined) return descriptor;
  opened.set(descriptor, found);
  if (!existed) record({ op: 'open', path: found });
  const truncates = typeof flags === 'string' ? flags.startsWith('w') : (flags & fs.constants.O_TRUNC) !== 0;
  if (existed && truncates) record({ op: 'truncate', path: found, size: 0 });
  return descriptor;
};
fs.closeSync = (descriptor) => {
  opened.delete(descriptor);
  original.closeSync(descriptor);
};

function writeSync(
  descriptor: number,
  data: NodeJS.ArrayBufferView,
  offset: number,
  length: number,
  position: number | null,
): number {
  const written = original.writeSync(descriptor, data, offset, length, position);
  const path = opened.get(descriptor);
  if (path === undefined) return written;
  if (typeof position !== 'number') throw new Error(`a write to ${path} has no position`);
  const bytes = Buffer.from(data.buffer, data.byteOffset + offset, written);
  record({ op: 'write', path, position, size: written }, bytes);
  return written;
}
fs.writeSync = writeSync as typeof fs.writeSync;

fs.fsyncSync = (descriptor) => {
  original.fsyncSync(descriptor);
  const path = opened.get(descriptor);
  if (path !== undefined) record({ op: 'fsync', path });
};
// Emscripten's own.
fs.ftruncateSync = (descriptor, size) => {
  original.ftruncateSync(descriptor, size);
  const path = opened.get(descriptor);
  if (path !== undefined) record({ op: 'truncate', path, size: size ?? 0 });
};
fs.truncateSync = (path, size) => {
  original.truncateSync(path, size);
  const found = inRoot(path);
  if (found !== undefined) record({ op: 'truncate', path: found, size: size ?? 0 });
};
fs.renameSync = (from, to) => {
  original.renameSync(from, to);
  const path = inRoot(from);
  if (path !== undefined) record({ op: 'rename', path, to: inRoot(to) ?? '' });
};
fs.unlinkSync = (path) => {
  original.unlinkSync(path);
  const found = inRoot(path);
  if (found !== undefined) record({ op: 'unlink', path: found });
};
fs.rmdirSync = (path) => {
  original.rmdirSync(path);
  const found = inRoot(path);
  if (found !== undefined) record({ op: 'rmdir', path: found });
};

function makeFolder(path: string, isRecursive: boolean): void {
  if (isRecursive && original.existsSync(path)) return;
  if (isRecursive) makeFolder(dirname(path), true);
  original.mkdirSync(path);
  const found = inRoot(path);
  if (found !== undefined) record({ op: 'mkdir', path: found });
}
fs.mkdirSync = ((path: fs.PathLike, options: { recursive?: boolean } | undefined) =>
  makeFolder(String(path), options?.recursive === true)) as typeof fs.mkdirSync;

function remove(path: string): void {
  const found = original.lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) fs.unlinkSync(path);
  else {
    for (const name of original.readdirSync(path)) remove(resolve(path, name));
    fs.rmdirSync(path);
  }
}
fs.rmSync = (path) => remove(String(path));

fs.writeFileSync = (path, data, options) => {
  if (inRoot(path) === undefined) {
    original.writeFileSync(path, data, options);
    return;
  }
  const descriptor = fs.openSync(path as fs.PathLike, 'w');
  const bytes = typeof data === 'string' ? Buffer.from(data) : data;
  if (bytes.byteLength > 0) writeSync(descriptor, bytes, 0, bytes.byteLength, 0);
  if (typeof options === 'object' && options?.flush === true) fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
};

// Those that the server uses; the order of changes is the same when they happen at once.
Object.assign(fs.promises, {
  writeFile: async (...args: Parameters<typeof fs.writeFileSync>) => fs.writeFileSync(...args),
  rename: async (...args: Parameters<typeof fs.renameSync>) => fs.renameSync(...args),
  mkdir: async (...args: Parameters<typeof fs.mkdirSync>) => fs.mkdirSync(...args),
  rm: async (path: string) => remove(path),
  open: async (path: string, flags: string) => {
    if (inRoot(path) === undefined) return open(path, flags);
    const descriptor = fs.openSync(path, flags);
    return {
      sync: async () => fs.fsyncSync(descriptor),
      close: async () => fs.closeSync(descriptor),
    };
  },
});
syncBuiltinESMExports();
