import type { Insertable } from 'kysely';
import type { BookingsTable } from '../src/platform/database/bookingTables.ts';

const at = new Date('2026-12-01T15:00:00Z');

/** A stored booking: 5 December 2026, 2 pm, no chair, nothing paid. */
export const bookingRow = (
  ids: { readonly userId: number; readonly styleId: number; readonly serviceId: number },
  given: Partial<Insertable<BookingsTable>> = {},
): Insertable<BookingsTable> => ({
  userId: ids.userId,
  styleId: ids.styleId,
  serviceId: ids.serviceId,
  bookingDate: '2026-12-05',
  bookingTime: '14:00',
  timeZone: 'America/Toronto',
  startsAt: at,
  endsAt: new Date(at.getTime() + 90 * 60_000),
  durationMinutes: 90,
  chair: null,
  serviceName: 'Cornrows',
  styleName: 'Rows',
  priceCents: 1,
  discountPercent: 12.5,
  valueCents: 1,
  depositCents: 1,
  fullName: 'A',
  email: 'a@example.com',
  mobilePhone: '+16135550199',
  childName: 'Z',
  dateOfBirth: '2018-05-04',
  policyAgreement: true,
  cancellationPolicy: true,
  consent: true,
  deposit: 'NOT_PAID',
  paymentStatus: 'PENDING',
  dueFrom: at,
  depositDueAt: at,
  cancelledBy: null,
  createdAt: at,
  ...given,
});
