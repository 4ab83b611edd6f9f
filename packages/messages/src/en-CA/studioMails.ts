import { toBookingCode } from '@plaitful/domain/booking-code';
import type { MailBlock } from '../mail/mailBlocks.ts';
import type { AnonymousAppointment, StudioMailTexts, StudioMailValues } from '../messageValues.ts';
import { eTransfer } from './format.ts';
import { paragraph } from './mailFrame.ts';

const asItem = ({ bookingId, date, time }: AnonymousAppointment): string =>
  `No. ${bookingId}: ${date}, ${time}`;

/** By the code at the end of its remark, the owner finds the transfer, and with it who sent it. */
function depositsOfDeleted(appointments: readonly AnonymousAppointment[]): readonly MailBlock[] {
  const group = (heading: string, items: readonly string[]): readonly MailBlock[] =>
    items.length === 0
      ? []
      : [
          { type: 'heading', text: heading },
          { type: 'list', items },
        ];
  const paid = appointments.filter(({ isPaid }) => isPaid);
  const unpaid = appointments.filter(({ isPaid }) => !isPaid);
  return [
    ...group(
      'Deposit paid',
      paid.map((one) => `${asItem(one)}, code ${toBookingCode(one.bookingId)}`),
    ),
    ...(paid.length === 0
      ? []
      : [
          paragraph(
            `Please settle a paid deposit with the family. We no longer have their name or number, but your bank shows who sent the ${eTransfer}: look for the one with the code in its message.`,
          ),
        ]),
    ...group('No deposit paid', unpaid.map(asItem)),
  ];
}

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
          `The family of account ${v.userId} was deleted, ${v.isByStudio ? 'by the studio' : 'as the parent asked'}. Names, dates of birth, numbers, addresses and messages are gone. Dates, styles and amounts stay, without names.`,
        ),
        ...(v.appointments.length === 0
          ? [paragraph('They had no coming appointments.')]
          : [
              paragraph('These appointments were cancelled, and their times are free again.'),
              ...depositsOfDeleted(v.appointments),
            ]),
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
          `The last stored mails of the family of account ${v.userId} are now deleted too: nothing that names them is left. There is nothing to do.`,
        ),
      ],
    },
  },
} satisfies Record<string, StudioMailTexts>;

export type StudioMailKind = keyof typeof studioMails;
