import type { Booking } from '@plaitful/api-client/contract';
import { keepValidOptions } from '@plaitful/domain/estimate';
import { getDayStatus, type Slot } from '@plaitful/domain/slots';
import type { LocalDate, LocalTime, StudioTime } from '@plaitful/domain/studio-time';
import { assign, emit, setup } from 'xstate';
import { isRefusal, requiredActor, toProblem, withErrorParam } from '../apiProblem.ts';
import {
  canBook,
  getOnlyFreeTime,
  getSelectedSlotOrThrow,
  isSameSlot,
  getSlotAvailability,
  getSlotRefusal,
  getSelectedSlot,
  getSlotProblem,
  isOfferChanged,
  suggestSlot,
} from './booking.rules.ts';
import type {
  Availability,
  BookingContext,
  BookingEmitted,
  BookingEvent,
  BookingInput,
  BookingRequest,
  LoadAvailabilityInput,
} from './booking.types.ts';

const withTime = ({
  context: { date },
  event: { time },
}: {
  context: BookingContext;
  event: { time: LocalTime };
}) => ({ slot: getSelectedSlot({ date, time }) });
const withSlot = ({ event: { slot } }: { event: { slot: Slot } }) => ({ slot });
const setSlot = { type: 'setSlot', params: withSlot } as const;
const setAvailability = {
  type: 'setAvailability',
  params: ({ event }: { event: { output: Availability } }) => ({ availability: event.output }),
} as const;
const setMember = {
  type: 'setMember',
  params: ({ event: { userId } }: { event: { userId: number } }) => ({ userId }),
} as const;
const setProblem = withErrorParam('setProblem');
const isChosen = { type: 'isChosen', params: withSlot } as const;
const canBookSlot = { type: 'canBook', params: withSlot } as const;

const setAtPicker = {
  type: 'setAtPicker',
  params: ({ event }: { event: { again?: number | undefined } }) => ({ again: event.again ?? null }),
} as const;

const getLoadInput = ({
  context: { style, optionIds, availability, userId, again },
}: {
  context: BookingContext;
}) => ({
  styleId: style.styleId,
  optionIds,
  again: userId === null ? null : again,
  isRefresh: availability !== null,
});

const nothingChosen = {
  date: null,
  lostDate: null,
  time: null,
  slotProblem: null,
  problem: null,
} as const satisfies Partial<BookingContext>;

/**
 * From a style to a booking: date, time, membership, details, and every way it can fail. The chosen slot stays in the
 * context through every failure; typed details stay in the form and are sent with `details.submitted`. The page's URL
 * says whether the picker or the details are open, by `picker.opened` and `details.opened`, and the app updates it on
 * the emitted events. The app provides `loadAvailability` and `createBooking`; both throw `ApiCallError`.
 */
