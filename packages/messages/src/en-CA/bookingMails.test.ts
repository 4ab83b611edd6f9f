import { expect, it } from 'vitest';
import type { BookingText, BookingValues } from '../messageValues.ts';
import { bookingMails, type BookingMessageKind } from './bookingMails.ts';

/** Each value is its name, so that a text shows which values it uses. */
const named = new Proxy({}, { get: (_, name) => `<${String(name)}>` }) as BookingValues;
const valuesOf = (own: Partial<BookingValues>): BookingValues =>
  new Proxy(named, {
    get: (all, name) => ({ ...own })[name as keyof BookingValues] ?? Reflect.get(all, name),
  });

const plain = { options: [], bill: null, preparation: [], hasOwnPreparation: false };
const verified = { ...plain, verifyBy: '', verifyByShort: '', verifyUrl: '', isMovedByStudio: false };
const paid = { ...verified, isPaid: true, isDepositKept: false };
const unpaid = { ...verified, isPaid: false };
const unverified = { ...unpaid, verifyBy: 'tomorrow', verifyByShort: 'noon', verifyUrl: 'verify' };

const getText = (kind: BookingMessageKind, values: BookingValues): string =>
  (bookingMails[kind] as BookingText).sms?.text(values) ?? '';

type Choice = readonly [kind: BookingMessageKind, own: Partial<BookingValues>, says: string, not: string];

it.each<Choice>([
  ['cancelledByStudio', paid, 'Your deposit of <deposit> has arrived.', 'Please do not send a deposit'],
  [
    'cancelledByStudio',
    { ...paid, isDepositKept: true },
    'We keep your deposit of <deposit>',
    'the money back',
  ],
  ['cancelledByStudio', { ...paid, isDepositKept: true }, '<policyUrl>', 'We are sorry'],
  ['restored', paid, 'Your deposit of <deposit> stays', 'is due'],
  ['restored', unpaid, 'The deposit of <deposit> is due before <deadline>', 'stays with'],
  ['cancelledByStudio', unpaid, 'Please do not send a deposit', 'has arrived'],
  ['cancelledForClosure', paid, 'We will send your deposit of <deposit> back', 'Please do not send'],
  ['cancelledForClosure', unpaid, 'Please do not send a deposit', 'We will send your deposit'],
  ['askedToReschedule', paid, 'Your deposit of <deposit> stays', 'still due'],
  ['askedToReschedule', unpaid, 'The deposit of <deposit> is still due before <deadline>', 'stays with'],
  ['askedToReschedule', unverified, 'Please do this before tomorrow', 'stays with'],
  ['rescheduled', paid, 'Your deposit of <deposit> stays', 'still due'],
  ['rescheduled', unpaid, 'The deposit of <deposit> is still due before <deadline>', 'Verify'],
  ['rescheduled', unverified, 'Please do this before tomorrow', 'stays with'],
  ['rescheduled', unpaid, '<depositSentUrl>', 'See my appointments'],
  ['rescheduled', paid, 'See my appointments', '<depositSentUrl>'],
  ['received', unpaid, 'Send the deposit before <deadline>', 'Verify'],
  ['received', unverified, 'Please do this before tomorrow', 'See my appointments'],
  ['received', unpaid, '<depositSentUrl>', 'Verify'],
  ['received', unpaid, '"label":"Send before","value":"<deadline>"', 'See my appointments'],
  ['received', unverified, 'Please do this before tomorrow', '<depositSentUrl>'],
  [
    'received',
    unverified,
    'we write to you as soon as your deposit has arrived',
    'as soon as it has arrived',
  ],
  ['received', unpaid, 'as soon as it has arrived', 'Both done?'],
  ['depositReminder', unpaid, '<depositSentUrl>', 'Sent it already?'],
  ['depositReminder', unverified, 'Sent it already?', '<depositSentUrl>'],
  ['depositNotArrived', unpaid, 'Your time is kept until <deadline>', 'cancelled'],
  ['cancelledUnpaid', unpaid, 'Sent it before then?', 'Sent it already?'],
  ['cancelledUnpaid', unpaid, 'We did not receive the deposit before <deadline>', 'was not verified'],
  ['cancelledUnpaid', unverified, 'Sent it already?', 'Sent it before then?'],
  ['cancelledUnpaid', unverified, 'was not verified before tomorrow', 'We did not receive'],
])('the mail %s of a booking with %o says “%s” and not “%s”', (kind, own, says, not) => {
  const body = JSON.stringify(bookingMails[kind].mail.blocks(valuesOf(own)));
  expect(body).toContain(says);
  expect(body).not.toContain(not);
});

