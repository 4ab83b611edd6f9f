import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { DepositStatus, PaymentStatus } from '@plaitful/domain/booking-status';
import type { BillLine, IncludedTax, PaymentMethod, VisitOutcome } from '@plaitful/domain/visit';
import type { Instant, NullableInstant } from './accountTables.ts';

type Actor = 'MEMBER' | 'STUDIO' | 'DEADLINE';

/** The kinds of entries in a booking's history. */
export type BookingChangeKind =
  | 'CREATED'
  | 'RESCHEDULED'
  | 'DEPOSIT'
  | 'PAYMENT'
  | 'CANCELLED'
  | 'RESTORED'
  | 'DEPOSIT_RETURNED'
  | 'DEPOSIT_SENT'
  | 'DEPOSIT_NOT_ARRIVED'
  | 'ASKED_TO_RESCHEDULE'
  | 'OUTCOME'
  | 'FINISHED';

/** The columns of a booking that can change, as stored in its history. */
export interface BookingState {
  bookingDate: string;
  bookingTime: string;
  deposit: DepositStatus;
  paymentStatus: PaymentStatus;
  /** Missing in entries from before chairs were stored. */
  chair?: number | null;
  /** Missing in entries from before it was stored. */
  depositToReturn?: boolean | null;
  /** Stored only where it is not EXPECTED. */
  outcome?: VisitOutcome;
}

/** An option of a booking, as it was when booked. */
export interface BookedOption {
  readonly optionId: number;
  /** The name of its group. */
  readonly group: string;
  readonly name: string;
  readonly priceCents: number;
  readonly minutes: number;
  readonly preparation: string;
}

/** What a visit cost, as it was when it was finished. */
export interface StoredBill {
  readonly lines: readonly BillLine[];
  readonly tipCents: number;
  readonly paidBy: PaymentMethod;
  /** Null where the studio had none. */
  readonly tax: IncludedTax | null;
  /** ISO 8601. */
  readonly finishedAt: string;
}

/** The last number of the receipts of a year. */
export interface ReceiptCountersTable {
  year: number;
  lastNumber: number;
}

export interface BookingsTable {
  bookingId: GeneratedAlways<number>;
  userId: number;
  styleId: number;
  serviceId: number;
  bookingDate: string;
  bookingTime: string;
  /** The IANA time zone of date and time. */
  timeZone: string;
  /** The instant of date and time in that zone, computed by the server. */
  startsAt: Instant;
  /** `startsAt` plus the duration. */
  endsAt: Instant;
  /** With the options. */
  durationMinutes: number;
  /** The chair of the booking; null where the studio sets no number of chairs. */
  chair: number | null;
  serviceName: string;
  styleName: string;
  priceCents: number;
  discountPercent: number;
  /** After the discount, with the options. */
  valueCents: number;
  depositCents: number;
  options: JSONColumnType<readonly BookedOption[], string | undefined, never>;
  /** What to do or bring for the style, as it was when booked. */
  preparation: ColumnType<string, string | undefined, never>;
  fullName: string;
  email: string;
  mobilePhone: string;
  childName: string;
  dateOfBirth: string;
  /** The saved child; null where it was not saved, or was removed. */
  childId: ColumnType<number | null, number | null | undefined, number | null>;
  policyAgreement: boolean;
  cancellationPolicy: boolean;
  consent: boolean;
  deposit: DepositStatus;
  paymentStatus: PaymentStatus;
  /** When the booking was created, or the deposit last set back to unpaid. */
  dueFrom: Instant;
  depositDueAt: Instant;
  /** When the parent said that the deposit was sent; kept while it is PAID, so that PAID can be undone. */
  depositSentAt: NullableInstant;
  /** How often the studio said that it had not arrived. */
  depositsNotArrived: Generated<number>;
  /** The deadline for verifying the email address; null when that is not required, or done. */
  verifyBy: NullableInstant;
  /** When it expires while unpaid: the earlier of the two deadlines. */
  expiresAt: GeneratedAlways<Date>;
  /** Keyed hash of the network that an unverified member booked from; null when it is no longer counted. */
  networkHash: string | null;
  /** Whether the studio requested a reschedule from the parent; reset when it is rescheduled or begins. */
  canMove: Generated<boolean>;
  /** For bookings cancelled for a closure: whether a paid deposit is still to be returned. */
  depositToReturn: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  /** Whether the studio keeps the paid deposit of a cancelled booking; `depositToReturn` is false then. */
  depositKept: Generated<boolean>;
  cancelledAt: NullableInstant;
  cancelledBy: Actor | null;
  outcome: Generated<VisitOutcome>;
  /** When the outcome was last set. */
  outcomeAt: NullableInstant;
  arrivedAt: NullableInstant;
  /** Null until the visit is finished. */
  bill: JSONColumnType<StoredBill | null, string | null | undefined, string | null>;
  /** A booking keeps the number of its receipt when its bill is corrected or dropped. */
  receiptYear: ColumnType<number | null, number | null | undefined, number>;
  receiptNumber: ColumnType<number | null, number | null | undefined, number>;
  createdAt: Instant;
  /** Incremented with every change. */
  version: Generated<number>;
  /** The text for searching, in lower case. */
  words: GeneratedAlways<string>;
}

/** Append-only: the database rejects updates and deletions. */
export interface BookingHistoryTable {
  historyId: GeneratedAlways<number>;
  bookingId: number;
  at: Instant;
  actor: Actor;
  /** The user who made the change; null for an expiry. */
  actorId: number | null;
  change: BookingChangeKind;
  /** Null for CREATED. */
  before: JSONColumnType<BookingState | null, string | null, string | null>;
  after: JSONColumnType<BookingState>;
}
