import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { listStates } from '../diagrams/states.ts';
import { collectVisitedStates } from '../testing/visited.ts';
import { appointmentMachine } from './appointment.machine.ts';
import type { AppointmentEvent, AppointmentInput, AppointmentState } from './appointment.types.ts';

const events: AppointmentEvent[] = [
  { type: 'deposit.set', value: 'PAID' },
  { type: 'deposit.set', value: 'NOT_PAID' },
  { type: 'payment.set', value: 'PENDING' },
  { type: 'payment.set', value: 'CONFIRMED' },
  { type: 'payment.set', value: 'CANCELLED' },
  { type: 'cancel.requested', by: 'MEMBER' },
  { type: 'cancel.requested', by: 'STUDIO' },
  { type: 'cancel.requested', by: 'DEADLINE' },
  { type: 'deposit.sent' },
  { type: 'deposit.notArrived' },
  { type: 'reschedule.requested' },
  { type: 'outcome.set', value: 'EXPECTED' },
  { type: 'outcome.set', value: 'ARRIVED' },
  { type: 'outcome.set', value: 'NO_SHOW' },
  { type: 'visit.finished' },
];

const input: AppointmentInput = {
  appointment: {
    deposit: 'NOT_PAID',
    paymentStatus: 'PENDING',
    startsAt: new Date('2026-12-12T18:00:00Z'),
    depositDueAt: new Date('2026-12-06T20:00:00Z'),
  },
  now: new Date('2026-12-05T20:00:00Z'),
  role: 'ROLE_ADMIN',
  isSlotFree: true,
};
const late: AppointmentInput = { ...input, now: new Date('2026-12-07T20:00:00Z') };

const byState = ({ value }: { readonly value: AppointmentState | 'reading' }): string => value;

/** The states reached from an input, each once. */
const reach = (from: AppointmentInput) =>
  getShortestPaths(appointmentMachine, { input: from, events, serializeState: byState }).map(
    ({ state }) => state,
  );

describe('the life of an appointment', () => {
  it('reaches every state', () => {
    const reached = [...reach(input), ...reach(late)];
    const visited = collectVisitedStates(appointmentMachine, { inputs: [input, late], reached, events });
    expect(visited).toEqual(listStates(appointmentMachine));
  });

  it('no state is a dead end', () => {
    for (const state of [...reach(input), ...reach(late)]) {
      const onwards = getShortestPaths(appointmentMachine, {
        fromState: state,
        events,
        serializeState: byState,
      });
      expect(onwards.length, `${state.value} leads on`).toBeGreaterThan(1);
    }
  });

  it('every event is decided in every state', () => {
    for (const state of [...reach(input), ...reach(late)]) {
      for (const event of events) expect(state.can(event), `${state.value} ${event.type}`).toBe(true);
    }
  });
});
