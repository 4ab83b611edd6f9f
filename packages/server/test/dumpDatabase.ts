import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';

/** The content of the database, table by table, as one text: two dumps are equal when nothing changed. */
export async function dumpDatabase(database: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`.execute(database);
  const dumped: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      SELECT to_jsonb(rows)::text AS row FROM ${sql.table(name)} AS rows ORDER BY 1`.execute(database);
    dumped.push(`${name}\n${rows.map(({ row }) => row).join('\n')}`);
  }
  return dumped.join('\n\n');
}
