import type { ApiProblem } from '@plaitful/api-client/problem';
import type { DepositStatus, PaymentStatus } from '@plaitful/domain/status';
import { update } from '@plaitful/messages/en-CA/admin';
import { formatDate, formatTime } from '@plaitful/messages/format';
import { answerOf } from '../../../lib/api/answer.ts';
import { api } from '../../../lib/api/client.ts';
import type { Booking } from '../../../lib/api/types.ts';

/** What the owner changes of a booking. Cancelling is a call of its own (product spec 4). */
export type Change =
  | { readonly of: 'deposit'; readonly value: DepositStatus }
  | { readonly of: 'payment'; readonly value: PaymentStatus }
  | { readonly of: 'cancel' };

/**
 * Changes a booking, if it is still as it was seen: changed meanwhile by someone else, the server answers 412 (readings,
 * "Wire details").
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

/** What a booking would be with the change, of what the owner can see of it. */
export function withChange(booking: Booking, change: Change): Booking {
  if (change.of === 'deposit') return { ...booking, deposit: change.value };
  return { ...booking, paymentStatus: change.of === 'cancel' ? 'CANCELLED' : change.value };
}

/** The sentence for a change that is stored (product spec 8). */
export function doneWords(change: Change, seen: Booking, stored: Booking): string {
  if (change.of === 'deposit') return update.deposit.done;
  if (change.of === 'cancel') return update.cancel.done;
  const isBack = seen.paymentStatus === 'CANCELLED' && stored.paymentStatus !== 'CANCELLED';
  return isBack ? update.restore.done : update.payment.done;
}

/** The toast for a change that failed: the specification's sentence, and the server's where it helps (reading 38b). */
export function failedWords(change: Change, problem: ApiProblem): string {
  const message = problem.kind === 'offline' ? undefined : problem.message;
  if (change.of === 'payment') return message ?? update.payment.failed;
  if (change.of === 'cancel') return problem.kind === 'refused' ? problem.message : update.cancel.failed;
  const { failed } = update.deposit;
  return message === undefined ? failed : update.failedBecause({ failed, message });
}

/** What stands beside the selector after a refusal; of a slot that is gone, with its time. */
export function refusedWords(change: Change, seen: Booking, problem: ApiProblem): string | undefined {
  if (problem.kind !== 'refused') return undefined;
  if (change.of !== 'payment' || problem.code !== 'slot_gone') return problem.message;
  return update.restore.refused({ date: formatDate(seen.bookingDate), time: formatTime(seen.bookingTime) });
}
