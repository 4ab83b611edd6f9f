import type {
  AccountValues,
  BookingValues,
  ContactValues,
  MessageStudioValues,
  StudioMailValues,
} from '../messageValues.ts';
import { getMapUrl } from './contactLinks.ts';

// Values of the demo studio as the server fills them in, for stories and tests.

const site = 'http://localhost:3000';
const token = 'q3Jd0mX5rWn8yTz1vKb7LpQ2sGf4HcUe9aRoNiYx6Mw';
const address = '12 Demo Street, Ottawa, Ontario';

const studio: MessageStudioValues = {
  businessName: 'Plaitful Kids',
  city: 'Ottawa',
  address,
  mapUrl: getMapUrl(address),
  contactEmail: 'hello@plaitfulkids.example',
  contactPhone: '613-555-0142',
  paymentEmail: 'deposits@plaitfulkids.example',
  hours: 'Friday 4 pm to 7 pm, Saturday 1 pm to 7 pm',
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
  date: 'Saturday 12 December 2026',
  dateShort: 'Sat 12 Dec',
  time: '2:00 pm',
  endTime: '4:00 pm',
  durationSpoken: '2 hours',
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
  deadline: 'Sunday 6 December 2026, 3:15 pm',
  deadlineShort: 'Sun 6 Dec 3:15 pm',
  verifyBy: '',
  verifyByShort: '',
  verifyUrl: '',
  isPaid: false,
  bill: {
    receiptNumber: '2026-0012',
    receiptUrl: `${site}/dashboard/bookings/41/receipt`,
    finishedOn: 'Saturday 12 December 2026',
    lines: [
      { label: 'Knotless box braids', amount: '$76.50' },
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
  oldDate: 'Friday 11 December 2026',
  oldTime: '4:30 pm',
  isMovedByStudio: false,
  rescheduleUrl: `${site}/dashboard/bookings/41/reschedule`,
  closure: 'The studio is closed.',
};

/** A booking that is kept for an hour, until the email address is verified. */
export const sampleUnverified: Partial<BookingValues> = {
  verifyBy: 'Saturday 5 December 2026, 4:15 pm',
  verifyByShort: '4:15 pm',
  verifyUrl: `${site}/verify-email#token=${token}`,
};

/** A booking with options, one of which says what to bring. */
export const sampleChosen: Partial<BookingValues> = {
  endTime: '5:00 pm',
  durationSpoken: '3 hours',
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
  undoEmailUntil: 'Monday 7 December 2026, 3:15 pm',
  undoNeedsCode: false,
  keepsSession: true,
  date: 'Sunday 6 December 2026',
  time: '3:15 pm',
};

export const sampleContactValues: ContactValues = {
  ...studio,
  fullName: 'Ngozi Okafor',
  email: 'ngozi@example.com',
  phone: '613-555-0199',
  message:
    'Hello,\nmy girl turns seven in March. Could you braid beads into her hair for the party?\n\nThank you, Ngozi',
  date: 'Sunday 6 December 2026',
  time: '3:15 pm',
};

export const sampleStudioMailValues: StudioMailValues = {
  ...studio,
  userId: 12,
  parentName: 'Maya Demo',
  childName: 'Ada',
  isForOneAppointment: false,
  appointments: [
    { bookingId: 41, date: 'Saturday 12 December 2026', time: '2:00 pm', isPaid: true },
    { bookingId: 57, date: 'Friday 8 January 2027', time: '4:30 pm', isPaid: false },
  ],
  isByStudio: false,
  bookingsUrl: `${site}/admin/bookings`,
};
