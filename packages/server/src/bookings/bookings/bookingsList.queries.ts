import type { CancelledBy } from '@plaitful/domain/booking-status';
import { bookingCodes, parseBookingCode } from '@plaitful/domain/booking-code';
import type { VisitOutcome } from '@plaitful/domain/visit';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { applySort, likePattern, paginate, type Page, type ListOptions } from '../../platform/lists/lists.ts';
import {
  currentData,
  whereExpired,
  whereLive,
  whereUnpaid,
  type CurrentBooking,
} from './bookings.queries.ts';

const sortColumns = {
  bookingId: sql.ref('bookingId'),
  bookingDate: sql.ref('bookingDate'),
  bookingTime: sql.ref('bookingTime'),
  serviceName: sql.ref('serviceName'),
  styleName: sql.ref('styleName'),
  styleDuration: sql.ref('durationMinutes'),
  styleDeposit: sql.ref('depositCents'),
  discount: sql.ref('discountPercent'),
  value: sql.ref('valueCents'),
  fullName: sql.ref('fullName'),
  email: sql.ref('email'),
  childName: sql.ref('childName'),
  deposit: sql.ref('deposit'),
  paymentStatus: sql.ref('paymentStatus'),
  createdAt: sql.ref('createdAt'),
};

type BookingField = keyof typeof sortColumns;

export const bookingFields = Object.keys(sortColumns) as BookingField[];

/** An overdue booking counts as cancelled. */
type BookingStatus =
  | 'UNPAID'
  | 'DEPOSIT_PAID'
  | 'CONFIRMED'
  | 'CANCELLED'
  | 'DEPOSIT_TO_RETURN'
  | 'DEPOSIT_RECEIVED'
  | 'DEPOSIT_HELD'
  | 'LIVE';

export interface BookingFilter {
  readonly userId?: number;
  readonly status?: BookingStatus;
  readonly outcome?: VisitOutcome;
  /** Without those that were missed. */
  readonly cancelledBy?: CancelledBy;
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
  UNPAID: whereUnpaid,
  DEPOSIT_PAID: () => sql`payment_status = 'PENDING' AND deposit = 'PAID'`,
  CONFIRMED: () => sql`payment_status = 'CONFIRMED'`,
  CANCELLED: (now) => sql`(payment_status = 'CANCELLED' OR (deposit = 'NOT_PAID' AND expires_at <= ${now}))`,
  DEPOSIT_TO_RETURN: () =>
    sql`payment_status = 'CANCELLED' AND deposit = 'PAID' AND deposit_to_return IS NOT FALSE`,
  DEPOSIT_RECEIVED: () => sql`deposit = 'PAID'`,
  DEPOSIT_HELD: () => sql`deposit = 'PAID' AND payment_status <> 'CANCELLED' AND outcome = 'EXPECTED'`,
  LIVE: whereLive,
};

/** Who cancelled; an overdue booking counts as cancelled by its deadline. */
const whereCancelledBy = (by: CancelledBy, now: Date) =>
  by === 'DEADLINE'
    ? sql<SqlBool>`(cancelled_by = 'DEADLINE' OR (${whereExpired(now)}))`
    : sql<SqlBool>`cancelled_by = ${by} AND outcome <> 'NO_SHOW'`;

/** A word of a search: a part of the booking's texts, or its code. */
function whereWord(word: string): Expression<SqlBool> {
  const inTexts = sql<SqlBool>`words LIKE lower(${likePattern(word)})`;
  const code = parseBookingCode(word);
  if (code === undefined) return inTexts;
  return sql<SqlBool>`(${inTexts} OR booking_id % ${bookingCodes}::int = ${code}::int)`;
}

function filtered(db: Connection, { filter, words, now }: BookingsListOptions) {
  const { userId, status, outcome, cancelledBy, styleId, from, to } = filter;
  let query = db.selectFrom('bookings');
  if (userId !== undefined) query = query.where('userId', '=', userId);
  if (styleId !== undefined) query = query.where('styleId', '=', styleId);
  if (from !== undefined) query = query.where('bookingDate', '>=', from);
  if (to !== undefined) query = query.where('bookingDate', '<=', to);
  if (status !== undefined) query = query.where(statusConditions[status](now));
  if (outcome !== undefined) query = query.where('outcome', '=', outcome);
  if (outcome === 'EXPECTED') query = query.where(whereLive(now));
  if (cancelledBy !== undefined) query = query.where(whereCancelledBy(cancelledBy, now));
  for (const word of words) query = query.where(whereWord(word));
  return query;
}

/** Newest booking date first by default, then by ids. */
function getOrder({ sort }: BookingsListOptions) {
  const direction = sort?.direction ?? 'desc';
  const order = ['bookingDate', 'bookingTime', 'bookingId'].map((column) => ({ column, direction }));
  return { sortColumns, order };
}

export const listBookings = (db: Connection, options: BookingsListOptions): Promise<Page<CurrentBooking>> =>
  paginate(filtered(db, options).selectAll().select(currentData), options, getOrder(options));

export async function listBookingIds(db: Connection, options: BookingsListOptions): Promise<number[]> {
  const query = filtered(db, options).select('bookingId');
  const rows = await applySort(query, options.sort, getOrder(options)).execute();
  return rows.map(({ bookingId }) => bookingId);
}
