import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Trx } from '../database/database.ts';
import { countOf, patternOf, type ListPart, type ListWish, type Slice } from '../lists/lists.ts';
import type { BookingRow } from './bookings.repository.ts';

/** The column of each field that bookings can be sorted by. */
const columns = {
  bookingId: 'bookingId',
  bookingDate: 'bookingDate',
  bookingTime: 'bookingTime',
  serviceName: 'serviceName',
  styleName: 'styleName',
  styleDuration: 'durationMinutes',
  styleDeposit: 'depositCents',
  discount: 'discountPercent',
  value: 'valueCents',
  fullName: 'fullName',
  email: 'email',
  childName: 'childName',
  deposit: 'deposit',
  paymentStatus: 'paymentStatus',
  createdAt: 'createdAt',
} as const;

type BookingField = keyof typeof columns;

/** What bookings can be sorted by. */
export const bookingFields = Object.keys(columns) as BookingField[];

/** Where a booking stands, for a filter; an overdue one has ended. */
type BookingStatus = 'UNPAID' | 'DEPOSIT_PAID' | 'CONFIRMED' | 'CANCELLED';

/** Which bookings are asked for; what is left out does not count. */
export interface BookingFilter {
  readonly userId?: number;
  readonly status?: BookingStatus;
  readonly styleId?: number;
  /** The first and the last booking date. */
  readonly from?: string;
  readonly to?: string;
}

/** A list of bookings as it is asked for. */
export type BookingsWish = ListWish<BookingField> & { readonly filter: BookingFilter; readonly now: Date };

const statusConditions: Readonly<Record<BookingStatus, (now: Date) => Expression<SqlBool>>> = {
  UNPAID: (now) => sql`payment_status <> 'CANCELLED' AND deposit = 'NOT_PAID' AND expires_at > ${now}`,
  DEPOSIT_PAID: () => sql`payment_status = 'PENDING' AND deposit = 'PAID'`,
  CONFIRMED: () => sql`payment_status = 'CONFIRMED'`,
  CANCELLED: (now) => sql`(payment_status = 'CANCELLED' OR (deposit = 'NOT_PAID' AND expires_at <= ${now}))`,
};

function filtered(trx: Trx, { filter, words, now }: BookingsWish) {
  const { userId, status, styleId, from, to } = filter;
  let query = trx.selectFrom('bookings');
  if (userId !== undefined) query = query.where('userId', '=', userId);
  if (styleId !== undefined) query = query.where('styleId', '=', styleId);
  if (from !== undefined) query = query.where('bookingDate', '>=', from);
  if (to !== undefined) query = query.where('bookingDate', '<=', to);
  if (status !== undefined) query = query.where(statusConditions[status](now));
  for (const word of words) query = query.where(sql<SqlBool>`words LIKE lower(${patternOf(word)})`);
  return query;
}

/** Which of the totals make up a status; a lapsed booking is still counted as unpaid there. */
const statusTotals: Readonly<Record<BookingStatus | 'ANY', RawBuilder<SqlBool>>> = {
  ANY: sql`true`,
  UNPAID: sql`payment_status = 'PENDING' AND deposit = 'NOT_PAID'`,
  DEPOSIT_PAID: sql`payment_status = 'PENDING' AND deposit = 'PAID'`,
  CONFIRMED: sql`payment_status = 'CONFIRMED'`,
  CANCELLED: sql`payment_status = 'CANCELLED'`,
};

const isLapsed = (now: Date) =>
  sql<SqlBool>`payment_status <> 'CANCELLED' AND deposit = 'NOT_PAID' AND expires_at <= ${now}`;

/** How many bookings there are, or of a status, without counting them one by one; lapsed ones are never many. */
async function countByTotals(trx: Trx, { filter, now }: BookingsWish): Promise<number> {
  const status = filter.status ?? 'ANY';
  const { total } = await trx
    .selectFrom('bookingTotals')
    .select(sql<number>`coalesce(sum(bookings), 0)::int`.as('total'))
    .where(statusTotals[status])
    .executeTakeFirstOrThrow();
  if (status !== 'UNPAID' && status !== 'CANCELLED') return total;
  const lapsed = await countOf(trx.selectFrom('bookings').where(isLapsed(now)));
  return status === 'UNPAID' ? total - lapsed : total + lapsed;
}

async function countBookings(trx: Trx, wish: BookingsWish): Promise<number> {
  const { status: _, ...narrower } = wish.filter;
  const isNarrow = wish.words.length > 0 || Object.values(narrower).some((part) => part !== undefined);
  return isNarrow ? countOf(filtered(trx, wish)) : countByTotals(trx, wish);
}

/** A part of a list, counted from its start or, where that is nearer, from its end. */
function fromNearerEnd({ limit, offset }: Slice, total: number): Slice & { readonly isReversed: boolean } {
  if (offset <= total / 2) return { limit, offset, isReversed: false };
  const left = Math.max(total - offset, 0);
  const taken = Math.min(limit, left);
  return { limit: taken, offset: left - taken, isReversed: true };
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** The wished order, or newest booking date first; what it does not tell apart stands by dates, the same way round. */
const orderOf = ({ sort }: BookingsWish) => {
  const byDate = sort === undefined || sort.field === 'bookingDate';
  const direction = sort?.direction ?? 'desc';
  const dates = (['bookingDate', 'bookingTime', 'bookingId'] as const).map(
    (column) => [column, direction] as const,
  );
  return byDate ? dates : [[columns[sort.field], sort.direction] as const, ...dates];
};

/** The ids of bookings in the order of a list, or in the opposite one. */
const orderedIds = (trx: Trx, wish: BookingsWish, isReversed = false) =>
  orderOf(wish).reduce(
    (query, [column, direction]) => query.orderBy(column, isReversed ? opposite[direction] : direction),
    filtered(trx, wish).select('bookingId'),
  );

/**
 * A part of the bookings, newest booking date first unless sorted. It is chosen by ids alone: whole bookings, of which
 * all but a page are dropped, take twice as long to sort. A list that is asked for whole is counted by itself.
 */
export async function listBookings(trx: Trx, wish: BookingsWish): Promise<ListPart<BookingRow>> {
  const { slice } = wish;
  const total = slice && (await countBookings(trx, wish));
  const part = slice && fromNearerEnd(slice, total ?? 0);
  // Written into the text, so that no plan is made for a tenth of all bookings, as it is for a number not known yet.
  const page = orderedIds(trx, wish, part?.isReversed).$if(part !== undefined, (query) =>
    query.limit(sql.lit(part?.limit ?? 0)).offset(part?.offset ?? 0),
  );
  const rows = await orderOf(wish)
    .reduce(
      (query, [column, direction]) => query.orderBy(`bookings.${column}`, direction),
      trx
        .selectFrom(page.as('page'))
        .innerJoin('bookings', 'bookings.bookingId', 'page.bookingId')
        .selectAll('bookings'),
    )
    .execute();
  return { rows, total: total ?? rows.length };
}

/** The ids of all bookings of a list, in its order. */
export async function listBookingIds(trx: Trx, wish: BookingsWish): Promise<number[]> {
  const rows = await orderedIds(trx, wish).execute();
  return rows.map(({ bookingId }) => bookingId);
}

/** Bookings by their ids, in the order of these. */
export async function readBookingsById(trx: Trx, ids: readonly number[]): Promise<BookingRow[]> {
  const rows = await trx
    .selectFrom('bookings')
    .selectAll()
    .where('bookingId', '=', sql<number>`ANY(${[...ids]}::int[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.bookingId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
