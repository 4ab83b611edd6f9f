import { allowedActions } from '@plaitful/flows/appointment';
import { expect, it } from 'vitest';
import { sampleBooking, sampleCancelledPaid, samplePaid } from '../../storybook/sampleBookings.ts';
import { toAppointment } from './appointmentRows.ts';
import { canSaySent } from './canSaySent.ts';

const now = new Date('2026-12-01T15:00:00Z');
const unpaid = {
  ...sampleBooking,
  bookingDate: '2026-12-12',
  depositDueAt: '2026-12-02T15:00:00Z',
  verifyBy: null,
};

it.each([
  ['due', unpaid, true],
  ['at its deadline', { ...unpaid, depositDueAt: now.toISOString() }, false],
  ['said to be sent', { ...unpaid, depositSentAt: '2026-12-01T14:00:00Z' }, false],
  ['of an unverified parent', { ...unpaid, verifyBy: '2026-12-01T16:00:00Z' }, false],
  ['paid', { ...samplePaid, depositDueAt: null }, false],
  ['of a cancelled appointment', { ...sampleCancelledPaid, depositDueAt: null }, false],
] as const)('says of a deposit that is %s what the appointment machine says', (_, booking, expected) => {
  const { sent } = allowedActions(toAppointment(booking, 'America/Toronto'), {
    now,
    role: 'ROLE_USER',
    isSlotFree: true,
  });
  expect([canSaySent(booking, now), sent.isAllowed]).toEqual([expected, expected]);
});
