import { depositDueAtAfterNotArrived, depositDueAtAfterSent, isExpired } from '@plaitful/domain/deposit';
import { isAdmin } from '@plaitful/domain/roles';
import type { CancelledBy, DepositStatus, PaymentStatus } from '@plaitful/domain/booking-status';
import { arrivalFrom, missedFrom, outcomeChangeUntil, type VisitOutcome } from '@plaitful/domain/visit';
import { assign, setup } from 'xstate';
import type {
  Appointment,
  AppointmentContext,
  AppointmentEvent,
  AppointmentInput,
  RefusalCode,
} from './appointment.types.ts';

const refuse = (code: RefusalCode) => ({ type: 'refuse', params: { code } }) as const;
const isSetTo = <Value extends DepositStatus | PaymentStatus>(value: Value) =>
  ({ type: 'isSetTo', params: { value } }) as const;
const isRestored = <Value extends PaymentStatus>(value: Value) =>
  ({ type: 'isRestored', params: { value } }) as const;
const isBy = (by: CancelledBy) => ({ type: 'isBy', params: { by } }) as const;

const isKeptByStudio = (event: AppointmentEvent): boolean =>
  event.type === 'cancel.requested' && event.by === 'STUDIO' && event.keepsDeposit === true;

const isOutcome = (value: VisitOutcome) => ({ type: 'isOutcome', params: { value } }) as const;
const setOutcome = (value: VisitOutcome) => ({ type: 'setOutcome', params: { value } }) as const;

const refuseOthers = { guard: 'isNotStudio', actions: refuse('forbidden') } as const;
const notBegun = ['accept', setOutcome('EXPECTED')] as const;
const setBack = ['accept', 'restartDeadline', setOutcome('EXPECTED')] as const;
const endedBy = (by: CancelledBy) =>
  ['accept', { type: 'endBy', params: { by } }, setOutcome('EXPECTED')] as const;
const endedByStudio = endedBy('STUDIO');
const endedByDeadline = endedBy('DEADLINE');
const endedByMember = endedBy('MEMBER');

/** An outcome is set from an hour before the start on, and can be changed for a day. */
const refuseUntimely = [
  { guard: 'isBeforeArrival', actions: refuse('not_begun') },
  { guard: 'isOutcomeSettled', actions: refuse('outcome_settled') },
] as const;

/** What happened on the day, once the deposit is paid: a missed appointment is cancelled and its deposit kept. */
const whenVisitCanBegin = {
  'outcome.set': [
    refuseOthers,
    { guard: 'isSameOutcome', actions: 'accept' },
    ...refuseUntimely,
    { guard: 'isInGracePeriod', actions: refuse('grace_not_over') },
    {
      guard: isOutcome('NO_SHOW'),
      target: 'cancelledWithDeposit',
      actions: [...endedByStudio, 'keepDeposit', setOutcome('NO_SHOW')],
    },
    { guard: 'isDone', target: 'depositPaid', actions: ['accept', 'setAskedOutcome'] },
    { actions: ['accept', 'setAskedOutcome'] },
  ],
  'visit.finished': [
    refuseOthers,
    ...refuseUntimely,
    { target: 'confirmed', actions: ['accept', setOutcome('DONE')] },
  ],
} as const;

const refuseVisit = (code: RefusalCode) =>
  ({
    'outcome.set': [refuseOthers, { guard: 'isSameOutcome', actions: 'accept' }, { actions: refuse(code) }],
    'visit.finished': [refuseOthers, { actions: refuse(code) }],
  }) as const;

/**
 * While the deposit is to come. A member cancels and reschedules whether or not it was said to be sent: what arrives
 * afterwards is returned.
 */
