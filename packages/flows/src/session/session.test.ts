import type { SessionUser } from '@plaitful/api-client/contract';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition, waitFor } from 'xstate';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { CallFailed } from '../problem.ts';
import { completionOf } from '../testing/completion.ts';
import { sessionMachine } from './session.machine.ts';
import {
  selectDialog,
  selectIsAdmin,
  selectIsBusy,
  selectIsMember,
  selectIsRestoring,
} from './session.select.ts';
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
const owner: SessionUser = { ...maya, id: 1, roles: ['ROLE_ADMIN', 'ROLE_USER'] };
const credentials = { email: 'maya@example.com', password: 'Braids4All!' };
const registration = { firstName: 'Maya', lastName: 'Demo', ...credentials };
const refused = new CallFailed({
  kind: 'refused',
  status: 401,
  code: 'login_failed',
  message: 'Failed to login. Please try again.',
  errors: [],
});
const taken = new CallFailed({
  kind: 'refused',
  status: 409,
  code: 'email_taken',
  message: 'Failed to register. Please try again.',
  errors: [],
});

type Event = EventFrom<typeof sessionMachine>;
type Snapshot = SnapshotFrom<typeof sessionMachine>;

const restored = completionOf('restoreUser').done;
const logIn = completionOf('logIn');
const register = completionOf('register');
const logOut = completionOf('logOut');

/** Where the events lead, from the start. */
function after(...events: Event[]): Snapshot {
  let [snapshot] = initialTransition(sessionMachine);
  for (const event of events) [snapshot] = transition(sessionMachine, snapshot, event);
  return snapshot;
}
const asGuest = (...events: Event[]): Snapshot => after(restored(null), ...events);
const asMember = (...events: Event[]): Snapshot => after(restored(maya), ...events);

describe('the start of a visit', () => {
  it('is open until the record has been read', () => {
    expect(selectIsRestoring(after())).toBe(true);
    expect(selectIsMember(after())).toBe(false);
  });

  it('finds the member of the last visit, or a guest', () => {
    expect(asMember().value).toBe('member');
    expect(selectIsMember(asMember())).toBe(true);
    expect(asGuest().value).toEqual({ guest: 'browsing' });
  });

  it('takes a record that cannot be read for none', () => {
    expect(after(completionOf('restoreUser').failed(new Error('no storage'))).value).toEqual({
      guest: 'browsing',
    });
  });

  it('knows an admin', () => {
    expect(selectIsAdmin(after(restored(owner)))).toBe(true);
    expect(selectIsAdmin(asMember())).toBe(false);
  });
});

describe('login', () => {
  it('keeps why it was asked for, also on the way over registration', () => {
    const { context } = asGuest(
      { type: 'login.opened', reason: 'dashboard', returnTo: '/dashboard' },
      { type: 'registration.opened' },
    );
    expect(context).toMatchObject({ reason: 'dashboard', returnTo: '/dashboard' });
  });

  it('makes a member and forgets the password', () => {
    const snapshot = asGuest({ type: 'login.submitted', credentials }, logIn.done(maya));
    expect(snapshot.value).toBe('member');
    expect(snapshot.context).toMatchObject({ user: maya, credentials: null, problem: null });
  });

  it('keeps what was typed and the problem when it fails, and can be tried again', () => {
    const failed = asGuest({ type: 'login.submitted', credentials }, logIn.failed(refused));
    expect(failed.value).toEqual({ guest: 'loginFailed' });
    expect(failed.context).toMatchObject({ credentials, problem: refused.problem });
    expect(selectDialog(failed)).toBe('login');
    const [again] = transition(sessionMachine, failed, { type: 'login.submitted', credentials });
    expect(again.value).toEqual({ guest: 'loggingIn' });
    expect(again.context.problem).toBeNull();
  });

  it('shows a failure of our own like any other', () => {
    const failed = asGuest({ type: 'login.submitted', credentials }, logIn.failed(new TypeError('bug')));
    expect(failed.context.problem).toEqual({ kind: 'failed' });
  });

  it('is sent once, however often the button is pressed', () => {
    const pressedTwice = asGuest(
      { type: 'login.submitted', credentials },
      { type: 'login.submitted', credentials: { ...credentials, email: 'other@example.com' } },
    );
    expect(selectIsBusy(pressedTwice)).toBe(true);
    expect(pressedTwice.context.credentials).toEqual(credentials);
  });

  it('can be left, and then nothing typed remains', () => {
    const left = asGuest(
      { type: 'login.opened', reason: 'booking' },
      { type: 'login.submitted', credentials },
      { type: 'dialog.closed' },
    );
    expect(left.value).toEqual({ guest: 'browsing' });
    expect(left.context).toMatchObject({ credentials: null, reason: null });
    expect(selectDialog(left)).toBeUndefined();
  });
});

