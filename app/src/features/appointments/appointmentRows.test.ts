import { describe, expect, it } from 'vitest';
import type { Booking } from '@plaitful/api-client/contract';
import { getChildAge, getStartInstant, toAppointment } from './appointmentRows.ts';
import { belongsToChild } from './childOfBooking.ts';
import { newestFirst } from './newestFirst.ts';
import { sampleBooking } from '../../storybook/sampleBookings.ts';

const timeZone = 'America/Toronto';
const at = (bookingId: number, bookingDate: string, bookingTime: string): Booking => ({
  ...sampleBooking,
  bookingId,
  bookingDate,
  bookingTime,
});

describe('the list of bookings', () => {
  it('begins with the newest booking date, and on one day with the latest time', () => {
    const rows = [
      at(1, '2026-11-28', '13:00'),
      at(2, '2026-12-05', '13:00'),
      at(3, '2026-12-05', '15:30'),
      at(4, '2025-12-31', '18:00'),
    ];
    expect(newestFirst(rows).map(({ bookingId }) => bookingId)).toEqual([3, 2, 1, 4]);
  });
});

describe('an appointment', () => {
  it('starts at its date and time in the studio’s zone, not the device’s', () => {
    expect(getStartInstant(at(1, '2026-12-05', '15:00'), timeZone).toISOString()).toBe(
      '2026-12-05T20:00:00.000Z',
    );
  });

  it('shows its deadline, or none where nothing is due', () => {
    const due = { ...sampleBooking, depositDueAt: '2026-11-22T14:05:00.000Z' };
    expect(toAppointment(due, timeZone).depositDueAt).toEqual(new Date('2026-11-22T14:05:00.000Z'));
    expect(toAppointment({ ...due, depositDueAt: null }, timeZone).depositDueAt).toBeNull();
  });
});

describe('the child’s age', () => {
  const born = { ...sampleBooking, dateOfBirth: [2018, 12, 5] };

  it('counts whole years up to today in the studio’s zone', () => {
    expect(getChildAge(born, new Date('2026-12-05T04:59:00Z'), timeZone)).toBe(7);
    expect(getChildAge(born, new Date('2026-12-05T05:00:00Z'), timeZone)).toBe(8);
  });
});

describe('a booking', () => {
  const ada = { childId: 5, name: 'Ada', dateOfBirth: '2018-05-04' };

  it('matches a booking to its saved child after a rename', () => {
    expect(belongsToChild({ ...sampleBooking, childId: 5, childName: 'Adaeze' }, ada)).toBe(true);
    expect(belongsToChild({ ...sampleBooking, childId: 6 }, ada)).toBe(false);
  });

  it('made without a saved child belongs to the child with the same name and date of birth', () => {
    expect(belongsToChild({ ...sampleBooking, childName: ' ada' }, ada)).toBe(true);
    expect(belongsToChild({ ...sampleBooking, dateOfBirth: [2018, 5, 5] }, ada)).toBe(false);
    expect(belongsToChild({ ...sampleBooking, childName: 'Zoe' }, ada)).toBe(false);
  });
});