const whenDepositIsUnpaid = {
  'deposit.set': [
    refuseOthers,
    { guard: isSetTo('PAID'), target: 'depositPaid', actions: 'accept' },
    { actions: 'accept' },
  ],
  'payment.set': [
    refuseOthers,
    { guard: isSetTo('CANCELLED'), target: 'cancelled', actions: endedByStudio },
    { actions: refuse('deposit_not_paid') },
  ],
  'cancel.requested': [
    { guard: 'isForeignStudioCancel', actions: refuse('forbidden') },
    { guard: 'keepsDeposit', actions: refuse('deposit_not_paid') },
    { guard: isBy('STUDIO'), target: 'cancelled', actions: endedByStudio },
    { guard: isBy('MEMBER'), target: 'cancelled', actions: endedByMember },
    { actions: refuse('deposit_not_due') },
  ],
  'reschedule.requested': { actions: 'accept' },
  ...refuseVisit('deposit_not_paid'),
} as const;

/**
 * Once the deposit is paid, the parent can no longer change the appointment online, unless the studio requested a
 * reschedule.
 */
const whenDepositIsPaid = {
  'cancel.requested': [
    { guard: 'isForeignStudioCancel', actions: refuse('forbidden') },
    { guard: 'keepsDeposit', target: 'cancelledWithDeposit', actions: [...endedByStudio, 'keepDeposit'] },
    { guard: isBy('STUDIO'), target: 'cancelledWithDeposit', actions: endedByStudio },
    { guard: 'hasStarted', actions: refuse('already_over') },
    { actions: refuse('deposit_paid') },
  ],
  'reschedule.requested': [
    { guard: 'hasStarted', actions: refuse('already_over') },
    { guard: 'isStudio', actions: notBegun },
    { guard: 'isRescheduleRequested', actions: notBegun },
    { actions: refuse('deposit_paid') },
  ],
  ...whenVisitCanBegin,
  'deposit.sent': { actions: refuse('deposit_paid') },
  'deposit.notArrived': [refuseOthers, { actions: refuse('deposit_not_sent') }],
} as const;

const whenOver = {
  'reschedule.requested': { actions: refuse('already_cancelled') },
  'deposit.sent': { actions: refuse('already_cancelled') },
  'deposit.notArrived': [refuseOthers, { actions: refuse('already_cancelled') }],
  ...refuseVisit('already_cancelled'),
} as const;

const whenCancelled = {
  'cancel.requested': { actions: refuse('already_cancelled') },
  ...whenOver,
} as const;

function getSentUpdate({ depositDueAt, startsAt, depositsNotArrived = 0 }: Appointment, now: Date) {
  if (depositDueAt === null) return { depositSentAt: now };
  return {
    depositSentAt: now,
    depositDueAt: depositDueAtAfterSent({ depositDueAt, startsAt, depositsNotArrived }, now),
  };
}

/**
 * Deposit and payment of one appointment, for browser and server. An event that is not allowed keeps the state and
 * sets `context.refusal`. Setting a status to its current value changes nothing.
 */
