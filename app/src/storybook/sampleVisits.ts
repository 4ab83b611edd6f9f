import type { Bill, Booking } from '@plaitful/api-client/contract';
import { dayBooking } from './sampleDay.ts';
import { styleWithOptions } from './sampleData.ts';

export const sampleBill: Bill = {
  lines: [
    { kind: 'STYLE', label: 'Straight-back cornrows', amount: 55 },
    { kind: 'OPTION', label: 'Wash and detangle', amount: 25, optionId: 6 },
    { kind: 'LATE_FEE', label: '', amount: 15 },
    { kind: 'OTHER', label: 'For your patience', amount: -5 },
  ],
  total: 90,
  deposit: 20,
  balance: 70,
  tip: 8,
  paidBy: 'E_TRANSFER',
  tax: null,
  receiptNumber: '2026-0012',
  finishedAt: '2026-11-21T20:10:00Z',
};

export const sampleTaxedBill: Bill = {
  ...sampleBill,
  tax: { name: 'HST', rate: 13, number: '12345 6789 RT0001', amount: 10.35 },
};

const paid = { deposit: 'PAID', depositDueAt: null } as const;

const cornrows = {
  ...paid,
  styleId: styleWithOptions.styleId,
  styleName: 'Straight-back cornrows',
  serviceName: 'Cornrows',
  styleDuration: '1:30',
  value: 55,
} as const;

/** Ada at 2 pm, who can be finished. */
export const sampleVisit: Booking = dayBooking(22, {
  ...cornrows,
  childName: 'Ada',
  fullName: 'Maya Demo',
  bookingTime: '14:00',
});

export const sampleArrived: Booking = {
  ...sampleVisit,
  outcome: 'ARRIVED',
  outcomeAt: '2026-11-21T19:05:00Z',
  arrivedAt: '2026-11-21T19:05:00Z',
};

export const sampleDone: Booking = {
  ...sampleArrived,
  paymentStatus: 'CONFIRMED',
  outcome: 'DONE',
  outcomeAt: '2026-11-21T20:10:00Z',
  bill: sampleBill,
};

export const sampleMissed: Booking = {
  ...sampleVisit,
  paymentStatus: 'CANCELLED',
  cancelledBy: 'STUDIO',
  cancelledAt: '2026-11-21T19:20:00Z',
  outcome: 'NO_SHOW',
  outcomeAt: '2026-11-21T19:20:00Z',
};

/** A day with each outcome: done, missed, arrived, and one whose parent missed visits before. */
export const visitBookings: Booking[] = [
  { ...sampleDone, bookingId: 21, childName: 'Nia', bookingTime: '13:00', chair: 2, styleDuration: '1:00' },
  { ...sampleMissed, bookingId: 25, childName: 'Lena', bookingTime: '13:00', styleDuration: '1:00' },
  sampleArrived,
  dayBooking(23, {
    ...cornrows,
    childName: 'Imara',
    fullName: 'Jonah Demo',
    bookingTime: '15:45',
    missedVisits: 2,
  }),
];
