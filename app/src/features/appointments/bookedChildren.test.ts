import type { Booking } from '@plaitful/api-client/contract';
import { describe, expect, it } from 'vitest';
import { sampleBooking } from '../../storybook/sampleBookings.ts';
import { listBookedChildren } from './bookedChildren.ts';

describe('the children of earlier bookings', () => {
  const booked = (childName: string, createdAt: string, more: Partial<Booking> = {}): Booking => ({
    ...sampleBooking,
    childName,
    createdAt,
    ...more,
  });

  it('are listed once each, the most recently booked first, with the phone number of that booking', () => {
    const bookings = [
      booked('Ada', '2026-05-01T12:00:00Z', { mobilePhone: '+16135550100' }),
      booked('Zoe', '2026-07-01T12:00:00Z', { dateOfBirth: [2020, 10, 19] }),
      booked('ada', '2026-09-01T12:00:00Z', { mobilePhone: '+16135550151' }),
    ];
    expect(listBookedChildren(bookings)).toEqual([
      { childName: 'ada', dateOfBirth: '2018-05-04', mobilePhone: '6135550151' },
      { childName: 'Zoe', dateOfBirth: '2020-10-19', mobilePhone: '6135550151' },
    ]);
  });

  it('are three at most, so that the form stays short', () => {
    const bookings = ['Ada', 'Zoe', 'Nia', 'Imara'].map((name, index) =>
      booked(name, `2026-0${index + 1}-01T12:00:00Z`),
    );
    expect(listBookedChildren(bookings).map(({ childName }) => childName)).toEqual(['Imara', 'Nia', 'Zoe']);
  });
});
