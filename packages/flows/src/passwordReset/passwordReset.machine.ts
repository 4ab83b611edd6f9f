import { checkEmail, checkPassword } from '@plaitful/domain/account';
import { assign, emit, setup } from 'xstate';
import { isRefusal, requiredActor, toProblem, setProblem, withErrorParam } from '../apiProblem.ts';
import type {
  PasswordResetContext,
  PasswordResetEmitted,
  PasswordResetEvent,
  PasswordResetInput,
} from './passwordReset.types.ts';

/**
 * A new password in two steps, on two pages: a link is requested, then the password is set with its token. The app
 * provides `requestLink` and `resetPassword`; both throw `ApiCallError`. The password is not kept in the context.
 */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as PasswordResetInput,
    emitted: {} as PasswordResetEmitted,
  },
  actors: {
    requestLink: requiredActor<void, { readonly email: string }>('requestLink'),
    resetPassword: requiredActor<void, { readonly token: string; readonly newPassword: string }>(
      'resetPassword',
    ),
  },
  guards: {
    asksForLink: ({ context: { visit } }) => visit === 'forgot',
    hasToken: ({ context: { token } }) => token !== null && token !== '',
    isEmail: (_, params: { email: string }) => checkEmail(params.email) === undefined,
    isPassword: (_, params: { newPassword: string }) => checkPassword(params.newPassword) === undefined,
    isLinkRefused: (_, params: { error: unknown }) =>
      isRefusal(params.error, ({ code }) => code === 'reset_link_invalid'),
  },
  actions: {
    setEmail: assign((_, params: { email: string }) => ({ email: params.email, problem: null })),
    showMissing: assign({ hasTriedToSubmit: true }),
    setProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    clearProblem: assign({ problem: null }),
    clearToken: assign({ token: null }),
    notifySent: emit({ type: 'link.sent' }),
    notifyReset: emit({ type: 'password.reset' }),
    notifyHome: emit({ type: 'home.due' }),
  },
  delays: {
    /** In ms: how long the success message is shown before the page goes Home. */
    redirect: 2000,
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({
    visit: input.visit,
    token: input.visit === 'reset' ? input.token : null,
    email: '',
    hasTriedToSubmit: false,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'asksForLink', target: 'askingEmail' },
        { guard: 'hasToken', target: 'askingPassword' },
        { target: 'linkInvalid' },
      ],
    },
    askingEmail: {
      initial: 'entering',
      on: {
        'link.requested': [
          {
            guard: { type: 'isEmail', params: ({ event: { email } }) => ({ email }) },
            target: 'sendingLink',
            actions: { type: 'setEmail', params: ({ event: { email } }) => ({ email }) },
          },
          { actions: 'showMissing' },
        ],
      },
      states: {
        entering: {},
        /** No link was sent, or that is unknown; requesting again does no harm. */
        failed: {},
      },
    },
    sendingLink: {
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        input: ({ context: { email } }) => ({ email }),
        onDone: { target: 'linkSent', actions: ['notifySent', 'notifyHome'] },
        onError: { target: 'askingEmail.failed', actions: setProblem },
      },
    },
    linkSent: { type: 'final' },
    askingPassword: {
      initial: 'entering',
      on: {
        'password.submitted': [
          {
            guard: { type: 'isPassword', params: ({ event: { newPassword } }) => ({ newPassword }) },
            target: 'savingPassword',
            actions: 'clearProblem',
          },
          { actions: 'showMissing' },
        ],
      },
      states: {
        entering: {},
        /** Not changed, or that is unknown; another attempt is refused if it was changed. */
        failed: {},
      },
    },
    savingPassword: {
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { token }, event }) => {
          if (token === null || event.type !== 'password.submitted')
            throw new Error('The password reset machine came to save without a token or a password');
          return { token, newPassword: event.newPassword };
        },
        onDone: { target: 'passwordSaved', actions: ['clearToken', 'notifyReset'] },
        onError: [
          { guard: withErrorParam('isLinkRefused'), target: 'linkInvalid' },
          { target: 'askingPassword.failed', actions: setProblem },
        ],
      },
    },
    passwordSaved: { after: { redirect: { target: 'leaving', actions: 'notifyHome' } } },
    /** The page was opened without a token, or with one that is unknown, used or expired. */
    linkInvalid: { type: 'final' },
    leaving: { type: 'final' },
  },
});
