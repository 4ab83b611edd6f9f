import type { Booking } from '@plaitful/api-client/contract';

/** Navigation state of the list of appointments after one has moved: its new time, which the list may not have yet. */
interface MovedState {
  readonly moved: Pick<Booking, 'bookingId' | 'bookingDate' | 'bookingTime'>;
}

export const toMovedState = ({ bookingId, bookingDate, bookingTime }: Booking): MovedState => ({
  moved: { bookingId, bookingDate, bookingTime },
});

/** The appointment that has just moved, if any. */
export function parseMovedState(state: unknown): MovedState['moved'] | undefined {
  if (typeof state !== 'object' || state === null || !('moved' in state)) return undefined;
  return (state as MovedState).moved;
}
