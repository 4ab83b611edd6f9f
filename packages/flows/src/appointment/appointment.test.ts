import { describe, expect, it } from 'vitest';
import { allowedActions, decideBookingEvent } from './appointment.decision.ts';
import type {
  Appointment,
  BookingCircumstances,
  AppointmentEvent,
  AppointmentState,
  RefusalCode,
} from './appointment.types.ts';

const NOW = new Date('2026-12-05T20:00:00Z');
const LATER = new Date('2026-12-06T20:00:00Z');
const START = new Date('2026-12-12T18:00:00Z');
const AFTER_START = new Date('2026-12-12T18:00:00Z');

const dates = { startsAt: START, depositDueAt: LATER };
const appointments: Readonly<Record<AppointmentState, Appointment>> = {
  unpaid: { ...dates, deposit: 'NOT_PAID', paymentStatus: 'PENDING' },
  depositSent: { ...dates, deposit: 'NOT_PAID', paymentStatus: 'PENDING', depositSentAt: NOW },
  depositPaid: { ...dates, deposit: 'PAID', paymentStatus: 'PENDING' },
  confirmed: { ...dates, deposit: 'PAID', paymentStatus: 'CONFIRMED' },
  expired: { ...dates, deposit: 'NOT_PAID', paymentStatus: 'PENDING', depositDueAt: NOW },
  cancelled: { ...dates, deposit: 'NOT_PAID', paymentStatus: 'CANCELLED', cancelledBy: 'MEMBER' },
  cancelledWithDeposit: { ...dates, deposit: 'PAID', paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO' },
};

const studio: BookingCircumstances = { now: NOW, role: 'ROLE_ADMIN', isSlotFree: true };
const member: BookingCircumstances = { now: NOW, role: 'ROLE_USER', isSlotFree: true };
const job: BookingCircumstances = { now: NOW, isSlotFree: true };

const setPaid: AppointmentEvent = { type: 'deposit.set', value: 'PAID' };
const setNotPaid: AppointmentEvent = { type: 'deposit.set', value: 'NOT_PAID' };
const setPending: AppointmentEvent = { type: 'payment.set', value: 'PENDING' };
const setConfirmed: AppointmentEvent = { type: 'payment.set', value: 'CONFIRMED' };
const setCancelled: AppointmentEvent = { type: 'payment.set', value: 'CANCELLED' };
const memberCancels: AppointmentEvent = { type: 'cancel.requested', by: 'MEMBER' };
const studioCancels: AppointmentEvent = { type: 'cancel.requested', by: 'STUDIO' };
const deadlineCancels: AppointmentEvent = { type: 'cancel.requested', by: 'DEADLINE' };
const reschedules: AppointmentEvent = { type: 'reschedule.requested' };

const decide = (state: AppointmentState, event: AppointmentEvent, circumstances: BookingCircumstances) =>
  decideBookingEvent(appointments[state], event, circumstances);

const outcome = 'EXPECTED';
const paid = { deposit: 'PAID', paymentStatus: 'PENDING', cancelledBy: null, outcome };
const unpaid = { deposit: 'NOT_PAID', paymentStatus: 'PENDING', cancelledBy: null, outcome };
const confirmed = { deposit: 'PAID', paymentStatus: 'CONFIRMED', cancelledBy: null, outcome };
const ended = (deposit: 'PAID' | 'NOT_PAID', cancelledBy: string) => ({
  deposit,
  paymentStatus: 'CANCELLED',
  cancelledBy,
  outcome,
});

it('is overdue when the email was not verified in time', () => {
  const unverified = { ...appointments.unpaid, verifyBy: NOW };
  const circumstances = { ...member, now: new Date(NOW.getTime() - 1) };
  expect(decideBookingEvent(unverified, reschedules, circumstances).kind).toBe('allowed');
  expect(decideBookingEvent(unverified, reschedules, member)).toEqual({
    kind: 'refused',
    code: 'already_cancelled',
  });
});

describe('status changes by the studio', () => {
  it.each([
    ['unpaid', setPaid, paid],
    ['unpaid', setNotPaid, unpaid],
    ['unpaid', setCancelled, ended('NOT_PAID', 'STUDIO')],
    ['depositSent', setPaid, paid],
    ['depositSent', setNotPaid, unpaid],
    ['depositSent', setCancelled, ended('NOT_PAID', 'STUDIO')],
    ['depositPaid', setPaid, paid],
    ['depositPaid', setNotPaid, { ...unpaid, depositDueFrom: NOW }],
    ['depositPaid', setPending, paid],
    ['depositPaid', setConfirmed, confirmed],
    ['depositPaid', setCancelled, ended('PAID', 'STUDIO')],
    ['confirmed', setPaid, confirmed],
    ['confirmed', setPending, paid],
    ['confirmed', setConfirmed, confirmed],
    ['confirmed', setCancelled, ended('PAID', 'STUDIO')],
    ['expired', setPaid, ended('PAID', 'DEADLINE')],
    ['expired', setNotPaid, ended('NOT_PAID', 'DEADLINE')],
    ['expired', setCancelled, ended('NOT_PAID', 'DEADLINE')],
    ['cancelled', setPaid, ended('PAID', 'MEMBER')],
    ['cancelled', setNotPaid, ended('NOT_PAID', 'MEMBER')],
    ['cancelled', setCancelled, ended('NOT_PAID', 'MEMBER')],
    ['cancelledWithDeposit', setPaid, ended('PAID', 'STUDIO')],
    ['cancelledWithDeposit', setNotPaid, { ...ended('NOT_PAID', 'STUDIO'), depositDueFrom: NOW }],
    ['cancelledWithDeposit', setPending, paid],
    ['cancelledWithDeposit', setConfirmed, confirmed],
    ['cancelledWithDeposit', setCancelled, ended('PAID', 'STUDIO')],
  ] as const)('from %s by %j', (state, event, next) => {
    expect(decide(state, event, studio)).toEqual({ kind: 'allowed', next });
  });

  it.each([
    ['unpaid', setPending, 'deposit_not_paid'],
    ['unpaid', setConfirmed, 'deposit_not_paid'],
    ['depositSent', setConfirmed, 'deposit_not_paid'],
    ['confirmed', setNotPaid, 'payment_not_pending'],
    ['expired', setPending, 'deposit_not_paid'],
    ['expired', setConfirmed, 'deposit_not_paid'],
    ['cancelled', setPending, 'deposit_not_paid'],
    ['cancelled', setConfirmed, 'deposit_not_paid'],
  ] as const)('but not from %s by %j: %s', (state, event, code) => {
    expect(decide(state, event, studio)).toEqual({ kind: 'refused', code });
  });

  it('restores a cancelled appointment only while slot and chair are free', () => {
    const gone = { ...studio, isSlotFree: false };
    for (const event of [setPending, setConfirmed]) {
      expect(decide('cancelledWithDeposit', event, gone)).toEqual({ kind: 'refused', code: 'slot_gone' });
    }
  });

  it('does not set the deposit back once the appointment has begun, but still takes the payment', () => {
    const over = { ...studio, now: AFTER_START };
    expect(decide('depositPaid', setNotPaid, over)).toEqual({ kind: 'refused', code: 'already_over' });
    expect(decide('depositPaid', setConfirmed, over)).toEqual({ kind: 'allowed', next: confirmed });
    expect(decide('cancelledWithDeposit', setConfirmed, over)).toEqual({ kind: 'allowed', next: confirmed });
  });

  it('rejects status changes by members', () => {
    for (const state of Object.keys(appointments) as AppointmentState[]) {
      for (const event of [setPaid, setNotPaid, setPending, setConfirmed, setCancelled]) {
        expect(decide(state, event, member)).toEqual({ kind: 'refused', code: 'forbidden' });
      }
    }
  });
});

describe('cancelling', () => {
  it.each([
    ['unpaid', memberCancels, member, ended('NOT_PAID', 'MEMBER')],
    ['depositSent', memberCancels, member, ended('NOT_PAID', 'MEMBER')],
    ['unpaid', studioCancels, studio, ended('NOT_PAID', 'STUDIO')],
    ['depositPaid', studioCancels, studio, ended('PAID', 'STUDIO')],
    ['confirmed', studioCancels, studio, ended('PAID', 'STUDIO')],
    ['expired', deadlineCancels, job, ended('NOT_PAID', 'DEADLINE')],
  ] as const)('ends an appointment that is %s, by %j', (state, event, circumstances, next) => {
    expect(decide(state, event, circumstances)).toEqual({ kind: 'allowed', next });
  });

  it.each([
    ['depositPaid', memberCancels, member, 'deposit_paid'],
    ['confirmed', memberCancels, member, 'deposit_paid'],
    ['depositPaid', memberCancels, studio, 'deposit_paid'],
    ['depositPaid', memberCancels, { ...member, now: AFTER_START }, 'already_over'],
    ['unpaid', studioCancels, member, 'forbidden'],
    ['confirmed', studioCancels, member, 'forbidden'],
    ['unpaid', deadlineCancels, job, 'deposit_not_due'],
    ['depositPaid', deadlineCancels, job, 'deposit_paid'],
    ['expired', memberCancels, member, 'already_cancelled'],
    ['expired', studioCancels, studio, 'already_cancelled'],
    ['cancelled', memberCancels, member, 'already_cancelled'],
    ['cancelled', deadlineCancels, job, 'already_cancelled'],
    ['cancelledWithDeposit', studioCancels, studio, 'already_cancelled'],
  ] as const satisfies readonly [AppointmentState, AppointmentEvent, BookingCircumstances, RefusalCode][])(
    'is refused when it is %s, by %j',
    (state, event, circumstances, code) => {
      expect(decide(state, event, circumstances)).toEqual({ kind: 'refused', code });
    },
  );
});

describe('cancelling with the deposit kept', () => {
  const keeps = { type: 'cancel.requested', by: 'STUDIO', keepsDeposit: true } as const;
  const begun = { ...studio, now: AFTER_START };

  it.each([
    ['depositPaid', studio],
    ['confirmed', studio],
    ['depositPaid', begun],
    ['confirmed', begun],
  ] as const)('is the studio’s when it is %s, before the start and after it', (state, circumstances) => {
    const next = { ...ended('PAID', 'STUDIO'), isDepositKept: true };
    expect(decide(state, keeps, circumstances)).toEqual({ kind: 'allowed', next });
  });

  it.each([
    ['depositPaid', { ...member, now: AFTER_START }, 'forbidden'],
    ['unpaid', studio, 'deposit_not_paid'],
    ['depositSent', studio, 'deposit_not_paid'],
    ['expired', begun, 'already_cancelled'],
    ['cancelledWithDeposit', begun, 'already_cancelled'],
  ] as const)('is refused when it is %s', (state, circumstances, code) => {
    expect(decide(state, keeps, circumstances)).toEqual({ kind: 'refused', code });
  });
});

describe('a deposit that the parent says was sent', () => {
  const sends: AppointmentEvent = { type: 'deposit.sent' };
  const notArrived: AppointmentEvent = { type: 'deposit.notArrived' };
  const inHours = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60_000);
  const soon = { ...appointments.unpaid, depositDueAt: inHours(1) };

  it('has 24 hours to arrive', () => {
    const next = { ...unpaid, depositSentAt: NOW, depositDueAt: inHours(24) };
    expect(decideBookingEvent(soon, sends, member)).toEqual({ kind: 'allowed', next });
  });

  it('is sent again, with its deadline, once it is set back from PAID', () => {
    const wasSent = { ...appointments.depositPaid, depositSentAt: inHours(-1), depositDueAt: inHours(1) };
    expect(decideBookingEvent(wasSent, setNotPaid, studio)).toEqual({ kind: 'allowed', next: unpaid });
  });

  it('is due anew when that deadline has passed, once it is set back from PAID', () => {
    const wasSent = { ...appointments.depositPaid, depositSentAt: inHours(-24), depositDueAt: NOW };
    const next = { ...unpaid, depositDueFrom: NOW };
    expect(decideBookingEvent(wasSent, setNotPaid, studio)).toEqual({ kind: 'allowed', next });
  });

  it('stays as it is when that is said again', () => {
    expect(decide('depositSent', sends, member)).toEqual({ kind: 'allowed', next: unpaid });
  });

  it('has 12 hours once the studio says that it has not arrived, and is counted', () => {
    const next = { ...unpaid, depositSentAt: null, depositDueAt: inHours(12), depositsNotArrived: 1 };
    expect(decide('depositSent', notArrived, studio)).toEqual({ kind: 'allowed', next });
  });

  it('gains no time after two “Not arrived”, but is noted', () => {
    const next = { ...unpaid, depositSentAt: NOW, depositDueAt: inHours(1) };
    expect(decideBookingEvent({ ...soon, depositsNotArrived: 2 }, sends, member)).toEqual({
      kind: 'allowed',
      next,
    });
  });

  it('expires at its deadline like any other', () => {
    const late = { ...appointments.depositSent, depositDueAt: NOW };
    expect(decideBookingEvent(late, sends, member)).toEqual({ kind: 'refused', code: 'already_cancelled' });
  });

  it('cannot be said before the email address is verified', () => {
    const unverified = { ...appointments.unpaid, verifyBy: LATER };
    expect(decideBookingEvent(unverified, sends, member)).toEqual({
      kind: 'refused',
      code: 'email_not_verified',
    });
  });

  it.each([
    ['depositPaid', sends, member, 'deposit_paid'],
    ['confirmed', sends, member, 'deposit_paid'],
    ['cancelled', sends, member, 'already_cancelled'],
    ['cancelledWithDeposit', sends, member, 'already_cancelled'],
    ['depositSent', notArrived, member, 'forbidden'],
    ['unpaid', notArrived, member, 'forbidden'],
    ['unpaid', notArrived, studio, 'deposit_not_sent'],
    ['depositPaid', notArrived, studio, 'deposit_not_sent'],
    ['confirmed', notArrived, studio, 'deposit_not_sent'],
    ['expired', notArrived, studio, 'already_cancelled'],
    ['cancelled', notArrived, studio, 'already_cancelled'],
  ] as const)('is refused when it is %s, by %j', (state, event, circumstances, code) => {
    expect(decide(state, event, circumstances)).toEqual({ kind: 'refused', code });
  });

  it('is offered to the parent until it was said, and “Not arrived” to the studio then', () => {
    expect(allowedActions(appointments.unpaid, member).sent).toEqual({ isAllowed: true });
    expect(allowedActions(appointments.depositSent, member).sent).toEqual({ isAllowed: false, why: 'same' });
    expect(allowedActions(appointments.depositSent, studio).notArrived).toEqual({ isAllowed: true });
  });
});

