import type { Booking } from '@plaitful/api-client/contract';
import type { BookingDetails } from '@plaitful/domain/booking-details';
import { dayState } from '@plaitful/domain/slots';
import type { Slot } from '@plaitful/domain/slots';
import type { LocalDate, StudioMoment } from '@plaitful/domain/studio-time';
import { assign, not, setup } from 'xstate';
import { isRefusedWith, notProvided, problemIn } from '../problem.ts';
import {
  canBook,
  detailsProblemsOf,
  offerOf,
  refusalOf,
  requestOf,
  slotOf,
  slotProblemOf,
} from './booking.rules.ts';
import { emptyDetails } from './booking.types.ts';
import type {
  Availability,
  BookingContext,
  BookingEvent,
  BookingInput,
  BookingRequest,
} from './booking.types.ts';

const withError = ({ event: { error } }: { event: { error: unknown } }) => ({ error });

/**
 * The way from a style to a booking: date, time, membership, the child's details, and every way it can fail (product
 * spec 4, Booking flow; readings 9a, 11, 14 to 16). What is typed and chosen stays in the context through every failure.
 * Effects the app provides: `loadAvailability` and `createBooking`; both throw `CallFailed` when they do not succeed.
 */
export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    output: {} as { readonly booking: Booking | null },
  },
  actors: {
    loadAvailability: notProvided<Availability, { readonly styleId: number }>('loadAvailability'),
    createBooking: notProvided<Booking, BookingRequest>('createBooking'),
  },
  guards: {
    isMember: ({ context }) => context.isMember,
    isDateFree: ({ context }, params: { date: LocalDate | null }) => {
      const offer = offerOf(context);
      return params.date !== null && offer !== null && dayState(params.date, offer) === 'free';
    },
    hasSlot: ({ context }) => slotOf(context) !== null,
    isForPicker: ({ context }) => context.resumeAt === 'picker',
    canBookChosen: ({ context }) => canBook(slotOf(context), context),
    canBook: ({ context }, params: { slot: Slot | null }) => canBook(params.slot, context),
    isComplete: ({ context }, params: { details: BookingDetails | undefined }) =>
      Object.keys(detailsProblemsOf({ ...context, details: params.details ?? context.details })).length === 0,
    isSlotRefused: (_, params: { error: unknown }) => refusalOf(params.error) !== null,
    isPriceRefused: (_, params: { error: unknown }) =>
      isRefusedWith(params.error, ({ code }) => code === 'price_changed'),
    isSessionRefused: (_, params: { error: unknown }) =>
      isRefusedWith(params.error, ({ status }) => status === 401),
    isRefused: (_, params: { error: unknown }) => isRefusedWith(params.error, () => true),
  },
  actions: {
    takeAvailability: assign(
      ({ context: { style, hasNewPrice } }, params: { availability: Availability }) => ({
        availability: params.availability,
        style: params.availability.style,
        hasNewPrice:
          hasNewPrice ||
          style.value !== params.availability.style.value ||
          style.styleDeposit !== params.availability.style.styleDeposit,
      }),
    ),
    takeNow: assign(({ context: { availability } }, params: { now: StudioMoment }) => ({
      availability: availability && { ...availability, now: params.now },
    })),
    takeDate: assign((_, params: { date: LocalDate }) => ({
      date: params.date,
      time: null,
      slotProblem: null,
    })),
    takeSlot: assign((_, params: { slot: Slot | null }) => ({
      ...params.slot,
      problem: null,
      slotProblem: null,
    })),
    forgetTime: assign({ time: null }),
    forgetDate: assign(({ context }) => ({
      date: null,
      time: null,
      lostDate: context.date ?? context.lostDate,
    })),
    judgeChosen: assign(({ context }) => {
      const offer = offerOf(context);
      const slot = slotOf(context);
      const slotProblem = offer && slot && slotProblemOf(slot, offer);
      return { slotProblem: slotProblem ?? context.slotProblem };
    }),
    takeSlotRefusal: assign((_, params: { error: unknown }) => ({ slotProblem: refusalOf(params.error) })),
    resumeAtPicker: assign({ resumeAt: 'picker' }),
    resumeAtDetails: assign({ resumeAt: 'details' }),
    takeProblem: assign((_, params: { error: unknown }) => ({ problem: problemIn(params.error) })),
    forgetProblem: assign({ problem: null, slotProblem: null }),
    takeDetails: assign(({ context }, params: { details: Partial<BookingDetails> | undefined }) => ({
      details: { ...context.details, ...params.details },
    })),
    showMissing: assign({ hasTriedToSubmit: true }),
    acceptPrice: assign({ hasNewPrice: false }),
    takeMember: assign(({ context }, params: { mobilePhone: string | undefined }) => ({
      isMember: true,
      hasExpired: false,
      details: { ...context.details, mobilePhone: context.details.mobilePhone || (params.mobilePhone ?? '') },
    })),
    takeExpiry: assign({ isMember: false, hasExpired: true }),
    takeBooking: assign((_, params: { booking: Booking }) => ({
      booking: params.booking,
      details: emptyDetails,
    })),
    forgetMember: assign({
      isMember: false,
      hasExpired: false,
      details: emptyDetails,
      hasTriedToSubmit: false,
    }),
  },
}).createMachine({
  id: 'booking',
  context: ({ input }) => ({
    style: input.style,
    isMember: input.isMember,
    photoConsent: input.photoConsent,
    resumeAt: input.resumeAt ?? 'details',
    availability: null,
    date: input.slot?.date ?? null,
    lostDate: null,
    time: input.slot?.time ?? null,
    details: { ...emptyDetails, ...input.details },
    hasTriedToSubmit: false,
    hasNewPrice: false,
    hasExpired: false,
    slotProblem: null,
    problem: null,
    booking: null,
  }),
  initial: 'loadingAvailability',
  on: {
    'clock.ticked': { actions: { type: 'takeNow', params: ({ event: { now } }) => ({ now }) } },
    'member.loggedIn': {
      actions: { type: 'takeMember', params: ({ event: { mobilePhone } }) => ({ mobilePhone }) },
    },
    'member.loggedOut': { target: '.choosing', actions: 'forgetMember' },
    'session.expired': { actions: 'takeExpiry' },
    'details.changed': {
      actions: { type: 'takeDetails', params: ({ event: { details } }) => ({ details }) },
    },
  },
  states: {
    loadingAvailability: {
      on: { 'member.loggedOut': { actions: 'forgetMember' } },
      invoke: {
        id: 'loadAvailability',
        src: 'loadAvailability',
        input: ({ context: { style } }) => ({ styleId: style.styleId }),
        onDone: {
          target: 'choosing.resuming',
          actions: [
            'forgetProblem',
            { type: 'takeAvailability', params: ({ event }) => ({ availability: event.output }) },
          ],
        },
        onError: { target: 'availabilityFailed', actions: { type: 'takeProblem', params: withError } },
      },
    },
    availabilityFailed: {
      on: {
        'availability.requested': 'loadingAvailability',
        'member.loggedOut': { actions: 'forgetMember' },
      },
    },
    choosing: {
      initial: 'deciding',
      states: {
        /** A slot brought along from before goes straight on; a slot that cannot be had is said. */
        resuming: {
          always: [
            { guard: 'isForPicker', target: 'deciding' },
            { guard: 'hasSlot', target: '#booking.checking' },
            { target: 'deciding' },
          ],
        },
        /** A day on which nothing is free any more is not chosen any more either. */
        deciding: {
          always: [
            {
              guard: { type: 'isDateFree', params: ({ context: { date } }) => ({ date }) },
              target: 'choosingTime',
            },
            { target: 'choosingDate', actions: 'forgetDate' },
          ],
        },
        choosingDate: {},
        choosingTime: {
          on: {
            'time.chosen': {
              guard: {
                type: 'canBook',
                params: ({ context: { date }, event: { time } }) => ({ slot: slotOf({ date, time }) }),
              },
              actions: {
                type: 'takeSlot',
                params: ({ context: { date }, event: { time } }) => ({ slot: slotOf({ date, time }) }),
              },
            },
            'slot.confirmed': {
              guard: 'canBookChosen',
              target: '#booking.checking',
              actions: 'resumeAtDetails',
            },
          },
        },
      },
      on: {
        'availability.requested': { target: 'loadingAvailability', actions: 'resumeAtPicker' },
        'date.chosen': {
          guard: { type: 'isDateFree', params: ({ event: { date } }) => ({ date }) },
          target: '.choosingTime',
          actions: { type: 'takeDate', params: ({ event: { date } }) => ({ date }) },
        },
        'slot.chosen': {
          guard: { type: 'canBook', params: ({ event: { slot } }) => ({ slot }) },
          target: '.choosingTime',
          actions: { type: 'takeSlot', params: ({ event: { slot } }) => ({ slot }) },
        },
      },
    },
    checking: {
      always: [
        { guard: not('canBookChosen'), target: 'slotTaken.ready', actions: 'judgeChosen' },
        { guard: 'isMember', target: 'details' },
        { target: 'askingMembership' },
      ],
    },
    askingMembership: {
      on: {
        'member.loggedIn': {
          target: 'checking',
          actions: { type: 'takeMember', params: ({ event: { mobilePhone } }) => ({ mobilePhone }) },
        },
        'membership.declined': 'choosing',
      },
    },
    /** The form is open; what went wrong the last time shows above it. */
    details: {
      initial: 'enteringDetails',
      on: {
        'details.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event: { details } }) => ({ details }) },
            target: 'submitting',
            actions: [
              { type: 'takeDetails', params: ({ event: { details } }) => ({ details }) },
              'forgetProblem',
              'acceptPrice',
            ],
          },
          {
            actions: [
              { type: 'takeDetails', params: ({ event: { details } }) => ({ details }) },
              'showMissing',
            ],
          },
        ],
        'slot.reopened': { target: 'choosing', actions: 'forgetProblem' },
        'session.expired': { target: 'askingMembership', actions: 'takeExpiry' },
      },
      states: {
        enteringDetails: {},
        refreshingPrice: {
          on: { 'details.submitted': {} },
          invoke: {
            id: 'refreshPrice',
            src: 'loadAvailability',
            input: ({ context: { style } }) => ({ styleId: style.styleId }),
            onDone: {
              target: 'judgingPrice',
              actions: { type: 'takeAvailability', params: ({ event }) => ({ availability: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'takeProblem', params: withError } },
          },
        },
        /** With its price the style's times may have changed as well. */
        judgingPrice: {
          always: [
            { guard: 'canBookChosen', target: 'priceChanged' },
            { target: '#booking.slotTaken.ready', actions: 'judgeChosen' },
          ],
        },
        priceChanged: {},
        /** The server refused: nothing is booked. */
        failed: {},
        /** No answer, or a broken one: nobody can say whether it is booked. */
        unknown: {},
      },
    },
    submitting: {
      on: {
        'details.changed': {},
        'session.expired': { target: 'askingMembership', actions: 'takeExpiry' },
      },
      invoke: {
        id: 'createBooking',
        src: 'createBooking',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'booked',
          actions: { type: 'takeBooking', params: ({ event }) => ({ booking: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isSlotRefused', params: withError },
            target: 'slotTaken',
            actions: [
              { type: 'takeProblem', params: withError },
              { type: 'takeSlotRefusal', params: withError },
            ],
          },
          {
            guard: { type: 'isPriceRefused', params: withError },
            target: 'details.refreshingPrice',
            actions: { type: 'takeProblem', params: withError },
          },
          {
            guard: { type: 'isSessionRefused', params: withError },
            target: 'askingMembership',
            actions: 'takeExpiry',
          },
          {
            guard: { type: 'isRefused', params: withError },
            target: 'details.failed',
            actions: { type: 'takeProblem', params: withError },
          },
          { target: 'details.unknown', actions: { type: 'takeProblem', params: withError } },
        ],
      },
    },
    /** The chosen slot cannot be had; everything typed is kept (reading 15). */
    slotTaken: {
      initial: 'refreshing',
      states: {
        refreshing: {
          invoke: {
            id: 'refreshAvailability',
            src: 'loadAvailability',
            input: ({ context: { style } }) => ({ styleId: style.styleId }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'takeAvailability', params: ({ event }) => ({ availability: event.output }) },
                'judgeChosen',
              ],
            },
            onError: {
              target: '#booking.availabilityFailed',
              actions: { type: 'takeProblem', params: withError },
            },
          },
        },
        ready: {
          on: {
            'slot.chosen': {
              guard: { type: 'canBook', params: ({ event: { slot } }) => ({ slot }) },
              target: '#booking.checking',
              actions: { type: 'takeSlot', params: ({ event: { slot } }) => ({ slot }) },
            },
            'slot.reopened': { target: '#booking.choosing', actions: ['forgetTime', 'forgetProblem'] },
          },
        },
      },
    },
    booked: { type: 'final' },
  },
  output: ({ context: { booking } }) => ({ booking }),
});
