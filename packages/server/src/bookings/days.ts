import { sql } from 'kysely';
import { studioMoment } from '@plaitful/domain/studio-time';
import type { Trx } from '../database/database.ts';
import type { BookingRow } from './bookings.repository.ts';

/** When a booking is, in the zone of its studio. */
export type Span = Pick<BookingRow, 'startsAt' | 'endsAt' | 'timeZone'>;

const DAY_MS = 24 * 60 * 60_000;

/** Tells these locks from others that the database may hold. */
const lockSpace = 72_832;

/** The days of the studio that a booking touches: one, or two when it goes past midnight; as days since 1970. */
function daysOf({ startsAt, endsAt, timeZone }: Span): number[] {
  const dayOf = (instant: Date): number =>
    Math.round(Date.parse(`${studioMoment(instant, timeZone).date}T00:00:00Z`) / DAY_MS);
  return [dayOf(startsAt), dayOf(endsAt)];
}

/**
 * Holds the studio's days that these bookings touch until the transaction ends: whoever changes what is held on a day
 * does it after the one before has ended, and sees all that it did. Days are taken in their order, so that two who want
 * the same ones never wait for each other. Comes before any row is held.
 */
export async function lockDays(trx: Trx, spans: readonly Span[]): Promise<void> {
  const days = [...new Set(spans.flatMap(daysOf))].toSorted((a, b) => a - b);
  const locks = days.map((day) => sql`pg_advisory_xact_lock(${lockSpace}::int, ${day}::int)`);
  await sql`SELECT ${sql.join(locks)}`.execute(trx);
}
