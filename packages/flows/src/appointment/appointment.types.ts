import type { Role } from '@plaitful/domain/roles';
import type { CancelledBy, DepositStatus, PaymentStatus } from '@plaitful/domain/status';

/** What is known of a booking when its deposit or payment is judged. */
export interface Appointment {
  readonly deposit: DepositStatus;
  readonly paymentStatus: PaymentStatus;
  /** Who ended it; `null`, or left out, while it is live. */
  readonly cancelledBy?: CancelledBy | null;
  readonly startsAt: Date;
  /** The earlier of due-from plus the deadline and the start (reading 17); `null` when nothing is due. */
  readonly depositDueAt: Date | null;
  /** Until when the parent is to verify the email address; `null`, or left out, when that is done. */
  readonly verifyBy?: Date | null;
}

/** What else a judgement depends on. */
export interface AppointmentCircumstances {
  readonly now: Date;
  /** The highest role of whoever acts; left out by the job that keeps the deposit deadline. */
  readonly role?: Role;
  /** Whether slot and chair of this appointment could be claimed now; it counts only for bringing it back (reading 24). */
  readonly isSlotFree: boolean;
}

/** What the appointment machine starts from. */
export interface AppointmentInput extends AppointmentCircumstances {
  readonly appointment: Appointment;
}

/** What can be asked of an appointment. `payment.set` to CANCELLED is a cancel by the studio (product spec 4). */
export type AppointmentEvent =
  | { readonly type: 'deposit.set'; readonly value: DepositStatus }
  | { readonly type: 'payment.set'; readonly value: PaymentStatus }
  | { readonly type: 'cancel.requested'; readonly by: CancelledBy }
  | { readonly type: 'reschedule.requested' };

/** Why something asked was refused: the codes of the server's problems. */
export const refusalCodes = [
  'forbidden',
  'deposit_paid',
  'already_cancelled',
  'already_over',
  'deposit_not_paid',
  'payment_not_pending',
  'slot_gone',
  /** Only for the deadline job: the deposit is not due yet. It reaches no person. */
  'deposit_not_due',
] as const;

/** Why something asked was refused. */
export type RefusalCode = (typeof refusalCodes)[number];

/** What the machine remembers beside its state. */
export interface AppointmentContext extends AppointmentInput {
  readonly cancelledBy: CancelledBy | null;
  /** The moment the deposit was set back, from which its deadline runs anew; `null` when it was not (reading 17). */
  readonly depositDueFrom: Date | null;
  /** Why the last event was refused; `null` when it was not. */
  readonly refusal: RefusalCode | null;
}

/** The states an appointment can be in. `lapsed` and the two cancelled ones hold no slot. */
export type AppointmentState =
  'unpaid' | 'depositPaid' | 'confirmed' | 'lapsed' | 'cancelled' | 'cancelledWithDeposit';

/** What is to be stored after an event that was allowed. */
export interface NextAppointment {
  readonly deposit: DepositStatus;
  readonly paymentStatus: PaymentStatus;
  /** `null` while it is live. A lapsed booking comes out as cancelled by DEADLINE. */
  readonly cancelledBy: CancelledBy | null;
  /** Given only when the deposit went back to NOT_PAID: its deadline runs from here. */
  readonly depositDueFrom?: Date;
}

/** The judgement of one event: what to store, or why not. */
export type AppointmentJudgement =
  | { readonly kind: 'allowed'; readonly next: NextAppointment }
  | { readonly kind: 'refused'; readonly code: RefusalCode };
