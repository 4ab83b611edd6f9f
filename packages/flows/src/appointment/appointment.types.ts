import type { Role } from '@plaitful/domain/roles';
import type { CancelledBy, DepositStatus, PaymentStatus } from '@plaitful/domain/booking-status';
import type { VisitOutcome } from '@plaitful/domain/visit';

/** The data of a booking on which its deposit and payment depend. */
export interface Appointment {
  readonly deposit: DepositStatus;
  readonly paymentStatus: PaymentStatus;
  /** `null` or left out while it is live. */
  readonly cancelledBy?: CancelledBy | null;
  readonly startsAt: Date;
  /** `dueFrom` plus the deadline, at the latest the start; `null` when nothing is due. */
  readonly depositDueAt: Date | null;
  /** Deadline for verifying the email address; `null` or left out once it is verified. */
  readonly verifyBy?: Date | null;
  /** When the parent said that the deposit was sent; `null` or left out once the studio has said it had not arrived. */
  readonly depositSentAt?: Date | null;
  /** How often the studio has said that it had not arrived. */
  readonly depositsNotArrived?: number;
  /** Whether the studio requested a reschedule, which the parent may do then although the deposit is paid. */
  readonly canMove?: boolean;
  /** EXPECTED when left out. */
  readonly outcome?: VisitOutcome;
  /** When the outcome was last set; `null` or left out when it never was. */
  readonly outcomeAt?: Date | null;
}

export interface BookingCircumstances {
  readonly now: Date;
  /** The highest role of the user; left out by the deadline job. */
  readonly role?: Role;
  /** Whether slot and chair could be claimed now; only used for restoring a cancelled appointment. */
  readonly isSlotFree: boolean;
  /** How late a child may come; only used for setting that she did not. */
  readonly graceMinutes?: number;
}

export interface AppointmentInput extends BookingCircumstances {
  readonly appointment: Appointment;
}

/** An outcome that is set without a bill. */
export type AskedOutcome = Exclude<VisitOutcome, 'DONE'>;

/** `payment.set` to CANCELLED is a cancel by the studio. */
export type AppointmentEvent =
  | { readonly type: 'deposit.set'; readonly value: DepositStatus }
  | { readonly type: 'payment.set'; readonly value: PaymentStatus }
  | {
      readonly type: 'cancel.requested';
      readonly by: CancelledBy;
      /** Whether the studio keeps a paid deposit, which is to be returned otherwise. */
      readonly keepsDeposit?: boolean;
    }
  /** The parent says that the deposit was sent. */
  | { readonly type: 'deposit.sent' }
  /** The studio says that it has not arrived. */
  | { readonly type: 'deposit.notArrived' }
  | { readonly type: 'reschedule.requested' }
  | { readonly type: 'outcome.set'; readonly value: AskedOutcome }
  /** With the bill; a finished visit can be finished again, to correct it. */
  | { readonly type: 'visit.finished' };

/** Why an event was refused: the codes of the server's problems. */
export const refusalCodes = [
  'forbidden',
  'deposit_paid',
  'already_cancelled',
  'already_over',
  'not_begun',
  'deposit_not_paid',
  'deposit_not_sent',
  'email_not_verified',
  'payment_not_pending',
  'slot_gone',
  'grace_not_over',
  'outcome_settled',
  /** Only for the deadline job; never shown. */
  'deposit_not_due',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export interface AppointmentContext extends AppointmentInput {
  readonly cancelledBy: CancelledBy | null;
  /** When the deposit was set back to unpaid, from which its deadline runs again; `null` when it was not. */
  readonly depositDueFrom: Date | null;
  readonly isDepositKept: boolean;
  readonly outcome: VisitOutcome;
  /** What "I've sent it" and "Not arrived" change. */
  readonly sent: SentUpdate;
  /** Why the last event was refused; `null` when it was not. */
  readonly refusal: RefusalCode | null;
}

/** `expired` and the two cancelled states do not occupy a slot. */
export type AppointmentState =
  | 'unpaid'
  | 'depositSent'
  | 'depositPaid'
  | 'confirmed'
  | 'expired'
  | 'cancelled'
  | 'cancelledWithDeposit';

/** What to store when the parent says that the deposit was sent, or the studio that it has not arrived. */
interface SentUpdate {
  readonly depositSentAt?: Date | null;
  /** Only with `depositSentAt`: until when it must have arrived. */
  readonly depositDueAt?: Date;
  readonly depositsNotArrived?: number;
}

/** What to store after an allowed event. */
export interface BookingUpdate extends SentUpdate {
  readonly deposit: DepositStatus;
  readonly paymentStatus: PaymentStatus;
  /** `null` while it is live; DEADLINE for an expired appointment. */
  readonly cancelledBy: CancelledBy | null;
  /** Only when the deposit was set back to NOT_PAID: its new deadline runs from here. */
  readonly depositDueFrom?: Date;
  /** Only for a cancelled appointment whose paid deposit is not to be returned. */
  readonly isDepositKept?: true;
  readonly outcome: VisitOutcome;
}

export type AppointmentDecision =
  | { readonly kind: 'allowed'; readonly next: BookingUpdate }
  | { readonly kind: 'refused'; readonly code: RefusalCode };
