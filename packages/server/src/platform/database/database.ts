import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, PostgresDialect, sql, type PostgresPool, type Transaction } from 'kysely';
import { openEmbedded, type OpenPool } from './embedded.ts';
import { isFatal, isReadOnly } from './errors.ts';
import { migrate } from './migrate.ts';
import { openPostgres, openMaintenancePool } from './postgres.ts';
import type { Tables } from './tables.ts';
import type { Config } from '../config/config.ts';

export type Database = Kysely<Tables>;
/** A connection or a transaction, for repository functions that only read. */
export type Connection = Kysely<Tables>;
/**
 * An open transaction, required by every repository function that writes or locks. A query on the pool inside a
 * transaction would deadlock in the embedded database, which has a single connection.
 */
export type Trx = Transaction<Tables>;

export type DatabaseTarget =
  | {
      kind: 'postgres';
      url: string;
      poolSize?: number;
    }
  | { kind: 'embedded'; dataDir: string; fsync?: boolean; engine?: string };

const embedded = new WeakSet<Database>();

/** Whether it is the embedded database, whose files nobody else looks after. */
export const isEmbedded = (database: Database): boolean => embedded.has(database);

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

const defaultPoolSize = 10;

const over = (pool: PostgresPool, onError?: (error: Error) => void): Database =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: (event) => {
      if (event.level === 'error' && event.error instanceof Error) onError?.(event.error);
    },
  });

async function openRemote(url: string, size: number): Promise<OpenDatabase> {
  // A migration, and waiting for another server's migration, may take longer than a call.
  const slow = over(await openMaintenancePool(url));
  try {
    await migrate(slow);
  } finally {
    await slow.destroy();
  }
  const pool = openPostgres(url, size);
  // A primary that became a standby may keep its connections open.
  const database = over(pool, (error) => {
    if (isReadOnly(error)) pool.lookAgain();
  });
  return { database, close: () => database.destroy() };
}

async function openLocal(
  { dataDir, ...options }: Extract<DatabaseTarget, { kind: 'embedded' }>,
  onFatal: (error: Error) => void,
): Promise<OpenDatabase> {
  const opened = await openEmbedded(dataDir, options);
  const database = over(opened.pool, (error) => {
    if (isFatal(error)) onFatal(error);
  });
  embedded.add(database);
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

/**
 * Opens the database and migrates it.
 * @param onFatal called when the embedded database is corrupt (disk full, panic); the process must end
 * @throws {DataDirLockedError} when another process uses the data directory
 * @throws {DatabaseUnusableError} when the disk of the embedded database is nearly full
 */
export const openDatabase = (place: DatabaseTarget, onFatal: (error: Error) => void): Promise<OpenDatabase> =>
  place.kind === 'postgres'
    ? openRemote(place.url, place.poolSize ?? defaultPoolSize)
    : openLocal(place, onFatal);

/** Runs a task on a database that is open meanwhile. @throws when the task does, or the database fails for good */
export async function withDatabase<Result>(
  place: DatabaseTarget,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase(place, (error) => {
    throw error;
  });
  try {
    return await work(opened.database);
  } finally {
    await opened.close();
  }
}

/**
 * Reads a database without creating or migrating it; a missing table has no rows.
 * @throws {DataDirLockedError} when another process uses the data directory
 */
export async function queryWithoutMigrating(
  place: DatabaseTarget,
  table: string,
  read: (database: Database) => Promise<unknown>,
): Promise<void> {
  if (place.kind === 'embedded' && !existsSync(join(place.dataDir, 'db'))) return;
  const opened: OpenPool =
    place.kind === 'embedded'
      ? await openEmbedded(place.dataDir, place)
      : { pool: await openMaintenancePool(place.url), close: () => Promise.resolve() };
  const database = over(opened.pool);
  try {
    const { rows } = await sql<{ isThere: boolean }>`
      SELECT to_regclass(${table}) IS NOT NULL AS is_there`.execute(database);
    if (rows[0]?.isThere === true) await read(database);
  } finally {
    await database.destroy();
    await opened.close();
  }
}

export const getDatabaseTarget = (config: Config): DatabaseTarget =>
  config.databaseUrl === undefined
    ? { kind: 'embedded', dataDir: config.dataDir, fsync: config.fsync }
    : { kind: 'postgres', url: config.databaseUrl, poolSize: config.databasePool };
