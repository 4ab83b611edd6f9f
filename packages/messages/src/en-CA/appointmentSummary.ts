import type { CancelledBy } from '@plaitful/domain/booking-status';
import type { StudioValues } from '../studioValues.ts';

interface Remittance {
  deposit: string;
  paymentEmail: string;
  deadline: string;
  childName: string;
  serviceName: string;
}

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
  duration: 'Duration',
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
    notePast: ({ deposit }: { deposit: string }) =>
      `Your deposit of ${deposit} had arrived. The balance was due on the day.`,
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
    /** For a deposit that the studio has to return; the mail says the same. */
    toReturn: ({ deposit }: { deposit: string }) =>
      `Your deposit of ${deposit} has arrived. We will write to you about it: a new date, or the money back.`,
    paid: ({ deposit, contactEmail }: { deposit: string; contactEmail: string }) =>
      `Questions about your deposit of ${deposit}? Write to ${contactEmail}.`,
    button: 'Book a new time',
  },
  close: 'Close',
};

export const calendarFile = {
  button: 'Add to calendar',
  loading: 'Getting the calendar file...',
  failed: 'We could not get the calendar file. Please try again.',
  fileName: 'appointment.ics',
};
