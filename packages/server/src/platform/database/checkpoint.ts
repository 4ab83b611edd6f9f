import { sql } from 'kysely';
import type { Database } from './database.ts';

/** How much is written to the write-ahead log before a checkpoint lets go of its files. */
const mostWal = 16 * 2 ** 20;

/**
 * Makes a checkpoint when it is due: nothing else in the embedded database does, so its write-ahead log would only grow.
 * Not while a backup runs, which needs the log's files.
 */
export async function checkpointWhenDue(database: Database): Promise<void> {
  const { rows } = await sql<{ isDue: boolean }>`
    SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${mostWal}
      OR checkpoint_time < now() - interval '1 hour' AS is_due
    FROM pg_control_checkpoint()`.execute(database);
  if (rows[0]?.isDue === true) await sql`CHECKPOINT`.execute(database);
}
