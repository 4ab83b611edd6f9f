import { sql, type Expression, type SqlBool } from 'kysely';
import type { Connection } from '../database/database.ts';
import { countOf, likePattern, type ListPart, type ListOptions } from '../lists/lists.ts';
import type { BookingRow } from './bookings.repository.ts';

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

export const bookingFields = Object.keys(columns) as BookingField[];

/** An overdue booking counts as cancelled. */
type BookingStatus = 'UNPAID' | 'DEPOSIT_PAID' | 'CONFIRMED' | 'CANCELLED';

export interface BookingFilter {
  readonly userId?: number;
  readonly status?: BookingStatus;
  readonly styleId?: number;
  /** Booking dates, inclusive. */
  readonly from?: string;
  readonly to?: string;
}

export type BookingsListOptions = ListOptions<BookingField> & {
  readonly filter: BookingFilter;
  readonly now: Date;
};

const statusConditions: Readonly<Record<BookingStatus, (now: Date) => Expression<SqlBool>>> = {
  UNPAID: (now) => sql`payment_status <> 'CANCELLED' AND deposit = 'NOT_PAID' AND expires_at > ${now}`,
  DEPOSIT_PAID: () => sql`payment_status = 'PENDING' AND deposit = 'PAID'`,
  CONFIRMED: () => sql`payment_status = 'CONFIRMED'`,
  CANCELLED: (now) => sql`(payment_status = 'CANCELLED' OR (deposit = 'NOT_PAID' AND expires_at <= ${now}))`,
};

function filtered(db: Connection, { filter, words, now }: BookingsListOptions) {
  const { userId, status, styleId, from, to } = filter;
  let query = db.selectFrom('bookings');
  if (userId !== undefined) query = query.where('userId', '=', userId);
  if (styleId !== undefined) query = query.where('styleId', '=', styleId);
  if (from !== undefined) query = query.where('bookingDate', '>=', from);
  if (to !== undefined) query = query.where('bookingDate', '<=', to);
  if (status !== undefined) query = query.where(statusConditions[status](now));
  for (const word of words) query = query.where(sql<SqlBool>`words LIKE lower(${likePattern(word)})`);
  return query;
}

/** Newest booking date first by default; dates and ids break ties. */
const orderOf = ({ sort }: BookingsListOptions) => {
  const byDate = sort === undefined || sort.field === 'bookingDate';
  const direction = sort?.direction ?? 'desc';
  const dates = (['bookingDate', 'bookingTime', 'bookingId'] as const).map(
    (column) => [column, direction] as const,
  );
  return byDate ? dates : [[columns[sort.field], sort.direction] as const, ...dates];
};

const ordered = (db: Connection, input: BookingsListOptions) =>
  orderOf(input).reduce(
    (query, [column, direction]) => query.orderBy(column, direction),
    filtered(db, input),
  );

export async function listBookings(
  db: Connection,
  input: BookingsListOptions,
): Promise<ListPart<BookingRow>> {
  const { slice } = input;
  const rows = await ordered(db, input)
    .selectAll()
    .$if(slice !== undefined, (query) => query.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0))
    .execute();
  return { rows, total: slice ? await countOf(filtered(db, input)) : rows.length };
}

export async function listBookingIds(db: Connection, input: BookingsListOptions): Promise<number[]> {
  const rows = await ordered(db, input).select('bookingId').execute();
  return rows.map(({ bookingId }) => bookingId);
}

export async function readBookingsById(db: Connection, ids: readonly number[]): Promise<BookingRow[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('bookingId', '=', sql<number>`ANY(${[...ids]}::int[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.bookingId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