describe('rescheduling', () => {
  it('is the member’s while the deposit is unpaid, and the studio’s while the appointment is live and ahead', () => {
    expect(decide('unpaid', reschedules, member)).toEqual({ kind: 'allowed', next: unpaid });
    expect(decide('unpaid', reschedules, studio)).toEqual({ kind: 'allowed', next: unpaid });
    expect(decide('depositPaid', reschedules, studio)).toEqual({ kind: 'allowed', next: paid });
    expect(decide('confirmed', reschedules, studio)).toEqual({ kind: 'allowed', next: confirmed });
  });

  it('is open to the member again once the studio has asked for it, until the appointment begins', () => {
    const asked = (state: AppointmentState, circumstances = member) =>
      decideBookingEvent({ ...appointments[state], canMove: true }, reschedules, circumstances);
    expect(asked('depositPaid')).toEqual({ kind: 'allowed', next: paid });
    expect(asked('confirmed')).toEqual({ kind: 'allowed', next: confirmed });
    expect(asked('confirmed', { ...member, now: AFTER_START })).toEqual({
      kind: 'refused',
      code: 'already_over',
    });
    expect(asked('cancelledWithDeposit')).toEqual({ kind: 'refused', code: 'already_cancelled' });
  });

  it.each([
    ['depositPaid', member, 'deposit_paid'],
    ['confirmed', member, 'deposit_paid'],
    ['confirmed', { ...member, now: AFTER_START }, 'already_over'],
    ['depositPaid', { ...studio, now: AFTER_START }, 'already_over'],
    ['confirmed', { ...studio, now: AFTER_START }, 'already_over'],
    ['expired', member, 'already_cancelled'],
    ['cancelled', studio, 'already_cancelled'],
    ['cancelledWithDeposit', studio, 'already_cancelled'],
  ] as const)('is refused when it is %s', (state, circumstances, code) => {
    expect(decide(state, reschedules, circumstances)).toEqual({ kind: 'refused', code });
  });
});

