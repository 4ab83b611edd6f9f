import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type * as pglitePackage from '@electric-sql/pglite';
import type * as btreeGist from '@electric-sql/pglite/contrib/btree_gist';
import type * as trigrams from '@electric-sql/pglite/contrib/pg_trgm';
import type * as nodePostgres from '@electric-sql/pglite/node-postgres';
import type * as nodefs from '@electric-sql/pglite/nodefs';
import type { PostgresPool } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { syncPathSync, syncTreeSync } from '../fsync.ts';
import { assertDiskSpace, isDiskNearlyFull, lockDataDir } from './dataDir.ts';
import { pgTypeParsers } from './driver.ts';
import { makeDurable } from './durableFs.ts';
import { DatabaseUnusableError } from './errors.ts';

export interface OpenPool {
  readonly pool: PostgresPool;
  /** Closes the embedded database and releases its lock; the pool itself is ended by Kysely. */
  close(): Promise<void>;
}

/** How long a call waits for the single connection under load. */
const queueTimeoutMillis = 30_000;

/** Rejects writes while the disk is nearly full, which would end the database and the process. Reads still work. */
function readOnlyWhileFull(pool: Pool, dataDir: string): PostgresPool['connect'] {
  let isReadOnly = false;
  return async (): Promise<PoolClient> => {
    const client = await pool.connect();
    try {
      const isFull = isDiskNearlyFull(dataDir);
      if (isFull !== isReadOnly) {
        await client.query(`SET default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
      }
      isReadOnly = isFull;
      return client;
    } catch (error) {
      client.release();
      throw error;
    }
  };
}

/** Memory is cleared at the start: clearing the default of 128 MB takes most of that time. */
const sharedBuffers = '32MB';

/** The package of the database itself; another version of it under another name opens what it has written. */
const currentEngine = '@electric-sql/pglite';

/** The version of PostgreSQL in it; another one cannot open its files. */
const postgresVersion = '18';

export interface EmbeddedOptions {
  /** Whether every commit waits for the disk; off in tests only. */
  readonly fsync?: boolean | undefined;
  /** The package to open the database with. */
  readonly engine?: string | undefined;
}

/** @throws {DatabaseUnusableError} when another version of PostgreSQL has written the files */
function assertVersion(path: string): void {
  const file = join(path, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : postgresVersion;
  if (version === postgresVersion) return;
  throw new DatabaseUnusableError(
    `DATA_DIR holds a database of PostgreSQL ${version}, and this is ${postgresVersion}: see “Upgrades” in docs/operate.md.`,
  );
}

/**
 * Opens the embedded database.
 * @throws {DataDirLockedError} when another process uses the data directory
 * @throws {DatabaseUnusableError} when its disk is nearly full
 */
export async function openEmbedded(
  dataDir: string,
  { fsync = true, engine = currentEngine }: EmbeddedOptions = {},
): Promise<OpenPool> {
  const unlock = lockDataDir(dataDir);
  try {
    if (engine === currentEngine) assertVersion(join(dataDir, 'db'));
    const finish = fsync ? prepareFolder(dataDir) : () => undefined;
    const opened = await openLocked(dataDir, { fsync, engine, unlock });
    finish();
    return opened;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Where a restored database is, complete, until it takes the place of the old one. */
export const restoredFolder = (dataDir: string): string => join(dataDir, 'db.restored');

/**
 * Brings the folder of the database to the disk: an earlier version, or whoever copied it here, may not have. A new one is
 * marked until it is on the disk as a whole, and begun anew when its creation was interrupted.
 * @returns a function to call when the database is open
 */
function prepareFolder(dataDir: string): () => void {
  const path = join(dataDir, 'db');
  const unfinished = join(dataDir, 'db.unfinished');
  if (existsSync(unfinished)) rmSync(path, { recursive: true, force: true });
  // A restore was interrupted after it had put the old database aside.
  if (!existsSync(path) && existsSync(restoredFolder(dataDir))) renameSync(restoredFolder(dataDir), path);
  const isNew = !existsSync(join(path, 'PG_VERSION'));
  if (isNew) {
    writeFileSync(unfinished, '', { flush: true });
    mkdirSync(path, { recursive: true });
  } else {
    // PostgreSQL refuses an empty one, which a power failure may leave; the lock that counts is `db.lock`.
    rmSync(join(path, 'postmaster.pid'), { force: true });
    syncTreeSync(path);
  }
  syncPathSync(dataDir);
  return () => {
    if (!isNew) return;
    syncTreeSync(path);
    syncPathSync(dataDir);
    rmSync(unfinished);
    syncPathSync(dataDir);
  };
}

/** PostgreSQL's parameters for a database whose commits are on the disk, or that never waits for it (`-F`). */
const durableParams = (defaults: readonly string[]): string[] => [
  ...defaults.filter((param) => param !== '-F'),
  // The default, `fdatasync`, does nothing here.
  '-c',
  'wal_sync_method=fsync',
];

async function loadEngine(engine: string) {
  const [{ PGlite }, { NodeFS }, { createPgConfig }, { btree_gist }, { pg_trgm }] = await Promise.all([
    import(engine) as Promise<typeof pglitePackage>,
    import(`${engine}/nodefs`) as Promise<typeof nodefs>,
    import(`${engine}/node-postgres`) as Promise<typeof nodePostgres>,
    import(`${engine}/contrib/btree_gist`) as Promise<typeof btreeGist>,
    import(`${engine}/contrib/pg_trgm`) as Promise<typeof trigrams>,
  ]);
  return { PGlite, NodeFS, createPgConfig, extensions: { btree_gist, pg_trgm } };
}

async function openLocked(
  dataDir: string,
  {
    fsync,
    engine,
    unlock,
  }: { readonly fsync: boolean; readonly engine: string; readonly unlock: () => void },
): Promise<OpenPool> {
  const path = join(dataDir, 'db');
  assertDiskSpace(dataDir);
  mkdirSync(path, { recursive: true });
  const { PGlite, NodeFS, createPgConfig, extensions } = await loadEngine(engine);
  // V8 sometimes aborts the process when it frees a compiled wrapper of a function that WebAssembly calls
  // (https://github.com/nodejs/node/issues/64500). With this setting wrappers are never compiled; the generic one is as
  // fast here.
  setFlagsFromString(`--wasm-wrapper-tiering-budget=${2 ** 31 - 1}`);
  const pglite = new PGlite({
    fs: new (fsync ? makeDurable(NodeFS) : NodeFS)(path),
    extensions,
    startParams: [
      ...(fsync ? durableParams(PGlite.defaultStartParams) : PGlite.defaultStartParams),
      '-c',
      `shared_buffers=${sharedBuffers}`,
      // A recycled file of the write-ahead log would keep deleted rows; see `vacuumDeletedRows`.
      '-c',
      'wal_recycle=off',
      '-c',
      'min_wal_size=32MB',
      '-c',
      'max_wal_size=64MB',
    ],
  });
  await pglite.waitReady;
  const { connection } = createPgConfig(pglite);
  // The single connection is never replaced: there can be no second one. `pg` accepts client options here, which its
  // pool's types do not include.
  const settings: PoolConfig & { connection: typeof connection } = {
    connection,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: queueTimeoutMillis,
    types: pgTypeParsers,
  };
  const pool = new Pool(settings);
  pool.on('error', () => undefined);
  return {
    pool: { options: pool.options, connect: readOnlyWhileFull(pool, dataDir), end: () => pool.end() },
    close: async () => {
      await pglite.close();
      unlock();
    },
  };
}
