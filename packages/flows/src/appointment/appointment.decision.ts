import {
  depositStatuses,
  paymentStatuses,
  type DepositStatus,
  type PaymentStatus,
} from '@plaitful/domain/booking-status';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { appointmentMachine } from './appointment.machine.ts';
import type {
  Appointment,
  BookingCircumstances,
  AppointmentEvent,
  AppointmentDecision,
  AskedOutcome,
  RefusalCode,
  AppointmentState,
} from './appointment.types.ts';

interface Statuses {
  readonly deposit: DepositStatus;
  readonly paymentStatus: PaymentStatus;
}

const statuses: Readonly<Record<AppointmentState, Statuses>> = {
  unpaid: { deposit: 'NOT_PAID', paymentStatus: 'PENDING' },
  depositSent: { deposit: 'NOT_PAID', paymentStatus: 'PENDING' },
  depositPaid: { deposit: 'PAID', paymentStatus: 'PENDING' },
  confirmed: { deposit: 'PAID', paymentStatus: 'CONFIRMED' },
  // Counts as cancelled from the deadline on, even before the deadline job has updated the row.
  expired: { deposit: 'NOT_PAID', paymentStatus: 'CANCELLED' },
  cancelled: { deposit: 'NOT_PAID', paymentStatus: 'CANCELLED' },
  cancelledWithDeposit: { deposit: 'PAID', paymentStatus: 'CANCELLED' },
};

function getStatus(snapshot: { readonly value: AppointmentState | 'reading' }): Statuses {
  if (snapshot.value === 'reading') throw new Error('An appointment is never left in the state “reading”');
  return statuses[snapshot.value];
}

type AppointmentSnapshot = SnapshotFrom<typeof appointmentMachine>;

const atState = (appointment: Appointment, circumstances: BookingCircumstances): AppointmentSnapshot =>
  initialTransition(appointmentMachine, { appointment, ...circumstances })[0];

function decisionFrom(snapshot: AppointmentSnapshot, event: AppointmentEvent): AppointmentDecision {
  const [next] = transition(appointmentMachine, snapshot, event);
  const { refusal, cancelledBy, depositDueFrom, isDepositKept, outcome, sent } = next.context;
  if (refusal !== null) return { kind: 'refused', code: refusal };
  return {
    kind: 'allowed',
    next: {
      ...getStatus(next),
      cancelledBy,
      outcome,
      ...(depositDueFrom !== null && { depositDueFrom }),
      ...(isDepositKept && { isDepositKept }),
      ...sent,
    },
  };
}

/**
 * Whether an event is allowed for an appointment, and what to store then; used by the server before it writes. Setting
 * a status to its current value is allowed and changes nothing. An expired appointment counts as cancelled even before
 * the deadline job has updated its row.
 */
export const decideBookingEvent = (
  appointment: Appointment,
  event: AppointmentEvent,
  circumstances: BookingCircumstances,
): AppointmentDecision => decisionFrom(atState(appointment, circumstances), event);

/** `same` for the status the appointment already has. */
export type ActionAvailability =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly why: RefusalCode | 'same' };

export interface AllowedActions {
  readonly reschedule: ActionAvailability;
  readonly cancel: ActionAvailability;
  /** Cancelling with the paid deposit kept; for the studio. */
  readonly keepDeposit: ActionAvailability;
  /** Saying that the deposit was sent; `same` once it was said. */
  readonly sent: ActionAvailability;
  /** Saying that it has not arrived; for the studio. */
  readonly notArrived: ActionAvailability;
  readonly deposit: Readonly<Record<DepositStatus, ActionAvailability>>;
  /** CANCELLED stands for the cancel operation. */
  readonly payment: Readonly<Record<PaymentStatus, ActionAvailability>>;
  readonly outcome: Readonly<Record<AskedOutcome, ActionAvailability>>;
  readonly finish: ActionAvailability;
}

/**
 * The actions that a page can enable for an appointment, and the reasons why others are not allowed. Only the server
 * knows whether the slot of a cancelled appointment is still free: pass `isSlotFree: true` and handle its refusal.
 */
export function allowedActions(
  appointment: Appointment,
  circumstances: BookingCircumstances,
): AllowedActions {
  const snapshot = atState(appointment, circumstances);
  const now = getStatus(snapshot);
  const offer = (event: AppointmentEvent): ActionAvailability => {
    const decision = decisionFrom(snapshot, event);
    return decision.kind === 'allowed' ? { isAllowed: true } : { isAllowed: false, why: decision.code };
  };
  const offerChange = (isSame: boolean, event: AppointmentEvent): ActionAvailability => {
    const offered = offer(event);
    return isSame && offered.isAllowed ? { isAllowed: false, why: 'same' } : offered;
  };
  const offerDeposit = (value: DepositStatus) =>
    offerChange(value === now.deposit, { type: 'deposit.set', value });
  const offerPayment = (value: PaymentStatus) =>
    offerChange(value === now.paymentStatus, { type: 'payment.set', value });
  const offerOutcome = (value: AskedOutcome) =>
    offerChange(value === snapshot.context.outcome, { type: 'outcome.set', value });
  const by = circumstances.role === 'ROLE_ADMIN' ? 'STUDIO' : 'MEMBER';
  const [notPaid, paid] = depositStatuses;
  const [pending, confirmed, cancelled] = paymentStatuses;
  return {
    reschedule: offer({ type: 'reschedule.requested' }),
    cancel: offer({ type: 'cancel.requested', by }),
    keepDeposit: offer({ type: 'cancel.requested', by: 'STUDIO', keepsDeposit: true }),
    sent: offerChange(snapshot.value === 'depositSent', { type: 'deposit.sent' }),
    notArrived: offer({ type: 'deposit.notArrived' }),
    deposit: { [notPaid]: offerDeposit(notPaid), [paid]: offerDeposit(paid) },
    payment: {
      [pending]: offerPayment(pending),
      [confirmed]: offerPayment(confirmed),
      [cancelled]: offerPayment(cancelled),
    },
    outcome: {
      EXPECTED: offerOutcome('EXPECTED'),
      ARRIVED: offerOutcome('ARRIVED'),
      NO_SHOW: offerOutcome('NO_SHOW'),
    },
    finish: offer({ type: 'visit.finished' }),
  };
}
