import type { Role } from '@plaitful/domain/roles';
import { allowedActions, type AllowedActions } from '@plaitful/flows/appointment';
import { appointmentMachine } from '@plaitful/flows/appointment/machine';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import type { Booking } from '@plaitful/api-client/contract';
import { useBusiness } from '../../shell/business.tsx';
import { useNow } from '../../shell/useNow.ts';
import { useMachineInspector } from '../../lib/machineInspector.ts';
import { toAppointment } from './appointmentRows.ts';

/** The actions allowed for a booking now, and the reason for each that is not, by the appointment machine. */
export function useAllowedActions(booking: Booking, role: Role): AllowedActions {
  const { timeZone, graceMinutes } = useBusiness();
  const now = useNow();
  useBookingSnapshot(booking, role, now);
  return allowedActions(toAppointment(booking, timeZone), { ...getCircumstances(role, now), graceMinutes });
}

/** Only the server knows whether the slot of a cancelled booking is still free. */
const getCircumstances = (role: Role, now: Date) => ({ role, now, isSlotFree: true });

/** The machine never runs here; its snapshot is taken for the booking as it is. */
function useBookingSnapshot(booking: Booking, role: Role, now: Date): void {
  const { timeZone } = useBusiness();
  const { inspect } = useMachineInspector();
  useEffect(() => {
    if (!inspect) return undefined;
    const input = { appointment: toAppointment(booking, timeZone), ...getCircumstances(role, now) };
    const actor = createActor(appointmentMachine, { input, inspect }).start();
    return () => void actor.stop();
  }, [booking, timeZone, role, now, inspect]);
}
