import type { Booking } from '@plaitful/api-client/contract';
import { expect, it } from 'vitest';
import { sampleBooking } from '../../storybook/sampleBookings.ts';
import { comingFirst, findLastVisit, findNext, isComing } from './comingAppointments.ts';

/** Saturday 5 December 2026, 4:30 pm in Ottawa. */
const clock = { now: new Date('2026-12-05T21:30:00Z'), timeZone: 'America/Toronto' };
const at = (bookingId: number, bookingDate: string, more: Partial<Booking> = {}): Booking => ({
  ...sampleBooking,
  bookingId,
  bookingDate,
  bookingTime: '15:00',
  styleDuration: '2:00',
  ...more,
});
const newestFirst = [
  at(5, '2026-12-19'),
  at(4, '2026-12-12', { paymentStatus: 'CANCELLED' }),
  at(3, '2026-12-11'),
  at(2, '2026-11-28'),
  at(1, '2026-11-21', { paymentStatus: 'CANCELLED' }),
];
const ids = (rows: readonly Booking[]) => rows.map(({ bookingId }) => bookingId);

it('lists live appointments to come before past and cancelled ones, each newest first', () => {
  expect(ids(comingFirst(newestFirst, clock))).toEqual([5, 3, 4, 2, 1]);
});

it('finds the soonest appointment to come and the last one that took place', () => {
  expect(findNext(newestFirst, clock)?.bookingId).toBe(3);
  expect(findLastVisit(newestFirst, clock)?.bookingId).toBe(2);
});

it('finds neither when every appointment is cancelled', () => {
  const cancelled = newestFirst.filter(({ paymentStatus }) => paymentStatus === 'CANCELLED');
  expect(findNext(cancelled, clock)).toBeUndefined();
  expect(findLastVisit(cancelled, clock)).toBeUndefined();
});

it('counts an appointment as coming until its end', () => {
  expect(isComing(at(1, '2026-12-05'), clock)).toBe(true);
  expect(isComing(at(1, '2026-12-05', { styleDuration: '1:30' }), clock)).toBe(false);
});
