import type { Booking } from '@plaitful/api-client/contract';

/**
 * Whether a parent can say that the deposit was sent: what the appointment machine decides, which is too large to load
 * with every confirmation.
 */
export const canSaySent = (
  { depositDueAt, depositSentAt, verifyBy }: Pick<Booking, 'depositDueAt' | 'depositSentAt' | 'verifyBy'>,
  now: Date,
): boolean =>
  depositDueAt !== null && now < new Date(depositDueAt) && depositSentAt === null && verifyBy === null;
