import type { Booking } from '@plaitful/api-client/contract';
import { dayState, type Slot } from '@plaitful/domain/slots';
import type { LocalDate, LocalTime, StudioMoment } from '@plaitful/domain/studio-time';
import { assertEvent, assign, emit, not, setup } from 'xstate';
import { isRefusedWith, notProvided, problemIn, takeProblem, ofError } from '../problem.ts';
import {
  canBook,
  chosenSlot,
  isSameSlot,
  offerOf,
  refusalOf,
  slotOf,
  slotProblemOf,
} from './booking.rules.ts';
import type {
  Availability,
  BookingContext,
  BookingEmitted,
  BookingEvent,
  BookingInput,
  BookingRequest,
} from './booking.types.ts';

const withTime = ({
  context: { date },
  event: { time },
}: {
  context: BookingContext;
  event: { time: LocalTime };
}) => ({ slot: slotOf({ date, time }) });
const withSlot = ({ event: { slot } }: { event: { slot: Slot } }) => ({ slot });
const takeSlot = { type: 'takeSlot', params: withSlot } as const;
const takeAvailability = {
  type: 'takeAvailability',
  params: ({ event }: { event: { output: Availability } }) => ({ availability: event.output }),
} as const;
const takeMember = {
  type: 'takeMember',
  params: ({ event: { userId } }: { event: { userId: number } }) => ({ userId }),
} as const;
const isChosen = { type: 'isChosen', params: withSlot } as const;
const canBookSlot = { type: 'canBook', params: withSlot } as const;

const nothingChosen = {
  date: null,
  lostDate: null,
  time: null,
  slotProblem: null,
  problem: null,
} as const satisfies Partial<BookingContext>;

/**
 * From a style to a booking: date, time, membership, details, and every way it can fail. The chosen slot stays in the
 * context through every failure; typed details stay in the form and come with `details.submitted`. The page's address
 * says where the parent is, by `picker.opened` and `details.opened`. The app provides `loadAvailability` and
 * `createBooking`; both throw `CallFailed`.
 */
