import { describe, expect, it } from 'vitest';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { listStates } from '../diagrams/states.ts';
import {
  sampleDetails,
  availability,
  sampleBooking,
  withSlotTaken,
  withHigherPrice,
  createRefusal,
  sampleStyle,
} from '../testing/booking.ts';
import { getDoneEvent } from '../testing/completion.ts';
import { collectVisitedStates } from '../testing/visited.ts';
import { bookingMachine } from './booking.machine.ts';

const create = getDoneEvent('createBooking');

const events: EventFrom<typeof bookingMachine>[] = [
  { type: 'picker.opened' },
  { type: 'details.opened', slot: { date: '2026-12-05', time: '15:00' } },
  { type: 'details.opened', slot: { date: '2026-12-05', time: '16:45' } },
  { type: 'availability.requested' },
  { type: 'date.chosen', date: '2026-12-05' },
  { type: 'time.chosen', time: '15:00' },
  { type: 'slot.chosen', slot: { date: '2026-12-05', time: '16:45' } },
  { type: 'slot.confirmed' },
  { type: 'slot.reopened' },
  { type: 'membership.declined' },
  { type: 'member.loggedIn', userId: 2 },
  { type: 'member.loggedOut' },
  { type: 'session.expired' },
  { type: 'details.submitted', details: sampleDetails },
  getDoneEvent('loadAvailability').done(availability),
  getDoneEvent('loadAvailability').failed(new Error('down')),
  getDoneEvent('refreshAvailability').done(withSlotTaken),
  getDoneEvent('refreshAvailability').failed(new Error('down')),
  getDoneEvent('refreshPrice').done(withHigherPrice),
  getDoneEvent('refreshPrice').failed(new Error('down')),
  create.done(sampleBooking),
  create.failed(createRefusal(409, 'slot_taken')),
  create.failed(createRefusal(412, 'price_changed')),
  create.failed(createRefusal(401, 'unauthenticated')),
  create.failed(createRefusal(409, 'too_many_unpaid')),
  create.failed(new Error('no answer')),
];

/** Two moments differ when the state, the slot, the membership or where it was opened does. */
const options = {
  input: { style: sampleStyle, userId: null },
  events,
  serializeState: ({
    value,
    context: { date, time, userId, isAtPicker },
  }: SnapshotFrom<typeof bookingMachine>) => JSON.stringify([value, date, time, userId, isAtPicker]),
  // A completion is only heard where its actor runs; elsewhere XState would take it for a crash.
  filterEvents: (
    snapshot: SnapshotFrom<typeof bookingMachine>,
    event: EventFrom<typeof bookingMachine>,
  ): boolean => snapshot.status === 'active' && snapshot.can(event),
} as const;

const stateOf = ({ value }: SnapshotFrom<typeof bookingMachine>): string => JSON.stringify(value);

describe('the paths of a booking', () => {
  const paths = getShortestPaths(bookingMachine, options);

  it('reach every state', () => {
    const reached = paths.map(({ state }) => state);
    const visited = collectVisitedStates(bookingMachine, { inputs: [options.input], reached, events });
    expect(visited).toEqual(listStates(bookingMachine));
  });

  it('lead from every moment on to a booking', () => {
    for (const { state } of paths) {
      const onwards = getShortestPaths(bookingMachine, {
        ...options,
        fromState: state,
        toState: (reached) => reached.matches('booked'),
      });
      expect(onwards.length, `${stateOf(state)} leads to a booking`).toBeGreaterThan(0);
    }
  });
});
