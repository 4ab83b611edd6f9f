import type { Closure, ClosureChoice, ClosureSpan, ClosureTexts } from '@plaitful/api-client/contract';
import { assign, emit, setup } from 'xstate';
import { isRefusal, requiredActor, withErrorParam, toProblem, setProblem } from '../apiProblem.ts';
import { resolveBookingChoices, diffPreviews, toClosureRequest } from './closure.rules.ts';
import type {
  ClosureContext,
  ClosureEmitted,
  ClosureEvent,
  ClosureInput,
  ClosureRequest,
  LoadedPreview,
} from './closure.types.ts';

const setPreview = {
  type: 'setPreview',
  params: ({ event }: { event: { output: LoadedPreview } }) => ({ loaded: event.output }),
} as const;

const toPreview = ({ context }: { context: ClosureContext }) => {
  if (context.span === null) throw new Error('The closure machine came to a preview without a span');
  return { span: context.span };
};

/**
 * Adds a closure, with a choice for each booking in it. The app provides `previewClosure` and `addClosure`; each throws
 * `ApiCallError`.
 */
export const closureMachine = setup({
  types: {
    context: {} as ClosureContext,
    events: {} as ClosureEvent,
    input: {} as ClosureInput,
    emitted: {} as ClosureEmitted,
  },
  actors: {
    previewClosure: requiredActor<LoadedPreview, { readonly span: ClosureSpan }>('previewClosure'),
    addClosure: requiredActor<Closure, ClosureRequest>('addClosure'),
  },
  guards: {
    hasSpan: ({ context: { span } }) => span !== null,
    areBookingsChanged: (_, params: { error: unknown }) =>
      isRefusal(params.error, ({ code }) => code === 'bookings_changed'),
    isRefused: (_, params: { error: unknown }) => isRefusal(params.error, () => true),
  },
  actions: {
    /** Choices for bookings that are in the new span too stay; there is no earlier preview of it to compare with. */
    setSpan: assign((_, params: { span: ClosureSpan }) => ({
      span: params.span,
      preview: null,
      difference: null,
    })),
    setPreview: assign(({ context }, params: { loaded: LoadedPreview }) => ({
      preview: params.loaded.preview,
      now: params.loaded.now,
      choices: resolveBookingChoices(params.loaded, context.choices),
      difference: diffPreviews(context.preview, params.loaded.preview),
    })),
    setChoice: assign(({ context }, params: { bookingId: number; choice: ClosureChoice }) => ({
      choices: { ...context.choices, [params.bookingId]: params.choice },
    })),
    setTexts: assign((_, params: { texts: ClosureTexts }) => ({ texts: params.texts })),
    setClosure: assign((_, params: { closure: Closure }) => ({ closure: params.closure })),
    setProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    clearProblem: assign({ problem: null }),
    notifyAdded: emit((_, params: { closure: Closure }) => ({
      type: 'closure.added' as const,
      closure: params.closure,
    })),
  },
}).createMachine({
  id: 'closure',
  context: ({ input }) => ({
    ...input,
    preview: null,
    now: null,
    choices: {},
    texts: { note: '', message: '' },
    difference: null,
    closure: null,
    problem: null,
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'hasSpan', target: 'previewing' }, { target: 'span' }] },
    span: {
      on: {
        'span.submitted': {
          target: 'previewing',
          actions: [{ type: 'setSpan', params: ({ event: { span } }) => ({ span }) }, 'clearProblem'],
        },
      },
    },
    previewing: {
      invoke: {
        id: 'previewClosure',
        src: 'previewClosure',
        input: toPreview,
        onDone: { target: 'choosing', actions: setPreview },
        onError: { target: 'previewFailed', actions: setProblem },
      },
    },
    previewFailed: {
      on: {
        'preview.requested': { target: 'previewing', actions: 'clearProblem' },
        'span.reopened': { target: 'span', actions: 'clearProblem' },
      },
    },
    choosing: {
      initial: 'asking',
      on: {
        'choice.made': {
          actions: {
            type: 'setChoice',
            params: ({ event: { bookingId, choice } }) => ({ bookingId, choice }),
          },
        },
        'texts.changed': {
          actions: { type: 'setTexts', params: ({ event: { texts } }) => ({ texts }) },
        },
        'span.reopened': { target: 'span', actions: 'clearProblem' },
        'closure.submitted': { target: 'saving', actions: 'clearProblem' },
      },
      states: {
        asking: {},
        /** The server refused or failed: nothing is closed. */
        failed: {},
        /** No answer: the closure may have been added. */
        unknown: {},
      },
    },
    saving: {
      invoke: {
        id: 'addClosure',
        src: 'addClosure',
        // The password is not kept in the context: the form sends it with each attempt.
        input: ({ context, event }) =>
          toClosureRequest(context, event.type === 'closure.submitted' ? event.password : undefined),
        onDone: {
          target: 'done',
          actions: [
            { type: 'setClosure', params: ({ event }) => ({ closure: event.output }) },
            { type: 'notifyAdded', params: ({ event }) => ({ closure: event.output }) },
          ],
        },
        onError: [
          { guard: withErrorParam('areBookingsChanged'), target: 'changed' },
          { guard: withErrorParam('isRefused'), target: 'choosing.failed', actions: setProblem },
          { target: 'choosing.unknown', actions: setProblem },
        ],
      },
    },
    /**
     * Bookings in the closure were created, rescheduled or cancelled meanwhile, so it was not added: they are loaded
     * again.
     */
    changed: {
      invoke: {
        id: 'reloadPreview',
        src: 'previewClosure',
        input: toPreview,
        onDone: { target: 'choosing', actions: setPreview },
        onError: { target: 'previewFailed', actions: setProblem },
      },
    },
    done: {},
  },
});
