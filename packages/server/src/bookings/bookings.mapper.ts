import type { Booking, BookingChange } from '@plaitful/api-client/contract';
import { isLapsed } from '@plaitful/domain/deposit';
import { formatDurationField } from '@plaitful/domain/duration';
import { toDollars } from '@plaitful/domain/money';
import type { Selectable } from 'kysely';
import { etagOf } from '../contract/etags.ts';
import type { BookingHistoryTable } from '../database/tables.ts';
import { toYearMonthDay } from '../styles/styles.mapper.ts';
import type { BookingRow } from './bookings.repository.ts';

/** A lapsed booking reads as cancelled before its row is updated. */
function endOf(row: BookingRow, now: Date): Pick<Booking, 'paymentStatus' | 'cancelledAt' | 'cancelledBy'> {
  if (isLapsed(row, now)) {
    return {
      paymentStatus: 'CANCELLED',
      cancelledAt: row.expiresAt.toISOString(),
      cancelledBy: 'DEADLINE',
    };
  }
  const { paymentStatus, cancelledAt, cancelledBy } = row;
  return { paymentStatus, cancelledAt: cancelledAt?.toISOString() ?? null, cancelledBy };
}

/** The version as seen now: expiring a lapsed booking will raise it, and nothing else can come first. */
export const versionOf = (row: BookingRow, now: Date): number => row.version + (isLapsed(row, now) ? 1 : 0);

export function toBooking(row: BookingRow, now: Date): Booking {
  const end = endOf(row, now);
  const isDue = row.deposit === 'NOT_PAID' && end.paymentStatus !== 'CANCELLED';
  return {
    bookingId: row.bookingId,
    userId: row.userId,
    bookingDate: row.bookingDate,
    bookingTime: row.bookingTime,
    serviceId: row.serviceId,
    serviceName: row.serviceName,
    styleId: row.styleId,
    styleName: row.styleName,
    styleDuration: formatDurationField(row.durationMinutes),
    styleDeposit: toDollars(row.depositCents),
    discount: row.discountPercent,
    value: toDollars(row.valueCents),
    fullName: row.fullName,
    email: row.email,
    mobilePhone: row.mobilePhone,
    childName: row.childName,
    dateOfBirth: toYearMonthDay(row.dateOfBirth),
    policyAgreement: row.policyAgreement,
    cancellationPolicy: row.cancellationPolicy,
    consent: row.consent,
    deposit: row.deposit,
    ...end,
    createdAt: row.createdAt.toISOString(),
    dueFrom: row.dueFrom.toISOString(),
    depositDueAt: isDue ? row.depositDueAt.toISOString() : null,
    verifyBy: isDue && row.verifyBy !== null ? row.expiresAt.toISOString() : null,
    chair: row.chair,
    etag: etagOf({ version: versionOf(row, now) }),
  };
}

export const toBookingChange = (row: Selectable<BookingHistoryTable>): BookingChange => ({
  changeId: row.historyId,
  at: row.at.toISOString(),
  by: row.actor,
  userId: row.actorId,
  change: row.change,
  before: row.before,
  after: row.after,
});
