import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../database/database.ts';

/** All of them are upcoming, since unpaid bookings expire before their start. */
const unpaid = (trx: Trx, now: Date) =>
  trx
    .selectFrom('bookings')
    .where('paymentStatus', '<>', 'CANCELLED')
    .where('deposit', '=', 'NOT_PAID')
    .where('expiresAt', '>', now);

/** Those of a network belong to unverified members only. */
type UnpaidBy =
  { readonly userId: number } | { readonly mobilePhone: string } | { readonly networkHash: string };

export async function countUnpaid(trx: Trx, by: UnpaidBy, now: Date): Promise<number> {
  const { count } = await unpaid(trx, now)
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) => row.and(by))
    .executeTakeFirstOrThrow();
  return count;
}

/** Without `exceptId`. */
export async function sumUnverifiedMinutes(
  trx: Trx,
  { date, exceptId }: { date: string; exceptId: number },
  now: Date,
): Promise<number> {
  const { minutes } = await unpaid(trx, now)
    .select(sql<number>`coalesce(sum(duration_minutes), 0)::int`.as('minutes'))
    .where('bookingDate', '=', date)
    .where('verifyBy', 'is not', null)
    .where('bookingId', '<>', exceptId)
    .executeTakeFirstOrThrow();
  return minutes;
}

/** Namespaces of these advisory locks. */
const lockSpaces = { phone: 72_833, network: 72_834 } as const;

/** Serializes transactions that count the bookings of a number or network. */
export async function lockCount(trx: Trx, of: keyof typeof lockSpaces, value: string): Promise<void> {
  const space = lockSpaces[of];
  await sql`SELECT pg_advisory_xact_lock(${space}::int, hashtext(${value}))`.execute(trx);
}

const keyName = 'network';

/** Created once for all servers of a database. */
async function readNetworkKey(trx: Trx): Promise<string> {
  const read = () => trx.selectFrom('secrets').select('value').where('name', '=', keyName).executeTakeFirst();
  const known = await read();
  if (known !== undefined) return known.value;
  const value = randomBytes(32).toString('hex');
  await trx
    .insertInto('secrets')
    .values({ name: keyName, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read())?.value ?? value;
}

/** Networks are stored as keyed hashes: comparable, but not readable. */
export const hashNetwork = async (trx: Trx, network: string): Promise<string> =>
  createHmac('sha256', await readNetworkKey(trx))
    .update(network)
    .digest('hex');

/** Newest first. */
export async function listCreations(trx: Trx, userId: number, since: Date): Promise<Date[]> {
  const rows = await trx
    .selectFrom('bookings')
    .select('createdAt')
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ createdAt }) => createdAt);
}

/** Newest first. */
export async function listMoves(trx: Trx, userId: number, since: Date): Promise<Date[]> {
  const rows = await trx
    .selectFrom('bookingHistory')
    .innerJoin('bookings', 'bookings.bookingId', 'bookingHistory.bookingId')
    .select('at')
    .where('bookings.userId', '=', userId)
    .where('bookingHistory.actorId', '=', userId)
    .where('change', '=', 'RESCHEDULED')
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at }) => at);
}
