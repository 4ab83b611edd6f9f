import { sql, type Kysely } from 'kysely';

/** Lists count their rows: a studio never has so many that kept totals would be worth their triggers. */
const removed = [
  'DROP TRIGGER bookings_added ON bookings',
  'DROP TRIGGER bookings_changed ON bookings',
  'DROP FUNCTION count_added_bookings()',
  'DROP FUNCTION count_changed_bookings()',
  'DROP TABLE booking_totals',
];

/** Removes the totals of bookings that triggers kept. */
export const noTotals = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of removed) await sql.raw(statement).execute(database);
  },
};
