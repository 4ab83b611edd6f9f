import { sql, type Expression, type SqlBool } from 'kysely';
import type { Trx } from '../database/database.ts';
import { holdsWords, readPart, type ListPart, type ListWish } from '../lists/lists.ts';
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

/** Where a booking stands, for a filter; an overdue one has ended (reading 17). */
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
  UNPAID: (now) => sql`payment_status <> 'CANCELLED' AND deposit = 'NOT_PAID' AND deposit_due_at > ${now}`,
  DEPOSIT_PAID: () => sql`payment_status = 'PENDING' AND deposit = 'PAID'`,
  CONFIRMED: () => sql`payment_status = 'CONFIRMED'`,
  CANCELLED: (now) =>
    sql`(payment_status = 'CANCELLED' OR (deposit = 'NOT_PAID' AND deposit_due_at <= ${now}))`,
};

const searched = ['serviceName', 'styleName', 'fullName', 'email', 'mobilePhone', 'childName'] as const;

function filtered(trx: Trx, { filter, words, now }: BookingsWish) {
  const { userId, status, styleId, from, to } = filter;
  let query = trx.selectFrom('bookings');
  if (userId !== undefined) query = query.where('userId', '=', userId);
  if (styleId !== undefined) query = query.where('styleId', '=', styleId);
  if (from !== undefined) query = query.where('bookingDate', '>=', from);
  if (to !== undefined) query = query.where('bookingDate', '<=', to);
  if (status !== undefined) query = query.where(statusConditions[status](now));
  const texts = searched.map((column) => sql.ref<string>(column));
  return words.length === 0 ? query : query.where(holdsWords(words, texts));
}

/** The wished order, then newest booking date first; a date's bookings stand in the order of the date. */
const orderOf = ({ sort }: BookingsWish) => {
  const byDate = sort === undefined || sort.field === 'bookingDate';
  const direction = byDate ? (sort?.direction ?? 'desc') : 'desc';
  const dates = (['bookingDate', 'bookingTime', 'bookingId'] as const).map(
    (column) => [column, direction] as const,
  );
  return byDate ? dates : [[columns[sort.field], sort.direction] as const, ...dates];
};

/**
 * A part of the bookings, newest booking date first unless sorted. It is chosen by ids alone: whole bookings, of which
 * all but a page are dropped, take twice as long to sort.
 */
export async function listBookings(trx: Trx, wish: BookingsWish): Promise<ListPart<BookingRow>> {
  const { rows, total } = await readPart(filtered(trx, wish).select('bookingId'), wish.slice, (query) =>
    orderOf(wish).reduce((ordered, [column, direction]) => ordered.orderBy(column, direction), query),
  );
  const ids = rows.map(({ bookingId }) => bookingId);
  return { rows: await readBookingsById(trx, ids), total };
}

/** The ids of all bookings of a list, in its order. */
export async function listBookingIds(trx: Trx, wish: BookingsWish): Promise<number[]> {
  const query = filtered(trx, wish).select('bookingId');
  const rows = await orderOf(wish)
    .reduce((ordered, [column, direction]) => ordered.orderBy(column, direction), query)
    .execute();
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
