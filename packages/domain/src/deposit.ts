import type { DepositStatus, PaymentStatus } from './status.ts';
import { minutesLater } from './studioTime.ts';

/**
 * When the deposit must have arrived: the earlier of due-from plus the deadline and the appointment's start. Due-from
 * is the booking's creation, or the moment its deposit was last set back.
 */
export function depositDueAt(booking: {
  readonly dueFrom: Date;
  readonly startsAt: Date;
  readonly deadlineMinutes: number;
}): Date {
  const due = minutesLater(booking.dueFrom, booking.deadlineMinutes);
  return due < booking.startsAt ? due : booking.startsAt;
}

/**
 * When the deposit must have arrived once an appointment is moved: what its deadline runs from stays. A
 * deadline that was not the old start is kept as it was told, even if the studio's deadline has changed since.
 */
export function depositDueAtAfterMove(
  before: { readonly dueFrom: Date; readonly depositDueAt: Date; readonly startsAt: Date },
  { startsAt, deadlineMinutes }: { readonly startsAt: Date; readonly deadlineMinutes: number },
): Date {
  const { dueFrom, depositDueAt: told } = before;
  if (told >= before.startsAt) return depositDueAt({ dueFrom, startsAt, deadlineMinutes });
  return told < startsAt ? told : startsAt;
}

/** The two deadlines of an unpaid booking. */
interface Deadlines {
  /** `null` when nothing is due: paid, or cancelled. */
  readonly depositDueAt: Date | null;
  /** Until when the parent is to verify the email address; `null`, or left out, when that is done. */
  readonly verifyBy?: Date | null;
}

/** When a booking ends if it stays unpaid: the earlier of its deadlines; `null` when nothing is due. */
export function expiresAt({ depositDueAt: due, verifyBy }: Deadlines): Date | null {
  if (due === null) return null;
  return verifyBy && verifyBy < due ? verifyBy : due;
}

/**
 * Whether an appointment has ended because its deposit did not arrive, or its parent did not verify the email address,
 * in time; worked out whenever it is read. At the very instant of the deadline the appointment has lapsed.
 */
export function isLapsed(
  booking: Deadlines & { readonly deposit: DepositStatus; readonly paymentStatus: PaymentStatus },
  now: Date,
): boolean {
  const ends = expiresAt(booking);
  const isOpen = booking.deposit === 'NOT_PAID' && booking.paymentStatus !== 'CANCELLED';
  return isOpen && ends !== null && now >= ends;
}
