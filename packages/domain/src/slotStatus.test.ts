import { expect, it } from 'vitest';
import { getSlotStatus, isSlotFree } from './slotStatus.ts';

const booked = [{ styleId: 1, bookingDate: '2026-12-04', bookingTime: '17:00' }];
const now = { date: '2026-12-04', time: '14:00' };

it.each([
  ['free', 1, { date: '2026-12-04', time: '16:00' }, true],
  ['free of another style’s bookings', 2, { date: '2026-12-04', time: '17:00' }, true],
  ['not free when it is booked', 1, { date: '2026-12-04', time: '17:00' }, false],
  ['not free in the minute in which it begins', 1, now, false],
])('a slot is %s', (_, styleId, slot, isFree) => {
  expect(isSlotFree(slot, { styleId, booked, now })).toBe(isFree);
});

it.each([
  ['yours', { date: '2026-12-05', time: '15:00' }],
  ['free', { date: '2026-12-05', time: '16:00' }],
  ['free', { date: '2026-12-06', time: '15:00' }],
  ['tooShort', { date: '2026-12-05', time: '18:00' }],
  ['free', { date: '2026-12-06', time: '18:00' }],
])('while an appointment is moved and options are chosen, a slot is %s at %o', (status, slot) => {
  const yours = { date: '2026-12-05', time: '15:00' };
  const tooShort = [{ date: '2026-12-05', time: '18:00' }];
  expect(getSlotStatus(slot, { styleId: 1, booked, now, yours, tooShort })).toBe(status);
});
