import type { SlotAvailability, Slot } from '@plaitful/domain/slots';
import type { SnapshotFrom } from 'xstate';
import { getNextDisabledReason, getSelectedSlot, type NextDisabledReason } from '../booking/booking.rules.ts';
import type { rescheduleMachine } from './reschedule.machine.ts';
import { getRescheduleAvailability } from './reschedule.rules.ts';

type RescheduleSnapshot = SnapshotFrom<typeof rescheduleMachine>;

/** `null` until it is loaded. */
export const selectAvailability = (snapshot: RescheduleSnapshot): SlotAvailability | null =>
  getRescheduleAvailability(snapshot.context);

/** `null` while date or time is missing. */
export const selectSlot = (snapshot: RescheduleSnapshot): Slot | null => getSelectedSlot(snapshot.context);

/** Why Next is disabled; `null` when it is enabled. */
export function selectNextDisabledReason(snapshot: RescheduleSnapshot): NextDisabledReason | null {
  if (snapshot.matches({ choosing: 'refreshing' })) return 'loading';
  return getNextDisabledReason(snapshot.context, getRescheduleAvailability(snapshot.context));
}