describe('registration', () => {
  it('logs in with what was typed', () => {
    const snapshot = asGuest({ type: 'registration.submitted', registration }, register.done());
    expect(snapshot.value).toEqual({ guest: 'loggingIn' });
    expect(snapshot.context.credentials).toEqual(credentials);
    expect(selectDialog(snapshot)).toBe('register');
  });

  it('says that the account is ready when only the login failed', () => {
    const snapshot = asGuest(
      { type: 'registration.submitted', registration },
      register.done(),
      logIn.failed(refused),
    );
    expect(snapshot.value).toEqual({ guest: 'loginFailed' });
    expect(snapshot.context.hasRegistered).toBe(true);
    expect(selectDialog(snapshot)).toBe('login');
  });

  it('keeps what was typed when the address is known already', () => {
    const snapshot = asGuest({ type: 'registration.submitted', registration }, register.failed(taken));
    expect(snapshot.value).toEqual({ guest: 'registerFailed' });
    expect(snapshot.context).toMatchObject({ registration, problem: taken.problem });
  });

  it('is not sent while it breaks a rule', () => {
    const weak = asGuest(
      { type: 'registration.opened' },
      { type: 'registration.submitted', registration: { ...registration, password: 'braids' } },
    );
    expect(weak.value).toEqual({ guest: 'askingRegistration' });
  });
});

describe('the end of a session', () => {
  it('asks to log in again when the server has ended it', () => {
    const snapshot = asMember({ type: 'session.expired' });
    expect(snapshot.value).toEqual({ guest: 'askingLogin' });
    expect(snapshot.context).toMatchObject({ user: null, reason: 'expired' });
  });

  it('follows a login and a logout in another tab', () => {
    expect(asGuest({ type: 'user.changed', user: maya }).value).toBe('member');
    const left = asMember({ type: 'user.changed', user: null });
    expect(left.value).toEqual({ guest: 'browsing' });
    expect(left.context.user).toBeNull();
  });

  it('takes what the server learned of the user', () => {
    const user = { ...maya, mobilePhone: '+16135550151' };
    expect(asMember({ type: 'user.changed', user }).context.user).toEqual(user);
  });

  it('logs out even when the server refuses', () => {
    for (const end of [logOut.done(), logOut.failed(refused), { type: 'session.expired' } as const]) {
      const snapshot = asMember({ type: 'logout.requested' }, end);
      expect(snapshot.value).toEqual({ guest: 'browsing' });
      expect(snapshot.context.user).toBeNull();
    }
  });
});

describe('a running session', () => {
  const never = new Promise<void>(() => undefined);

  function start(clock: SimulatedClock) {
    const keepUser = vi.fn<(user: SessionUser) => void>();
    const forgetUser = vi.fn<() => void>();
    const told: SessionEmitted[] = [];
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          restoreUser: fromPromise<SessionUser | null>(() => Promise.resolve(null)),
          register: fromPromise(() => Promise.resolve()),
          logIn: fromPromise(({ input }) => Promise.resolve({ ...maya, email: input.email })),
          logOut: fromPromise<void, { readonly token: string }>(() => never),
        },
        actions: { keepUser: (_, { user }) => keepUser(user), forgetUser },
      }),
      { clock },
    );
    actor.on('*', (event) => told.push(event));
    return { actor: actor.start(), keepUser, forgetUser, told };
  }

  it('registers, logs in, and leaves after 5 seconds even without an answer', async () => {
    const clock = new SimulatedClock();
    const { actor, keepUser, forgetUser, told } = start(clock);
    await waitFor(actor, (snapshot) => snapshot.matches('guest'));
    actor.send({ type: 'registration.opened', returnTo: '/dashboard' });
    actor.send({ type: 'registration.submitted', registration });
    await waitFor(actor, (snapshot) => snapshot.matches('member'));
    expect(keepUser).toHaveBeenCalledExactlyOnceWith(maya);
    actor.send({ type: 'logout.requested' });
    clock.increment(4999);
    expect(actor.getSnapshot().value).toBe('loggingOut');
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ guest: 'browsing' });
    expect(forgetUser).toHaveBeenCalledOnce();
    expect(told).toEqual([
      { type: 'registration.succeeded' },
      { type: 'login.succeeded', returnTo: '/dashboard' },
      { type: 'logout.finished' },
    ]);
  });

  it('tells when another tab logs out, or someone else in, and not when the same user is known better', async () => {
    const { actor, told } = start(new SimulatedClock());
    await waitFor(actor, (snapshot) => snapshot.matches('guest'));
    actor.send({ type: 'user.changed', user: maya });
    actor.send({ type: 'user.changed', user: { ...maya, mobilePhone: '+16135550151' } });
    expect(told).toEqual([]);
    actor.send({ type: 'user.changed', user: { ...maya, id: maya.id + 1 } });
    expect(actor.getSnapshot().value).toBe('member');
    actor.send({ type: 'user.changed', user: null });
    expect(told).toEqual([{ type: 'user.left' }, { type: 'user.left' }]);
  });

  it('says which actor was forgotten', async () => {
    const actor = createActor(sessionMachine);
    const failure = new Promise((resolve) => {
      actor.subscribe({ error: resolve });
    });
    actor.start();
    expect(String(await failure)).toContain('“restoreUser” is not provided');
  });
});

describe('the types', () => {
  it('know the reasons for a login', () => {
    // @ts-expect-error: there is no such reason
    const event: Event = { type: 'login.opened', reason: 'curiosity' };
    expectTypeOf(event).toExtend<Event>();
  });
});