export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    emitted: {} as BookingEmitted,
  },
  actors: {
    loadAvailability: notProvided<Availability, { readonly styleId: number }>('loadAvailability'),
    createBooking: notProvided<Booking, BookingRequest>('createBooking'),
  },
  guards: {
    isMember: ({ context }) => context.userId !== null,
    isDateFree: ({ context }, params: { date: LocalDate | null }) => {
      const offer = offerOf(context);
      return params.date !== null && offer !== null && dayState(params.date, offer) === 'free';
    },
    hasSlot: ({ context }) => slotOf(context) !== null,
    isAtPicker: ({ context }) => context.isAtPicker,
    isChosen: ({ context }, params: { slot: Slot }) => isSameSlot(slotOf(context), params.slot),
    canBookChosen: ({ context }) => canBook(slotOf(context), context),
    canBook: ({ context }, params: { slot: Slot | null }) => canBook(params.slot, context),
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
    validateSlot: assign(({ context }) => {
      const offer = offerOf(context);
      const slot = slotOf(context);
      const slotProblem = offer && slot && slotProblemOf(slot, offer);
      return { slotProblem: slotProblem ?? context.slotProblem };
    }),
    takeSlotRefusal: assign((_, params: { error: unknown }) => ({ slotProblem: refusalOf(params.error) })),
    goToPicker: assign({ isAtPicker: true }),
    goToDetails: assign({ isAtPicker: false }),
    takeProblem: assign((_, params: { error: unknown }) => ({ problem: problemIn(params.error) })),
    forgetProblem: assign({ problem: null, slotProblem: null }),
    acceptPrice: assign({ hasNewPrice: false }),
    takeMember: assign((_, params: { userId: number }) => params),
    forgetMember: assign({ userId: null, bookingId: null }),
    takeBooking: assign((_, params: { booking: Booking }) => ({ bookingId: params.booking.bookingId })),
    beginAnew: assign({ ...nothingChosen, hasNewPrice: false, bookingId: null }),
    tellEntered: emit(({ context }) => ({ type: 'details.entered', slot: chosenSlot(context) }) as const),
  },
}).createMachine({
  id: 'booking',
  context: ({ input }) => ({
    ...input,
    ...nothingChosen,
    isAtPicker: true,
    availability: null,
    hasNewPrice: false,
    bookingId: null,
  }),
  initial: 'loadingAvailability',
  on: {
    'clock.ticked': { actions: { type: 'takeNow', params: ({ event: { now } }) => ({ now }) } },
    'availability.requested': '.loadingAvailability',
    'picker.opened': { target: '.choosing', actions: ['goToPicker', 'forgetProblem'] },
    'details.opened': { target: '.checking', actions: ['goToDetails', takeSlot] },
    'member.loggedIn': { actions: takeMember },
    'member.loggedOut': { target: '.choosing', actions: 'forgetMember' },
    'session.expired': { actions: 'forgetMember' },
  },
  states: {
    loadingAvailability: {
      on: {
        'availability.requested': {},
        'picker.opened': { actions: 'goToPicker' },
        'details.opened': { actions: ['goToDetails', takeSlot] },
        'member.loggedOut': { actions: 'forgetMember' },
      },
      invoke: {
        id: 'loadAvailability',
        src: 'loadAvailability',
        input: ({ context: { style } }) => ({ styleId: style.styleId }),
        onDone: { target: 'choosing.resuming', actions: ['forgetProblem', takeAvailability] },
        onError: { target: 'availabilityFailed', actions: takeProblem },
      },
    },
    availabilityFailed: {
      on: {
        'picker.opened': { target: 'loadingAvailability', actions: 'goToPicker' },
        'details.opened': { target: 'loadingAvailability', actions: ['goToDetails', takeSlot] },
        'member.loggedOut': { actions: 'forgetMember' },
      },
    },
    choosing: {
      initial: 'deciding',
      states: {
        /** A restored slot goes straight to the details if it is still free; else the picker says why not. */
        resuming: {
          always: [
            { guard: 'isAtPicker', target: 'deciding' },
            { guard: 'hasSlot', target: '#booking.checking' },
            { target: 'deciding' },
          ],
        },
        /** A day that is fully booked now is no longer chosen. */
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
              guard: { type: 'canBook', params: withTime },
              actions: { type: 'takeSlot', params: withTime },
            },
            'slot.confirmed': { guard: 'canBookChosen', target: '#booking.checking', actions: 'goToDetails' },
          },
        },
      },
      on: {
        'date.chosen': {
          guard: { type: 'isDateFree', params: ({ event: { date } }) => ({ date }) },
          target: '.choosingTime',
          actions: { type: 'takeDate', params: ({ event: { date } }) => ({ date }) },
        },
        'slot.chosen': { guard: canBookSlot, target: '.choosingTime', actions: takeSlot },
      },
    },
    checking: {
      always: [
        { guard: not('canBookChosen'), target: 'slotTaken.ready', actions: 'validateSlot' },
        { guard: 'isMember', target: 'details', actions: 'tellEntered' },
        { target: 'askingMembership' },
      ],
    },
    askingMembership: {
      on: {
        'member.loggedIn': { target: 'checking', actions: takeMember },
        'membership.declined': { target: 'choosing', actions: 'goToPicker' },
      },
    },
    /** The form; the last error is shown above it. */
    details: {
      initial: 'enteringDetails',
      on: {
        'details.submitted': { target: 'submitting', actions: ['forgetProblem', 'acceptPrice'] },
        'details.opened': { guard: isChosen },
        'slot.reopened': { target: 'choosing', actions: ['goToPicker', 'forgetProblem'] },
        'session.expired': { target: 'askingMembership', actions: 'forgetMember' },
      },
      states: {
        enteringDetails: {},
        refreshingPrice: {
          on: { 'details.submitted': {} },
          invoke: {
            id: 'refreshPrice',
            src: 'loadAvailability',
            input: ({ context: { style } }) => ({ styleId: style.styleId }),
            onDone: { target: 'checkingPrice', actions: takeAvailability },
            onError: { target: 'failed', actions: takeProblem },
          },
        },
        /** A changed price may come with changed times. */
        checkingPrice: {
          always: [
            { guard: 'canBookChosen', target: 'priceChanged' },
            { target: '#booking.slotTaken.ready', actions: 'validateSlot' },
          ],
        },
        priceChanged: {},
        /** The server refused: nothing is booked. */
        failed: {},
        /** No answer, or an unreadable one: the booking may exist. */
        unknown: {},
      },
    },
    submitting: {
      on: {
        'availability.requested': {},
        /** Back waits for the answer. */
        'picker.opened': { actions: 'tellEntered' },
        'details.opened': {},
        'session.expired': { target: 'askingMembership', actions: 'forgetMember' },
      },
      invoke: {
        id: 'createBooking',
        src: 'createBooking',
        input: ({ context, event }) => {
          assertEvent(event, 'details.submitted');
          return { style: context.style, slot: chosenSlot(context), details: event.details };
        },
        onDone: {
          target: 'booked',
          actions: { type: 'takeBooking', params: ({ event }) => ({ booking: event.output }) },
        },
        onError: [
          {
            guard: ofError('isSlotRefused'),
            target: 'slotTaken',
            actions: [takeProblem, ofError('takeSlotRefusal')],
          },
          { guard: ofError('isPriceRefused'), target: 'details.refreshingPrice', actions: takeProblem },
          { guard: ofError('isSessionRefused'), target: 'askingMembership', actions: 'forgetMember' },
          { guard: ofError('isRefused'), target: 'details.failed', actions: takeProblem },
          { target: 'details.unknown', actions: takeProblem },
        ],
      },
    },
    /** The slot is no longer free; everything typed is kept. */
    slotTaken: {
      initial: 'refreshing',
      on: { 'details.opened': { guard: isChosen } },
      states: {
        refreshing: {
          invoke: {
            id: 'refreshAvailability',
            src: 'loadAvailability',
            input: ({ context: { style } }) => ({ styleId: style.styleId }),
            onDone: { target: 'ready', actions: [takeAvailability, 'validateSlot'] },
            onError: { target: '#booking.availabilityFailed', actions: takeProblem },
          },
        },
        ready: {
          on: {
            'slot.chosen': { guard: canBookSlot, target: '#booking.checking', actions: takeSlot },
            'slot.reopened': {
              target: '#booking.choosing',
              actions: ['goToPicker', 'forgetTime', 'forgetProblem'],
            },
          },
        },
      },
    },
    /** Until another booking is started. */
    booked: {
      on: {
        'availability.requested': {},
        'session.expired': {},
        'picker.opened': { target: 'loadingAvailability', actions: ['beginAnew', 'goToPicker'] },
        'details.opened': [
          { guard: isChosen },
          { target: 'loadingAvailability', actions: ['beginAnew', 'goToDetails', takeSlot] },
        ],
      },
    },
  },
});
