import type { Database } from '../../platform/database/database.ts';

/** How many bookings a database has; none is ever deleted. */
export async function countBookings(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
