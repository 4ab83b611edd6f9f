import type { Booking, Style } from '@plaitful/api-client/contract';
import type { ProblemCode } from '@plaitful/api-client/contract';
import type { BookingDetails } from '@plaitful/domain/booking-details';
import { toBookingCode } from '@plaitful/domain/booking-code';
import { ApiCallError } from '../apiProblem.ts';
import type { Availability } from '../booking/booking.types.ts';

/** A style with two Saturdays, as the server answers it. */
export const sampleStyle: Style = {
  styleId: 3,
  serviceId: 1,
  serviceName: 'Cornrows',
  style: 'Zig-zag cornrows',
  stylePrice: 70,
  styleDuration: '1:45',
  styleDeposit: 20,
  styleShortDescription: 'Rows that run in zigs and zags.',
  styleFullDetailsOfService: 'Rows that run in zigs and zags, close to the head.',
  styleImage: null,
  styleImageColor: null,
  noAddedHair: false,
  gentle: false,
  discount: 0,
  value: 70,
  createdAt: [2026, 11, 1],
  availableDays: ['2026-12-05', '2026-12-12'],
  availableTimes: [
    ['13:15', '15:00', '16:45'],
    ['13:15', '15:00'],
  ],
  dayTimeMapping: { '2026-12-05': ['13:15', '15:00', '16:45'], '2026-12-12': ['13:15', '15:00'] },
  etag: '"1.1"',
};

const option = (optionId: number, price: number, minutes: number) => ({
  optionId,
  name: `Option ${optionId}`,
  price,
  minutes,
  preparation: '',
  hairLength: null,
  isDefault: optionId === 1,
});

/** Friday evening, with one slot of the next day held. */
export const availability: Availability = {
  style: sampleStyle,
  booked: [{ styleId: 3, bookingDate: '2026-12-05', bookingTime: '13:15' }],
  now: { date: '2026-12-04', time: '18:00' },
  openWeekdays: ['friday', 'saturday'],
};

/** The availability after somebody else booked Saturday at 15:00. */
export const withSlotTaken: Availability = {
  ...availability,
  booked: [...availability.booked, { styleId: 3, bookingDate: '2026-12-05', bookingTime: '15:00' }],
};

/** The availability after the owner raised the price. */
export const withHigherPrice: Availability = {
  ...availability,
  style: { ...sampleStyle, stylePrice: 80, value: 80, etag: '"2.2"' },
};

/** The availability of the style with a length at no cost, one of $26 and 45 min, and beads of $10 and 15 min. */
export const withOptions: Availability = {
  ...availability,
  style: {
    ...sampleStyle,
    optionGroups: [
      { groupId: 1, name: 'Hair length', kind: 'ONE', options: [option(1, 0, 0), option(3, 26, 45)] },
      { groupId: 2, name: 'Hair care', kind: 'MANY', options: [option(7, 10, 15)] },
    ],
  },
};

/** The availability after an option of the style was switched off. */
export const withoutOption = (optionId: number): Availability => ({
  ...withOptions,
  style: {
    ...withOptions.style,
    optionGroups: (withOptions.style.optionGroups ?? []).map((group) => ({
      ...group,
      options: group.options.filter((each) => each.optionId !== optionId),
    })),
  },
});

/** A complete booking form. */
export const sampleDetails: BookingDetails = {
  childName: 'Ada',
  dateOfBirth: '2018-05-04',
  mobilePhone: '613-555-0151',
  policyAgreement: true,
  cancellationPolicy: true,
  consent: true,
};

/** The server's answer to `sampleDetails`. */
export const sampleBooking: Booking = {
  bookingId: 11,
  code: toBookingCode(11),
  userId: 2,
  bookingDate: '2026-12-05',
  bookingTime: '15:00',
  serviceId: 1,
  serviceName: 'Cornrows',
  styleId: 3,
  styleName: 'Zig-zag cornrows',
  styleDuration: '1:45',
  styleDeposit: 20,
  discount: 0,
  value: 70,
  fullName: 'Maya Demo',
  email: 'maya@example.com',
  mobilePhone: '+16135550151',
  childName: 'Ada',
  dateOfBirth: [2018, 5, 4],
  childId: null,
  policyAgreement: true,
  cancellationPolicy: true,
  consent: true,
  consentAt: '2026-11-21T15:04:05Z',
  consentAtBooking: true,
  account: { email: 'maya@example.com', mobilePhone: '+16135550151' },
  deposit: 'NOT_PAID',
  paymentStatus: 'PENDING',
  createdAt: '2026-12-04T23:00:00Z',
  dueFrom: '2026-12-04T23:00:00Z',
  depositDueAt: '2026-12-05T20:00:00Z',
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

/** The error of an actor whose call the server refuses. */
export const createRefusal = (status: number, code: ProblemCode, field?: string): ApiCallError =>
  new ApiCallError({
    kind: 'refused',
    status,
    code,
    message: 'A sentence of the server.',
    errors: field === undefined ? [] : [{ field, message: 'A sentence of the server.' }],
  });
