import { bookingMachine } from '@plaitful/flows/booking';
import { createActorContext } from '@xstate/react';
import { createActor, type ActorRefFrom, type Snapshot, type SnapshotFrom } from 'xstate';
import { readDraft, writeDraft } from '../../lib/drafts.ts';

export const BookingContext = createActorContext(bookingMachine);

export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
export type BookingActor = ActorRefFrom<typeof bookingMachine>;

export function useBooking(): { snapshot: BookingSnapshot; send: BookingActor['send'] } {
  const actor = BookingContext.useActorRef();
  return {
    snapshot: BookingContext.useSelector((snapshot) => snapshot),
    send: (event) => actor.send(event),
  };
}

const name = 'booking';

/** Raise it with every change of the machine's states or context: snapshots of other versions are dropped. */
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

/** The booking in progress of this style in this tab, unless it belongs to another member. */
export function readBooking(styleId: number, userId: number | null): Snapshot<unknown> | undefined {
  const stored = readDraft(name);
  if (!isStored(stored)) return undefined;
  const { context } = stored.snapshot;
  const isTheirs = context.userId === null || context.userId === userId;
  return isTheirs && context.style.styleId === styleId ? stored.snapshot : undefined;
}

/** Stores the booking for a reload, but not while it is being sent, which restoring would repeat. */
export function writeBooking(actor: BookingActor): void {
  const snapshot = actor.getSnapshot();
  if (snapshot.matches('submitting') || snapshot.matches('askingMembership')) return;
  writeDraft(name, { version, snapshot: actor.getPersistedSnapshot() });
}