export const appointmentMachine = setup({
  types: {
    context: {} as AppointmentContext,
    events: {} as AppointmentEvent,
    input: {} as AppointmentInput,
  },
  guards: {
    isCancelledWithDeposit: ({ context: { appointment } }) =>
      appointment.paymentStatus === 'CANCELLED' && appointment.deposit === 'PAID',
    isCancelled: ({ context: { appointment } }) => appointment.paymentStatus === 'CANCELLED',
    isExpired: ({ context }) => isExpired(context.appointment, context.now),
    isSent: ({ context: { appointment } }) =>
      appointment.deposit === 'NOT_PAID' && (appointment.depositSentAt ?? null) !== null,
    wasSent: ({ context: { appointment, now } }) =>
      !!appointment.depositSentAt && appointment.depositDueAt !== null && now < appointment.depositDueAt,
    isUnverified: ({ context: { appointment } }) => (appointment.verifyBy ?? null) !== null,
    isUnpaid: ({ context: { appointment } }) => appointment.deposit === 'NOT_PAID',
    isConfirmed: ({ context: { appointment } }) => appointment.paymentStatus === 'CONFIRMED',
    isStudio: ({ context: { role } }) => role !== undefined && isAdmin([role]),
    isNotStudio: ({ context: { role } }) => role === undefined || !isAdmin([role]),
    isForeignStudioCancel: ({ context: { role }, event }) =>
      event.type === 'cancel.requested' && event.by === 'STUDIO' && (role === undefined || !isAdmin([role])),
    keepsDeposit: ({ event }) => isKeptByStudio(event),
    isRescheduleRequested: ({ context: { appointment } }) => appointment.canMove === true,
    hasStarted: ({ context: { appointment, now } }) => appointment.startsAt.getTime() <= now.getTime(),
    isSetTo: ({ event }, params: { value: DepositStatus | PaymentStatus }) =>
      'value' in event && event.value === params.value,
    isRestored: ({ context: { isSlotFree }, event }, params: { value: PaymentStatus }) =>
      isSlotFree && event.type === 'payment.set' && event.value === params.value,
    isOutcome: ({ event }, params: { value: VisitOutcome }) =>
      event.type === 'outcome.set' && event.value === params.value,
    isSameOutcome: ({ context: { outcome }, event }) =>
      event.type === 'outcome.set' && event.value === outcome,
    isDone: ({ context: { outcome } }) => outcome === 'DONE',
    isNotMissed: ({ context: { outcome } }) => outcome !== 'NO_SHOW',
    isBeforeArrival: ({ context: { appointment, now } }) => now < arrivalFrom(appointment),
    isInGracePeriod: ({ context: { appointment, now, graceMinutes = 0 }, event }) =>
      event.type === 'outcome.set' &&
      event.value === 'NO_SHOW' &&
      now < missedFrom(appointment, graceMinutes),
    isOutcomeSettled: ({ context: { appointment, outcome, now } }) =>
      outcome !== 'EXPECTED' && !!appointment.outcomeAt && now >= outcomeChangeUntil(appointment.outcomeAt),
    isSlotFree: ({ context: { isSlotFree } }) => isSlotFree,
    isBy: ({ event }, params: { by: CancelledBy }) => 'by' in event && event.by === params.by,
  },
  actions: {
    accept: assign({ refusal: null }),
    refuse: assign((_, params: { code: RefusalCode }) => ({ refusal: params.code })),
    endBy: assign((_, params: { by: CancelledBy }) => ({ cancelledBy: params.by })),
    keepDeposit: assign({ isDepositKept: true }),
    setSent: assign(({ context: { appointment, now } }) => ({ sent: getSentUpdate(appointment, now) })),
    setNotArrived: assign(({ context: { appointment, now } }) => ({
      sent: {
        depositSentAt: null,
        depositDueAt: depositDueAtAfterNotArrived(appointment, now),
        depositsNotArrived: (appointment.depositsNotArrived ?? 0) + 1,
      },
    })),
    setOutcome: assign((_, params: { value: VisitOutcome }) => ({ outcome: params.value })),
    setAskedOutcome: assign(({ event }) => (event.type === 'outcome.set' ? { outcome: event.value } : {})),
    restore: assign({ cancelledBy: null, outcome: 'EXPECTED' }),
    restartDeadline: assign(({ context }) => ({ depositDueFrom: context.now })),
  },
}).createMachine({
  id: 'appointment',
  context: ({ input }) => ({
    ...input,
    cancelledBy: input.appointment.cancelledBy ?? null,
    depositDueFrom: null,
    isDepositKept: false,
    outcome: input.appointment.outcome ?? 'EXPECTED',
    sent: {},
    refusal: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      always: [
        { guard: 'isCancelledWithDeposit', target: 'cancelledWithDeposit' },
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: 'isExpired', target: 'expired' },
        { guard: 'isSent', target: 'depositSent' },
        { guard: 'isUnpaid', target: 'unpaid' },
        { guard: 'isConfirmed', target: 'confirmed' },
        { target: 'depositPaid' },
      ],
    },
    unpaid: {
      on: {
        ...whenDepositIsUnpaid,
        'deposit.sent': [
          { guard: 'isUnverified', actions: refuse('email_not_verified') },
          { target: 'depositSent', actions: ['accept', 'setSent'] },
        ],
        'deposit.notArrived': [refuseOthers, { actions: refuse('deposit_not_sent') }],
      },
    },
    depositSent: {
      on: {
        ...whenDepositIsUnpaid,
        'deposit.sent': { actions: 'accept' },
        'deposit.notArrived': [refuseOthers, { target: 'unpaid', actions: ['accept', 'setNotArrived'] }],
      },
    },
    depositPaid: {
      on: {
        ...whenDepositIsPaid,
        'deposit.set': [
          refuseOthers,
          { guard: isSetTo('PAID'), actions: 'accept' },
          { guard: 'hasStarted', actions: refuse('already_over') },
          { guard: 'wasSent', target: 'depositSent', actions: notBegun },
          { target: 'unpaid', actions: setBack },
        ],
        'payment.set': [
          refuseOthers,
          { guard: isSetTo('CONFIRMED'), target: 'confirmed', actions: 'accept' },
          { guard: isSetTo('CANCELLED'), target: 'cancelledWithDeposit', actions: endedByStudio },
          { actions: 'accept' },
        ],
      },
    },
    confirmed: {
      on: {
        ...whenDepositIsPaid,
        'deposit.set': [
          refuseOthers,
          { guard: isSetTo('PAID'), actions: 'accept' },
          { actions: refuse('payment_not_pending') },
        ],
        'payment.set': [
          refuseOthers,
          { guard: isSetTo('PENDING'), target: 'depositPaid', actions: 'accept' },
          { guard: isSetTo('CANCELLED'), target: 'cancelledWithDeposit', actions: endedByStudio },
          { actions: 'accept' },
        ],
      },
    },
    expired: {
      on: {
        'deposit.set': [
          refuseOthers,
          { guard: isSetTo('PAID'), target: 'cancelledWithDeposit', actions: endedByDeadline },
          { target: 'cancelled', actions: endedByDeadline },
        ],
        'payment.set': [
          refuseOthers,
          { guard: isSetTo('CANCELLED'), target: 'cancelled', actions: endedByDeadline },
          { actions: refuse('deposit_not_paid') },
        ],
        'cancel.requested': [
          { guard: isBy('DEADLINE'), target: 'cancelled', actions: endedByDeadline },
          { actions: refuse('already_cancelled') },
        ],
        ...whenOver,
      },
    },
    cancelled: {
      on: {
        ...whenCancelled,
        'deposit.set': [
          refuseOthers,
          { guard: isSetTo('PAID'), target: 'cancelledWithDeposit', actions: 'accept' },
          { actions: 'accept' },
        ],
        'payment.set': [
          refuseOthers,
          { guard: isSetTo('CANCELLED'), actions: 'accept' },
          { actions: refuse('deposit_not_paid') },
        ],
      },
    },
    cancelledWithDeposit: {
      on: {
        ...whenCancelled,
        'deposit.set': [
          refuseOthers,
          { guard: isSetTo('PAID'), actions: 'accept' },
          { target: 'cancelled', actions: setBack },
        ],
        'payment.set': [
          refuseOthers,
          { guard: isSetTo('CANCELLED'), actions: 'accept' },
          { guard: isRestored('PENDING'), target: 'depositPaid', actions: ['accept', 'restore'] },
          { guard: isRestored('CONFIRMED'), target: 'confirmed', actions: ['accept', 'restore'] },
          { actions: refuse('slot_gone') },
        ],
        'outcome.set': [
          refuseOthers,
          { guard: 'isSameOutcome', actions: 'accept' },
          { guard: 'isNotMissed', actions: refuse('already_cancelled') },
          { guard: 'isOutcomeSettled', actions: refuse('outcome_settled') },
          { guard: 'isSlotFree', target: 'depositPaid', actions: ['accept', 'restore', 'setAskedOutcome'] },
          { actions: refuse('slot_gone') },
        ],
      },
    },
  },
});
