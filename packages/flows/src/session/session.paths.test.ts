import type { SessionUser } from '@plaitful/api-client/contract';
import { describe, expect, it } from 'vitest';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { listStates } from '../diagrams/states.ts';
import { getDoneEvent } from '../testing/completion.ts';
import { collectVisitedStates } from '../testing/visited.ts';
import { sessionMachine } from './session.machine.ts';

const user: SessionUser = {
  id: 2,
  email: 'maya@example.com',
  token: 'maya-token',
  firstName: 'Maya',
  lastName: 'Demo',
  emailVerified: true,
  mobilePhone: null,
  roles: ['ROLE_USER'],
};
const credentials = { email: 'maya@example.com', password: 'Braids4All!' };

const events: EventFrom<typeof sessionMachine>[] = [
  { type: 'login.opened', reason: 'booking' },
  { type: 'registration.opened' },
  { type: 'dialog.closed' },
  { type: 'login.submitted', credentials },
  { type: 'registration.submitted', registration: { firstName: 'Maya', lastName: 'Demo', ...credentials } },
  { type: 'logout.requested' },
  { type: 'session.expired' },
  { type: 'user.changed', user },
  { type: 'user.changed', user: null },
  getDoneEvent('logIn').done(user),
  getDoneEvent('logIn').failed(new Error('no answer')),
  getDoneEvent('register').done(),
  getDoneEvent('register').failed(new Error('no answer')),
  getDoneEvent('logOut').done(),
  getDoneEvent('logOut').failed(new Error('no answer')),
];

const options = {
  events,
  serializeState: ({ value }: SnapshotFrom<typeof sessionMachine>) => JSON.stringify(value),
  // A completion is only heard where its actor runs; elsewhere XState would take it for a crash.
  filterEvents: (
    snapshot: SnapshotFrom<typeof sessionMachine>,
    event: EventFrom<typeof sessionMachine>,
  ): boolean => snapshot.can(event),
};

describe('the paths of a session', () => {
  const reached = getShortestPaths(sessionMachine, options).map(({ state }) => state);

  it('reach every state', () => {
    const visited = collectVisitedStates(sessionMachine, { inputs: [undefined], reached, events });
    expect(visited).toEqual(listStates(sessionMachine));
  });

  it('leave every state again', () => {
    for (const state of reached) {
      const onwards = getShortestPaths(sessionMachine, { ...options, fromState: state });
      expect(onwards.length, `${JSON.stringify(state.value)} leads on`).toBeGreaterThan(1);
    }
  });
});