const chosen = {
  options: [
    { group: 'Hair length', name: 'To the waist', price: '$26' },
    { group: 'Hair care', name: 'Beads', price: '$10' },
  ],
  preparation: ['Wash her hair.', 'Bring beads.'],
  hasOwnPreparation: true,
};

it.each(['received', 'depositConfirmed'] as const)(
  'the mail %s lists the style and each option with its price, then the total',
  (kind) => {
    const getAmounts = (own: Partial<BookingValues>) =>
      bookingMails[kind].mail
        .blocks(valuesOf(own))
        .flatMap((block) => (block.type === 'amounts' ? block.rows : []))
        .map(({ label, value }) => `${label} ${value}`);
    const [deposit, balance] = getAmounts({ ...paid, discount: '' }).slice(1);
    const lines = [
      'Hair length: To the waist $26',
      'Hair care: Beads $10',
      'Price <finalPrice>',
      deposit,
      balance,
    ];
    expect(getAmounts({ ...paid, ...chosen, discount: '' })).toEqual(['<styleName> <stylePrice>', ...lines]);
    expect(getAmounts({ ...paid, ...chosen, discount: '10%' })).toEqual([
      '<styleName> <fullPrice>',
      'Discount of 10% −<discountAmount>',
      ...lines,
    ]);
  },
);

it.each(['received', 'depositConfirmed', 'reminder48h', 'reminder3h'] as const)(
  'the mail %s says what this booking asks to do or bring, and the general text only where the style says nothing',
  (kind) => {
    const getBody = (own: Partial<BookingValues>) =>
      JSON.stringify(bookingMails[kind].mail.blocks(valuesOf({ ...paid, ...own })));
    const general = 'clean, dry, detangled hair';
    expect(getBody({})).toContain(general);
    for (const text of chosen.preparation) expect(getBody(chosen)).toContain(text);
    expect(getBody(chosen)).not.toContain(general);
    expect(getBody({ ...chosen, hasOwnPreparation: false })).toContain(general);
  },
);

it.each<Choice>([
  ['cancelledForClosure', paid, 'We send your deposit back', 'Please send no deposit'],
  ['cancelledForClosure', unpaid, 'Please send no deposit', 'We send your deposit back'],
  ['cancelledByStudio', { ...paid, isDepositKept: true }, 'We keep the <deposit> deposit', 'sorry'],
  ['received', unpaid, "Remark: child's name, <serviceName>, <code>", 'Verify'],
  ['received', { ...unpaid, serviceName: 'x'.repeat(100) }, 'Remark: child, service, <code>', 'xxx'],
  ['received', { ...unverified, verifyUrl: '' }, '1. Verify your email by noon. 2. Send <deposit>', 'Remark'],
  ['rescheduled', paid, 'Your deposit stays with it', 'still due'],
  ['reminder3h', { ...paid, isToday: true }, 'see you today at <time>', '<dateShort>'],
  ['reminder3h', { ...paid, isToday: false }, 'see you <dateShort> at <time>', 'today'],
  ['rescheduled', unpaid, '<deposit> deposit still due by <deadlineShort>', 'stays with it'],
])('the text message %s of a booking with %o says “%s” and not “%s”', (kind, own, says, not) => {
  const text = getText(kind, valuesOf(own));
  expect(text).toContain(says);
  expect(text).not.toContain(not);
});

it.each([
  [{ isToday: true }, 'See you today at <time>'],
  [{ isToday: false }, 'See you at <time>'],
])('the reminder of an appointment with %o says whether it is today', (own, subject) => {
  const { mail } = bookingMails.reminder3h;
  expect([mail.subject(valuesOf(own)), mail.heading(valuesOf(own))]).toEqual([subject, subject]);
});

it.each([
  [{ ...paid, isDepositKept: true }, 'Cancelled: <dateShort>, <time>', 'We keep your deposit of <deposit>'],
  [paid, 'We had to cancel <dateShort>, <time>', 'We are sorry'],
])('the mail of a cancellation by the studio, of a booking with %o begins with it', (own, subject, says) => {
  const { mail } = bookingMails.cancelledByStudio;
  const values = valuesOf(own);
  expect(mail.subject(values)).toBe(subject);
  expect(mail.preheader(values)).toContain(says);
});

it.each([
  [unpaid, 'Send <deposit> by <deadlineShort> to keep <dateShort>'],
  [unverified, 'Verify your email by noon to keep <dateShort>'],
])('the subject of a new booking with %o says what to do first', (own, subject) => {
  expect(bookingMails.received.mail.subject(valuesOf(own))).toBe(subject);
});
