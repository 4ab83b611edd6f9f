import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** How many bookings a database has; none is ever deleted. */
export async function countBookings(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const tables = [
  'sessions',
  'devices',
  'login_codes',
  'calendar_feeds',
  'password_resets',
  'email_verifications',
] as const;

/**
 * Ends every way into accounts of a restored database: some were ended since its backup. Confirmed changes of
 * administrators' addresses stay, without their links, so that no start opens a second account at an old address.
 */
export const endAccess = (database: Database): Promise<void> =>
  inTransaction(database, async (trx) => {
    for (const table of tables) await sql`DELETE FROM ${sql.table(table)}`.execute(trx);
    await sql`
      DELETE FROM email_changes USING users
      WHERE users.id = user_id AND NOT ('ROLE_ADMIN' = ANY (roles) AND confirmed_at IS NOT NULL)`.execute(
      trx,
    );
    await sql`UPDATE email_changes SET undo_until = confirmed_at WHERE undo_until IS NOT NULL`.execute(trx);
  });

/** Whether a server uses the same PostgreSQL database. */
export async function hasOtherServer(database: Database): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'plaitful' AND pid <> pg_backend_pid()`.execute(
    database,
  );
  return rows.length > 0;
}
