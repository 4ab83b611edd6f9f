import type { Booking } from '@plaitful/api-client/contract';
import { getDayStatus } from '@plaitful/domain/slots';
import type { LocalDate, LocalTime, StudioTime } from '@plaitful/domain/studio-time';
import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import {
  getNextDisabledReason,
  getOnlyFreeTime,
  getSlotRefusal,
  getSelectedSlot,
  type NextDisabledReason,
} from '../booking/booking.rules.ts';
import type { Availability } from '../booking/booking.types.ts';
import { isRefusal, requiredActor, toProblem, setProblem, withErrorParam } from '../apiProblem.ts';
import {
  canRescheduleTo,
  toRescheduleRequest,
  getLoadTimesInput,
  getRescheduleRefusal,
  getRescheduleAvailability,
  getServerRefusal,
} from './reschedule.rules.ts';
import type {
  LoadedBooking,
  LoadTimesInput,
  RescheduleRequest,
  RescheduleContext,
  RescheduleEmitted,
  RescheduleEvent,
  RescheduleInput,
} from './reschedule.types.ts';

const setAvailability = {
  type: 'setAvailability',
  params: ({ event }: { event: { output: Availability } }) => ({ availability: event.output }),
} as const;

const noSlotProblem = { slotProblem: null, lostSlot: null };

