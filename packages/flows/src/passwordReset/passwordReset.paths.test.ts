import { describe, expect, it } from 'vitest';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { listStates } from '../diagrams/states.ts';
import { createRefusal } from '../testing/booking.ts';
import { getDoneEvent } from '../testing/completion.ts';
import { collectVisitedStates } from '../testing/visited.ts';
import { passwordResetMachine } from './passwordReset.machine.ts';
import type { PasswordResetInput } from './passwordReset.types.ts';

const events: EventFrom<typeof passwordResetMachine>[] = [
  { type: 'link.requested', email: 'maya@example.com' },
  { type: 'password.submitted', newPassword: 'Twists-5-Ada' },
  getDoneEvent('requestLink').done(),
  getDoneEvent('requestLink').failed(new Error('down')),
  getDoneEvent('resetPassword').done(),
  getDoneEvent('resetPassword').failed(createRefusal(422, 'reset_link_invalid')),
  getDoneEvent('resetPassword').failed(new Error('down')),
  { type: 'xstate.after.redirect.passwordReset.passwordSaved' } as never,
];

const forgot: PasswordResetInput = { visit: 'forgot' };
const reset: PasswordResetInput = { visit: 'reset', token: 'q3Jd0mX5rWn8yTz1' };

const reach = (input: PasswordResetInput) =>
  getShortestPaths(passwordResetMachine, {
    input,
    events,
    serializeState: ({ value }: SnapshotFrom<typeof passwordResetMachine>) => JSON.stringify(value),
    filterEvents: (snapshot, event) => snapshot.status === 'active' && snapshot.can(event),
  }).map(({ state }) => state);

describe('the paths of a password reset', () => {
  it('reach every state', () => {
    const reached = [...reach(forgot), ...reach(reset)];
    const visited = collectVisitedStates(passwordResetMachine, { inputs: [forgot, reset], reached, events });
    expect(visited).toEqual(listStates(passwordResetMachine));
  });
});
