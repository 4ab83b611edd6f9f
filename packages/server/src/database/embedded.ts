import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { PostgresPool } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { checkSpace, isNearlyFull, lockDataDir } from './dataDir.ts';
import { types } from './types.ts';

export interface OpenPool {
  readonly pool: PostgresPool;
  /** Ends what stands beside the pool; the pool itself is ended by Kysely. */
  close(): Promise<void>;
}

/** How long a call waits for the one connection. It is load that lets it wait. */
const queueTimeoutMillis = 30_000;

/**
 * Lets nothing be written while the disk is nearly full: it would be the end of the database, and of the process. What
 * is asked can still be read.
 */
function readOnlyWhileFull(pool: Pool, dataDir: string): PostgresPool['connect'] {
  let isReadOnly = false;
  return async (): Promise<PoolClient> => {
    const client = await pool.connect();
    try {
      const isFull = isNearlyFull(dataDir);
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

/** Its memory is cleared when it starts: the 128 MB that it takes by itself are most of that time. */
const sharedBuffers = '32MB';

/**
 * Opens the embedded database.
 * @throws {DataDirInUse} when another process uses the data directory
 * @throws {DatabaseUnfit} when its disk is nearly full
 */
export async function openEmbedded(dataDir: string): Promise<OpenPool> {
  const unlock = lockDataDir(dataDir);
  try {
    return await openLocked(dataDir, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openLocked(dataDir: string, unlock: () => void): Promise<OpenPool> {
  const path = join(dataDir, 'db');
  checkSpace(dataDir);
  mkdirSync(path, { recursive: true });
  const [{ PGlite }, { createPgConfig }, { btree_gist }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  // V8 aborts the process now and then when it frees a compiled wrapper of a function that WebAssembly calls
  // (https://github.com/nodejs/node/issues/64500). Wrappers that are never called often enough are never compiled; calls
  // through the generic one take no longer here.
  setFlagsFromString(`--wasm-wrapper-tiering-budget=${2 ** 31 - 1}`);
  const pglite = new PGlite(path, {
    extensions: { btree_gist, pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });
  await pglite.waitReady;
  const { connection } = createPgConfig(pglite);
  // The one connection is never thrown away: there is no second one to take its place. `pg` takes it as a client's
  // option, which its types do not tell of a pool.
  const settings: PoolConfig & { connection: typeof connection } = {
    connection,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: queueTimeoutMillis,
    types,
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
