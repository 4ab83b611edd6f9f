import { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client, Pool, type ClientConfig } from 'pg';
import { DatabaseAway, DatabaseUnfit, readConstraintError } from './errors.ts';
import { startHeartbeat, type Heartbeat } from './heartbeat.ts';
import { preparing } from './prepared.ts';
import { types } from './types.ts';

/** How long a connection may take to be made; with the first answer still under two seconds of an outage. */
const connectionTimeoutMillis = 1500;

/** How long a call waits for a connection that others use. It is load, not an outage, that lets it wait. */
const queueTimeoutMillis = 30_000;

/** What the database ends by itself, in milliseconds, so that nothing forgotten holds a lock. */
const limits = {
  statement_timeout: 15_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** A pool as Kysely uses it. */
export interface OpenPool {
  readonly pool: PostgresPool;
  /** Ends what stands beside the pool; the pool itself is ended by Kysely. */
  close(): Promise<void>;
}

const settingsOf = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'plaitful',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis,
  types,
});

/** The pool's own time-out is for waiting in its queue; a connection that is made has a shorter one. */
class QuickClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis });
  }
}

/** A pool of connections with limits for every statement, and the sockets under them. */
function createPool(url: string, size: number) {
  const sockets = new Set<Socket>();
  const pool = new Pool({
    ...settingsOf(url),
    ...limits,
    Client: QuickClient,
    max: size,
    connectionTimeoutMillis: queueTimeoutMillis,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  });
  // A connection that dies is replaced by the pool, and who used it hears of it from the query. Without listeners, for
  // one that is idle and one that is used, its end would be the end of the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, sockets };
}

/** Hands out connections as long as the database answers. */
function guard(pool: Pool, heartbeat: Heartbeat, waiting: Set<() => void>): PostgresPool['connect'] {
  return () =>
    new Promise<PostgresPoolClient>((resolve, reject) => {
      const giveUp = (): void => reject(new DatabaseAway());
      if (heartbeat.isAway) return giveUp();
      waiting.add(giveUp);
      pool.connect().then(
        (client) => (waiting.delete(giveUp) ? resolve(preparing(client)) : client.release()),
        (error: unknown) => {
          waiting.delete(giveUp);
          reject(error instanceof Error ? error : new DatabaseAway());
        },
      );
    });
}

/**
 * A pool over a PostgreSQL server. While the server does not answer, nothing waits for it: what runs is cut off, and
 * what is asked is refused at once ({@link DatabaseAway}), until it answers again.
 */
export function openPostgres(url: string, size: number): OpenPool {
  const { pool, sockets } = createPool(url, size);
  const waiting = new Set<() => void>();
  const heartbeat = startHeartbeat(settingsOf(url), {
    isNeeded: () => pool.totalCount > pool.idleCount || pool.waitingCount > 0,
    onAway: () => {
      for (const giveUp of waiting) giveUp();
      waiting.clear();
      for (const socket of sockets) socket.destroy();
    },
  });
  return {
    pool: { options: pool.options, connect: guard(pool, heartbeat, waiting), end: () => pool.end() },
    close: () => heartbeat.stop(),
  };
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
