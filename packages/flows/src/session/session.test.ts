import type { SessionUser } from '@plaitful/api-client/contract';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition, waitFor } from 'xstate';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { ApiCallError } from '../apiProblem.ts';
import { getDoneEvent } from '../testing/completion.ts';
import { sessionMachine } from './session.machine.ts';
import { selectAccountDialog, selectIsBusy } from './session.select.ts';
import type { SessionEmitted } from './session.types.ts';

const maya: SessionUser = {
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
const registration = { firstName: 'Maya', lastName: 'Demo', ...credentials };
const refused = new ApiCallError({
  kind: 'refused',
  status: 401,
  code: 'login_failed',
  message: 'Failed to login. Please try again.',
  errors: [],
});
const taken = new ApiCallError({
  kind: 'refused',
  status: 409,
  code: 'email_taken',
  message: 'Failed to register. Please try again.',
  errors: [],
});

type Event = EventFrom<typeof sessionMachine>;
type Snapshot = SnapshotFrom<typeof sessionMachine>;

const logIn = getDoneEvent('logIn');
const register = getDoneEvent('register');
const logOut = getDoneEvent('logOut');

/** Where the events lead, from the start. */
function after(...events: Event[]): Snapshot {
  let [snapshot] = initialTransition(sessionMachine);
  for (const event of events) [snapshot] = transition(sessionMachine, snapshot, event);
  return snapshot;
}
const asMember = (...events: Event[]): Snapshot => after({ type: 'user.changed', user: maya }, ...events);

describe('login', () => {
  it('keeps why it was required, also through registration', () => {
    const { context } = after(
      { type: 'login.opened', reason: 'dashboard', returnTo: '/dashboard' },
      { type: 'registration.opened' },
    );
    expect(context).toMatchObject({ reason: 'dashboard', returnTo: '/dashboard' });
  });

  it('signs in and clears the password', () => {
    const snapshot = after({ type: 'login.submitted', credentials }, logIn.done(maya));
    expect(snapshot.value).toBe('member');
    expect(snapshot.context).toMatchObject({ credentials: null, problem: null });
  });

  it('keeps what was typed and the problem when it fails, and can be retried', () => {
    const failed = after({ type: 'login.submitted', credentials }, logIn.failed(refused));
    expect(failed.value).toEqual({ guest: 'loginFailed' });
    expect(failed.context).toMatchObject({ credentials, problem: refused.problem });
    expect(selectAccountDialog(failed)).toBe('login');
    const [again] = transition(sessionMachine, failed, { type: 'login.submitted', credentials });
    expect(again.value).toEqual({ guest: 'loggingIn' });
    expect(again.context.problem).toBeNull();
  });

  it('treats a thrown error as a failure', () => {
    const failed = after({ type: 'login.submitted', credentials }, logIn.failed(new TypeError('bug')));
    expect(failed.context.problem).toEqual({ kind: 'failed' });
  });

  it('is sent once, however often the button is pressed', () => {
    const pressedTwice = after(
      { type: 'login.submitted', credentials },
      { type: 'login.submitted', credentials: { ...credentials, email: 'other@example.com' } },
    );
    expect(selectIsBusy(pressedTwice)).toBe(true);
    expect(pressedTwice.context.credentials).toEqual(credentials);
  });

  it('clears input when closed', () => {
    const left = after(
      { type: 'login.opened', reason: 'booking' },
      { type: 'login.submitted', credentials },
      { type: 'dialog.closed' },
    );
    expect(left.value).toEqual({ guest: 'browsing' });
    expect(left.context).toMatchObject({ credentials: null, reason: null });
    expect(selectAccountDialog(left)).toBeUndefined();
  });
});

describe('registration', () => {
  it('logs in with the same credentials', () => {
    const snapshot = after({ type: 'registration.submitted', registration }, register.done());
    expect(snapshot.value).toEqual({ guest: 'loggingIn' });
    expect(snapshot.context.credentials).toEqual(credentials);
    expect(selectAccountDialog(snapshot)).toBe('register');
  });

  it('reports that the account exists when only the login failed', () => {
    const snapshot = after(
      { type: 'registration.submitted', registration },
      register.done(),
      logIn.failed(refused),
    );
    expect(snapshot.value).toEqual({ guest: 'loginFailed' });
    expect(snapshot.context.hasRegistered).toBe(true);
    expect(selectAccountDialog(snapshot)).toBe('login');
  });

  it('keeps what was typed when the address is already in use', () => {
    const snapshot = after({ type: 'registration.submitted', registration }, register.failed(taken));
    expect(snapshot.value).toEqual({ guest: 'registerFailed' });
    expect(snapshot.context).toMatchObject({ registration, problem: taken.problem });
  });

  it('is not sent while it breaks a rule', () => {
    const weak = after(
      { type: 'registration.opened' },
      { type: 'registration.submitted', registration: { ...registration, password: 'braids' } },
    );
    expect(weak.value).toEqual({ guest: 'askingRegistration' });
  });
});

describe('the end of a session', () => {
  it('requires a login when the server has ended it', () => {
    const snapshot = asMember({ type: 'session.expired' });
    expect(snapshot.value).toEqual({ guest: 'askingLogin' });
    expect(snapshot.context.reason).toBe('expired');
  });

  it('keeps the email address for that login, until it has succeeded', () => {
    const expired = { type: 'session.expired', email: maya.email } as const;
    expect(asMember(expired).context.expiredEmail).toBe(maya.email);
    expect(asMember(expired, { type: 'user.changed', user: maya }).context.expiredEmail).toBeNull();
  });

  it('follows a login and a logout in another tab', () => {
    expect(after({ type: 'user.changed', user: maya }).value).toBe('member');
    expect(asMember({ type: 'user.changed', user: null }).value).toEqual({ guest: 'browsing' });
  });

  it('logs out even when the server refuses', () => {
    for (const end of [logOut.done(), logOut.failed(refused), { type: 'session.expired' } as const]) {
      expect(asMember({ type: 'logout.requested' }, end).value).toEqual({ guest: 'browsing' });
    }
  });
});

describe('a running session', () => {
  const never = new Promise<void>(() => undefined);

  function start(clock: SimulatedClock) {
    const saveUser = vi.fn<(user: SessionUser) => void>();
    const clearUser = vi.fn<() => void>();
    const told: SessionEmitted[] = [];
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          register: fromPromise(() => Promise.resolve()),
          logIn: fromPromise(({ input }) => Promise.resolve({ ...maya, email: input.email })),
          logOut: fromPromise<void>(() => never),
        },
        actions: { saveUser: (_, { user }) => saveUser(user), clearUser },
      }),
      { clock },
    );
    actor.on('*', (event) => told.push(event));
    return { actor: actor.start(), saveUser, clearUser, told };
  }

  it('registers, logs in, and leaves after 5 seconds even without an answer', async () => {
    const clock = new SimulatedClock();
    const { actor, saveUser, clearUser, told } = start(clock);
    actor.send({ type: 'registration.opened', returnTo: '/dashboard' });
    actor.send({ type: 'registration.submitted', registration });
    await waitFor(actor, (snapshot) => snapshot.matches('member'));
    expect(saveUser).toHaveBeenCalledExactlyOnceWith(maya);
    actor.send({ type: 'logout.requested' });
    clock.increment(4999);
    expect(actor.getSnapshot().value).toBe('loggingOut');
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ guest: 'browsing' });
    expect(clearUser).toHaveBeenCalledOnce();
    expect(told).toEqual([
      { type: 'registration.succeeded' },
      { type: 'login.succeeded', returnTo: '/dashboard' },
      { type: 'logout.finished' },
    ]);
  });

  it('emits when another tab logs out, or someone else in', () => {
    const { actor, clearUser, told } = start(new SimulatedClock());
    actor.send({ type: 'user.changed', user: maya });
    expect(told).toEqual([]);
    actor.send({ type: 'user.changed', user: { ...maya, id: maya.id + 1 } });
    expect(actor.getSnapshot().value).toBe('member');
    expect(clearUser).not.toHaveBeenCalled();
    actor.send({ type: 'user.changed', user: null });
    expect(clearUser).toHaveBeenCalledOnce();
    expect(told).toEqual([{ type: 'user.left' }, { type: 'user.left' }]);
  });

  it('emits which user was logged out', async () => {
    const actor = createActor(sessionMachine);
    const failure = new Promise((resolve) => {
      actor.subscribe({ error: resolve });
    });
    actor.start().send({ type: 'login.submitted', credentials });
    expect(String(await failure)).toContain('“logIn” is not provided');
  });
});

describe('the types', () => {
  it('know the reasons for a login', () => {
    // @ts-expect-error: there is no such reason
    const event: Event = { type: 'login.opened', reason: 'curiosity' };
    expectTypeOf(event).toExtend<Event>();
  });
});