describe('available actions', () => {
  it('gives a parent reschedule and cancel while the deposit is unpaid, and nothing of the studio’s', () => {
    const offered = allowedActions(appointments.unpaid, member);
    expect(offered.reschedule).toEqual({ isAllowed: true });
    expect(offered.cancel).toEqual({ isAllowed: true });
    expect(offered.deposit.PAID).toEqual({ isAllowed: false, why: 'forbidden' });
  });

  it('explains to a parent why not, once the deposit is paid or the appointment is cancelled', () => {
    expect(allowedActions(appointments.depositPaid, member).cancel).toEqual({
      isAllowed: false,
      why: 'deposit_paid',
    });
    expect(allowedActions(appointments.expired, member).reschedule).toEqual({
      isAllowed: false,
      why: 'already_cancelled',
    });
  });

  it('lets the studio cancel an unpaid appointment while its payment cannot be set otherwise', () => {
    const offered = allowedActions(appointments.unpaid, studio);
    expect(offered.cancel).toEqual({ isAllowed: true });
    expect(offered.deposit).toEqual({
      NOT_PAID: { isAllowed: false, why: 'same' },
      PAID: { isAllowed: true },
    });
    expect(offered.payment).toEqual({
      PENDING: { isAllowed: false, why: 'deposit_not_paid' },
      CONFIRMED: { isAllowed: false, why: 'deposit_not_paid' },
      CANCELLED: { isAllowed: true },
    });
  });

  it('offers the studio the payment once the deposit is paid, but not the status it has', () => {
    const offered = allowedActions(appointments.depositPaid, studio);
    expect(offered.deposit).toEqual({
      NOT_PAID: { isAllowed: true },
      PAID: { isAllowed: false, why: 'same' },
    });
    expect(offered.payment).toEqual({
      PENDING: { isAllowed: false, why: 'same' },
      CONFIRMED: { isAllowed: true },
      CANCELLED: { isAllowed: true },
    });
  });

  it('shows a cancelled appointment unchanged', () => {
    expect(allowedActions(appointments.expired, studio).payment.CANCELLED).toEqual({
      isAllowed: false,
      why: 'same',
    });
    expect(allowedActions(appointments.cancelledWithDeposit, studio).payment.PENDING).toEqual({
      isAllowed: true,
    });
  });
});

describe('the types', () => {
  it('refuse a status that does not exist', () => {
    // @ts-expect-error: a payment is never PAID, a deposit is
    const event: AppointmentEvent = { type: 'payment.set', value: 'PAID' };
    expect(decide('depositPaid', event, studio).kind).toBe('allowed');
  });
});
