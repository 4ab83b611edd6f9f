import { describe, expect, it } from 'vitest';
import { allowedActions, decideBookingEvent } from './appointment.decision.ts';
import type { Appointment, AppointmentEvent, BookingCircumstances } from './appointment.types.ts';

const START = new Date('2026-12-12T18:00:00Z');
const at = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);

const paid: Appointment = {
  deposit: 'PAID',
  paymentStatus: 'PENDING',
  startsAt: START,
  depositDueAt: null,
};
const arrived: Appointment = { ...paid, outcome: 'ARRIVED', outcomeAt: START };
const done: Appointment = { ...paid, paymentStatus: 'CONFIRMED', outcome: 'DONE', outcomeAt: at(90) };
const missed: Appointment = {
  ...paid,
  paymentStatus: 'CANCELLED',
  cancelledBy: 'STUDIO',
  outcome: 'NO_SHOW',
  outcomeAt: at(20),
};

const arrives: AppointmentEvent = { type: 'outcome.set', value: 'ARRIVED' };
const misses: AppointmentEvent = { type: 'outcome.set', value: 'NO_SHOW' };
const expects: AppointmentEvent = { type: 'outcome.set', value: 'EXPECTED' };
const finishes: AppointmentEvent = { type: 'visit.finished' };

const studio = (minutes: number): BookingCircumstances => ({
  now: at(minutes),
  role: 'ROLE_ADMIN',
  isSlotFree: true,
  graceMinutes: 15,
});

/** The refusal, or what is stored. */
function decide(appointment: Appointment, event: AppointmentEvent, circumstances: BookingCircumstances) {
  const decision = decideBookingEvent(appointment, event, circumstances);
  return decision.kind === 'refused' ? decision.code : decision.next;
}

describe('arrival', () => {
  it('is set from an hour before the start on', () => {
    expect(decide(paid, arrives, studio(-61))).toBe('not_begun');
    expect(decide(paid, arrives, studio(-60))).toMatchObject({
      outcome: 'ARRIVED',
      paymentStatus: 'PENDING',
    });
  });

  it('keeps a payment that is confirmed', () => {
    const confirmed = { ...paid, paymentStatus: 'CONFIRMED' } as const;
    expect(decide(confirmed, arrives, studio(0))).toMatchObject({
      outcome: 'ARRIVED',
      paymentStatus: 'CONFIRMED',
    });
  });

  it('needs the deposit', () => {
    const unpaid = { ...paid, deposit: 'NOT_PAID', depositDueAt: START } as const;
    expect(decide(unpaid, arrives, studio(-30))).toBe('deposit_not_paid');
    expect(decide(unpaid, finishes, studio(-30))).toBe('deposit_not_paid');
    expect(decide(unpaid, arrives, studio(0))).toBe('already_cancelled');
  });

  it('is not for parents', () => {
    const parent: BookingCircumstances = { ...studio(0), role: 'ROLE_USER' };
    for (const event of [arrives, misses, expects, finishes])
      expect(decide(paid, event, parent)).toBe('forbidden');
    expect(decide(missed, arrives, parent)).toBe('forbidden');
  });
});

describe('a missed appointment', () => {
  it('is set when the grace period is over, cancels and keeps the deposit', () => {
    expect(decide(paid, misses, studio(14))).toBe('grace_not_over');
    expect(decide(paid, misses, studio(15))).toEqual({
      deposit: 'PAID',
      paymentStatus: 'CANCELLED',
      cancelledBy: 'STUDIO',
      isDepositKept: true,
      outcome: 'NO_SHOW',
    });
  });

  it('is taken back within a day, while slot and chair are free', () => {
    expect(decide(missed, arrives, studio(30))).toMatchObject({
      outcome: 'ARRIVED',
      paymentStatus: 'PENDING',
      cancelledBy: null,
    });
    expect(decide(missed, arrives, { ...studio(30), isSlotFree: false })).toBe('slot_gone');
    expect(decide(missed, expects, studio(20 + 24 * 60))).toBe('outcome_settled');
  });

  it('is expected again when its payment is set to PENDING', () => {
    const restored = decide(missed, { type: 'payment.set', value: 'PENDING' }, studio(30));
    expect(restored).toMatchObject({ outcome: 'EXPECTED', paymentStatus: 'PENDING' });
  });

  it('that was cancelled otherwise has no outcome', () => {
    const cancelled = { ...missed, outcome: 'EXPECTED', outcomeAt: null } as const;
    expect(decide(cancelled, arrives, studio(30))).toBe('already_cancelled');
    expect(decide(cancelled, finishes, studio(30))).toBe('already_cancelled');
  });
});

describe('a finished visit', () => {
  it('confirms the payment, with or without an arrival before', () => {
    const finished = { outcome: 'DONE', paymentStatus: 'CONFIRMED' };
    expect(decide(paid, finishes, studio(60))).toMatchObject(finished);
    expect(decide(arrived, finishes, studio(60))).toMatchObject(finished);
  });

  it('is corrected or opened again within a day', () => {
    expect(decide(done, finishes, studio(120))).toMatchObject({ outcome: 'DONE' });
    expect(decide(done, arrives, studio(120))).toMatchObject({
      outcome: 'ARRIVED',
      paymentStatus: 'PENDING',
    });
    expect(decide(done, finishes, studio(90 + 24 * 60))).toBe('outcome_settled');
    expect(decide(done, arrives, studio(90 + 24 * 60))).toBe('outcome_settled');
  });
});

it('a visit that is moved or cancelled is expected again', () => {
  const early = { ...arrived, outcomeAt: at(-30) };
  expect(decide(early, { type: 'reschedule.requested' }, studio(-20))).toMatchObject({ outcome: 'EXPECTED' });
  expect(decide(early, { type: 'cancel.requested', by: 'STUDIO' }, studio(-20))).toMatchObject({
    outcome: 'EXPECTED',
    paymentStatus: 'CANCELLED',
  });
});

it('a page offers what the time of the day allows', () => {
  const before = allowedActions(paid, studio(-61));
  expect(before.outcome.ARRIVED).toEqual({ isAllowed: false, why: 'not_begun' });
  expect(before.finish).toEqual({ isAllowed: false, why: 'not_begun' });
  const begun = allowedActions(arrived, studio(20));
  expect(begun.outcome).toEqual({
    EXPECTED: { isAllowed: true },
    ARRIVED: { isAllowed: false, why: 'same' },
    NO_SHOW: { isAllowed: true },
  });
  expect(begun.finish).toEqual({ isAllowed: true });
});
