/** What the address of a finished booking carries besides, so that a reload shows its confirmation again. */
interface BookedState {
  bookingId: number;
}

/** Marks an entry of the history as booked. */
export const bookedState = (bookingId: number): BookedState => ({ bookingId });

/** The booking that an entry of the history was marked with, if any. */
export function readBookedState(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('bookingId' in state)) return undefined;
  return typeof state.bookingId === 'number' ? state.bookingId : undefined;
}
