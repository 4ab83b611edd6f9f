import type { AnonymousAppointment, StudioMailTexts } from '../messageValues.ts';

const told = ({ bookingId, date, time }: AnonymousAppointment): string =>
  `No. ${bookingId}: ${date}, ${time}`;

const withDeposit = (appointment: AnonymousAppointment): string =>
  `${told(appointment)}, ${appointment.isPaid ? 'deposit paid' : 'no deposit paid'}`;

export const studioMails = {
  photoConsentWithdrawn: {
    title: 'Consent to photos withdrawn',
    mail: {
      subject: () => 'Consent to photos withdrawn',
      body: (
        v,
      ) => `${v.parentName} no longer agrees to photos of ${v.childName === '' ? 'a child who is no longer in the profile' : v.childName}.

${
  v.isForOneAppointment
    ? `This is about one appointment. Please take no photos at it, and take down those that you show of it:
${v.appointments.map(told).join('\n')}`
    : `Please take down the photos that you show of her, and take no more.
${
  v.appointments.length === 0
    ? 'No appointment of hers is to come.'
    : `Her appointments to come:
${v.appointments.map(told).join('\n')}`
}`
}

All appointments: ${v.bookingsUrl}`,
    },
  },
  familyDeleted: {
    title: 'A family was deleted',
    mail: {
      subject: () => 'A family was deleted',
      body: (
        v,
      ) => `The family of account ${v.userId} was deleted, ${v.isByStudio ? 'by the studio' : 'as the parent asked'}.

${
  v.appointments.length === 0
    ? 'No appointment of theirs was to come.'
    : `These appointments were cancelled, and their times are free again:
${v.appointments.map(withDeposit).join('\n')}

What becomes of a paid deposit is for you to settle: the product no longer knows how to reach the family.`
}

Names, dates of birth, numbers, addresses and messages are gone. Dates, styles and amounts stay, without names.

All appointments: ${v.bookingsUrl}`,
    },
  },
  familyErased: {
    title: 'A deletion is complete',
    mail: {
      subject: () => 'A deletion is complete',
      body: (v) =>
        `The files of the mails to account ${v.userId} could not be deleted at once. Now they are: nothing that names this family is left.`,
    },
  },
} satisfies Record<string, StudioMailTexts>;

export type StudioMailKind = keyof typeof studioMails;
