import type { Booking } from '@plaitful/api-client/contract';
import { dayState } from '@plaitful/domain/slots';
import type { LocalDate, LocalTime, StudioTime } from '@plaitful/domain/studio-time';
import { assign, emit, setup } from 'xstate';
import { getSlotRefusal, getSelectedSlot } from '../booking/booking.rules.ts';
import type { Availability } from '../booking/booking.types.ts';
import { isRefusalMatching, requiredActor, problemIn, setProblem, withErrorParam } from '../problem.ts';
import {
  canRescheduleTo,
  toRescheduleRequest,
  getRescheduleRefusal,
  getRescheduleAvailability,
  serverRefusalOf,
} from './reschedule.rules.ts';
import type {
  LoadedBooking,
  RescheduleRequest,
  RescheduleContext,
  RescheduleEmitted,
  RescheduleEvent,
  RescheduleInput,
} from './reschedule.types.ts';

const takeAvailability = {
  type: 'takeAvailability',
  params: ({ event }: { event: { output: Availability } }) => ({ availability: event.output }),
} as const;

/**
 * Moves an appointment to another date and time. The app provides `loadBooking`, `loadAvailability` and
 * `moveBooking`; each throws `ApiCallError`. Two seconds after the move everything is loaded again.
 */
export const rescheduleMachine = setup({
  types: {
    context: {} as RescheduleContext,
    events: {} as RescheduleEvent,
    input: {} as RescheduleInput,
    emitted: {} as RescheduleEmitted,
  },
  actors: {
    loadBooking: requiredActor<LoadedBooking, { readonly bookingId: number }>('loadBooking'),
    loadAvailability: requiredActor<Availability, { readonly styleId: number }>('loadAvailability'),
    moveBooking: requiredActor<Booking, RescheduleRequest>('moveBooking'),
  },
  guards: {
    isMovable: ({ context: { refusal } }) => refusal === null,
    isDateFree: ({ context }, params: { date: LocalDate | null }) => {
      const offer = getRescheduleAvailability(context);
      return params.date !== null && offer !== null && dayState(params.date, offer) === 'free';
    },
    isTimeFree: ({ context }, params: { time: LocalTime }) =>
      canRescheduleTo(getSelectedSlot({ date: context.date, time: params.time }), context),
    canMove: ({ context }) => canRescheduleTo(getSelectedSlot(context), context),
    isMissing: (_, params: { error: unknown }) =>
      isRefusalMatching(params.error, ({ status }) => status === 404),
    isChanged: (_, params: { error: unknown }) =>
      isRefusalMatching(params.error, ({ status }) => status === 412),
    isSlotRefused: (_, params: { error: unknown }) => getSlotRefusal(params.error) !== null,
    isNotMovable: (_, params: { error: unknown }) => serverRefusalOf(params.error) !== null,
    isRefused: (_, params: { error: unknown }) => isRefusalMatching(params.error, () => true),
  },
  actions: {
    takeBooking: assign(({ context }, params: { loaded: LoadedBooking }) => ({
      booking: params.loaded.booking,
      refusal: getRescheduleRefusal(params.loaded, context),
    })),
    takeAvailability: assign((_, params: { availability: Availability }) => ({
      availability: params.availability,
    })),
    takeNow: assign(({ context: { availability } }, params: { now: StudioTime }) => ({
      availability: availability && { ...availability, now: params.now },
    })),
    takeDate: assign((_, params: { date: LocalDate }) => ({ date: params.date, time: null })),
    takeTime: assign((_, params: { time: LocalTime }) => ({
      time: params.time,
      slotProblem: null,
      lostSlot: null,
    })),
    forgetSlot: assign({ date: null, time: null, slotProblem: null, lostSlot: null }),
    takeProblem: assign((_, params: { error: unknown }) => ({ problem: problemIn(params.error) })),
    forgetProblem: assign({ problem: null }),
    takeSlotRefusal: assign(({ context }, params: { error: unknown }) => ({
      slotProblem: getSlotRefusal(params.error),
      lostSlot: getSelectedSlot(context),
      time: null,
    })),
    takeRefusal: assign((_, params: { error: unknown }) => ({ refusal: serverRefusalOf(params.error) })),
    takeMoved: assign((_, params: { booking: Booking }) => ({
      booking: params.booking,
      date: null,
      time: null,
      slotProblem: null,
    })),
    tellMoved: emit({ type: 'booking.moved' }),
  },
  delays: {
    /** In ms. */
    reload: 2000,
  },
}).createMachine({
  id: 'reschedule',
  context: ({ input }) => ({
    ...input,
    booking: null,
    availability: null,
    date: null,
    time: null,
    refusal: null,
    lostSlot: null,
    slotProblem: null,
    problem: null,
  }),
  initial: 'loadingBooking',
  on: {
    'clock.ticked': { actions: { type: 'takeNow', params: ({ event: { now } }) => ({ now }) } },
  },
  states: {
    loadingBooking: {
      invoke: {
        id: 'loadBooking',
        src: 'loadBooking',
        input: ({ context: { bookingId } }) => ({ bookingId }),
        onDone: {
          target: 'judging',
          actions: { type: 'takeBooking', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: [
          { guard: withErrorParam('isMissing'), target: 'missing' },
          { target: 'bookingFailed', actions: setProblem },
        ],
      },
    },
    /** No such appointment, or that of another parent. */
    missing: {},
    bookingFailed: { on: { 'booking.requested': { target: 'loadingBooking', actions: 'forgetProblem' } } },
    judging: {
      always: [{ guard: 'isMovable', target: 'loadingAvailability' }, { target: 'notMovable' }],
    },
    /** Paid, cancelled or over: the page says which. */
    notMovable: {},
    loadingAvailability: {
      invoke: {
        id: 'loadAvailability',
        src: 'loadAvailability',
        input: ({ context: { booking } }) => ({ styleId: booking?.styleId ?? 0 }),
        onDone: { target: 'ready', actions: takeAvailability },
        onError: { target: 'styleFailed', actions: setProblem },
      },
    },
    /** Without the style there are no times to choose from. */
    styleFailed: {
      on: { 'availability.requested': { target: 'loadingAvailability', actions: 'forgetProblem' } },
    },
    ready: { on: { 'picker.opened': { target: 'choosing', actions: 'forgetProblem' } } },
    choosing: {
      initial: 'deciding',
      on: {
        'picker.closed': { target: 'ready', actions: 'forgetSlot' },
        'availability.requested': '.refreshing',
        'date.chosen': {
          guard: { type: 'isDateFree', params: ({ event: { date } }) => ({ date }) },
          target: '.choosingTime',
          actions: { type: 'takeDate', params: ({ event: { date } }) => ({ date }) },
        },
      },
      states: {
        deciding: {
          always: [
            {
              guard: { type: 'isDateFree', params: ({ context: { date } }) => ({ date }) },
              target: 'choosingTime',
            },
            { target: 'choosingDate' },
          ],
        },
        choosingDate: {},
        choosingTime: {
          on: {
            'time.chosen': {
              guard: { type: 'isTimeFree', params: ({ event: { time } }) => ({ time }) },
              actions: { type: 'takeTime', params: ({ event: { time } }) => ({ time }) },
            },
            'slot.confirmed': { guard: 'canMove', target: '#reschedule.confirming' },
          },
        },
        /** The slot was taken: the times are loaded again. */
        refreshing: {
          on: { 'date.chosen': {}, 'availability.requested': {} },
          invoke: {
            id: 'refreshAvailability',
            src: 'loadAvailability',
            input: ({ context: { booking } }) => ({ styleId: booking?.styleId ?? 0 }),
            onDone: { target: 'deciding', actions: takeAvailability },
            onError: { target: '#reschedule.styleFailed', actions: setProblem },
          },
        },
      },
    },
    confirming: {
      initial: 'asking',
      on: {
        'move.submitted': { guard: 'canMove', target: 'moving', actions: 'forgetProblem' },
        'slot.reopened': { target: 'choosing', actions: 'forgetProblem' },
        'picker.closed': { target: 'ready', actions: ['forgetSlot', 'forgetProblem'] },
      },
      states: {
        asking: {},
        /** The server refused or failed: nothing has moved. */
        failed: {},
        /** No answer: the appointment may have moved. */
        unknown: {},
      },
    },
    moving: {
      invoke: {
        id: 'moveBooking',
        src: 'moveBooking',
        input: ({ context }) => toRescheduleRequest(context),
        onDone: {
          target: 'moved',
          actions: [{ type: 'takeMoved', params: ({ event }) => ({ booking: event.output }) }, 'tellMoved'],
        },
        onError: [
          {
            guard: withErrorParam('isSlotRefused'),
            target: 'choosing.refreshing',
            actions: withErrorParam('takeSlotRefusal'),
          },
          {
            guard: withErrorParam('isNotMovable'),
            target: 'notMovable',
            actions: [withErrorParam('takeRefusal'), setProblem],
          },
          { guard: withErrorParam('isMissing'), target: 'missing' },
          /** The studio changed it meanwhile: it is loaded again, and the page says so. */
          {
            guard: withErrorParam('isChanged'),
            target: 'loadingBooking',
            actions: ['forgetSlot', setProblem],
          },
          { guard: withErrorParam('isRefused'), target: 'confirming.failed', actions: setProblem },
          { target: 'confirming.unknown', actions: setProblem },
        ],
      },
    },
    moved: { after: { reload: 'loadingBooking' } },
  },
});
