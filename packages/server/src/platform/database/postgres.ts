import { Socket } from 'node:net';
import type { PostgresPool } from 'kysely';
import { Client, Pool, type ClientConfig, type PoolClient } from 'pg';
import { DatabaseUnavailableError, DatabaseUnusableError, parseConstraintError } from './errors.ts';
import { pgTypeParsers } from './driver.ts';
import { listHostUrls } from '../config/hostUrls.ts';
import { findPrimary } from './primary.ts';

/** How long PostgreSQL may take to answer, when connecting and while a statement runs. */
const silenceMillis = 3000;

/** How long a call waits for a free connection under load. */
const queueTimeoutMillis = 30_000;

/**
 * PostgreSQL's own timeouts, in milliseconds, so that no forgotten transaction keeps a lock. They are shorter than the
 * client's.
 */
const limits = {
  statement_timeout: 2500,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: silenceMillis,
} as const;

const settings = {
  application_name: 'plaitful',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: silenceMillis,
  types: pgTypeParsers,
} as const satisfies ClientConfig;

/**
 * A pool of connections to a PostgreSQL server. A connection without an answer is closed, and every call that waits for
 * a connection is then rejected ({@link DatabaseUnavailableError}): otherwise each would wait as long again. Of several
 * hosts it uses the one that can be written to, and looks for it again when a connection is lost or was to a standby.
 */
export function openPostgres(url: string, size: number): PostgresPool & { readonly lookAgain: () => void } {
  const waiting = new Set<(error: Error) => void>();
  let primary: Promise<string> | undefined;
  let connections = new WeakSet<PoolClient>();
  const lookAgain = (): void => {
    if (listHostUrls(url).length === 1) return;
    primary = undefined;
    connections = new WeakSet();
  };
  const openSocket = (): Socket => {
    const socket = new Socket();
    return socket.setTimeout(silenceMillis, () => {
      const error = new DatabaseUnavailableError();
      lookAgain();
      socket.destroy(error);
      for (const reject of waiting) reject(error);
      waiting.clear();
    });
  };
  const pool = new Pool({
    ...settings,
    ...limits,
    max: size,
    connectionTimeoutMillis: queueTimeoutMillis,
    // An idle connection is silent too; it is closed before the timeout.
    idleTimeoutMillis: silenceMillis - 1000,
    stream: openSocket,
  });
  // The pool replaces a broken connection, and its user gets an error from the query. Without listeners, for idle and
  // for used connections, the error would end the process.
  pool.on('error', lookAgain);
  pool.on('connect', (client) => {
    connections.add(client);
    client.on('error', lookAgain);
  });
  const connectToPrimary = async (): Promise<PoolClient> => {
    primary ??= findPrimary(url, settings);
    try {
      pool.options.connectionString = await primary;
      const client = await pool.connect();
      if (connections.has(client)) return client;
      // It was opened to what was the primary then.
      client.release(true);
      return await connectToPrimary();
    } catch (error) {
      primary = undefined;
      throw error;
    }
  };
  const connect = (): Promise<PoolClient> =>
    new Promise((resolve, reject) => {
      waiting.add(reject);
      const receive = (client: PoolClient): void =>
        waiting.delete(reject) ? resolve(client) : client.release();
      void connectToPrimary()
        .then(receive, reject)
        .finally(() => waiting.delete(reject));
    });
  return { options: pool.options, connect, end: () => pool.end(), lookAgain };
}

/** A single connection without timeouts, for long tasks. */
export const openMaintenancePool = async (url: string): Promise<Pool> =>
  new Pool({ ...settings, connectionString: await findPrimary(url, settings), max: 1 });

const oldestVersion = 15;

/** The extensions used: for the exclusion constraint of chairs, and for search in lists. */
const extensions = ['btree_gist', 'pg_trgm'] as const;

/** Creates the extensions and rolls back. */
async function tryExtensions(client: Client): Promise<void> {
  await client.query('BEGIN');
  try {
    for (const name of extensions) await client.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
  } catch (error) {
    const code = parseConstraintError(error)?.code ?? 'unknown';
    const statements = extensions.map((name) => `CREATE EXTENSION IF NOT EXISTS ${name};`).join(' ');
    throw new DatabaseUnusableError(
      `DATABASE_URL: an extension that comes with PostgreSQL cannot be created (${code}). Have an administrator run in this database once: ${statements}`,
    );
  } finally {
    await client.query('ROLLBACK');
  }
}

/**
 * Checks, without changing anything, whether the server can use this database.
 * @throws {DatabaseUnusableError} with one line, when it cannot be reached, is too old or lacks an extension
 */
export async function checkPostgres(url: string): Promise<void> {
  let client: Client | undefined;
  try {
    client = new Client({ ...settings, connectionString: await findPrimary(url, settings) });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (version < oldestVersion) {
      throw new DatabaseUnusableError(
        `DATABASE_URL: PostgreSQL ${version} is too old; ${oldestVersion} or newer is needed.`,
      );
    }
    await tryExtensions(client);
  } catch (error) {
    if (error instanceof DatabaseUnusableError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new DatabaseUnusableError(`DATABASE_URL: the database cannot be opened (${code}).`);
  } finally {
    await client?.end().catch(() => undefined);
  }
}
