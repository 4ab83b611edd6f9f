import { expect, it } from 'vitest';
import type { BookingValues } from '../messageValues.ts';
import { bookingMails, type BookingMessageKind } from './bookingMails.ts';

/** Each value is its name, so that a text shows which values it uses. */
const named = new Proxy({}, { get: (_, name) => `<${String(name)}>` }) as BookingValues;
const valuesOf = (own: Partial<BookingValues>): BookingValues =>
  new Proxy(named, {
    get: (all, name) => ({ ...own })[name as keyof BookingValues] ?? Reflect.get(all, name),
  });

const paid = { isPaid: true, verifyBy: '' };
const unpaid = { isPaid: false, verifyBy: '' };
const unverified = { isPaid: false, verifyBy: 'tomorrow' };

type Choice = readonly [kind: BookingMessageKind, own: Partial<BookingValues>, says: string, not: string];

it.each<Choice>([
  ['cancelledByStudio', paid, 'Your deposit of <deposit> has arrived.', 'Please do not send a deposit'],
  ['cancelledByStudio', unpaid, 'Please do not send a deposit', 'has arrived'],
  ['cancelledForClosure', paid, 'We will send your deposit of <deposit> back', 'Please do not send'],
  ['cancelledForClosure', unpaid, 'Please do not send a deposit', 'We will send your deposit'],
  ['askedToReschedule', paid, 'Your deposit of <deposit> stays', 'still due'],
  ['askedToReschedule', unpaid, 'The deposit of <deposit> is still due before <deadline>', 'stays with'],
  ['askedToReschedule', unverified, 'First verify your email address before tomorrow', 'stays with'],
  ['rescheduled', paid, 'Your deposit stays', 'still due'],
  ['rescheduled', unpaid, 'The deposit of <deposit> is still due before <deadline>', 'First verify'],
  ['rescheduled', unverified, 'First verify your email address before tomorrow', 'stays with'],
  ['received', unpaid, 'Send the deposit before <deadline>', 'First verify'],
  ['received', unverified, 'First verify your email address before tomorrow', 'verifyBy'],
  ['cancelledUnpaid', unpaid, 'Sent it before then?', 'Sent it already?'],
  ['cancelledUnpaid', unpaid, 'We did not receive the deposit before <deadline>', 'was not verified'],
  ['cancelledUnpaid', unverified, 'Sent it already?', 'Sent it before then?'],
  ['cancelledUnpaid', unverified, 'was not verified before tomorrow', 'We did not receive'],
])('the mail %s of a booking with %o says “%s” and not “%s”', (kind, own, says, not) => {
  const body = bookingMails[kind].mail.body(valuesOf(own));
  expect(body).toContain(says);
  expect(body).not.toContain(not);
});

it.each<Choice>([
  ['cancelledForClosure', paid, 'We send your deposit back', 'Please send no deposit'],
  ['cancelledForClosure', unpaid, 'Please send no deposit', 'We send your deposit back'],
  ['rescheduled', paid, 'Your deposit stays with it', 'still due'],
  ['rescheduled', unpaid, '<deposit> deposit still due by <deadlineShort>', 'stays with it'],
])('the text message %s of a booking with %o says “%s” and not “%s”', (kind, own, says, not) => {
  const text = bookingMails[kind].sms.text(valuesOf(own));
  expect(text).toContain(says);
  expect(text).not.toContain(not);
});

it.each([
  [unpaid, 'One step left: send <deposit> before <deadline>'],
  [unverified, 'Two steps left: first verify your email before tomorrow'],
])('the subject of a new booking with %o counts the steps that are left', (own, subject) => {
  expect(bookingMails.received.mail.subject(valuesOf(own))).toBe(subject);
});
