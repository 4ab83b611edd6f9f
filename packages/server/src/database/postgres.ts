import { Socket } from 'node:net';
import type { PostgresPool } from 'kysely';
import { Client, Pool, type ClientConfig, type PoolClient } from 'pg';
import { DatabaseAway, DatabaseUnfit, readConstraintError } from './errors.ts';
import { types } from './types.ts';

/** How long PostgreSQL may keep silent, when a connection is made and while a statement runs. */
const silenceMillis = 3000;

/** How long a call waits for a connection that others use. It is load, not an outage, that lets it wait. */
const queueTimeoutMillis = 30_000;

/**
 * What PostgreSQL ends by itself, in milliseconds, so that nothing forgotten holds a lock. It tells so before it has
 * been silent for too long.
 */
const limits = {
  statement_timeout: 2500,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: silenceMillis,
} as const;

const settingsOf = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'plaitful',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: silenceMillis,
  types,
});

/**
 * A pool over a PostgreSQL server. A connection that is silent for too long is cut off, and every call that waits for a
 * connection is then refused ({@link DatabaseAway}): one after the other they would wait for as long again.
 */
export function openPostgres(url: string, size: number): PostgresPool {
  const waiting = new Set<(error: Error) => void>();
  const openSocket = (): Socket => {
    const socket = new Socket();
    return socket.setTimeout(silenceMillis, () => {
      const error = new DatabaseAway();
      socket.destroy(error);
      for (const reject of waiting) reject(error);
      waiting.clear();
    });
  };
  const pool = new Pool({
    ...settingsOf(url),
    ...limits,
    max: size,
    connectionTimeoutMillis: queueTimeoutMillis,
    // An idle connection is silent as well; it is closed before that counts.
    idleTimeoutMillis: silenceMillis - 1000,
    stream: openSocket,
  });
  // A connection that dies is replaced by the pool, and who used it hears of it from the query. Without listeners, for
  // one that is idle and one that is used, its end would be the end of the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = (): Promise<PoolClient> =>
    new Promise((resolve, reject) => {
      waiting.add(reject);
      const receive = (client: PoolClient): void =>
        waiting.delete(reject) ? resolve(client) : client.release();
      void pool
        .connect()
        .then(receive, reject)
        .finally(() => waiting.delete(reject));
    });
  return { options: pool.options, connect, end: () => pool.end() };
}

/** One connection without limits, for work that may take its time. */
export const openSlowPool = (url: string): Pool => new Pool({ ...settingsOf(url), max: 1 });

const oldestVersion = 15;

/** What comes with PostgreSQL and is used here: for the constraint that holds chairs, and for search in lists. */
const extensions = ['btree_gist', 'pg_trgm'] as const;

/** Makes the extensions and takes them back again. */
async function tryExtensions(client: Client): Promise<void> {
  await client.query('BEGIN');
  try {
    for (const name of extensions) await client.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
  } catch (error) {
    const code = readConstraintError(error)?.code ?? 'unknown';
    const statements = extensions.map((name) => `CREATE EXTENSION IF NOT EXISTS ${name};`).join(' ');
    throw new DatabaseUnfit(
      `DATABASE_URL: an extension that comes with PostgreSQL cannot be created (${code}). Have an administrator run in this database once: ${statements}`,
    );
  } finally {
    await client.query('ROLLBACK');
  }
}

/**
 * Looks whether the server can work with this database, before anything is built; it leaves everything as it was.
 * @throws {DatabaseUnfit} with one line, when it cannot be reached, is too old or lacks an extension
 */
export async function checkPostgres(url: string): Promise<void> {
  const client = new Client(settingsOf(url));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (version < oldestVersion) {
      throw new DatabaseUnfit(
        `DATABASE_URL: PostgreSQL ${version} is too old; ${oldestVersion} or newer is needed.`,
      );
    }
    await tryExtensions(client);
  } catch (error) {
    if (error instanceof DatabaseUnfit) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new DatabaseUnfit(`DATABASE_URL: the database cannot be opened (${code}).`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
