import { bookingMachine } from '@plaitful/flows/booking';
import { createActorContext } from '@xstate/react';
import { createActor, type ActorRefFrom, type Snapshot, type SnapshotFrom } from 'xstate';
import { readDraft, writeDraft } from '../../lib/session/drafts.ts';

/** The booking in progress: the only actor of its machine, above the picker, the details and the receipt. */
export const BookingContext = createActorContext(bookingMachine);

export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
export type BookingActor = ActorRefFrom<typeof bookingMachine>;

/** Where the booking in progress is, and the way to tell it what happens. */
export function useBooking(): { snapshot: BookingSnapshot; send: BookingActor['send'] } {
  const actor = BookingContext.useActorRef();
  return {
    snapshot: BookingContext.useSelector((snapshot) => snapshot),
    send: (event) => actor.send(event),
  };
}

const name = 'booking';

/** To be raised with every change of the machine's states or context: a snapshot of another version is dropped. */
const version = 1;

interface StoredBooking {
  version: number;
  snapshot: Snapshot<unknown> & { context: BookingSnapshot['context'] };
}

function isStored(stored: unknown): stored is StoredBooking {
  const { version: storedVersion, snapshot } = (stored ?? {}) as Partial<StoredBooking>;
  if (storedVersion !== version || typeof snapshot?.context?.style?.styleId !== 'number') return false;
  const restored = createActor(bookingMachine, { snapshot, input: snapshot.context });
  return restored.getSnapshot().status === 'active';
}

/** The booking of this style that was in progress in this tab; one of another member is dropped (reading 9a). */
export function readBooking(styleId: number, userId: number | null): Snapshot<unknown> | undefined {
  const stored = readDraft(name);
  if (!isStored(stored)) return undefined;
  const { context } = stored.snapshot;
  const isTheirs = context.userId === null || context.userId === userId;
  return isTheirs && context.style.styleId === styleId ? stored.snapshot : undefined;
}

/**
 * Keeps the booking for a reload, as it was before it was sent, which restoring would do again, and before the parent was
 * asked who they are.
 */
export function writeBooking(actor: BookingActor): void {
  const snapshot = actor.getSnapshot();
  if (snapshot.matches('submitting') || snapshot.matches('askingMembership')) return;
  writeDraft(name, { version, snapshot: actor.getPersistedSnapshot() });
}