export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    emitted: {} as BookingEmitted,
  },
  actors: {
    loadAvailability: requiredActor<Availability, LoadAvailabilityInput>('loadAvailability'),
    createBooking: requiredActor<Booking, BookingRequest>('createBooking'),
  },
  guards: {
    isMember: ({ context }) => context.userId !== null,
    isDateFree: ({ context }, params: { date: LocalDate | null }) => {
      const offer = getSlotAvailability(context);
      return params.date !== null && offer !== null && getDayStatus(params.date, offer) === 'free';
    },
    isBooked: ({ context }) => context.bookingId !== null,
    hasSlot: ({ context }) => getSelectedSlot(context) !== null,
    isAtPicker: ({ context }) => context.isAtPicker,
    isChosen: ({ context }, params: { slot: Slot }) => isSameSlot(getSelectedSlot(context), params.slot),
    isSlotLost: ({ context }) => !canBook(getSelectedSlot(context), context),
    canBookChosen: ({ context }) => canBook(getSelectedSlot(context), context),
    canBook: ({ context }, params: { slot: Slot | null }) => canBook(params.slot, context),
    isSlotRefused: (_, params: { error: unknown }) => getSlotRefusal(params.error) !== null,
    isPriceRefused: (_, params: { error: unknown }) =>
      isRefusal(params.error, ({ code }) => code === 'price_changed' || code === 'options_invalid'),
    isSessionRefused: (_, params: { error: unknown }) =>
      isRefusal(params.error, ({ status }) => status === 401),
    isRefused: (_, params: { error: unknown }) => isRefusal(params.error, () => true),
  },
  actions: {
    setAvailability: assign(
      ({ context: { style, optionIds, hasNewPrice } }, { availability }: { availability: Availability }) => ({
        availability,
        style: availability.style,
        optionIds: keepValidOptions(availability.style.optionGroups ?? [], optionIds),
        hasNewPrice: hasNewPrice || isOfferChanged(style, availability.style, optionIds),
      }),
    ),
    setNow: assign(({ context: { availability } }, params: { now: StudioTime }) => ({
      availability: availability && { ...availability, now: params.now },
    })),
    setDate: assign(({ context }, { date }: { date: LocalDate }) => ({
      date,
      time: getOnlyFreeTime(date, getSlotAvailability(context)),
      slotProblem: null,
    })),
    setSlot: assign((_, params: { slot: Slot | null }) => ({
      ...params.slot,
      problem: null,
      slotProblem: null,
    })),
    clearTime: assign({ time: null }),
    clearDate: assign(({ context }) => ({
      date: null,
      time: null,
      lostDate: context.date ?? context.lostDate,
    })),
    validateSlot: assign(({ context }) => {
      const offer = getSlotAvailability(context);
      const slot = getSelectedSlot(context);
      const slotProblem = offer && slot && getSlotProblem(slot, offer);
      return { slotProblem: slotProblem ?? context.slotProblem };
    }),
    setSlotRefusal: assign((_, params: { error: unknown }) => ({
      slotProblem: getSlotRefusal(params.error),
    })),
    setAtPicker: assign((_, params: { again: number | null }) => ({ isAtPicker: true, ...params })),
    returnToPicker: assign({ isAtPicker: true }),
    suggestSlot: assign(({ context }) => {
      const offer = getSlotAvailability(context);
      const earlier = context.availability?.earlierSlot;
      if (offer === null || earlier === undefined || context.date !== null) return {};
      return suggestSlot(earlier, offer) ?? {};
    }),
    setAtDetails: assign({ isAtPicker: false }),
    setProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    clearProblem: assign({ problem: null, slotProblem: null }),
    acceptPrice: assign({ hasNewPrice: false }),
    setMember: assign((_, params: { userId: number }) => params),
    clearMember: assign({ userId: null, bookingId: null }),
    setBooking: assign((_, params: { booking: Booking }) => ({ bookingId: params.booking.bookingId })),
    reset: assign({ ...nothingChosen, hasNewPrice: false, bookingId: null, again: null }),
    notifyDetailsEntered: emit(
      ({ context }) => ({ type: 'details.entered', slot: getSelectedSlotOrThrow(context) }) as const,
    ),
    notifyPickerReopened: emit({ type: 'picker.reopened' }),
    notifyMembershipRequired: emit(
      ({ context }) => ({ type: 'membership.required', slot: getSelectedSlotOrThrow(context) }) as const,
    ),
    notifyMembershipSettled: emit({ type: 'membership.settled' }),
  },
}).createMachine({
  id: 'booking',
  context: ({ input }) => ({
    ...nothingChosen,
    optionIds: [],
    isAtPicker: true,
    availability: null,
    hasNewPrice: false,
    bookingId: null,
    again: null,
    ...input,
  }),
  initial: 'loadingAvailability',
  on: {
    'clock.ticked': { actions: { type: 'setNow', params: ({ event: { now } }) => ({ now }) } },
    'availability.requested': '.loadingAvailability',
    'picker.opened': { target: '.choosing', actions: [setAtPicker, 'clearProblem'] },
    'details.opened': { target: '.checking', actions: ['setAtDetails', setSlot] },
    'member.loggedIn': { actions: setMember },
    'member.loggedOut': { target: '.choosing', actions: 'clearMember' },
    'session.expired': { actions: 'clearMember' },
  },
  states: {
    loadingAvailability: {
      /** A booking that was restored after a reload. */
      always: { guard: 'isBooked', target: 'booked' },
      on: {
        'availability.requested': {},
        'picker.opened': { actions: setAtPicker },
        'details.opened': { actions: ['setAtDetails', setSlot] },
        'member.loggedOut': { actions: 'clearMember' },
      },
      invoke: {
        id: 'loadAvailability',
        src: 'loadAvailability',
        input: getLoadInput,
        onDone: { target: 'choosing.resuming', actions: ['clearProblem', setAvailability, 'suggestSlot'] },
        onError: { target: 'availabilityFailed', actions: setProblem },
      },
    },
    availabilityFailed: {
      on: {
        'picker.opened': { target: 'loadingAvailability', actions: setAtPicker },
        'details.opened': { target: 'loadingAvailability', actions: ['setAtDetails', setSlot] },
        'member.loggedOut': { actions: 'clearMember' },
      },
    },
    choosing: {
      initial: 'deciding',
      states: {
        /**
         * A restored slot leads directly to the details if it is still free; otherwise the picker shows why it is not.
         */
        resuming: {
          always: [
            { guard: 'isAtPicker', target: 'deciding' },
            { guard: 'hasSlot', target: '#booking.checking' },
            { target: 'deciding' },
          ],
        },
        /** A chosen day is deselected when it is fully booked now. */
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
              guard: { type: 'canBook', params: withTime },
              actions: { type: 'setSlot', params: withTime },
            },
            'slot.confirmed': { guard: 'canBookChosen', target: '#booking.checking' },
          },
        },
      },
      on: {
        'date.chosen': {
          guard: { type: 'isDateFree', params: ({ event: { date } }) => ({ date }) },
          target: '.choosingTime',
          actions: { type: 'setDate', params: ({ event: { date } }) => ({ date }) },
        },
        'slot.chosen': { guard: canBookSlot, target: '.choosingTime', actions: setSlot },
      },
    },
    checking: {
      always: [
        { guard: 'isSlotLost', target: 'slotTaken.ready', actions: 'validateSlot' },
        { guard: 'isMember', target: 'details', actions: 'notifyDetailsEntered' },
        { target: 'askingMembership' },
      ],
    },
    askingMembership: {
      entry: 'notifyMembershipRequired',
      exit: 'notifyMembershipSettled',
      on: {
        'member.loggedIn': { target: 'checking', actions: setMember },
        'membership.declined': { target: 'choosing', actions: 'returnToPicker' },
      },
    },
    /** The form; the last error is shown above it. */
    details: {
      initial: 'enteringDetails',
      on: {
        'details.submitted': { target: 'submitting', actions: ['clearProblem', 'acceptPrice'] },
        'details.opened': { guard: isChosen, actions: 'setAtDetails' },
        'slot.reopened': {
          target: 'choosing',
          actions: ['returnToPicker', 'clearProblem', 'notifyPickerReopened'],
        },
        'session.expired': { target: 'askingMembership', actions: 'clearMember' },
      },
      states: {
        enteringDetails: {},
        refreshingPrice: {
          on: { 'details.submitted': {} },
          invoke: {
            id: 'refreshPrice',
            src: 'loadAvailability',
            input: getLoadInput,
            onDone: { target: 'checkingPrice', actions: setAvailability },
            onError: { target: 'failed', actions: setProblem },
          },
        },
        /** The times may have changed together with the price. */
        checkingPrice: {
          always: [
            { guard: 'canBookChosen', target: 'priceChanged' },
            { target: '#booking.slotTaken.ready', actions: 'validateSlot' },
          ],
        },
        priceChanged: {},
        /** The server refused: nothing is booked. */
        failed: {},
        /** No answer, or an unreadable one: the booking may have been created. */
        unknown: {},
      },
    },
    submitting: {
      on: {
        'availability.requested': {},
        /** Going back is not possible until the answer arrives. */
        'picker.opened': { actions: 'notifyDetailsEntered' },
        'details.opened': {},
        'session.expired': { target: 'askingMembership', actions: 'clearMember' },
      },
      invoke: {
        id: 'createBooking',
        src: 'createBooking',
        input: ({ context, event }) => {
          if (event.type !== 'details.submitted') throw new TypeError(event.type);
          const { style, optionIds } = context;
          return { style, optionIds, slot: getSelectedSlotOrThrow(context), details: event.details };
        },
        onDone: {
          target: 'booked',
          actions: { type: 'setBooking', params: ({ event }) => ({ booking: event.output }) },
        },
        onError: [
          {
            guard: withErrorParam('isSlotRefused'),
            target: 'slotTaken',
            actions: [setProblem, withErrorParam('setSlotRefusal')],
          },
          { guard: withErrorParam('isPriceRefused'), target: 'details.refreshingPrice', actions: setProblem },
          { guard: withErrorParam('isSessionRefused'), target: 'askingMembership', actions: 'clearMember' },
          { guard: withErrorParam('isRefused'), target: 'details.failed', actions: setProblem },
          { target: 'details.unknown', actions: setProblem },
        ],
      },
    },
    /** The slot is no longer free; everything typed is kept. */
    slotTaken: {
      initial: 'refreshing',
      on: { 'details.opened': { guard: isChosen, actions: 'setAtDetails' } },
      states: {
        refreshing: {
          invoke: {
            id: 'refreshAvailability',
            src: 'loadAvailability',
            input: getLoadInput,
            onDone: { target: 'ready', actions: [setAvailability, 'validateSlot'] },
            onError: { target: '#booking.availabilityFailed', actions: setProblem },
          },
        },
        ready: {
          on: {
            'slot.chosen': { guard: canBookSlot, target: '#booking.checking', actions: setSlot },
            'slot.reopened': {
              target: '#booking.choosing',
              actions: ['returnToPicker', 'clearTime', 'clearProblem', 'notifyPickerReopened'],
            },
          },
        },
      },
    },
    /** Final until another booking is started. */
    booked: {
      on: {
        'availability.requested': {},
        'session.expired': {},
        'picker.opened': { target: 'loadingAvailability', actions: ['reset', setAtPicker] },
        'details.opened': [
          { guard: isChosen, actions: 'setAtDetails' },
          { target: 'loadingAvailability', actions: ['reset', 'setAtDetails', setSlot] },
        ],
      },
    },
  },
});
