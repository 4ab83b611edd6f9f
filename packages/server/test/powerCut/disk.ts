import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Random } from '../random.ts';
import type { JournalRecord } from './journal.ts';

/** What of the data that was not synced a cut destroys. */
export const policies = ['everything', 'pages', 'sectors', 'files', 'few pages', 'young'] as const;
type Policy = (typeof policies)[number];

/**
 * When the name of a new file is on the disk: after an fsync of the file, as on ext4, XFS and Btrfs, or only after one of its
 * folder, as POSIX has it.
 */
export const nameRules = ['linux', 'posix'] as const;
export type NameRule = (typeof nameRules)[number];

export interface Cut {
  readonly policy: Policy;
  readonly names: NameRule;
  readonly random: Random;
}

/** A change that is not on the disk yet. */
interface Pending {
  readonly at: number;
}
type DataChange = Pending &
  ({ readonly bytes: Buffer; readonly position: number } | { readonly size: number });
interface NameChange extends Pending {
  readonly removed: readonly string[];
  readonly added: readonly (readonly [name: string, node: FileNode | Folder])[];
}

/** Changes a content in place, or returns a longer one. */
function apply(content: Buffer, change: DataChange): Buffer {
  if (!('bytes' in change) && change.size <= content.length) return content.subarray(0, change.size);
  const size =
    'bytes' in change ? Math.max(content.length, change.position + change.bytes.length) : change.size;
  const next =
    size > content.length ? Buffer.concat([content, Buffer.alloc(size - content.length)]) : content;
  if ('bytes' in change) change.bytes.copy(next, change.position);
  return next;
}

class FileNode {
  private durable: Buffer = Buffer.alloc(0);
  pending: DataChange[] = [];

  /** The content after the first of the changes. */
  after(count = this.pending.length): Buffer {
    return this.pending.slice(0, count).reduce(apply, Buffer.from(this.durable));
  }

  sync(): void {
    this.durable = this.pending.reduce(apply, this.durable);
    this.pending = [];
  }

  /** The content after a cut. */
  survive({ policy, random }: Cut, oldest: number): Buffer {
    const { durable, pending } = this;
    if (pending.length === 0 || policy === 'everything') return durable;
    if (policy === 'files') return random.chance(0.5) ? durable : this.after();
    if (policy === 'young') return this.after(pending.filter(({ at }) => at < oldest).length);
    if (policy === 'few pages')
      return this.mix(4096, [durable, ...Array.from({ length: 9 }, () => this.after())], random);
    const some = Array.from({ length: 6 }, () => this.after(random.below(pending.length + 1)));
    return this.mix(policy === 'pages' ? 4096 : 512, [durable, ...some, this.after()], random);
  }

  /** Each unit from another version. */
  private mix(unit: number, versions: readonly Buffer[], random: Random): Buffer {
    const mixed = Buffer.alloc(random.pick(versions).length);
    for (let start = 0; start < mixed.length; start += unit) {
      random
        .pick(versions)
        .subarray(start, start + unit)
        .copy(mixed, start);
    }
    return mixed;
  }
}

class Folder {
  readonly current = new Map<string, FileNode | Folder>();
  private readonly durable = new Map<string, FileNode | Folder>();
  private pending: NameChange[] = [];

  change(change: NameChange): void {
    Folder.applyTo(this.current, change);
    this.pending.push(change);
  }

  private static applyTo(names: Map<string, FileNode | Folder>, { removed, added }: NameChange): void {
    for (const name of removed) names.delete(name);
    for (const [name, node] of added) names.set(name, node);
  }

  sync(): void {
    for (const change of this.pending) Folder.applyTo(this.durable, change);
    this.pending = [];
  }

  /** Puts the name of a new file or folder on the disk. */
  syncName(name: string): void {
    const isCreation = ({ removed, added }: NameChange) =>
      removed.length === 0 && added.some(([newName]) => newName === name);
    for (const change of this.pending.filter(isCreation)) Folder.applyTo(this.durable, change);
    this.pending = this.pending.filter((change) => !isCreation(change));
  }

  survive({ policy, names, random }: Cut, oldest: number): Map<string, FileNode | Folder> {
    const surviving = new Map(this.durable);
    const count = policy === 'everything' ? 0 : random.below(this.pending.length + 1);
    for (const [index, change] of this.pending.entries()) {
      const young = policy === 'young' && change.at >= oldest;
      // A journal keeps changes in their order; POSIX promises none.
      const isKept =
        policy === 'young' ? !young : names === 'linux' ? index < count : count > 0 && random.chance(0.5);
      if (isKept) Folder.applyTo(surviving, change);
    }
    return surviving;
  }
}

