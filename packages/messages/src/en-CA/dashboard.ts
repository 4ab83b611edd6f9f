import type { CancelledBy, DepositStatus, PaymentStatus } from '@plaitful/domain/status';
import type { StudioValues } from '../studioValues.ts';

export const dashboard = {
  title: 'Dashboard',
  nav: {
    label: 'Dashboard pages',
    appointments: 'My Appointments',
    settings: 'Settings',
    profile: 'Profile',
  },
  settings: {
    title: 'Settings',
    text: 'Coming Soon!',
    hint: ({ contactEmail }: { contactEmail: string }) =>
      `To change your email or password now, write to ${contactEmail} or use Forgot password.`,
  },
  profile: {
    title: 'Profile',
    text: 'Coming Soon!',
    hint: ({ contactEmail }: { contactEmail: string }) =>
      `To correct your name or phone now, write to ${contactEmail}.`,
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

/** The statuses as parents read them. */
export const status: {
  deposit: Record<DepositStatus, string>;
  payment: Record<PaymentStatus, string>;
} = {
  deposit: { NOT_PAID: 'Not paid', PAID: 'Paid' },
  payment: { PENDING: 'Pending', CONFIRMED: 'Confirmed', CANCELLED: 'Cancelled' },
};

interface Remittance {
  deposit: string;
  paymentEmail: string;
  deadline: string;
  childName: string;
  serviceName: string;
}

/** Who cancelled, and when, as the parent is told (reading 17b). */
const cancelled: Record<CancelledBy, (values: { businessName: string; when: string }) => string> = {
  MEMBER: ({ when }) => `You cancelled it on ${when}.`,
  STUDIO: ({ businessName, when }) => `${businessName} cancelled it on ${when}.`,
  DEADLINE: ({ when }) => `The deposit had not arrived in time, so the booking ended on ${when}.`,
};

export const summary = {
  title: 'Your appointment',
  date: 'Date',
  time: 'Time',
  service: 'Service',
  price: 'Price',
  style: 'Style',
  child: ({ childName, age }: { childName: string; age: number }) => `${childName}, ${age} years old`,
  unpaid: {
    deposit: ({ deposit }: { deposit: string }) => `Deposit fee: ${deposit}`,
    status: 'Deposit Status: NOT PAID',
    note: ({ deposit, paymentEmail, deadline, childName, serviceName }: Remittance) =>
      `Please remit the deposit: send ${deposit} by Interac e-Transfer to ${paymentEmail} before ${deadline}. Write “${childName}, ${serviceName}” as the remark.`,
    after: 'After that time the booking is cancelled and the spot is free for others.',
  },
  paid: {
    balance: ({ balance }: { balance: string }) => `Balance: ${balance}`,
    note: ({ deposit }: { deposit: string }) =>
      `Your deposit of ${deposit} has arrived and the spot is yours. The balance is due on the day.`,
    change: ({ contactEmail, contactPhone }: Pick<StudioValues, 'contactEmail' | 'contactPhone'>) =>
      `Need another time? Write to ${contactEmail} or call ${contactPhone}.`,
  },
  confirmed: {
    status: 'Payment Status: PAID',
    note: 'Everything is paid. Thank you.',
  },
  cancelled: {
    status: 'Payment Status: CANCELLED',
    by: cancelled,
    note: 'This appointment is cancelled. Please do not send a deposit for it.',
    paid: ({ deposit, contactEmail }: { deposit: string; contactEmail: string }) =>
      `Your deposit of ${deposit} had arrived. Write to ${contactEmail} about it.`,
    button: 'Book a new time',
  },
  close: 'Close',
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
