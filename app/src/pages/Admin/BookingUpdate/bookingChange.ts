import type { ApiProblem } from '@plaitful/api-client/problem';
import type { DepositStatus, PaymentStatus } from '@plaitful/domain/status';
import { update } from '@plaitful/messages/en-CA/admin';
import { formatDate, formatTime } from '@plaitful/messages/format';
import { answerOf } from '../../../lib/api/answer.ts';
import { api } from '../../../lib/api/client.ts';
import type { Booking } from '../../../lib/api/types.ts';

/** What the owner changes of a booking. Cancelling has its own endpoint. */
export type Change =
  | { readonly of: 'deposit'; readonly value: DepositStatus }
  | { readonly of: 'payment'; readonly value: PaymentStatus }
  | { readonly of: 'cancel' };

/**
 * Sent with the ETag that was read: the server answers 412 when someone else changed the booking meanwhile.
 * @throws CallFailed
 */
export function sendChange(change: Change, { bookingId, userId, etag }: Booking): Promise<Booking> {
  const header = { header: { 'If-Match': etag } };
  if (change.of === 'cancel') {
    const params = { path: { bookingId, userId }, ...header };
    return answerOf(api.PUT('/api/users/cancel/{bookingId}/{userId}', { params }));
  }
  const params = { path: { bookingId }, ...header };
  return change.of === 'deposit'
    ? answerOf(api.PUT('/api/booking/update/deposit/{bookingId}', { params, body: change.value }))
    : answerOf(api.PUT('/api/booking/update/payment/{bookingId}', { params, body: change.value }));
}

/** The booking with the change applied, as far as the owner sees it. */
export function withChange(booking: Booking, change: Change): Booking {
  if (change.of === 'deposit') return { ...booking, deposit: change.value };
  return { ...booking, paymentStatus: change.of === 'cancel' ? 'CANCELLED' : change.value };
}

export function doneWords(change: Change, seen: Booking, stored: Booking): string {
  if (change.of === 'deposit') return update.deposit.done;
  if (change.of === 'cancel') return update.cancel.done;
  const isBack = seen.paymentStatus === 'CANCELLED' && stored.paymentStatus !== 'CANCELLED';
  return isBack ? update.restore.done : update.payment.done;
}

export function failedWords(change: Change, problem: ApiProblem): string {
  const message = problem.kind === 'offline' ? undefined : problem.message;
  if (change.of === 'payment') return message ?? update.payment.failed;
  if (change.of === 'cancel') return problem.kind === 'refused' ? problem.message : update.cancel.failed;
  const { failed } = update.deposit;
  return message === undefined ? failed : update.failedBecause({ failed, message });
}

/** The sentence beside the selector after a refusal. */
export function refusedWords(change: Change, seen: Booking, problem: ApiProblem): string | undefined {
  if (problem.kind !== 'refused') return undefined;
  if (change.of !== 'payment' || problem.code !== 'slot_gone') return problem.message;
  return update.restore.refused({ date: formatDate(seen.bookingDate), time: formatTime(seen.bookingTime) });
}
