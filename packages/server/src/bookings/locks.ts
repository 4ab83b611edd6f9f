import { isLapsed } from '@plaitful/domain/deposit';
import { studioMoment } from '@plaitful/domain/studio-time';
import { sql } from 'kysely';
import { etagOf, isStale } from '../contract/etags.ts';
import type { Trx } from '../database/database.ts';
import type { MessageMoment } from '../outbox/enqueue.ts';
import { problem, type Problem } from '../problems/problem.ts';
import { lockBooking, type BookingRow } from './bookings.repository.ts';
import { expireUnpaid } from './expiry.ts';

type Span = Pick<BookingRow, 'startsAt' | 'endsAt' | 'timeZone'>;

const DAY_MS = 24 * 60 * 60_000;

/** Namespace of these advisory locks. */
const lockSpace = 72_832;

/** The studio's days of a booking as days since 1970: one, or two when it goes past midnight. */
function daysOf({ startsAt, endsAt, timeZone }: Span): number[] {
  const dayOf = (instant: Date): number =>
    Math.round(Date.parse(`${studioMoment(instant, timeZone).date}T00:00:00Z`) / DAY_MS);
  return [dayOf(startsAt), dayOf(endsAt)];
}

/**
 * Locks the studio's days of these bookings until the transaction ends, in ascending order to avoid deadlocks. Must
 * come before any row lock.
 */
export async function lockDays(trx: Trx, spans: readonly Span[]): Promise<void> {
  const days = [...new Set(spans.flatMap(daysOf))].toSorted((a, b) => a - b);
  const locks = days.map((day) => sql`pg_advisory_xact_lock(${lockSpace}::int, ${day}::int)`);
  await sql`SELECT ${sql.join(locks)}`.execute(trx);
}

/**
 * Locks a booking and its days, before and after a move, until the transaction ends. A lapsed booking is expired first.
 * @param ifMatch the ETag that was read; another one answers `changed_meanwhile`
 * @param wanted the interval it is to be moved to
 */
export async function lockForUpdate(
  trx: Trx,
  found: BookingRow,
  { ifMatch, wanted = [] }: { ifMatch: string | undefined; wanted?: readonly Span[] },
  moment: MessageMoment,
): Promise<BookingRow | Problem> {
  const { bookingId } = found;
  await lockDays(trx, [found, ...wanted]);
  let row = await lockBooking(trx, bookingId);
  if (row === undefined) return problem('booking_not_found');
  // It was moved to another day before it was locked.
  if (row.startsAt.getTime() !== found.startsAt.getTime()) await lockDays(trx, [row]);
  if (isLapsed(row, moment.now)) {
    await expireUnpaid(trx, moment, { bookingId });
    row = (await lockBooking(trx, bookingId)) ?? row;
  }
  return isStale(ifMatch, etagOf(row)) ? problem('changed_meanwhile') : row;
}
