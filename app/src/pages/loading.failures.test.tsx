import type { OperationId, SessionUser } from '@plaitful/api-client/contract';
import { mockAnswer } from '@plaitful/api-client/mocks';
import type { HttpHandler } from 'msw';
import { expect, it, onTestFinished } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { mockUsers, sampleBooking, sampleBookings, sampleUsers } from '../storybook/sampleBookings.ts';
import {
  sampleOwner,
  sampleParent,
  sampleReviews,
  sampleStyle,
  sampleStyles,
  sampleServiceTypes,
} from '../storybook/sampleData.ts';
import { getButton, renderAppWithMocks } from '../testing/renderAppWithMocks.tsx';
import { SERVER_ERROR_MESSAGE, mockFailure, goOffline, type Failure } from '../testing/failures.ts';
import { storeCompletedBooking } from '../features/booking/bookingStory.ts';

const visit = renderAppWithMocks();

/** A screen that must be loaded before it can show anything. */
interface Screen {
  at: Parameters<typeof visit>[0]['at'];
  user?: SessionUser;
  /** What lies in the browser from before. */
  before?: () => void;
  /** The call that goes wrong. */
  operation: OperationId;
  /** The other calls of the screen. */
  calls: HttpHandler[];
  /** Its answer, when it goes right. */
  works: HttpHandler;
  /** What stands in the place of the screen. */
  says: string;
  /** What is there when it goes right, and not before. */
  shows: () => Locator;
}

const text = (labels: string | RegExp) => page.getByText(labels).first();
const style = mockAnswer('getStyle', sampleStyle());
const reviews = mockAnswer('listReviews', sampleReviews);
const free = mockAnswer('listBookedServices', []);
const mine = { ...sampleBooking, bookingDate: '2030-01-05', bookingTime: '13:00', styleId: 1 };
const slot = '/bookingdetails?style=1&date=2030-01-05&time=13%3A00';
const none = mockAnswer('listUserBookings', []);

const screens: Record<string, Screen> = {
  'the reviews at Home': {
    at: '/',
    operation: 'listReviews',
    calls: [],
    works: reviews,
    says: 'Failed to fetch reviews',
    shows: () => text('No tears at all, and the beads are perfect.'),
  },
  'the kinds of service': {
    at: '/services',
    operation: 'listServiceTypes',
    calls: [mockAnswer('listStyles', sampleStyles)],
    works: mockAnswer('listServiceTypes', sampleServiceTypes),
    says: 'Error loading services. Please try again later.',
    shows: () => text('10 styles'),
  },
  'the styles': {
    at: '/services',
    operation: 'listStyles',
    calls: [mockAnswer('listServiceTypes', sampleServiceTypes)],
    works: mockAnswer('listStyles', sampleStyles),
    says: 'Error loading services. Please try again later.',
    shows: () => text('10 styles'),
  },
  'a style': {
    at: '/services/1',
    operation: 'getStyle',
    calls: [reviews, free],
    works: style,
    says: 'We could not load this style. Please try again.',
    shows: () => page.getByRole('heading', { name: 'Straight-back cornrows' }),
  },
  'the style of a booking': {
    at: slot,
    user: sampleParent,
    operation: 'getStyle',
    calls: [free, none],
    works: style,
    says: 'We could not get your booking ready. Please try again.',
    shows: () => page.getByLabelText('Child’s name'),
  },
  'the free times of a booking': {
    at: slot,
    user: sampleParent,
    operation: 'listBookedServices',
    calls: [style, none],
    works: free,
    says: 'We could not load the free times. Nothing you chose is lost.',
    shows: () => page.getByLabelText('Child’s name'),
  },
  'the confirmation after a reload': {
    at: slot,
    before: storeCompletedBooking,
    user: sampleParent,
    operation: 'getBooking',
    calls: [style],
    works: mockAnswer('getBooking', mine),
    says: 'We could not get your booking ready. Please try again.',
    shows: () => page.getByRole('heading', { name: 'How to send the deposit' }),
  },
  'My Appointments': {
    at: '/dashboard/bookings',
    user: sampleParent,
    operation: 'listUserBookings',
    calls: [],
    works: mockAnswer('listUserBookings', sampleBookings),
    says: 'We could not load your appointments. Please try again.',
    shows: () => text('Two big plaits'),
  },
  'an appointment to be moved': {
    at: '/dashboard/bookings/12/reschedule',
    user: sampleParent,
    operation: 'getBooking',
    calls: [style, free],
    works: mockAnswer('getBooking', mine),
    says: 'We could not load your appointments. Please try again.',
    shows: () => text(/^Your time now:/),
  },
  'the style of an appointment to be moved': {
    at: '/dashboard/bookings/12/reschedule',
    user: sampleParent,
    operation: 'getStyle',
    calls: [mockAnswer('getBooking', mine), free],
    works: style,
    says: 'We could not load this style. Please try again, or write to hello@plaitfulkids.example.',
    shows: () => text(/^Your time now:/),
  },
  'a booking to be updated': {
    at: `/admin/update-booking/${sampleBooking.bookingId}`,
    user: sampleOwner,
    operation: 'getBooking',
    calls: [
      style,
      mockAnswer('getBookingHistory', []),
      mockAnswer('listDepositStatuses', ['NOT_PAID', 'PAID']),
      mockAnswer('listPaymentStatuses', ['PENDING', 'CONFIRMED', 'CANCELLED']),
    ],
    works: mockAnswer('getBooking', sampleBooking),
    says: 'We could not load this booking. Please try again.',
    shows: () => page.getByRole('region', { name: 'Deposit status' }),
  },
  'the users': {
    at: '/admin/users',
    user: sampleOwner,
    operation: 'listUsers',
    calls: [],
    works: mockUsers(sampleUsers),
    says: 'We could not load this list. Please try again.',
    shows: () => text('maya@example.com'),
  },
};

