import type { MailBlock } from '../mail/mailBlocks.ts';
import type { AnonymousAppointment, StudioMailTexts, StudioMailValues } from '../messageValues.ts';
import { paragraph } from './mailFrame.ts';

const asItem = ({ bookingId, date, time }: AnonymousAppointment): string =>
  `No. ${bookingId}: ${date}, ${time}`;

const withDeposit = (appointment: AnonymousAppointment): string =>
  `${asItem(appointment)}, ${appointment.isPaid ? 'deposit paid' : 'no deposit paid'}`;

const bookingsButton = (v: StudioMailValues): MailBlock => ({
  type: 'button',
  label: 'See all appointments',
  url: v.bookingsUrl,
});

function withdrawal(v: StudioMailValues): readonly MailBlock[] {
  const items = v.appointments.map(asItem);
  if (v.isForOneAppointment)
    return [
      paragraph(
        'This is about one appointment. Please take no photos at it, and take down those that you show of it.',
      ),
      { type: 'list', items },
    ];
  const told = paragraph('Please take down the photos that you show of her, and take no more.');
  return items.length === 0
    ? [told, paragraph('She has no coming appointments.')]
    : [told, { type: 'heading', text: 'Her coming appointments' }, { type: 'list', items }];
}

export const studioMails = {
  photoConsentWithdrawn: {
    title: 'Consent to photos withdrawn',
    mail: {
      subject: () => 'Consent to photos withdrawn',
      preheader: () => 'Please take no more photos, and take down those that you show.',
      heading: () => 'Consent to photos withdrawn',
      blocks: (v) => [
        paragraph(
          `${v.parentName} no longer agrees to photos of ${v.childName === '' ? 'a child who is no longer in the profile' : v.childName}.`,
        ),
        ...withdrawal(v),
        bookingsButton(v),
      ],
    },
  },
  familyDeleted: {
    title: 'A family was deleted',
    mail: {
      subject: () => 'A family was deleted',
      preheader: (v) => `Account ${v.userId}: names, numbers and messages are gone.`,
      heading: () => 'A family was deleted',
      blocks: (v) => [
        paragraph(
          `The family of account ${v.userId} was deleted, ${v.isByStudio ? 'by the studio' : 'as the parent asked'}.`,
        ),
        ...(v.appointments.length === 0
          ? [paragraph('They had no coming appointments.')]
          : [
              paragraph('These appointments were cancelled, and their times are free again.'),
              { type: 'list' as const, items: v.appointments.map(withDeposit) },
              paragraph(
                'If a deposit was paid, please settle it with the family. We can no longer show you how to reach them.',
              ),
            ]),
        paragraph(
          'Names, dates of birth, numbers, addresses and messages are gone. Dates, styles and amounts stay, without names.',
        ),
        bookingsButton(v),
      ],
    },
  },
  familyErased: {
    title: 'A deletion is complete',
    mail: {
      subject: () => 'A deletion is complete',
      preheader: (v) => `Nothing that names the family of account ${v.userId} is left.`,
      heading: () => 'A deletion is complete',
      blocks: (v) => [
        paragraph(
          `The files of the mails to account ${v.userId} could not be deleted at once. Now they are: nothing that names this family is left.`,
        ),
      ],
    },
  },
} satisfies Record<string, StudioMailTexts>;

export type StudioMailKind = keyof typeof studioMails;
