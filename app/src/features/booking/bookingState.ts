import { bookingMachine } from '@plaitful/flows/booking';
import type { StoredBooking } from '@plaitful/flows/booking/types';
import { createActorContext } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { loadDraft, storeDraft } from '../../lib/drafts.ts';

export const BookingActorContext = createActorContext(bookingMachine);

export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
export type BookingActor = ActorRefFrom<typeof bookingMachine>;

export function useBooking(): { snapshot: BookingSnapshot; send: BookingActor['send'] } {
  const actor = BookingActorContext.useActorRef();
  return {
    snapshot: BookingActorContext.useSelector((snapshot) => snapshot),
    send: (event) => actor.send(event),
  };
}

const name = 'booking';

/**
 * Raise it when `StoredBooking` changes: bookings of other versions are dropped, but typed values are kept.
 */
const version = 3;

/** The typed values of the form, and the user who typed them. */
interface StoredDetails {
  readonly userId: number;
  readonly values: object;
}

/** The state of the booking in progress in this tab, restored after a reload. */
interface Stored {
  readonly version: number;
  readonly booking: StoredBooking;
  readonly details: StoredDetails | undefined;
  /** The id of the earlier booking whose child's details were filled in. */
  readonly filledFrom: number | undefined;
}

function loadStored(): Partial<Stored> {
  const stored = loadDraft(name);
  return typeof stored === 'object' && stored !== null ? stored : {};
}

const update = (part: Partial<Stored>): void => storeDraft(name, { ...loadStored(), ...part });

/** The booking in progress of this style, unless it belongs to another member. */
export function loadBookingDraft(styleId: number, userId: number | null): StoredBooking | undefined {
  const { version: storedVersion, booking } = loadStored();
  if (storedVersion !== version || booking?.style?.styleId !== styleId) return undefined;
  return booking.userId === null || booking.userId === userId ? booking : undefined;
}

export const storeBookingDraft = (booking: StoredBooking): void => update({ version, booking });

/** What this member typed; the caller checks the types of the values. */
export function loadDetailsDraft(userId: number): object {
  const { details } = loadStored();
  return details?.userId === userId ? details.values : {};
}

export const storeDetailsDraft = (details: StoredDetails): void => update({ details });

export const clearDetailsDraft = (): void => update({ details: undefined, filledFrom: undefined });

/** Whether the child of this earlier booking was filled in: what the parent changed since then is kept. */
export const isFilledFrom = (bookingId: number): boolean => loadStored().filledFrom === bookingId;

export const storeFilledFrom = (filledFrom: number): void => update({ filledFrom });
