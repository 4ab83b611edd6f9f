import type { ApiProblem } from '@plaitful/api-client/problem';
import { toast } from '@plaitful/design-system/Toast';
import type { DepositStatus, PaymentStatus } from '@plaitful/domain/booking-status';
import { toProblem } from '@plaitful/flows/api-problem';
import { depositToReturn, bookingUpdate } from '@plaitful/messages/en-CA/admin';
import { adminDeposits } from '@plaitful/messages/en-CA/adminDeposits';
import { formatDate, formatTime } from '@plaitful/messages/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrapResponse } from '../../../lib/api/unwrapResponse.ts';
import { $api, api } from '../../../lib/api/client.ts';
import type { Booking } from '@plaitful/api-client/contract';
import { refreshBookings } from '../../../features/appointments/refreshBookings.ts';

/** A change by the owner. Cancelling has its own endpoint. */
export type BookingStatusChange =
  | { readonly of: 'deposit'; readonly value: DepositStatus }
  | { readonly of: 'notArrived' }
  | { readonly of: 'payment'; readonly value: PaymentStatus }
  | { readonly of: 'cancel'; readonly keepsDeposit?: boolean }
  | { readonly of: 'returned'; readonly value: boolean };

interface Sent {
  change: BookingStatusChange;
  /** The booking as the owner saw it. */
  seen: Booking;
}

/** A change refused because someone else changed the booking meanwhile. */
interface Conflict extends Sent {
  newest: Booking;
}

export function useBookingUpdates(booking: Booking, onAnswered: () => void) {
  const [refusal, setRefusal] = useState<{ of: 'deposit' | 'payment'; text: string }>();
  const [conflict, setConflict] = useState<Conflict>();
  const { keep, readNewest } = useKeepBooking(booking.bookingId);
  const fail = async (error: unknown, sent: Sent) => {
    const problem = toProblem(error);
    const { change, seen } = sent;
    if (problem.kind === 'refused' && problem.status === 412) {
      const newest = await readNewest();
      if (newest) setConflict({ ...sent, newest });
      if (newest) return onAnswered();
    }
    setConflict(undefined);
    toast.error(getFailedMessage(change, problem));
    keep();
    const text = change.of === 'returned' ? undefined : getRefusedMessage(change, seen, problem);
    if (text === undefined) return undefined;
    const isOfDeposit = change.of === 'deposit' || change.of === 'notArrived';
    setRefusal({ of: isOfDeposit ? 'deposit' : 'payment', text });
    return onAnswered();
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ change, seen }: Sent) => sendChange(change, seen),
    onMutate: () => setRefusal(undefined),
    onSuccess: (stored, { change, seen }) => {
      setConflict(undefined);
      keep(stored);
      toast.success(getDoneMessage(change, seen, stored));
      onAnswered();
    },
    onError: fail,
  });
  return {
    refusal,
    conflict,
    busyWith: isPending ? variables.change.of : undefined,
    send: (change: BookingStatusChange) => mutate({ change, seen: booking }),
    /** Sends the owner's own change again, over the newest version. */
    keepYours: () => {
      if (conflict) mutate({ change: conflict.change, seen: conflict.newest });
    },
    forgetConflict: () => setConflict(undefined),
  };
}

export type BookingUpdates = ReturnType<typeof useBookingUpdates>;

/** Shows the server's response at once, and refetches all lists of bookings. */
function useKeepBooking(bookingId: number) {
  const cache = useQueryClient();
  const booking = $api.queryOptions('get', '/api/booking/{bookingId}', { params: { path: { bookingId } } });
  return {
    keep: (stored?: Booking) => {
      if (stored) cache.setQueryData(booking.queryKey, stored);
      void refreshBookings(cache);
    },
    readNewest: async (): Promise<Booking | undefined> => {
      const newest = await cache.fetchQuery({ ...booking, staleTime: 0 }).catch(() => undefined);
      void refreshBookings(cache);
      return newest;
    },
  };
}

/**
 * Sent with the ETag that was loaded: the server responds with 412 when someone else changed the booking
 * meanwhile.
 * @throws ApiCallError
 */
function sendChange(change: BookingStatusChange, { bookingId, userId, etag }: Booking): Promise<Booking> {
  const header = { header: { 'If-Match': etag } };
  if (change.of === 'cancel') {
    const query = change.keepsDeposit === true ? { deposit: 'KEEP' as const } : {};
    const params = { path: { bookingId, userId }, query, ...header };
    return unwrapResponse(api.PUT('/api/users/cancel/{bookingId}/{userId}', { params }));
  }
  const params = { path: { bookingId }, ...header };
  if (change.of === 'notArrived')
    return unwrapResponse(api.POST('/api/booking/{bookingId}/deposit-not-arrived', { params }));
  if (change.of === 'returned') {
    const body = { isReturned: change.value };
    return unwrapResponse(api.PUT('/api/booking/deposit-returned/{bookingId}', { params, body }));
  }
  return change.of === 'deposit'
    ? unwrapResponse(api.PUT('/api/booking/update/deposit/{bookingId}', { params, body: change.value }))
    : unwrapResponse(api.PUT('/api/booking/update/payment/{bookingId}', { params, body: change.value }));
}

/** The booking with the change applied, as far as the owner sees it. */
export function applyChange(booking: Booking, change: BookingStatusChange): Booking {
  if (change.of === 'deposit') return { ...booking, deposit: change.value };
  if (change.of === 'notArrived') return { ...booking, depositSentAt: null };
  if (change.of === 'returned') return { ...booking, depositToReturn: !change.value };
  return { ...booking, paymentStatus: change.of === 'payment' ? change.value : 'CANCELLED' };
}

function getDoneMessage(change: BookingStatusChange, seen: Booking, stored: Booking): string {
  if (change.of === 'deposit') return bookingUpdate.deposit.done;
  if (change.of === 'notArrived') return adminDeposits.notArrived.done(seen);
  if (change.of === 'cancel') return bookingUpdate.cancel.done;
  if (change.of === 'returned') return change.value ? depositToReturn.done : depositToReturn.undone;
  const isBack = seen.paymentStatus === 'CANCELLED' && stored.paymentStatus !== 'CANCELLED';
  return isBack ? bookingUpdate.restore.done : bookingUpdate.payment.done;
}

function getFailedMessage(change: BookingStatusChange, problem: ApiProblem): string {
  const message = problem.kind === 'offline' ? undefined : problem.message;
  if (change.of === 'payment') return message ?? bookingUpdate.payment.failed;
  if (change.of === 'returned') return message ?? depositToReturn.failed;
  if (change.of === 'cancel')
    return problem.kind === 'refused' ? problem.message : bookingUpdate.cancel.failed;
  const { failed } = bookingUpdate.deposit;
  return message === undefined ? failed : bookingUpdate.failedBecause({ failed, message });
}

/** The sentence beside the selector after a refusal. */
function getRefusedMessage(
  change: BookingStatusChange,
  seen: Booking,
  problem: ApiProblem,
): string | undefined {
  if (problem.kind !== 'refused') return undefined;
  if (change.of !== 'payment' || problem.code !== 'slot_gone') return problem.message;
  return bookingUpdate.restore.refused({
    date: formatDate(seen.bookingDate),
    time: formatTime(seen.bookingTime),
  });
}
