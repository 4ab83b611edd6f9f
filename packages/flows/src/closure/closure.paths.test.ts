import { describe, expect, it } from 'vitest';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { listStates } from '../diagrams/states.ts';
import { sampleBooking, createRefusal } from '../testing/booking.ts';
import { getDoneEvent } from '../testing/completion.ts';
import { collectVisitedStates } from '../testing/visited.ts';
import { closureMachine } from './closure.machine.ts';
import type { ClosureInput } from './closure.types.ts';

const span = { from: '2026-12-05', to: '2026-12-05', fromTime: null, toTime: null };
const loaded = {
  preview: { bookings: [sampleBooking], closedTimes: 3 },
  now: { date: '2026-12-04', time: '18:00' },
};
const add = getDoneEvent('addClosure');

const events: EventFrom<typeof closureMachine>[] = [
  { type: 'span.submitted', span },
  { type: 'span.reopened' },
  { type: 'preview.requested' },
  { type: 'choice.made', bookingId: sampleBooking.bookingId, choice: 'CANCEL' },
  { type: 'texts.changed', texts: { note: 'Flu', message: '' } },
  { type: 'closure.submitted' },
  getDoneEvent('previewClosure').done(loaded),
  getDoneEvent('previewClosure').failed(new Error('down')),
  getDoneEvent('reloadPreview').done(loaded),
  getDoneEvent('reloadPreview').failed(new Error('down')),
  add.done({ closureId: 1 }),
  add.failed(createRefusal(412, 'bookings_changed')),
  add.failed(createRefusal(503, 'unavailable')),
  add.failed(new Error('no answer')),
];

const pathsFrom = (input: ClosureInput) =>
  getShortestPaths(closureMachine, {
    input,
    events,
    serializeState: ({ value }: SnapshotFrom<typeof closureMachine>) => JSON.stringify(value),
    filterEvents: (snapshot, event) => snapshot.can(event),
  });

describe('the paths of a closure', () => {
  const inputs: ClosureInput[] = [{ span: null }, { span }];
  const reached = inputs.flatMap((input) => pathsFrom(input).map(({ state }) => state));

  it('reach every state', () => {
    const visited = collectVisitedStates(closureMachine, { inputs, reached, events });
    expect(visited).toEqual(listStates(closureMachine));
  });

  it('lead on to a closed studio from every state', () => {
    for (const state of reached.filter((snapshot) => !snapshot.matches('done'))) {
      const onwards = getShortestPaths(closureMachine, {
        events,
        fromState: state,
        serializeState: ({ value }: SnapshotFrom<typeof closureMachine>) => JSON.stringify(value),
        filterEvents: (snapshot, event) => snapshot.can(event),
        toState: (snapshot) => snapshot.matches('done'),
      });
      expect(onwards.length, `${JSON.stringify(state.value)} leads on`).toBeGreaterThan(0);
    }
  });
});
