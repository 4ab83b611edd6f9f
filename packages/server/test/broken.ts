import { sql } from 'kysely';
import type { Database } from '../src/database/database.ts';

/**
 * What is broken on purpose, to see a suite fail: `BROKEN=lock`, `BROKEN=constraints` or both, with a comma. Only tests
 * read it, and it changes only their database; docs/torture.md says what is seen then.
 */
const broken = (process.env['BROKEN'] ?? '').split(',').filter((part) => part !== '');

/** The slot and the chair are no longer held by the database. */
async function dropConstraints(database: Database): Promise<void> {
  await sql`DROP INDEX bookings_live_slot`.execute(database);
  await sql`ALTER TABLE bookings DROP CONSTRAINT bookings_chair_free`.execute(database);
}

/** Whether the database answers over a connection that is made from now on. */
async function answers(database: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ path: string }>`SELECT current_setting('search_path') AS path`.execute(
      database,
    );
    return rows[0]?.path.startsWith('public') ?? false;
  } catch {
    return false;
  }
}

/** A function that does nothing comes before PostgreSQL's own in the search path, so that no day is held any more. */
async function switchLocksOff(database: Database): Promise<void> {
  await sql`CREATE FUNCTION public.pg_advisory_xact_lock(integer, integer) RETURNS void
    LANGUAGE sql AS 'SELECT'`.execute(database);
  await sql`DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database());
  END $$`.execute(database);
  while (!(await answers(database))) {
    // What was connected before keeps its path.
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()`
      .execute(database)
      .catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Breaks the database of a test as BROKEN asks. */
export async function breakOnPurpose(database: Database): Promise<void> {
  if (broken.includes('constraints')) await dropConstraints(database);
  if (broken.includes('lock')) await switchLocksOff(database);
}
