import type { Booking } from '@plaitful/api-client/contract';
import { toast } from '@plaitful/design-system/Toast';
import { toProblem } from '@plaitful/flows/api-problem';
import { adminDeposits as labels } from '@plaitful/messages/en-CA/adminDeposits';
import { formatMoney } from '@plaitful/messages/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshBookings } from '../../../features/appointments/refreshBookings.ts';
import { api } from '../../../lib/api/client.ts';
import { unwrapResponse } from '../../../lib/api/unwrapResponse.ts';

export type DepositChange = 'arrived' | 'notArrived' | 'returned';

const getParams = ({ bookingId, etag }: Booking) => ({
  path: { bookingId },
  header: { 'If-Match': etag },
});

const setDeposit = (booking: Booking, body: Booking['deposit']) =>
  unwrapResponse(api.PUT('/api/booking/update/deposit/{bookingId}', { params: getParams(booking), body }));

const setReturned = (booking: Booking, isReturned: boolean) =>
  unwrapResponse(
    api.PUT('/api/booking/deposit-returned/{bookingId}', {
      params: getParams(booking),
      body: { isReturned },
    }),
  );

const changes: Readonly<
  Record<
    DepositChange,
    {
      readonly make: (booking: Booking) => Promise<Booking>;
      /** Left out where the parent is told at once. */
      readonly undo?: (stored: Booking) => Promise<Booking>;
    }
  >
> = {
  arrived: {
    make: (booking) => setDeposit(booking, 'PAID'),
    undo: (stored) => setDeposit(stored, 'NOT_PAID'),
  },
  notArrived: {
    make: (booking) =>
      unwrapResponse(
        api.POST('/api/booking/{bookingId}/deposit-not-arrived', { params: getParams(booking) }),
      ),
  },
  returned: {
    make: (booking) => setReturned(booking, true),
    undo: (stored) => setReturned(stored, false),
  },
};

function showFailure(error: unknown): void {
  const problem = toProblem(error);
  toast.error(problem.kind === 'refused' ? problem.message : labels.failed);
}

/** A change of a deposit by one press, with Undo in its toast. */
export function useDepositChange(booking: Booking, onDone: () => void) {
  const cache = useQueryClient();
  const refresh = () => refreshBookings(cache);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: DepositChange) => changes[change].make(booking),
    onSuccess: (stored, change) => {
      const { undo } = changes[change];
      const text = labels[change].done({ ...booking, deposit: formatMoney(booking.styleDeposit) });
      const takeBack = () => {
        undo?.(stored)
          .then(() => toast.success(labels.undone), showFailure)
          .finally(() => void refresh());
      };
      toast.success(text, undo && { action: { label: labels.undo, onPress: takeBack } });
      onDone();
      return refresh();
    },
    onError: (error) => {
      showFailure(error);
      return refresh();
    },
  });
  return { send: mutate, busyWith: isPending ? variables : undefined };
}
