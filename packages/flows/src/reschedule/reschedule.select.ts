import type { SlotAvailability, Slot } from '@plaitful/domain/slots';
import type { SnapshotFrom } from 'xstate';
import { getSelectedSlot, getSlotProblem } from '../booking/booking.rules.ts';
import type { NextDisabledReason } from '../booking/booking.select.ts';
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
  const offer = getRescheduleAvailability(snapshot.context);
  const { date, time } = snapshot.context;
  if (offer === null || snapshot.matches({ choosing: 'refreshing' })) return 'loading';
  if (date === null) return 'noDate';
  return time === null ? 'noTime' : getSlotProblem({ date, time }, offer);
}
