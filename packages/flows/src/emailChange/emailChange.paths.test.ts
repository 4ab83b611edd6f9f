import { describe, expect, it } from 'vitest';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { listStates } from '../diagrams/states.ts';
import { createRefusal } from '../testing/booking.ts';
import { getDoneEvent } from '../testing/completion.ts';
import { collectVisitedStates } from '../testing/visited.ts';
import { emailChangeMachine } from './emailChange.machine.ts';
import type { EmailChangeInput } from './emailChange.types.ts';

const events: EventFrom<typeof emailChangeMachine>[] = [
  { type: 'editing.started' },
  { type: 'editing.cancelled' },
  { type: 'change.submitted', email: 'ada.bello@example.com', password: 'Braids-4-Ada' },
  { type: 'change.cancelled' },
  { type: 'account.fetched', newEmail: 'ada.bello@example.com' },
  { type: 'account.fetched', newEmail: null },
  { type: 'link.submitted' },
  ...['requestChange', 'cancelChange', 'submitLink'].flatMap((id) => [
    getDoneEvent(id).done(),
    getDoneEvent(id).failed(new Error('down')),
  ]),
  getDoneEvent('submitLink').failed(createRefusal(422, 'email_link_invalid')),
  getDoneEvent('submitLink').failed(createRefusal(422, 'operator_code_required')),
];

const inputs: EmailChangeInput[] = [
  { visit: 'settings', newEmail: null },
  { visit: 'link', purpose: 'confirm', token: 'q3Jd0mX5rWn8yTz1' },
];

const reach = (input: EmailChangeInput) =>
  getShortestPaths(emailChangeMachine, {
    input,
    events,
    serializeState: ({ value }: SnapshotFrom<typeof emailChangeMachine>) => JSON.stringify(value),
    filterEvents: (snapshot, event) => snapshot.status === 'active' && snapshot.can(event),
  }).map(({ state }) => state);

describe('the paths of a change of email', () => {
  it('reach every state', () => {
    const visited = collectVisitedStates(emailChangeMachine, {
      inputs,
      reached: inputs.flatMap(reach),
      events,
    });
    expect(visited).toEqual(listStates(emailChangeMachine));
  });
});
