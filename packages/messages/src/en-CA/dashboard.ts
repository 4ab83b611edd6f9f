import type { DepositStatus, PaymentStatus } from '@plaitful/domain/booking-status';
import { nav } from './common.ts';

export const dashboard = {
  title: 'Dashboard',
  nav: {
    label: 'Dashboard pages',
    appointments: nav.appointments,
    settings: 'Settings',
    profile: 'Profile',
  },
};

export const appointments = {
  title: nav.appointments,
  groups: { coming: 'Coming', past: 'Past and cancelled' },
  child: ({ childName }: { childName: string }) => `for ${childName}`,
  column: {
    date: 'Booking Date',
    time: 'Booking Time',
    service: 'Service Name',
    style: 'Style Name',
    duration: 'Style Duration',
    deposit: 'Deposit Status',
    payment: 'Payment Status',
    actions: 'Actions',
  },
  actions: ({ styleName, date, time }: { styleName: string; date: string; time: string }) =>
    `Actions for ${styleName} on ${date}, ${time}`,
  action: {
    view: 'View',
    reschedule: 'Reschedule',
    cancel: 'Cancel',
  },
  /** The options, in short; no line ends in "a". */
  chosen: ({ names }: { names: readonly string[] }) =>
    names.join(', ').replaceAll(/(?<!\p{L})(\p{L}) /gu, '$1\u{A0}'),
  loading: 'Loading your appointments...',
  error: 'We could not load your appointments. Please try again.',
  empty: {
    text: 'You have no appointments yet.',
    hint: 'Pick a style and a time, and it will show here.',
    button: 'See all styles',
  },
  depositBy: ({ deadline }: { deadline: string }) => `Send the deposit before ${deadline}`,
  depositButton: 'How to send it',
  /** For screen readers, after it. */
  depositButtonOf: ({ childName, date }: { childName: string; date: string }) =>
    `, for ${childName} on ${date}`,
  bookAgain: 'Book again',
  bookAgainLabel: ({ childName, styleName }: { childName: string; styleName: string }) =>
    `Book again: ${styleName} for ${childName}`,
  moved: ({ date, time }: { date: string; time: string }) => `Moved to ${date}, ${time}`,
  movedWhat: ({ childName, styleName }: { childName: string; styleName: string }) =>
    `${styleName} for ${childName}. We send the new time by email within a few minutes.`,
};

/** The card above the list. */
export const nextAppointment = {
  title: 'Next',
  what: ({ childName, styleName }: { childName: string; styleName: string }) => `${childName}: ${styleName}`,
  time: ({ time, endTime }: { time: string; endTime: string }) => `${time} to ${endTime}`,
  todo: 'Still to do',
  ready: 'All done. See you then!',
  none: {
    title: 'Nothing is coming up',
    last: ({ childName, styleName, date }: { childName: string; styleName: string; date: string }) =>
      `Last time: ${styleName} for ${childName}, ${date}.`,
  },
};

export const status: {
  deposit: Record<DepositStatus, string>;
  payment: Record<PaymentStatus, string>;
} = {
  deposit: { NOT_PAID: 'Not paid', PAID: 'Paid' },
  payment: { PENDING: 'Pending', CONFIRMED: 'Confirmed', CANCELLED: 'Cancelled' },
};

export const cancel = {
  title: 'Cancel this appointment?',
  text: ({
    styleName,
    childName,
    date,
    time,
  }: {
    styleName: string;
    childName: string;
    date: string;
    time: string;
  }) => `${styleName} for ${childName}, ${date}, ${time}. The spot will be free for others at once.`,
  sentAlready: ({ contactEmail }: { contactEmail: string }) =>
    `Have you sent the deposit already? Then keep the booking and write to ${contactEmail}.`,
  keep: 'Keep it',
  confirm: 'Cancel appointment',
  confirming: 'Cancelling...',
  done: 'Booking cancelled successfully',
  failed: ({ contactPhone }: { contactPhone: string }) =>
    `The appointment was not cancelled. Please try again, or call ${contactPhone}.`,
};
