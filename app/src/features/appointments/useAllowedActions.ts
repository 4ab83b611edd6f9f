import type { Role } from '@plaitful/domain/roles';
import { allowedActions, type AllowedActions } from '@plaitful/flows/appointment';
import { appointmentMachine } from '@plaitful/flows/appointment/machine';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import type { Booking } from '../../lib/api/types.ts';
import { useBusiness } from '../../shell/business.tsx';
import { useNow } from '../../shell/useNow.ts';
import { useInspection } from '../../lib/inspection.ts';
import { toAppointment } from './appointment.ts';

/** What may be done with a booking now, and why the rest may not, by the appointment machine (product spec 4). */
export function useAllowedActions(booking: Booking, role: Role): AllowedActions {
  const { timeZone } = useBusiness();
  const now = useNow();
  useLookedAt(booking, role, now);
  return allowedActions(toAppointment(booking, timeZone), circumstancesOf(role, now));
}

/** Whether the slot of a cancelled one is still free only the server knows for sure. */
const circumstancesOf = (role: Role, now: Date) => ({ role, now, isSlotFree: true });

/** The machine is asked anew each time and never runs here; whoever looks on sees where it stands. */
function useLookedAt(booking: Booking, role: Role, now: Date): void {
  const { timeZone } = useBusiness();
  const { inspect } = useInspection();
  useEffect(() => {
    if (!inspect) return undefined;
    const input = { appointment: toAppointment(booking, timeZone), ...circumstancesOf(role, now) };
    const actor = createActor(appointmentMachine, { input, inspect }).start();
    return () => void actor.stop();
  }, [booking, timeZone, role, now, inspect]);
}
