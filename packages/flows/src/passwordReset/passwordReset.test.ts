import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition, waitFor } from 'xstate';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { ApiCallError } from '../apiProblem.ts';
import { createRefusal } from '../testing/booking.ts';
import { getDoneEvent } from '../testing/completion.ts';
import { passwordResetMachine } from './passwordReset.machine.ts';
import type { PasswordResetInput } from './passwordReset.types.ts';

type Event = EventFrom<typeof passwordResetMachine>;
type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

const request = getDoneEvent('requestLink');
const save = getDoneEvent('resetPassword');

const onward = (snapshot: Snapshot, ...events: Event[]): Snapshot =>
  events.reduce((from, event) => transition(passwordResetMachine, from, event)[0], snapshot);
const after = (input: PasswordResetInput, ...events: Event[]): Snapshot =>
  onward(initialTransition(passwordResetMachine, input)[0], ...events);

const forgot: PasswordResetInput = { visit: 'forgot' };
const byLink: PasswordResetInput = { visit: 'reset', token: 'q3Jd0mX5rWn8yTz1' };
const asks: Event = { type: 'link.requested', email: 'maya@example.com' };
const sets: Event = { type: 'password.submitted', newPassword: 'Twists-5-Ada' };

describe('requesting a link', () => {
  it('sends it, and is done', () => {
    expect(after(forgot).value).toEqual({ askingEmail: 'entering' });
    expect(after(forgot, asks).value).toBe('sendingLink');
    expect(after(forgot, asks, request.done()).value).toBe('linkSent');
  });

  it('shows what is missing instead of sending', () => {
    for (const email of ['', 'maya', 'maya@example']) {
      const asked = after(forgot, { type: 'link.requested', email });
      expect([asked.value, asked.context.hasTriedToSubmit]).toEqual([{ askingEmail: 'entering' }, true]);
    }
  });

  it('that fails keeps the address, reports why, and can be retried', () => {
    const failed = after(forgot, asks, request.failed(new ApiCallError({ kind: 'offline' })));
    expect(failed.value).toEqual({ askingEmail: 'failed' });
    expect(failed.context).toMatchObject({ email: 'maya@example.com', problem: { kind: 'offline' } });
    expect(onward(failed, asks).value).toBe('sendingLink');
    expect(onward(failed, asks).context.problem).toBeNull();
  });
});

describe('setting a new password', () => {
  it('without a token is not possible', () => {
    for (const token of [null, '']) expect(after({ visit: 'reset', token }).value).toBe('linkInvalid');
  });

  it('shows what is missing instead of sending', () => {
    const weak = after(byLink, { type: 'password.submitted', newPassword: 'twists' });
    expect([weak.value, weak.context.hasTriedToSubmit]).toEqual([{ askingPassword: 'entering' }, true]);
  });

  it('ends at an invalid link', () => {
    expect(after(byLink, sets, save.failed(createRefusal(422, 'reset_link_invalid'))).value).toBe(
      'linkInvalid',
    );
  });

  it('that fails reports why, and can be retried', () => {
    const failed = after(byLink, sets, save.failed(createRefusal(503, 'unavailable')));
    expect(failed.value).toEqual({ askingPassword: 'failed' });
    expect(onward(failed, sets).value).toBe('savingPassword');
  });

  it('forgets the token, emits a message, and leads to Home after two seconds', async () => {
    const clock = new SimulatedClock();
    const sent: unknown[] = [];
    const machine = passwordResetMachine.provide({
      actors: {
        resetPassword: fromPromise<void, { token: string; newPassword: string }>(async ({ input }) => {
          sent.push(input);
        }),
      },
    });
    const actor = createActor(machine, { input: byLink, clock });
    const told: string[] = [];
    actor.on('*', ({ type }) => told.push(type));
    actor.start();
    actor.send(sets);
    await waitFor(actor, (snapshot) => snapshot.matches('passwordSaved'));
    expect(sent).toEqual([{ token: 'q3Jd0mX5rWn8yTz1', newPassword: 'Twists-5-Ada' }]);
    expect(actor.getSnapshot().context.token).toBeNull();
    clock.increment(1999);
    expect(told).toEqual(['password.reset']);
    clock.increment(1);
    expect(told).toEqual(['password.reset', 'home.due']);
    expect(actor.getSnapshot().value).toBe('leaving');
  });

  it('never keeps the password in context', () => {
    expect(JSON.stringify(after(byLink, sets).context)).not.toContain('Twists');
  });
});
