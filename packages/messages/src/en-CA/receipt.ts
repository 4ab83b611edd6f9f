import { appointmentBadges } from './appointmentStates.ts';

export const receiptPage = {
  title: 'Receipt',
  loading: 'Loading the receipt...',
  loadFailed: 'We could not load this receipt. Please try again.',
  none: {
    title: 'There is no receipt yet',
    text: 'A receipt is made when a visit is finished.',
  },
  number: ({ receiptNumber }: { receiptNumber: string }) => `Receipt ${receiptNumber}`,
  date: 'Date',
  parent: 'Parent',
  child: 'Child',
  print: 'Print',
  mail: 'Mail it to me',
  mailToParent: 'Mail it to the parent',
  mailing: 'Sending...',
  mailed: 'The receipt is on its way by email.',
  mailFailed: 'The receipt was not sent. Please try again.',
  back: 'Back to My Appointments',
  backToBooking: 'Back to the booking',
};

/** A past visit in the parent's appointments. */
export const pastVisit = {
  paid: ({ total }: { total: string }) => `Paid in full: ${total}`,
  receipt: 'Receipt',
  receiptOf: ({ childName, date }: { childName: string; date: string }) =>
    `Receipt for the visit of ${childName} on ${date}`,
  missed: appointmentBadges.missed,
  missedText: ({ childName, deposit }: { childName: string; deposit: string }) =>
    `We waited for ${childName} and missed her. The deposit of ${deposit} is kept, as our policy says.`,
};
