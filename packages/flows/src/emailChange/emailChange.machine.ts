import { checkEmail } from '@plaitful/domain/account';
import { assign, emit, setup } from 'xstate';
import { isRefusal, requiredActor, withErrorParam, toProblem, setProblem } from '../apiProblem.ts';
import type {
  EmailChangeContext,
  EmailChangeEmitted,
  EmailChangeEvent,
  EmailChangeInput,
  EmailLinkPurpose,
} from './emailChange.types.ts';

interface Requested {
  readonly email: string;
  readonly password: string;
}

interface SubmittedLink {
  readonly purpose: EmailLinkPurpose;
  readonly token: string;
  /** Only to undo a change of an administrator's address. */
  readonly code?: string;
}

/**
 * A change of the email address: it is requested in the settings, which mails a link to the new address, and confirmed
 * on the page of that link; another link, mailed to the old address, undoes it. Opening a link does nothing until its
 * button is pressed, since mail scanners open links as well. The app provides `requestChange`, `cancelChange` and
 * `submitLink`; they throw `ApiCallError`. Password and code are not kept in the context.
 */
export const emailChangeMachine = setup({
  types: {
    context: {} as EmailChangeContext,
    events: {} as EmailChangeEvent,
    input: {} as EmailChangeInput,
    emitted: {} as EmailChangeEmitted,
  },
  actors: {
    requestChange: requiredActor<void, Requested>('requestChange'),
    cancelChange: requiredActor<void>('cancelChange'),
    submitLink: requiredActor<void, SubmittedLink>('submitLink'),
  },
  guards: {
    isAtLink: ({ context: { visit } }) => visit === 'link',
    hasToken: ({ context: { token } }) => token !== null && token !== '',
    isWaiting: ({ context: { newEmail } }) => newEmail !== null,
    isComplete: (_, { email, password }: Requested) => checkEmail(email) === undefined && password !== '',
    isStillWaiting: (_, params: { newEmail: string | null }) => params.newEmail !== null,
    isLinkRefused: (_, params: { error: unknown }) =>
      isRefusal(params.error, ({ code }) => code === 'email_link_invalid' || code === 'invalid'),
    isCodeRequired: (_, params: { error: unknown }) =>
      isRefusal(params.error, ({ code }) => code === 'operator_code_required'),
  },
  actions: {
    setEmail: assign((_, params: { email: string }) => ({ email: params.email.trim(), problem: null })),
    setNewEmail: assign((_, params: { newEmail: string | null }) => ({ newEmail: params.newEmail })),
    setSentEmail: assign(({ context: { email } }) => ({ newEmail: email })),
    setProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    clearProblem: assign({ problem: null }),
    clearNewEmail: assign({ newEmail: null, email: '' }),
    clearToken: assign({ token: null }),
    notifySent: emit({ type: 'link.sent' }),
    notifyWithdrawn: emit({ type: 'change.withdrawn' }),
    notifyLinkAccepted: emit(
      ({ context: { purpose } }) =>
        ({ type: purpose === 'confirm' ? 'email.changed' : 'email.restored' }) as const,
    ),
  },
}).createMachine({
  id: 'emailChange',
  context: ({ input }) => ({
    visit: input.visit,
    purpose: input.visit === 'link' ? input.purpose : 'confirm',
    token: input.visit === 'link' ? input.token : null,
    newEmail: input.visit === 'settings' ? input.newEmail : null,
    email: '',
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isWaiting', target: 'waitingForLink' },
        { guard: 'hasToken', target: 'linkReady' },
        { guard: 'isAtLink', target: 'linkInvalid' },
        { target: 'idle' },
      ],
    },
    idle: {
      on: {
        'editing.started': { target: 'editing', actions: 'clearProblem' },
        'account.fetched': {
          guard: { type: 'isStillWaiting', params: ({ event: { newEmail } }) => ({ newEmail }) },
          target: 'waitingForLink',
          actions: { type: 'setNewEmail', params: ({ event: { newEmail } }) => ({ newEmail }) },
        },
      },
    },
    editing: {
      initial: 'entering',
      on: {
        'change.submitted': {
          guard: { type: 'isComplete', params: ({ event: { email, password } }) => ({ email, password }) },
          target: 'submitting',
          actions: { type: 'setEmail', params: ({ event: { email } }) => ({ email }) },
        },
        'editing.cancelled': [
          { guard: 'isWaiting', target: 'waitingForLink', actions: 'clearProblem' },
          { target: 'idle', actions: 'clearProblem' },
        ],
        'account.fetched': {
          actions: { type: 'setNewEmail', params: ({ event: { newEmail } }) => ({ newEmail }) },
        },
      },
      states: {
        entering: {},
        /** No link was sent, or that is unknown; another request replaces the previous one. */
        failed: {},
      },
    },
    submitting: {
      invoke: {
        id: 'requestChange',
        src: 'requestChange',
        input: ({ context: { email }, event }) => {
          if (event.type !== 'change.submitted')
            throw new Error('The email change machine came to submit without a password');
          return { email, password: event.password };
        },
        onDone: {
          target: 'waitingForLink',
          actions: ['setSentEmail', 'notifySent'],
        },
        onError: { target: 'editing.failed', actions: setProblem },
      },
    },
    waitingForLink: {
      initial: 'resting',
      on: {
        'editing.started': { target: 'editing', actions: 'clearProblem' },
        'change.cancelled': { target: 'cancelling', actions: 'clearProblem' },
        'account.fetched': [
          {
            guard: { type: 'isStillWaiting', params: ({ event: { newEmail } }) => ({ newEmail }) },
            actions: { type: 'setNewEmail', params: ({ event: { newEmail } }) => ({ newEmail }) },
          },
          { target: 'idle', actions: 'clearNewEmail' },
        ],
      },
      states: {
        resting: {},
        /** The link may still work; cancelling again does no harm. */
        failed: {},
      },
    },
    cancelling: {
      invoke: {
        id: 'cancelChange',
        src: 'cancelChange',
        onDone: {
          target: 'idle',
          actions: ['clearNewEmail', 'notifyWithdrawn'],
        },
        onError: { target: 'waitingForLink.failed', actions: setProblem },
      },
    },
    linkReady: {
      initial: 'resting',
      on: { 'link.submitted': 'submittingLink' },
      states: {
        resting: {},
        /** For an administrator's address the undo needs a code from the operator; also after a wrong code. */
        askingCode: {},
        /**
         * Not changed, or that is unknown; the server returns the same result for a repeated request with this link.
         */
        failed: {},
      },
    },
    submittingLink: {
      entry: 'clearProblem',
      invoke: {
        id: 'submitLink',
        src: 'submitLink',
        input: ({ context: { purpose, token }, event }) => ({
          purpose,
          token: token ?? '',
          ...(event.type === 'link.submitted' && event.code !== undefined && { code: event.code }),
        }),
        onDone: { target: 'linkAccepted', actions: ['clearToken', 'notifyLinkAccepted'] },
        onError: [
          { guard: withErrorParam('isLinkRefused'), target: 'linkInvalid' },
          { guard: withErrorParam('isCodeRequired'), target: 'linkReady.askingCode', actions: setProblem },
          { target: 'linkReady.failed', actions: setProblem },
        ],
      },
    },
    linkAccepted: { type: 'final' },
    /** The page was opened without a token, or with one that is unknown, replaced or expired. */
    linkInvalid: { type: 'final' },
  },
});
