import type { MailBlock, MailInline, MailLink, MailRow, MailTone } from '../mail/mailBlocks.ts';
import type { BillValues, BookingValues } from '../messageValues.ts';
import { appointmentBadges } from './appointmentStates.ts';
import { hairReady } from './calendar.ts';
import { mailLink, phoneLink } from '../mail/contactLinks.ts';
import { eTransfer } from './format.ts';
import { formatMoney } from '../format.ts';
import { call, paragraph, small, tokenButton, writeOrCall } from './mailFrame.ts';
import { policyTerms } from './policy.ts';
import { bill as labels } from './visit.ts';
import { transferRemark } from './remark.ts';

// Parts that several mails about bookings have in common.

export const shortWhen = (v: BookingValues): string => `${v.dateShort}, ${v.time}`;

export const longWhen = (v: BookingValues): string => `${v.styleName}, ${v.date}, ${v.time}`;

export const appointmentsButton = (v: BookingValues): MailBlock => ({
  type: 'button',
  label: 'See my appointments',
  url: v.appointmentsUrl,
});

export const bookAgainButton = (v: BookingValues): MailBlock => ({
  type: 'button',
  label: 'Book again',
  url: v.servicesUrl,
});

interface ExtraRows {
  readonly first?: readonly MailRow[];
  readonly last?: readonly MailRow[];
}

/** The appointment, with the address where she is expected. */
export function appointmentCard(
  v: BookingValues,
  {
    tone,
    status,
    isOn = true,
    first = [],
    last = [],
  }: { tone: MailTone; status: string; isOn?: boolean } & ExtraRows,
): MailBlock {
  const where = { label: 'Where', value: [{ label: v.address, url: v.mapUrl }] };
  return {
    type: 'card',
    status: { tone, text: status },
    date: v.date,
    time: `${v.time} to ${v.endTime}, ${v.city} time`,
    rows: [
      ...first,
      { label: 'For', value: v.childName },
      { label: 'Style', value: v.styleName },
      { label: 'Service', value: v.serviceName },
      ...(v.options.length > 0 ? [{ label: 'Extras', value: formatChosen(v) }] : []),
      ...(isOn ? [{ label: 'Duration', value: v.durationSpoken }, where] : []),
      ...last,
    ],
  };
}

export const confirmedCard = (v: BookingValues, rows: ExtraRows = {}): MailBlock =>
  appointmentCard(v, { tone: 'success', status: appointmentBadges.confirmed, ...rows });

export const unpaidCard = (v: BookingValues, rows: ExtraRows = {}): MailBlock =>
  appointmentCard(v, {
    tone: 'warning',
    status: v.verifyUrl === '' ? appointmentBadges.waiting : 'Waiting for you to verify',
    ...rows,
  });

export const balanceRow = (v: BookingValues): MailRow => ({ label: 'To pay', value: v.balance });

const depositLines = (v: BookingValues): MailBlock => ({
  type: 'copyLines',
  lines: [
    { label: 'Amount', value: v.deposit },
    { label: 'Send to', value: v.paymentEmail },
    { label: 'Message (remark)', value: transferRemark(v) },
    { label: 'Send before', value: v.deadline },
  ],
});

export const howToSend = (v: BookingValues): readonly MailBlock[] => [
  { type: 'heading', text: v.verifyUrl === '' ? 'How to send the deposit' : '2. Send the deposit' },
  paragraph(`Open your bank’s app or website, choose Interac ${eTransfer}, and copy these lines.`),
  depositLines(v),
];

/** Leads to the page with the button, which asks for a verified email address. */
export const sentButton = (v: BookingValues): MailBlock => ({
  type: 'button',
  label: 'I’ve sent it',
  url: v.depositSentUrl,
});

/** What to do once the deposit is sent; for an unverified parent the mail’s button is to verify. */
export const afterSending = (v: BookingValues): readonly MailBlock[] =>
  v.verifyUrl === ''
    ? [paragraph('Sent it? Tell us, and we keep your time while we look for it.'), sentButton(v)]
    : [
        paragraph(
          'Both done? Then there is nothing more to do: we write to you as soon as your deposit has arrived.',
        ),
      ];

/** For a parent who has not verified the email address, before anything else. */
export const verifyFirst = (v: BookingValues): readonly MailBlock[] =>
  v.verifyUrl === ''
    ? []
    : [
        { type: 'heading', text: '1. Verify your email' },
        paragraph(`Please do this before ${v.verifyBy}, or the booking is cancelled then.`),
        tokenButton('Verify my email', v.verifyUrl),
      ];

/** The same in a mail whose button is for something else. */
export const verifyNote = (v: BookingValues): readonly MailBlock[] =>
  v.verifyUrl === ''
    ? []
    : [
        {
          type: 'note',
          tone: 'warning',
          text: [
            `Your email address is not verified yet. Please do this before ${v.verifyBy}, or the booking is cancelled then: `,
            { label: 'Verify my email', url: v.verifyUrl },
          ],
        },
      ];

