import type { Booking, User } from '@plaitful/api-client/contract';
import { mockAnswer, mockList } from '@plaitful/api-client/mocks';
import { toBookingCode } from '@plaitful/domain/booking-code';
import { toE164 } from '@plaitful/domain/phone';
import { toStudioTime } from '@plaitful/domain/studio-clock';
import { addDays } from '@plaitful/domain/studio-time';
import { sampleBusiness, sampleStyle } from './sampleData.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Not a whole number of minutes, so that the remaining time reads the same a moment later. */
const depositDueIn = 19 * 60 * minute + 30.5 * minute;

/** The studio's date this many days from today, so that samples always stay in the future or the past. */
export const daysFromToday = (days: number): string =>
  addDays(toStudioTime(new Date(), sampleBusiness.timeZone).date, days);

/** A live booking three weeks ahead, its deposit due tomorrow morning. */
export const sampleBooking: Booking = {
  bookingId: 12,
  code: toBookingCode(12),
  userId: 7,
  bookingDate: daysFromToday(21),
  bookingTime: '15:00',
  serviceId: 2,
  serviceName: 'Braids',
  styleId: 2,
  styleName: 'Two big plaits',
  styleDuration: '2:00',
  styleDeposit: 20,
  discount: 10,
  value: 45,
  fullName: 'Danielle Roy',
  email: 'danielle.roy@example.com',
  mobilePhone: '+16135550151',
  childName: 'Ada',
  dateOfBirth: [2018, 5, 4],
  childId: null,
  policyAgreement: true,
  cancellationPolicy: true,
  consent: true,
  consentAt: new Date(Date.now() + depositDueIn - day).toISOString(),
  consentAtBooking: true,
  account: { email: 'danielle.roy@example.com', mobilePhone: '+16135550151' },
  deposit: 'NOT_PAID',
  paymentStatus: 'PENDING',
  createdAt: new Date(Date.now() + depositDueIn - day).toISOString(),
  dueFrom: new Date(Date.now() + depositDueIn - day).toISOString(),
  depositDueAt: new Date(Date.now() + depositDueIn).toISOString(),
  depositSentAt: null,
  verifyBy: null,
  cancelledAt: null,
  cancelledBy: null,
  canMove: false,
  depositToReturn: false,
  outcome: 'EXPECTED',
  outcomeAt: null,
  arrivedAt: null,
  missedVisits: 0,
  depositKept: false,
  etag: '"1"',
};

/** A booking of a parent who must verify the email address within the hour. */
export const sampleUnverified: Booking = {
  ...sampleBooking,
  verifyBy: new Date(Date.now() + 45.5 * minute).toISOString(),
};

/** The same booking with each status. */
export const samplePaid: Booking = {
  ...sampleBooking,
  bookingId: 11,
  bookingDate: daysFromToday(14),
  bookingTime: '14:00',
  styleName: 'Cornrows with beads',
  serviceName: 'Cornrows',
  deposit: 'PAID',
  depositDueAt: null,
};

/** A booking of $110 and 2 h 45 min, with options of two groups and something to bring. */
export const sampleWithOptions: Booking = {
  ...sampleBooking,
  bookingId: 13,
  serviceId: 1,
  styleId: 1,
  styleName: 'Straight-back cornrows',
  serviceName: 'Cornrows',
  styleDuration: '1:30',
  discount: 0,
  value: 110,
  totalMinutes: 165,
  options: [
    {
      optionId: 1,
      group: 'Hair length',
      name: 'To the shoulders',
      price: 0,
      minutes: 0,
      preparation: '',
    },
    {
      optionId: 5,
      group: 'Braid size',
      name: 'Small',
      price: 20,
      minutes: 30,
      preparation: '',
    },
    {
      optionId: 6,
      group: 'Hair care',
      name: 'Wash and detangle',
      price: 25,
      minutes: 30,
      preparation: '',
    },
    {
      optionId: 7,
      group: 'Hair care',
      name: 'Beads',
      price: 10,
      minutes: 15,
      preparation: 'Bring two packs of beads in her colours',
    },
  ],
  preparation: 'Please take old braids out, and leave the wash to us.',
};

/** Its balance was never set to paid. */
export const samplePast: Booking = { ...samplePaid, bookingDate: daysFromToday(-2) };

export const sampleConfirmed: Booking = {
  ...samplePaid,
  bookingId: 10,
  bookingDate: daysFromToday(-2),
  bookingTime: '17:00',
  styleName: 'Flat twists',
  serviceName: 'Twists',
  styleDuration: '1:30',
  paymentStatus: 'CONFIRMED',
};

export const sampleCancelled: Booking = {
  ...sampleBooking,
  bookingId: 9,
  bookingDate: daysFromToday(7),
  bookingTime: '13:15',
  styleName: 'Zig-zag cornrows',
  serviceName: 'Cornrows',
  styleDuration: '1:45',
  paymentStatus: 'CANCELLED',
  depositDueAt: null,
  cancelledAt: new Date(Date.now() - day).toISOString(),
  cancelledBy: 'DEADLINE',
};

export const sampleCancelledPaid: Booking = {
  ...sampleCancelled,
  bookingId: 8,
  deposit: 'PAID',
  cancelledBy: 'STUDIO',
};

/** Bookings with every status, unordered. */
export const sampleBookings: Booking[] = [
  sampleConfirmed,
  sampleBooking,
  sampleCancelled,
  samplePaid,
  sampleCancelledPaid,
];

/** More bookings than one page of a list shows. */
export const manyBookings: Booking[] = Array.from({ length: 28 }, (_, index) => ({
  ...(sampleBookings[index % sampleBookings.length] ?? sampleBooking),
  bookingId: 100 + index,
  bookingDate: daysFromToday(30 - index * 3),
}));

export const sampleUsers: User[] = [
  {
    id: 1,
    firstName: 'Owner',
    lastName: 'Demo',
    email: 'owner@example.com',
    emailVerified: true,
    mobilePhone: '+16135550142',
    roles: [{ name: 'ROLE_ADMIN' }],
  },
  ...['Maya', 'Ruth', 'Jonah', 'Sofia', 'Leila', 'Amara', 'Grace', 'Noor', 'Esi'].map(
    (firstName, index): User => ({
      id: index + 2,
      firstName,
      lastName: 'Demo',
      email: `${firstName.toLowerCase()}@example.com`,
      emailVerified: firstName !== 'Leila',
      mobilePhone: firstName === 'Leila' ? null : `+1613555015${index}`,
      roles: [{ name: 'ROLE_USER' }],
    }),
  ),
];

/** The mocked calls of the owner's page of a booking, without the booking itself. */
export const bookingUpdatePageMocks = [
  mockAnswer('getBookingHistory', []),
  mockAnswer('getStyle', sampleStyle()),
  mockAnswer('listDepositStatuses', ['NOT_PAID', 'PAID']),
  mockAnswer('listPaymentStatuses', ['PENDING', 'CONFIRMED', 'CANCELLED']),
];

/** The mocked calls of the owner's page of a booking. */
export const mockBookingUpdatePage = (booking: Booking) => [
  ...bookingUpdatePageMocks,
  mockAnswer('getBooking', { ...booking, bookingId: sampleBooking.bookingId }),
];

/** The list of users, filtered as the server does. */
export const mockUsers = (rows: readonly User[]) =>
  mockList('listUsers', [...rows], (query) =>
    query.get('phone') === 'invalid'
      ? rows.filter(
          ({ mobilePhone, bookedPhone }) =>
            bookedPhone !== undefined || (mobilePhone !== null && toE164(mobilePhone) === undefined),
        )
      : rows,
  );
