import { fsyncSync } from 'node:fs';
import type { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPathSync } from '../fsync.ts';

type InitOptions = Parameters<NodeFS['init']>;

interface FileNode {
  readonly parent: FileNode;
  /** Whether its name may not be on the disk yet. */
  isNew?: boolean;
}

/** Emscripten's file system over Node's `fs`, as far as it is used here. */
interface EmscriptenNodeFs {
  readonly node_ops: { mknod: (...args: readonly unknown[]) => FileNode };
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number; readonly node: FileNode }) => number };
  realPath(node: FileNode): string;
  /** The error number of a Node error; undefined for codes that Emscripten does not know. */
  convertNodeCode(error: unknown): number | undefined;
}

const EIO = 29;

/** Without this method Emscripten reports success for each fsync, and does nothing. */
function addFsync(fs: EmscriptenNodeFs): void {
  const { mknod } = fs.node_ops;
  fs.node_ops.mknod = (...args) => Object.assign(mknod(...args), { isNew: true });
  fs.stream_ops.fsync = ({ nfd, node }) => {
    try {
      fsyncSync(nfd);
      // PostgreSQL does not sync the folders of tables, and POSIX does not promise that a file's fsync keeps its name.
      if (node.isNew === true) {
        syncPathSync(fs.realPath(node.parent));
        node.isNew = false;
      }
      return 0;
    } catch (error) {
      // Emscripten would take undefined for success.
      return fs.convertNodeCode(error) ?? EIO;
    }
  };
}

/** PGlite's files on the disk, with a real fsync. It reaches into Emscripten, so PGlite's version is pinned. */
export const makeDurable = (Base: typeof NodeFS): typeof NodeFS =>
  class DurableNodeFS extends Base {
    override async init(...[pglite, options]: InitOptions): ReturnType<NodeFS['init']> {
      const { emscriptenOpts } = await super.init(pglite, options);
      const patch = (module: unknown): void => addFsync((module as { NODEFS: EmscriptenNodeFs }).NODEFS);
      return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), patch] } };
    }
  };
