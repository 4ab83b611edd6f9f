import type {
  AccountValues,
  BookingValues,
  ContactValues,
  MessageStudioValues,
  StudioMailValues,
} from '../messageValues.ts';
import {
  formatDate,
  formatDateShort,
  formatDuration,
  formatHours,
  formatInstant,
  formatInstantShort,
  formatPhone,
  formatTime,
} from '../format.ts';
import { getMapUrl } from './contactLinks.ts';

// Values of the demo studio as the server fills them in, for stories and tests.

const site = 'http://localhost:3000';
const token = 'q3Jd0mX5rWn8yTz1vKb7LpQ2sGf4HcUe9aRoNiYx6Mw';
const timeZone = 'America/Toronto';
const address = '12 Demo Street, Ottawa, Ontario';

const studio: MessageStudioValues = {
  businessName: 'Plaitful Kids',
  city: 'Ottawa',
  address,
  mapUrl: getMapUrl(address),
  contactEmail: 'hello@plaitfulkids.example',
  contactPhone: formatPhone('613-555-0142'),
  paymentEmail: 'deposits@plaitfulkids.example',
  hours: formatHours([
    { weekday: 'friday', from: '16:00', to: '19:00' },
    { weekday: 'saturday', from: '13:00', to: '19:00' },
  ]),
  lateFee: '$15',
  graceMinutes: '15',
  reminderMinutes: '20',
  policyNoticeHours: '48',
  faqNoticeHours: '24',
  appointmentsUrl: `${site}/dashboard/bookings`,
  servicesUrl: `${site}/services`,
  policyUrl: `${site}/policy`,
  settingsUrl: `${site}/dashboard/settings`,
};

export const sampleBookingValues: BookingValues = {
  ...studio,
  parentName: 'Maya',
  childName: 'Ada',
  styleName: 'Feed-in cornrows',
  serviceName: 'Cornrows',
  code: 'NTJN',
  date: formatDate('2026-12-12'),
  dateShort: formatDateShort('2026-12-12'),
  isToday: false,
  time: formatTime('14:00'),
  endTime: formatTime('16:00'),
  durationSpoken: formatDuration(120),
  fullPrice: '$90',
  discount: '15%',
  discountAmount: '$13.50',
  stylePrice: '$76.50',
  options: [],
  preparation: [],
  hasOwnPreparation: false,
  finalPrice: '$76.50',
  deposit: '$20',
  balance: '$56.50',
  deadline: formatInstant('2026-12-06T20:15:00Z', timeZone),
  deadlineShort: formatInstantShort('2026-12-06T20:15:00Z', timeZone),
  verifyBy: '',
  verifyByShort: '',
  verifyUrl: '',
  isPaid: false,
  bill: {
    receiptNumber: '2026-0012',
    receiptUrl: `${site}/dashboard/bookings/41/receipt`,
    finishedOn: formatDate('2026-12-12'),
    lines: [
      { label: 'Feed-in cornrows', amount: '$76.50' },
      { label: 'Wash and detangle', amount: '$25' },
      { label: 'Late fee', amount: '$15' },
    ],
    total: '$116.50',
    balance: '$96.50',
    paidBy: 'CASH',
    tip: '$10',
    tax: null,
  },
  isDepositKept: false,
  depositSentUrl: `${site}/dashboard/bookings/41/deposit`,
  oldDate: formatDate('2026-12-11'),
  oldTime: formatTime('16:30'),
  isMovedByStudio: false,
  rescheduleUrl: `${site}/dashboard/bookings/41/reschedule`,
  closure: 'The studio is closed.',
};

/** A booking that is kept for an hour, until the email address is verified. */
export const sampleUnverified: Partial<BookingValues> = {
  verifyBy: formatInstant('2026-12-05T21:15:00Z', timeZone),
  verifyByShort: formatTime('16:15'),
  verifyUrl: `${site}/verify-email#token=${token}`,
};

/** A booking with options, one of which says what to bring. */
export const sampleChosen: Partial<BookingValues> = {
  endTime: formatTime('17:00'),
  durationSpoken: formatDuration(180),
  options: [
    { group: 'Hair length', name: 'To the waist', price: '$26' },
    { group: 'Care and finish', name: 'Wash and detangle', price: '$25' },
    { group: 'Care and finish', name: 'Beads', price: '$10' },
  ],
  preparation: ['Please take out old braids the day before.', 'Bring two packs of beads in her colours.'],
  hasOwnPreparation: true,
  finalPrice: '$137.50',
  balance: '$117.50',
};

export const sampleAccountValues: AccountValues = {
  ...studio,
  parentName: 'Maya',
  linkLifetime: '30 minutes',
  resetUrl: `${site}/reset-password#token=${token}`,
  verifyLifetime: '24 hours',
  verifyUrl: `${site}/verify-email#token=${token}`,
  forgotUrl: `${site}/forgot-password`,
  code: '40718263',
  codeLifetime: '10 minutes',
  confirmEmailUrl: `${site}/confirm-email#token=${token}`,
  confirmEmailLifetime: '1 hour',
  undoEmailUrl: `${site}/undo-email#token=${token}`,
  undoEmailUntil: formatInstant('2026-12-07T20:15:00Z', timeZone),
  undoNeedsCode: false,
  keepsSession: true,
  date: formatDate('2026-12-06'),
  time: formatTime('15:15'),
};

export const sampleContactValues: ContactValues = {
  ...studio,
  fullName: 'Ngozi Okafor',
  email: 'ngozi@example.com',
  phone: '613-555-0199',
  message:
    'Hello,\nmy girl turns seven in March. Could you braid beads into her hair for the party?\n\nThank you, Ngozi',
  date: formatDate('2026-12-06'),
  time: formatTime('15:15'),
};

export const sampleStudioMailValues: StudioMailValues = {
  ...studio,
  userId: 12,
  parentName: 'Maya Demo',
  childName: 'Ada',
  isForOneAppointment: false,
  appointments: [
    { bookingId: 41, date: formatDate('2026-12-12'), time: formatTime('14:00'), isPaid: true },
    { bookingId: 57, date: formatDate('2027-01-08'), time: formatTime('16:30'), isPaid: false },
  ],
  isByStudio: false,
  bookingsUrl: `${site}/admin/bookings`,
};
