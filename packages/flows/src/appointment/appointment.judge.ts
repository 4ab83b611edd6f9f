import { depositStatuses, paymentStatuses } from '@plaitful/domain/status';
import type { DepositStatus, PaymentStatus } from '@plaitful/domain/status';
import { initialTransition, transition } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { appointmentMachine } from './appointment.machine.ts';
import { statusOf } from './appointment.select.ts';
import type {
  Appointment,
  AppointmentCircumstances,
  AppointmentEvent,
  AppointmentJudgement,
  RefusalCode,
} from './appointment.types.ts';

type AppointmentSnapshot = SnapshotFrom<typeof appointmentMachine>;

/** The appointment machine, standing where this appointment stands. */
const standingAt = (appointment: Appointment, circumstances: AppointmentCircumstances): AppointmentSnapshot =>
  initialTransition(appointmentMachine, { appointment, ...circumstances })[0];

function judgeFrom(snapshot: AppointmentSnapshot, event: AppointmentEvent): AppointmentJudgement {
  const [next] = transition(appointmentMachine, snapshot, event);
  const { refusal, cancelledBy, depositDueFrom } = next.context;
  if (refusal !== null) return { kind: 'refused', code: refusal };
  return {
    kind: 'allowed',
    next: { ...statusOf(next), cancelledBy, ...(depositDueFrom !== null && { depositDueFrom }) },
  };
}

/**
 * Whether something may be done to an appointment, and what is to be stored then; the server asks this before it
 * writes, the browser before it offers. Setting a status to what it is already is allowed and changes nothing. A
 * lapsed appointment is judged as the cancelled one it is, even before the job has tidied it up (reading 17).
 */
export const judgeAppointment = (
  appointment: Appointment,
  event: AppointmentEvent,
  circumstances: AppointmentCircumstances,
): AppointmentJudgement => judgeFrom(standingAt(appointment, circumstances), event);

/** Whether an action can be offered, and if not, why: a refusal, or `same` for the status it already has. */
export type ActionOffer =
  { readonly isAllowed: true } | { readonly isAllowed: false; readonly why: RefusalCode | 'same' };

/** What can be offered for one appointment. */
export interface AllowedActions {
  readonly reschedule: ActionOffer;
  readonly cancel: ActionOffer;
  /** Setting the deposit to each value; for the studio. */
  readonly deposit: Readonly<Record<DepositStatus, ActionOffer>>;
  /** Setting the payment to each value; for the studio. CANCELLED makes the cancel call (product spec 4). */
  readonly payment: Readonly<Record<PaymentStatus, ActionOffer>>;
}

/**
 * What a page can offer for an appointment, with the reason for each thing it cannot. Whether the slot of a
 * cancelled appointment is still free only the server knows for sure: pass `isSlotFree: true` and let it answer.
 */
export function allowedActions(
  appointment: Appointment,
  circumstances: AppointmentCircumstances,
): AllowedActions {
  const snapshot = standingAt(appointment, circumstances);
  const now = statusOf(snapshot);
  const offer = (event: AppointmentEvent): ActionOffer => {
    const judgement = judgeFrom(snapshot, event);
    return judgement.kind === 'allowed' ? { isAllowed: true } : { isAllowed: false, why: judgement.code };
  };
  const offerChange = (isSame: boolean, event: AppointmentEvent): ActionOffer => {
    const offered = offer(event);
    return isSame && offered.isAllowed ? { isAllowed: false, why: 'same' } : offered;
  };
  const offerDeposit = (value: DepositStatus) =>
    offerChange(value === now.deposit, { type: 'deposit.set', value });
  const offerPayment = (value: PaymentStatus) =>
    offerChange(value === now.paymentStatus, { type: 'payment.set', value });
  const by = circumstances.role === 'ROLE_ADMIN' ? 'STUDIO' : 'MEMBER';
  const [notPaid, paid] = depositStatuses;
  const [pending, confirmed, cancelled] = paymentStatuses;
  return {
    reschedule: offer({ type: 'reschedule.requested' }),
    cancel: offer({ type: 'cancel.requested', by }),
    deposit: { [notPaid]: offerDeposit(notPaid), [paid]: offerDeposit(paid) },
    payment: {
      [pending]: offerPayment(pending),
      [confirmed]: offerPayment(confirmed),
      [cancelled]: offerPayment(cancelled),
    },
  };
}