/**
 * Reschedules an appointment. The app provides `loadBooking`, `loadAvailability` and `rescheduleBooking`; each throws
 * `ApiCallError`. The picker begins at the appointment's own day. Once it is rescheduled, the app leaves the page or
 * closes the dialog.
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
    loadAvailability: requiredActor<Availability, LoadTimesInput>('loadAvailability'),
    rescheduleBooking: requiredActor<Booking, RescheduleRequest>('rescheduleBooking'),
  },
  guards: {
    isReschedulable: ({ context: { refusal } }) => refusal === null,
    isDateFree: ({ context }, params: { date: LocalDate | null }) => {
      const offer = getRescheduleAvailability(context);
      return params.date !== null && offer !== null && getDayStatus(params.date, offer) === 'free';
    },
    isTimeFree: ({ context }, params: { time: LocalTime }) =>
      canRescheduleTo(getSelectedSlot({ date: context.date, time: params.time }), context),
    canReschedule: ({ context }) => canRescheduleTo(getSelectedSlot(context), context),
    isMissing: (_, params: { error: unknown }) => isRefusal(params.error, ({ status }) => status === 404),
    isChanged: (_, params: { error: unknown }) => isRefusal(params.error, ({ status }) => status === 412),
    isSlotRefused: (_, params: { error: unknown }) => getSlotRefusal(params.error) !== null,
    isNotReschedulable: (_, params: { error: unknown }) => getServerRefusal(params.error) !== null,
    isRefused: (_, params: { error: unknown }) => isRefusal(params.error, () => true),
  },
  actions: {
    setBooking: assign(({ context }, params: { loaded: LoadedBooking }) => ({
      booking: params.loaded.booking,
      refusal: getRescheduleRefusal(params.loaded, context),
    })),
    setAvailability: assign((_, params: { availability: Availability }) => ({
      availability: params.availability,
    })),
    setNow: assign(({ context: { availability } }, params: { now: StudioTime }) => ({
      availability: availability && { ...availability, now: params.now },
    })),
    setDate: assign(({ context }, { date }: { date: LocalDate }) => {
      const time = getOnlyFreeTime(date, getRescheduleAvailability(context));
      return time === null ? { date, time } : { date, time, ...noSlotProblem };
    }),
    setTime: assign((_, params: { time: LocalTime }) => ({ time: params.time, ...noSlotProblem })),
    setOwnDate: assign(({ context: { booking } }) => ({ date: booking?.bookingDate ?? null, time: null })),
    clearDate: assign({ date: null, time: null }),
    clearSlot: assign({ date: null, time: null, slotProblem: null, lostSlot: null }),
    setProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    clearProblem: assign({ problem: null }),
    setSlotRefusal: assign(({ context }, params: { error: unknown }) => ({
      slotProblem: getSlotRefusal(params.error),
      lostSlot: getSelectedSlot(context),
      time: null,
    })),
    setRefusal: assign((_, params: { error: unknown }) => ({ refusal: getServerRefusal(params.error) })),
    setRescheduled: assign((_, params: { booking: Booking }) => ({
      booking: params.booking,
      date: null,
      time: null,
      slotProblem: null,
    })),
    notifyRescheduled: emit(
      (_, { booking }: { booking: Booking }) => ({ type: 'booking.rescheduled', booking }) as const,
    ),
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
    'clock.ticked': { actions: { type: 'setNow', params: ({ event: { now } }) => ({ now }) } },
  },
  states: {
    loadingBooking: {
      invoke: {
        id: 'loadBooking',
        src: 'loadBooking',
        input: ({ context: { bookingId } }) => ({ bookingId }),
        onDone: {
          target: 'judging',
          actions: { type: 'setBooking', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: [
          { guard: withErrorParam('isMissing'), target: 'missing' },
          { target: 'bookingFailed', actions: setProblem },
        ],
      },
    },
    /** There is no such appointment, or it is another parent's. */
    missing: {},
    bookingFailed: { on: { 'booking.requested': { target: 'loadingBooking', actions: 'clearProblem' } } },
    judging: {
      always: [{ guard: 'isReschedulable', target: 'loadingAvailability' }, { target: 'notReschedulable' }],
    },
    /** The appointment is paid, cancelled or over: the page says which. */
    notReschedulable: {},
    loadingAvailability: {
      invoke: {
        id: 'loadAvailability',
        src: 'loadAvailability',
        input: getLoadTimesInput,
        onDone: { target: 'ready', actions: setAvailability },
        onError: { target: 'styleFailed', actions: setProblem },
      },
    },
    /** Without the style there are no times to choose from. */
    styleFailed: {
      on: { 'availability.requested': { target: 'loadingAvailability', actions: 'clearProblem' } },
    },
    ready: { on: { 'picker.opened': { target: 'choosing', actions: ['clearProblem', 'setOwnDate'] } } },
    choosing: {
      initial: 'deciding',
      on: {
        'picker.closed': { target: 'ready', actions: 'clearSlot' },
        'availability.requested': '.refreshing',
        'date.chosen': {
          guard: { type: 'isDateFree', params: ({ event: { date } }) => ({ date }) },
          target: '.choosingTime',
          actions: { type: 'setDate', params: ({ event: { date } }) => ({ date }) },
        },
      },
      states: {
        deciding: {
          always: [
            {
              guard: { type: 'isDateFree', params: ({ context: { date } }) => ({ date }) },
              target: 'choosingTime',
            },
            { target: 'choosingDate', actions: 'clearDate' },
          ],
        },
        choosingDate: {},
        choosingTime: {
          on: {
            'time.chosen': {
              guard: { type: 'isTimeFree', params: ({ event: { time } }) => ({ time }) },
              actions: { type: 'setTime', params: ({ event: { time } }) => ({ time }) },
            },
            'slot.confirmed': { guard: 'canReschedule', target: '#reschedule.confirming' },
          },
        },
        /** The slot was taken: the times are loaded again. */
        refreshing: {
          on: { 'date.chosen': {}, 'availability.requested': {} },
          invoke: {
            id: 'refreshAvailability',
            src: 'loadAvailability',
            input: getLoadTimesInput,
            onDone: { target: 'deciding', actions: setAvailability },
            onError: { target: '#reschedule.styleFailed', actions: setProblem },
          },
        },
      },
    },
    confirming: {
      initial: 'asking',
      on: {
        'reschedule.submitted': { guard: 'canReschedule', target: 'submitting', actions: 'clearProblem' },
        'slot.reopened': { target: 'choosing', actions: 'clearProblem' },
        'picker.closed': { target: 'ready', actions: ['clearSlot', 'clearProblem'] },
      },
      states: {
        asking: {},
        /** The server refused or failed: the appointment is unchanged. */
        failed: {},
        /** No answer: the appointment may have been rescheduled. */
        unknown: {},
      },
    },
    submitting: {
      invoke: {
        id: 'rescheduleBooking',
        src: 'rescheduleBooking',
        input: ({ context }) => toRescheduleRequest(context),
        onDone: {
          target: 'rescheduled',
          actions: [
            { type: 'setRescheduled', params: ({ event }) => ({ booking: event.output }) },
            { type: 'notifyRescheduled', params: ({ event }) => ({ booking: event.output }) },
          ],
        },
        onError: [
          {
            guard: withErrorParam('isSlotRefused'),
            target: 'choosing.refreshing',
            actions: withErrorParam('setSlotRefusal'),
          },
          {
            guard: withErrorParam('isNotReschedulable'),
            target: 'notReschedulable',
            actions: [withErrorParam('setRefusal'), setProblem],
          },
          { guard: withErrorParam('isMissing'), target: 'missing' },
          /** The studio changed the appointment meanwhile: it is loaded again, and the page says so. */
          {
            guard: withErrorParam('isChanged'),
            target: 'loadingBooking',
            actions: ['clearSlot', setProblem],
          },
          { guard: withErrorParam('isRefused'), target: 'confirming.failed', actions: setProblem },
          { target: 'confirming.unknown', actions: setProblem },
        ],
      },
    },
    rescheduled: {},
  },
});

/** Why Next is disabled; `null` when it is enabled. */
export function selectNextDisabledReason(
  snapshot: SnapshotFrom<typeof rescheduleMachine>,
): NextDisabledReason | null {
  if (snapshot.matches({ choosing: 'refreshing' })) return 'loading';
  return getNextDisabledReason(snapshot.context, getRescheduleAvailability(snapshot.context));
}