/** "To the waist, wash and detangle" */
const formatChosen = (v: Pick<BookingValues, 'options'>): string =>
  v.options.map(({ name }) => name).join(', ');

const discountRows = (v: BookingValues) =>
  v.discount === ''
    ? []
    : [
        { label: v.styleName, value: v.fullPrice },
        { label: `Discount of ${v.discount}`, value: `−${v.discountAmount}` },
      ];

/** The itemised estimate: the style, then each option. */
const optionRows = (v: BookingValues) =>
  v.options.length === 0
    ? []
    : [
        ...(v.discount === '' ? [{ label: v.styleName, value: v.stylePrice }] : []),
        ...v.options.map(({ group, name, price: value }) => ({ label: `${group}: ${name}`, value })),
      ];

/** What to do or bring: the style's own text, or the general one, then what each option asks for. */
export const preparation = (v: BookingValues): readonly string[] =>
  v.hasOwnPreparation ? v.preparation : [hairReady, ...v.preparation];

export const price = (v: BookingValues): readonly MailBlock[] => [
  { type: 'heading', text: 'Price and deposit' },
  {
    type: 'amounts',
    rows: [
      ...discountRows(v),
      ...optionRows(v),
      { label: 'Price', value: v.finalPrice, isSum: v.discount !== '' || v.options.length > 0 },
      { label: v.isPaid ? 'Deposit, received' : 'Deposit, part of the price', value: `−${v.deposit}` },
      { label: 'Balance on the day', value: v.balance },
    ],
  },
];

export const beforeYouCome = (v: BookingValues, more: readonly MailInline[] = []): readonly MailBlock[] => [
  { type: 'heading', text: 'Before you come' },
  {
    type: 'list',
    items: [
      ...(v.hasOwnPreparation
        ? v.preparation
        : [`${hairReady} Old braids should be taken out.`, ...v.preparation]),
      `Please be on time. There is a ${v.graceMinutes}-minute grace period; after that, a late fee of ${v.lateFee} applies.`,
      ...more,
    ],
  },
];

/** A sentence with the studio's mail address and number as links. */
const withContactLinks = (sentence: string, { contactEmail, contactPhone }: BookingValues): MailInline =>
  [mailLink(contactEmail), phoneLink(contactPhone)].reduce<readonly (string | MailLink)[]>(
    (parts, contact) =>
      parts.flatMap((part) =>
        typeof part === 'string'
          ? part.split(contact.label).flatMap((text, at) => (at === 0 ? [text] : [contact, text]))
          : [part],
      ),
    [sentence],
  );

/** The agreement as text: Ontario asks for a copy of agreements made on the internet. */
export const agreement = (v: BookingValues): readonly MailBlock[] => {
  const { deposit, cancellation, late, photo } = policyTerms(v);
  return [
    {
      type: 'terms',
      title: 'What we agreed',
      lead: [
        `Please keep this mail: it is your copy. You agreed to our `,
        { label: 'policies', url: v.policyUrl },
        ' when you booked.',
      ],
      sections: [deposit, cancellation, late, photo].map(({ title, items }) => ({
        title,
        items: items.map((item) => withContactLinks(item, v)),
      })),
    },
  ];
};

export const notYou = (v: BookingValues): MailBlock => small(call(v, 'You did not do this? Call us at '));

export const questions = (v: BookingValues): MailBlock => small(writeOrCall(v, 'Questions? Please '));

export const remindersOff = (v: BookingValues): MailBlock =>
  small(['You can turn reminders off in your ', { label: 'settings', url: v.settingsUrl }, '.']);

/** The lines of a bill, what was paid, the tip apart, and the tax or that there is none. */
export const receipt = (v: BookingValues, bill: BillValues): readonly MailBlock[] => [
  paragraph(`Here is your receipt for ${v.childName}’s visit.`),
  { type: 'heading', text: `Receipt ${bill.receiptNumber}` },
  {
    type: 'facts',
    rows: [
      { label: 'Date', value: bill.finishedOn },
      { label: 'For', value: v.childName },
    ],
  },
  {
    type: 'amounts',
    rows: [
      ...bill.lines.map(({ label, amount }) => ({ label, value: amount })),
      { label: labels.total, value: bill.total, isSum: true },
      { label: labels.deposit, value: `−${v.deposit}` },
      { label: labels.paidBy({ method: bill.paidBy }), value: `−${bill.balance}` },
      { label: labels.rest, value: formatMoney(0), isSettled: true },
    ],
  },
  ...(bill.tip === ''
    ? []
    : [{ type: 'amounts', isMuted: true, rows: [{ label: labels.tip, value: bill.tip }] } as const]),
  small(bill.tax === null ? labels.noTax : `${labels.tax(bill.tax)}. ${labels.taxNumber(bill.tax)}`),
  { type: 'button', label: 'Print the receipt', url: bill.receiptUrl },
  questions(v),
];
