import { describe, expect, it } from 'vitest';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { refusal } from '../testing/booking.ts';
import { completionOf } from '../testing/completion.ts';
import { passwordResetMachine } from './passwordReset.machine.ts';
import type { PasswordResetInput } from './passwordReset.types.ts';

const events: EventFrom<typeof passwordResetMachine>[] = [
  { type: 'link.requested', email: 'maya@example.com' },
  { type: 'password.submitted', newPassword: 'Twists-5-Ada' },
  completionOf('requestLink').done(),
  completionOf('requestLink').failed(new Error('down')),
  completionOf('resetPassword').done(),
  completionOf('resetPassword').failed(refusal(422, 'reset_link_invalid')),
  completionOf('resetPassword').failed(new Error('down')),
  { type: 'xstate.after.redirect.passwordReset.passwordSaved' } as never,
];

function reached(input: PasswordResetInput): string[] {
  const paths = getShortestPaths(passwordResetMachine, {
    input,
    events,
    serializeState: ({ value }: SnapshotFrom<typeof passwordResetMachine>) => JSON.stringify(value),
    filterEvents: (snapshot, event) => snapshot.status === 'active' && snapshot.can(event),
  });
  return paths.map(({ state }) => JSON.stringify(state.value));
}

describe('the paths of a password reset', () => {
  it('reach every state', () => {
    const all = [
      { askingEmail: 'entering' },
      { askingEmail: 'failed' },
      'sendingLink',
      'linkSent',
      { askingPassword: 'entering' },
      { askingPassword: 'failed' },
      'savingPassword',
      'passwordSaved',
      'linkInvalid',
      'leaving',
    ];
    const visited = new Set([
      ...reached({ visit: 'forgot' }),
      ...reached({ visit: 'reset', token: 'q3Jd0mX5rWn8yTz1' }),
    ]);
    expect([...visited].toSorted()).toEqual(all.map((value) => JSON.stringify(value)).toSorted());
  });
});