/** A disk as the operations of a journal leave it, with what is on it for good and what a cut may destroy. */
export class Disk {
  private readonly root = new Folder();
  private readonly names: NameRule;
  private now = 0;

  constructor(names: NameRule) {
    this.names = names;
  }

  private find(path: string): FileNode | Folder | undefined {
    let node: FileNode | Folder | undefined = this.root;
    for (const name of path.split('/').filter(Boolean)) {
      if (!(node instanceof Folder)) return undefined;
      node = node.current.get(name);
    }
    return node;
  }

  private split(path: string): { readonly folder: Folder; readonly name: string } {
    const folder = this.find(dirname(path) === '.' ? '' : dirname(path));
    if (!(folder instanceof Folder)) throw new Error(`${path} has no folder`);
    return { folder, name: path.slice(path.lastIndexOf('/') + 1) };
  }

  private file(path: string): FileNode {
    const node = this.find(path);
    if (!(node instanceof FileNode)) throw new Error(`${path} is no file`);
    return node;
  }

  private sync(path: string): void {
    this.find(path)?.sync();
    if (this.names === 'posix' || !(this.find(path) instanceof FileNode)) return;
    for (let child = path; child !== '.'; child = dirname(child)) {
      const { folder, name } = this.split(child);
      folder.syncName(name);
    }
  }

  apply({ op, path, to = '', at, position = 0, size = 0 }: JournalRecord, bytes: Buffer): void {
    this.now = at;
    const { folder, name } = this.split(path || '.');
    const node = folder.current.get(name);
    switch (op) {
      case 'open':
        return folder.change({ at, removed: [], added: [[name, new FileNode()]] });
      case 'mkdir':
        return folder.change({ at, removed: [], added: [[name, new Folder()]] });
      case 'write':
        return void this.file(path).pending.push({ at, bytes, position });
      case 'truncate':
        return void this.file(path).pending.push({ at, size });
      case 'fsync':
        return this.sync(path);
      case 'unlink':
      case 'rmdir':
        return folder.change({ at, removed: [name], added: [] });
      case 'rename': {
        const target = this.split(to);
        if (node === undefined) throw new Error(`${path} is not there`);
        if (target.folder === folder)
          return folder.change({ at, removed: [name], added: [[target.name, node]] });
        target.folder.change({ at, removed: [], added: [[target.name, node]] });
        return folder.change({ at, removed: [name], added: [] });
      }
      default:
        return op satisfies never;
    }
  }

  /** Loads a folder as just copied: only its own name is on the disk. */
  load(from: string, path: string): void {
    this.apply({ op: 'mkdir', path, at: Date.now() }, Buffer.alloc(0));
    this.sync('');
    this.loadEntries(from, path);
  }

  private loadEntries(from: string, path: string): void {
    const at = Date.now();
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const [source, child] = [join(from, entry.name), join(path, entry.name)];
      if (entry.isDirectory()) {
        this.apply({ op: 'mkdir', path: child, at }, Buffer.alloc(0));
        this.loadEntries(source, child);
      } else if (!entry.name.startsWith('db.lock')) {
        this.apply({ op: 'open', path: child, at }, Buffer.alloc(0));
        this.apply({ op: 'write', path: child, at, position: 0 }, readFileSync(source));
      }
    }
  }

  /** Writes what a cut leaves. */
  cut(to: string, cut: Cut): void {
    // Linux writes data within 35 seconds; lives here are shorter.
    const oldest = this.now - cut.random.below(8000);
    const write = (folder: Folder, path: string): void => {
      mkdirSync(path, { recursive: true });
      for (const [name, node] of folder.survive(cut, oldest)) {
        if (node instanceof Folder) write(node, join(path, name));
        else writeFileSync(join(path, name), node.survive(cut, oldest));
      }
    };
    write(this.root, to);
  }

  /** Every file without a cut. */
  listFiles(): Map<string, Buffer> {
    const files = new Map<string, Buffer>();
    const walk = (folder: Folder, path: string): void => {
      for (const [name, node] of folder.current) {
        if (node instanceof Folder) walk(node, join(path, name));
        else files.set(join(path, name), node.after());
      }
    };
    walk(this.root, '');
    return files;
  }
}

/** The records of a journal, each with the position of its end. */
export function* parseJournal(
  journal: Buffer,
): Generator<{ record: JournalRecord; bytes: Buffer; end: number }> {
  for (let start = 0; start < journal.length;) {
    const line = journal.indexOf(10, start);
    if (line === -1) return;
    const record = JSON.parse(journal.toString('utf8', start, line)) as JournalRecord;
    const end = line + 1 + (record.op === 'write' ? (record.size ?? 0) : 0);
    // The process was killed while it wrote.
    if (end > journal.length) return;
    yield { record, bytes: journal.subarray(line + 1, end), end };
    start = end;
  }
}
