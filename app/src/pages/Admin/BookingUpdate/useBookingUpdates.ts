import { toast } from '@plaitful/design-system/Toast';
import type { DepositStatus, PaymentStatus } from '@plaitful/domain/status';
import { problemIn } from '@plaitful/flows/problem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { $api } from '../../../lib/api/client.ts';
import type { Booking } from '../../../lib/api/types.ts';
import { refreshBookings } from '../../../features/appointments/refreshBookings.ts';
import { doneWords, failedWords, refusedWords, sendChange, type Change } from './bookingChange.ts';

export interface Refusal {
  of: 'deposit' | 'payment';
  text: string;
}

/** A change refused because someone else changed the booking meanwhile. */
export interface Conflict {
  change: Change;
  /** The booking as the owner saw it. */
  seen: Booking;
  newest: Booking;
}

interface Sent {
  change: Change;
  seen: Booking;
}

export function useBookingUpdates(booking: Booking, onAnswered: () => void) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [conflict, setConflict] = useState<Conflict>();
  const { keep, readNewest } = useKeepBooking(booking.bookingId);
  const fail = async (error: unknown, sent: Sent) => {
    const problem = problemIn(error);
    const { change, seen } = sent;
    if (problem.kind === 'refused' && problem.status === 412) {
      const newest = await readNewest();
      if (newest) setConflict({ ...sent, newest });
      if (newest) return onAnswered();
    }
    setConflict(undefined);
    toast.error(failedWords(change, problem));
    keep();
    const text = refusedWords(change, seen, problem);
    if (text === undefined) return undefined;
    setRefusal({ of: change.of === 'deposit' ? 'deposit' : 'payment', text });
    return onAnswered();
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ change, seen }: Sent) => sendChange(change, seen),
    onMutate: () => setRefusal(undefined),
    onSuccess: (stored, { change, seen }) => {
      setConflict(undefined);
      keep(stored);
      toast.success(doneWords(change, seen, stored));
      onAnswered();
    },
    onError: fail,
  });
  const isBusyWith = (of: Change['of']) => isPending && variables.change.of === of;
  return {
    refusal,
    conflict,
    isBusy: isPending,
    isDepositBusy: isBusyWith('deposit'),
    isPaymentBusy: isBusyWith('payment'),
    isCancelling: isBusyWith('cancel'),
    setDeposit: (value: DepositStatus) => mutate({ change: { of: 'deposit', value }, seen: booking }),
    setPayment: (value: PaymentStatus) => mutate({ change: { of: 'payment', value }, seen: booking }),
    cancel: () => mutate({ change: { of: 'cancel' }, seen: booking }),
    /** Sends her own change again, over the newest version. */
    keepYours: () => {
      if (conflict) mutate({ change: conflict.change, seen: conflict.newest });
    },
    forgetConflict: () => setConflict(undefined),
  };
}

export type BookingUpdates = ReturnType<typeof useBookingUpdates>;

/** Shows the server's answer at once, and fetches all lists of bookings again. */
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
