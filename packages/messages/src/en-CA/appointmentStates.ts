import type { CancelledBy } from '@plaitful/domain/booking-status';
import type { StudioValues } from '../studioValues.ts';
import { eTransfer } from './format.ts';

const cancelled: Record<CancelledBy, (values: { businessName: string; when: string }) => string> = {
  MEMBER: ({ when }) => `You cancelled it on ${when}.`,
  STUDIO: ({ businessName, when }) => `${businessName} cancelled it on ${when}.`,
  DEADLINE: ({ when }) => `The deposit had not arrived in time, so the booking ended on ${when}.`,
};

/** An appointment's state in one or two words, in mails and in the export. */
export const appointmentBadges = {
  waiting: 'Waiting for the deposit',
  confirmed: 'Confirmed',
  done: 'Done',
  past: 'Past',
  missed: 'Missed',
  cancelled: 'Cancelled',
};

/** What the summary of an appointment says about deposit and payment, by its state. */
export const appointmentStates = {
  unpaid: {
    deposit: ({ deposit }: { deposit: string }) => `Deposit fee: ${deposit}`,
    status: 'Deposit Status: NOT PAID',
    note: ({ deadline }: { deadline: string }) =>
      `Please remit the deposit by Interac ${eTransfer} before ${deadline}.`,
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
    /** For one that the studio keeps; the mail says the same. */
    kept: ({ deposit }: { deposit: string }) => `We keep your deposit of ${deposit}, as our policies say.`,
    paid: ({ deposit, contactEmail }: { deposit: string; contactEmail: string }) =>
      `Questions about your deposit of ${deposit}? Write to ${contactEmail}.`,
  },
};