const unreachable = /We cannot reach the booking system\. Please try again in a few minutes\. .*call/;

/**
 * What can be done about each failure, after the screen's own sentence. Neighbours read differently, so that each is seen
 * to come when they follow one another.
 */
const helps: readonly (readonly [failure: Failure, words: string | RegExp])[] = [
  ['down', unreachable],
  ['tooMany', 'That was a lot of tries. Please wait 40 seconds and try again.'],
  ['page', unreachable],
  ['broken', SERVER_ERROR_MESSAGE],
  ['wrongShape', unreachable],
  ['conflict', 'Someone else changed this.'],
  ['invalid', 'Please check the marked fields.'],
];

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

it.each(Object.entries(screens))(
  'when %s cannot be loaded, each failure says what to do; it is there when tried again or online again, and stays',
  { tags: ['nightly'] },
  async (_name, { at, user, before, operation, calls, works, says, shows }) => {
    const { cache, answer } = visit({
      at,
      calls: [mockFailure(operation, 'down'), ...calls],
      ...(user && { user }),
      ...(before && { before }),
    });
    for (const [failure, labels] of helps) {
      answer(mockFailure(operation, failure));
      if (failure !== 'down') await getButton('Try again').click();
      await expect.element(text(labels), { message: failure }).toBeVisible();
      await expect.element(text(says)).toBeVisible();
    }
    answer(works);
    await getButton('Try again').click();
    await expect.element(shows()).toBeVisible();
    await expect.element(getButton('Try again')).not.toBeInTheDocument();

    answer(mockFailure(operation, 'broken'));
    await cache.invalidateQueries();
    // By then what came of it is drawn.
    await frames(3);
    await expect.element(shows()).toBeVisible();
    await expect.element(text(says)).not.toBeInTheDocument();

    const goOnline = goOffline();
    onTestFinished(goOnline);
    answer(mockFailure(operation, 'down'));
    // As on a first visit: nothing is left that could be shown.
    void cache.resetQueries();
    await expect.element(text(says)).toBeVisible();
    await expect.element(text(/^You are offline\. You can read what is on the screen\./)).toBeVisible();
    answer(works);
    goOnline();
    await expect.element(text('You are online again.')).toBeVisible();
    await expect.element(shows()).toBeVisible();
  },
);
