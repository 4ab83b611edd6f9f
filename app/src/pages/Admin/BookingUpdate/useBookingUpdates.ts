import { readProblem, type ApiProblem } from '@plaitful/api-client/problem';
import { toast } from '@plaitful/design-system/Toast';
import type { DepositStatus, PaymentStatus } from '@plaitful/domain/status';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { $api } from '../../../api/client.ts';
import type { Booking } from '../../../api/types.ts';
import { refreshBookings } from '../../../appointments/refreshBookings.ts';
import { formatDate, formatTime } from '../../../format.ts';
import { update } from '../../../messages/en-CA/admin.ts';

/** What the server refused last, to be read beside the selector it belongs to. */
export interface Refusal {
  of: 'deposit' | 'payment';
  text: string;
}

/** The three calls that change a booking. Whatever comes of one is told, and the booking is fetched anew. */
export function useBookingUpdates(booking: Booking, onAnswered: () => void) {
  const [refusal, setRefusal] = useState<Refusal>();
  const keep = useKeepBooking(booking.bookingId);
  const begin = () => setRefusal(undefined);
  const done = (stored: Booking, text: string) => {
    keep(stored);
    toast.success(text);
    onAnswered();
  };
  const fail = (problem: ApiProblem, of: Refusal['of'], toastText: string, text?: string) => {
    toast.error(toastText);
    keep();
    if (problem.kind !== 'refused') return;
    setRefusal({ of, text: text ?? problem.message });
    onAnswered();
  };
  const deposit = $api.useMutation('put', '/api/booking/update/deposit/{bookingId}', {
    onMutate: begin,
    onSuccess: (stored) => done(stored, update.deposit.done),
    onError: (error) => {
      const problem = readProblem(error);
      const { failed } = update.deposit;
      fail(problem, 'deposit', because(failed, problem));
    },
  });
  const payment = $api.useMutation('put', '/api/booking/update/payment/{bookingId}', {
    onMutate: begin,
    onSuccess: (stored) => {
      const isBack = booking.paymentStatus === 'CANCELLED' && stored.paymentStatus !== 'CANCELLED';
      done(stored, isBack ? update.restore.done : update.payment.done);
    },
    onError: (error) => {
      const problem = readProblem(error);
      fail(problem, 'payment', messageOf(problem) ?? update.payment.failed, slotGone(problem, booking));
    },
  });
  const cancel = $api.useMutation('put', '/api/users/cancel/{bookingId}/{userId}', {
    onMutate: begin,
    onSuccess: (stored) => done(stored, update.cancel.done),
    onError: (error) => {
      const problem = readProblem(error);
      fail(problem, 'payment', problem.kind === 'refused' ? problem.message : update.cancel.failed);
    },
  });
  const { bookingId, userId } = booking;
  return {
    refusal,
    isDepositBusy: deposit.isPending,
    isPaymentBusy: payment.isPending,
    isCancelling: cancel.isPending,
    setDeposit: (value: DepositStatus) => deposit.mutate({ params: { path: { bookingId } }, body: value }),
    setPayment: (value: PaymentStatus) => payment.mutate({ params: { path: { bookingId } }, body: value }),
    cancel: () => cancel.mutate({ params: { path: { bookingId, userId } } }),
  };
}

export type BookingUpdates = ReturnType<typeof useBookingUpdates>;

const messageOf = (problem: ApiProblem): string | undefined =>
  problem.kind === 'offline' ? undefined : problem.message;

/** The specification's sentence first, then the server's where there is one (reading 38b). */
function because(failed: string, problem: ApiProblem): string {
  const message = messageOf(problem);
  return message === undefined ? failed : update.failedBecause({ failed, message });
}

/** Why a cancelled appointment cannot come back, with its time, when its slot is taken. */
function slotGone(problem: ApiProblem, { bookingDate, bookingTime }: Booking): string | undefined {
  if (problem.kind !== 'refused' || problem.code !== 'slot_gone') return undefined;
  return update.restore.refused({ date: formatDate(bookingDate), time: formatTime(bookingTime) });
}

/** Shows what the server stored at once, where it answered it, and fetches every list of bookings anew. */
function useKeepBooking(bookingId: number) {
  const cache = useQueryClient();
  const { queryKey } = $api.queryOptions('get', '/api/booking/{bookingId}', {
    params: { path: { bookingId } },
  });
  return (stored?: Booking) => {
    if (stored) cache.setQueryData(queryKey, stored);
    void refreshBookings(cache);
  };
}
