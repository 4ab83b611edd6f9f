import type { DepositStatus, PaymentStatus } from './bookingStatus.ts';
import type { Cents } from './money.ts';
import { addMinutesToInstant } from './studioTime.ts';

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * When the deposit must have arrived: `dueFrom` plus the deadline, but at the latest the appointment's start. `dueFrom`
 * is when the booking was created, or when its deposit was last set back to unpaid.
 */
export function depositDueAt(booking: {
  readonly dueFrom: Date;
  readonly startsAt: Date;
  readonly deadlineMinutes: number;
}): Date {
  return earlier(addMinutesToInstant(booking.dueFrom, booking.deadlineMinutes), booking.startsAt);
}

/**
 * When the deposit must have arrived after a reschedule: `dueFrom` does not change. A deadline other than the old start
 * stays as the parent knows it, even if the studio's setting has changed since.
 */
export function depositDueAtAfterReschedule(
  before: { readonly dueFrom: Date; readonly depositDueAt: Date; readonly startsAt: Date },
  { startsAt, deadlineMinutes }: { readonly startsAt: Date; readonly deadlineMinutes: number },
): Date {
  const { dueFrom, depositDueAt: told } = before;
  if (told < before.startsAt) return earlier(told, startsAt);
  // One that "I've sent it" extended up to the start may be later than that of the setting.
  return earlier(later(told, addMinutesToInstant(dueFrom, deadlineMinutes)), startsAt);
}

/** How much time the studio has to find a deposit that the parent says was sent. */
const sentMinutes = 24 * 60;
/** How much time the parent has once the studio says that it has not arrived. */
const notArrivedMinutes = 12 * 60;
/** After so many "Not arrived" the parent can still say that it was sent, but gains no more time. */
const maxNotArrived = 2;

/** When the deposit must have arrived once the parent says that it was sent; never earlier than before. */
export function depositDueAtAfterSent(
  booking: {
    readonly depositDueAt: Date;
    readonly startsAt: Date;
    /** How often the studio has said that it had not arrived. */
    readonly depositsNotArrived: number;
  },
  now: Date,
): Date {
  const { depositDueAt: told, startsAt, depositsNotArrived } = booking;
  if (depositsNotArrived >= maxNotArrived) return told;
  return earlier(later(told, addMinutesToInstant(now, sentMinutes)), startsAt);
}

/** When it must have arrived once the studio says that it has not. */
export const depositDueAtAfterNotArrived = ({ startsAt }: { readonly startsAt: Date }, now: Date): Date =>
  earlier(addMinutesToInstant(now, notArrivedMinutes), startsAt);

interface Deadlines {
  /** `null` when nothing is due: paid, or cancelled. */
  readonly depositDueAt: Date | null;
  /** The deadline for verifying the email address; `null` or left out once it is verified. */
  readonly verifyBy?: Date | null;
}

/** The earlier of the deadlines of an unpaid booking; `null` when nothing is due. */
export function expiresAt({ depositDueAt: due, verifyBy }: Deadlines): Date | null {
  if (due === null) return null;
  return verifyBy ? earlier(verifyBy, due) : due;
}

/**
 * Whether an appointment has expired because its deposit did not arrive, or its parent did not verify the email
 * address, in time; calculated whenever a booking is loaded. At the exact instant of its deadline it has expired.
 */
export function isExpired(
  booking: Deadlines & { readonly deposit: DepositStatus; readonly paymentStatus: PaymentStatus },
  now: Date,
): boolean {
  const ends = expiresAt(booking);
  const isOpen = booking.deposit === 'NOT_PAID' && booking.paymentStatus !== 'CANCELLED';
  return isOpen && ends !== null && now >= ends;
}

/** What is left to pay: the deposit is part of the price, and a cancelled appointment is not paid for. */
export function getBalance(booking: {
  readonly paymentStatus: PaymentStatus;
  readonly deposit: DepositStatus;
  readonly valueCents: Cents;
  readonly depositCents: Cents;
}): Cents {
  if (booking.paymentStatus !== 'PENDING') return 0;
  return booking.deposit === 'PAID' ? booking.valueCents - booking.depositCents : booking.valueCents;
}
