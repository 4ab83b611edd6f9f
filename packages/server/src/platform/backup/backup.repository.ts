import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export async function startBaseBackup(database: Database): Promise<void> {
  await sql`SELECT pg_backup_start('plaitful', true)`.execute(database);
}

/** @returns the content of `backup_label`, without which recovery would begin at the wrong place */
export async function stopBaseBackup(database: Database): Promise<string> {
  const { rows } = await sql<{ labelfile: string }>`SELECT labelfile FROM pg_backup_stop(false)`.execute(
    database,
  );
  return rows[0]?.labelfile ?? '';
}
