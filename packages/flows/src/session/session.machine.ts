import type { Credentials, Registration, SessionUser } from '@plaitful/api-client/contract';
import { checkRegistration } from '@plaitful/domain/account';
import { assign, emit, setup } from 'xstate';
import { requiredActor, requiredAction, toProblem, setProblem } from '../apiProblem.ts';
import type { SessionContext, SessionEmitted, SessionEvent } from './session.types.ts';

const emptyInput = {
  problem: null,
  reason: null,
  returnTo: null,
  expiredEmail: null,
  credentials: null,
  registration: null,
  hasRegistered: false,
} as const satisfies Partial<SessionContext>;

const saveUser: (args: unknown, params: { user: SessionUser }) => void = requiredAction('saveUser');

/**
 * Login, registration and logout. `guest` contains the dialogs. The app stores the user (`saveUser`, `clearUser`)
 * and provides the calls `register`, `logIn` and `logOut`, which throw `ApiCallError`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    logIn: requiredActor<SessionUser, Credentials>('logIn'),
    register: requiredActor<void, Registration>('register'),
    logOut: requiredActor<void>('logOut'),
  },
  guards: {
    isUser: (_, params: { user: SessionUser | null }) => params.user !== null,
    isComplete: (_, params: { registration: Registration }) =>
      Object.keys(checkRegistration(params.registration)).length === 0,
  },
  actions: {
    saveUser,
    clearUser: requiredAction('clearUser'),
    setProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    /** Switching between the dialogs keeps the reason for which the first one opened. */
    setRequest: assign(({ context, event }) =>
      event.type === 'login.opened' || event.type === 'registration.opened'
        ? {
            problem: null,
            reason: event.reason ?? context.reason,
            returnTo: event.returnTo ?? context.returnTo,
          }
        : {},
    ),
    setCredentials: assign((_, params: { credentials: Credentials }) => ({
      credentials: params.credentials,
      problem: null,
    })),
    setRegistration: assign((_, params: { registration: Registration }) => ({
      registration: params.registration,
      problem: null,
    })),
    setRegistered: assign(({ context: { registration } }) => ({
      hasRegistered: true,
      credentials: registration && { email: registration.email, password: registration.password },
    })),
    setExpired: assign((_, params: { email: string | undefined }) => ({
      ...emptyInput,
      reason: 'expired' as const,
      expiredEmail: params.email ?? null,
    })),
    clearInput: assign(emptyInput),
    notifyLoggedIn: emit(({ context: { returnTo } }) => ({ type: 'login.succeeded', returnTo }) as const),
    notifyRegistered: emit({ type: 'registration.succeeded' }),
    notifyLoggedOut: emit({ type: 'logout.finished' }),
    notifyUserChanged: emit({ type: 'user.left' }),
  },
  delays: {
    /** In ms: how long logout waits for the server before it logs out anyway. */
    logoutPatience: 5000,
  },
}).createMachine({
  id: 'session',
  context: emptyInput,
  initial: 'guest',
  states: {
    guest: {
      initial: 'browsing',
      on: {
        'login.opened': { target: '.askingLogin', actions: 'setRequest' },
        'registration.opened': { target: '.askingRegistration', actions: 'setRequest' },
        'dialog.closed': { target: '.browsing', actions: 'clearInput' },
        'login.submitted': {
          target: '.loggingIn',
          actions: { type: 'setCredentials', params: ({ event: { credentials } }) => ({ credentials }) },
        },
        'registration.submitted': {
          guard: { type: 'isComplete', params: ({ event: { registration } }) => ({ registration }) },
          target: '.registering',
          actions: { type: 'setRegistration', params: ({ event: { registration } }) => ({ registration }) },
        },
        'user.changed': {
          guard: { type: 'isUser', params: ({ event: { user } }) => ({ user }) },
          target: 'member',
        },
      },
      states: {
        browsing: {},
        askingLogin: {},
        askingRegistration: {},
        registering: {
          on: { 'login.submitted': {}, 'registration.submitted': {} },
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ context: { registration } }) => given(registration),
            onDone: { target: 'loggingIn', actions: ['setRegistered', 'notifyRegistered'] },
            onError: { target: 'registerFailed', actions: setProblem },
          },
        },
        registerFailed: {},
        loggingIn: {
          on: { 'login.submitted': {}, 'registration.submitted': {} },
          invoke: {
            id: 'logIn',
            src: 'logIn',
            input: ({ context: { credentials } }) => given(credentials),
            onDone: {
              target: '#session.member',
              actions: [
                { type: 'saveUser', params: ({ event }) => ({ user: event.output }) },
                'notifyLoggedIn',
              ],
            },
            onError: { target: 'loginFailed', actions: setProblem },
          },
        },
        loginFailed: {},
      },
    },
    member: {
      entry: 'clearInput',
      on: {
        'logout.requested': 'loggingOut',
        'session.expired': {
          target: 'guest.askingLogin',
          actions: [{ type: 'setExpired', params: ({ event: { email } }) => ({ email }) }, 'clearUser'],
        },
        'user.changed': [
          {
            guard: { type: 'isUser', params: ({ event: { user } }) => ({ user }) },
            actions: 'notifyUserChanged',
          },
          { target: 'guest', actions: ['clearUser', 'notifyUserChanged'] },
        ],
      },
    },
    loggingOut: {
      exit: ['clearUser', 'notifyLoggedOut'],
      on: { 'session.expired': 'guest', 'user.changed': 'guest' },
      after: { logoutPatience: 'guest' },
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: 'guest',
        onError: { target: 'guest', actions: setProblem },
      },
    },
  },
});

/** Narrows a value that the events leading to a state have always set. */
function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The session machine came here without what this state works on');
  return value;
}
