import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, types as pgTypes, type CustomTypesConfig, type PoolConfig } from 'pg';
import { migrate } from './migrate.ts';
import { isFatal } from './errors.ts';
import { lockDataDir } from './lock.ts';
import type { Tables } from './tables.ts';

/** The pool of the whole server. A repository never takes it: see {@link Trx}. */
export type Database = Kysely<Tables>;
/**
 * An open transaction. Every repository function requires one: the embedded database has a single connection, and a
 * query on the pool inside an open transaction would wait for itself.
 */
export type Trx = Transaction<Tables>;

/** Where the data lies. */
export type DatabasePlace =
  | { kind: 'postgres'; url: string }
  | { kind: 'embedded'; dataDir: string }
  /** Embedded and gone with the process; for tests. */
  | { kind: 'memory' };

/** An open, migrated database. */
export interface OpenDatabase {
  database: Database;
  /** Ends connections, the embedded database and its lock. */
  close(): Promise<void>;
}

const connectionTimeoutMillis = 10_000;

const { DATE, INT8, NUMERIC, TIME } = pgTypes.builtins;
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [DATE]: (text) => text,
  [TIME]: (text) => text.slice(0, 5),
  [INT8]: Number,
  [NUMERIC]: Number,
};

/** Dates and times stay the studio's words (`yyyy-MM-dd`, `HH:MM`); big integers and numerics are plain numbers. */
const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pgTypes.getTypeParser(oid, format),
};

/**
 * Opens the database and brings it to the newest shape.
 * @param onFatal called once when the embedded database can no longer be trusted (disk full, panic); the process must end
 * @throws {DataDirInUse} when another process uses the data directory
 */
export async function openDatabase(
  place: DatabasePlace,
  onFatal: (error: Error) => void,
): Promise<OpenDatabase> {
  const opened = place.kind === 'postgres' ? openPostgres(place.url) : await openEmbedded(place);
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: opened.pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: (event) => {
      if (
        event.level === 'error' &&
        event.error instanceof Error &&
        opened.isEmbedded &&
        isFatal(event.error)
      )
        onFatal(event.error);
    },
  });
  const close = async (): Promise<void> => {
    await database.destroy();
    await opened.close();
  };
  try {
    await migrate(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, close };
}

interface OpenPool {
  pool: Pool;
  isEmbedded: boolean;
  close(): Promise<void>;
}

function openPostgres(url: string): OpenPool {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis, types });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { pool, isEmbedded: false, close: () => Promise.resolve() };
}

async function openEmbedded(
  place: { kind: 'embedded'; dataDir: string } | { kind: 'memory' },
): Promise<OpenPool> {
  const unlock = place.kind === 'embedded' ? lockDataDir(place.dataDir) : () => undefined;
  const path = place.kind === 'embedded' ? join(place.dataDir, 'db') : 'memory://';
  if (place.kind === 'embedded') mkdirSync(path, { recursive: true });
  const [{ PGlite }, { createPgConfig }, { btree_gist }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
    import('@electric-sql/pglite/contrib/btree_gist'),
  ]);
  const pglite = new PGlite(path, { extensions: { btree_gist } });
  try {
    await pglite.waitReady;
  } catch (error) {
    unlock();
    throw error;
  }
  const { connection } = createPgConfig(pglite);
  // The one connection is never thrown away: there is no second one to take its place. `pg` takes it as a client's
  // option, which its types do not tell of a pool.
  const settings: PoolConfig & { connection: typeof connection } = {
    connection,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis,
    types,
  };
  const pool = new Pool(settings);
  pool.on('error', () => undefined);
  return {
    pool,
    isEmbedded: true,
    close: async () => {
      await pglite.close();
      unlock();
    },
  };
}
