import { describe, expect, it } from 'vitest';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { listStates } from '../diagrams/states.ts';
import { availability, sampleBooking, withSlotTaken, createRefusal } from '../testing/booking.ts';
import { getDoneEvent } from '../testing/completion.ts';
import { collectVisitedStates } from '../testing/visited.ts';
import { rescheduleMachine } from './reschedule.machine.ts';

const loaded = {
  booking: sampleBooking,
  startsAt: new Date('2026-12-05T20:00:00Z'),
  now: new Date('2026-12-04T23:00:00Z'),
};
const paid = { ...loaded, booking: { ...sampleBooking, deposit: 'PAID' as const, depositDueAt: null } };
const withOwnDayFull = {
  ...availability,
  booked: ['13:15', '16:45'].map((bookingTime) => ({ styleId: 3, bookingDate: '2026-12-05', bookingTime })),
};
const move = getDoneEvent('rescheduleBooking');

const events: EventFrom<typeof rescheduleMachine>[] = [
  { type: 'picker.opened' },
  { type: 'picker.closed' },
  { type: 'booking.requested' },
  { type: 'availability.requested' },
  { type: 'date.chosen', date: '2026-12-05' },
  { type: 'date.chosen', date: '2026-12-12' },
  { type: 'time.chosen', time: '16:45' },
  { type: 'time.chosen', time: '13:15' },
  { type: 'slot.confirmed' },
  { type: 'slot.reopened' },
  { type: 'reschedule.submitted' },
  getDoneEvent('loadBooking').done(loaded),
  getDoneEvent('loadBooking').done(paid),
  getDoneEvent('loadBooking').failed(createRefusal(404, 'booking_not_found')),
  getDoneEvent('loadBooking').failed(new Error('down')),
  getDoneEvent('loadAvailability').done(availability),
  getDoneEvent('loadAvailability').done(withOwnDayFull),
  getDoneEvent('loadAvailability').failed(new Error('down')),
  getDoneEvent('refreshAvailability').done(withSlotTaken),
  getDoneEvent('refreshAvailability').failed(new Error('down')),
  move.done({ ...sampleBooking, bookingTime: '16:45' }),
  move.failed(createRefusal(409, 'slot_taken')),
  move.failed(createRefusal(409, 'deposit_paid')),
  move.failed(createRefusal(404, 'booking_not_found')),
  move.failed(createRefusal(503, 'unavailable')),
  move.failed(new Error('no answer')),
];

const options = {
  input: { bookingId: sampleBooking.bookingId, role: 'ROLE_USER' },
  events,
  serializeState: ({ value, context: { date, time } }: SnapshotFrom<typeof rescheduleMachine>) =>
    JSON.stringify([value, date, time]),
  // A completion is only heard where its actor runs; elsewhere XState would take it for a crash.
  filterEvents: (
    snapshot: SnapshotFrom<typeof rescheduleMachine>,
    event: EventFrom<typeof rescheduleMachine>,
  ): boolean => snapshot.status === 'active' && snapshot.can(event),
} as const;

const getState = ({ value }: SnapshotFrom<typeof rescheduleMachine>): string => JSON.stringify(value);

describe('the paths of an appointment to be moved', () => {
  const paths = getShortestPaths(rescheduleMachine, options);

  it('reach every state', () => {
    const reached = paths.map(({ state }) => state);
    const visited = collectVisitedStates(rescheduleMachine, { inputs: [options.input], reached, events });
    expect(visited).toEqual(listStates(rescheduleMachine));
  });

  it('every live state can reach moved', () => {
    const ends = ['missing', 'notReschedulable'] as const;
    for (const { state } of paths.filter(({ state: reached }) => !ends.some((end) => reached.matches(end)))) {
      const onwards = getShortestPaths(rescheduleMachine, {
        ...options,
        fromState: state,
        toState: (reached) => reached.matches('rescheduled'),
      });
      expect(onwards.length, `${getState(state)} leads on`).toBeGreaterThan(0);
    }
  });
});
