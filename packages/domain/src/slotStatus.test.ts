import { expect, it } from 'vitest';
import { getSlotStatus, isSlotFree } from './slotStatus.ts';

const booked = [{ styleId: 1, bookingDate: '2026-12-04', bookingTime: '17:00' }];
const now = { date: '2026-12-04', time: '14:00' };

it.each([
  ['free', 1, { date: '2026-12-04', time: '16:00' }],
  ['free', 2, { date: '2026-12-04', time: '17:00' }],
  ['booked', 1, { date: '2026-12-04', time: '17:00' }],
  ['past', 1, now],
  ['yours', 1, { date: '2026-12-05', time: '15:00' }],
  ['free', 1, { date: '2026-12-05', time: '16:00' }],
  ['free', 1, { date: '2026-12-06', time: '15:00' }],
  ['tooShort', 1, { date: '2026-12-05', time: '18:00' }],
  ['free', 1, { date: '2026-12-06', time: '18:00' }],
])('a slot is %s for style %i at %o', (status, styleId, slot) => {
  const yours = { date: '2026-12-05', time: '15:00' };
  const rules = { styleId, booked, now, yours, tooShort: [{ date: '2026-12-05', time: '18:00' }] };
  expect(getSlotStatus(slot, rules)).toBe(status);
  expect(isSlotFree(slot, rules)).toBe(status === 'free');
});
