import { expect, it } from 'vitest';
import { firstFreeDate } from './slotStatus.ts';

const offered = { '2026-12-12': ['14:00'], '2026-12-04': ['16:00', '17:00'], '2026-12-05': ['14:00'] };
const booked = [{ styleId: 1, bookingDate: '2026-12-04', bookingTime: '17:00' }];

it.each([
  [{ date: '2026-12-01', time: '10:00' }, '2026-12-04'],
  // The free time of that day has begun, and the other is booked.
  [{ date: '2026-12-04', time: '16:00' }, '2026-12-05'],
  [{ date: '2026-12-12', time: '14:00' }, undefined],
])('at %j the first day with a free time is %s', (now, date) => {
  expect(firstFreeDate(offered, { styleId: 1, booked, now })).toBe(date);
});
