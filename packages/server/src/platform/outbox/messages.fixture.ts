import type { Business } from '../config/business.ts';
import type { MessageBooking } from '../../bookings/bookings/bookingMessages.service.ts';
import type { MessageSender } from './messageValues.ts';

/** The demo studio's settings. */
export const business: Business = {
  name: 'Plaitful Kids',
  city: 'Ottawa',
  address: '12 Demo Street, Ottawa, Ontario',
  contactEmail: 'hello@plaitfulkids.example',
  contactPhone: '613-555-0142',
  paymentEmail: 'deposits@plaitfulkids.example',
  timeZone: 'America/Toronto',
  region: 'CA-ON',
  hours: [
    { weekday: 'friday', from: '16:00', to: '19:00' },
    { weekday: 'saturday', from: '13:00', to: '19:00' },
  ],
  usualDeposit: 20,
  lateFee: 15,
  graceMinutes: 15,
  policyNoticeHours: 48,
  faqNoticeHours: 24,
  pickupReminderMinutes: 20,
  pickupMinutes: 15,
  ageMin: 5,
  ageMax: 12,
  photoConsent: 'required',
  chairs: 2,
  maxUnpaidBookings: 3,
  maxUnpaidPerPhone: 4,
  maxUnverifiedPerNetwork: 6,
  unverifiedHoldMinutes: 60,
  overrunMinutes: 30,
  retentionMonths: 84,
  social: [],
};

export const origin: MessageSender = { business, publicUrl: 'http://localhost:3000' };

/** A booking of feed-in cornrows for Ada. */
export const booking: MessageBooking = {
  bookingId: 41,
  options: [],
  preparation: '',
  bookingDate: '2026-12-12',
  bookingTime: '14:00',
  durationMinutes: 120,
  priceCents: 9000,
  discountPercent: 15,
  valueCents: 7650,
  depositCents: 2000,
  depositDueAt: new Date('2026-12-06T20:15:37Z'),
  verifyBy: null,
  styleName: 'Feed-in cornrows',
  serviceName: 'Cornrows',
  childName: 'Ada',
  firstName: 'Maya',
  deposit: 'NOT_PAID',
  bill: null,
  receiptYear: null,
  receiptNumber: null,
  depositKept: false,
};
