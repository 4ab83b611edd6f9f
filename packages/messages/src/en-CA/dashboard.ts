import type { DepositStatus, PaymentStatus } from '@plaitful/domain/booking-status';

export const dashboard = {
  title: 'Dashboard',
  nav: {
    label: 'Dashboard pages',
    appointments: 'My Appointments',
    settings: 'Settings',
    profile: 'Profile',
  },
};

export const appointments = {
  title: 'My Appointments',
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
  loading: 'Loading your appointments...',
  error: 'We could not load your appointments. Please try again.',
  empty: {
    text: 'You have no appointments yet.',
    hint: 'Pick a style and a time, and it will show here.',
    button: 'See all styles',
  },
  depositBy: ({ deadline }: { deadline: string }) => `Send the deposit before ${deadline}`,
  bookAgain: 'Book again',
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
