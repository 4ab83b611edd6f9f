import { describe, expect, it } from 'vitest';
import { renderMail } from '@plaitful/messages/mail';
import { transliterateToGsm, isGsm, SMS_LENGTH, renderText } from '@plaitful/messages/text-message';
import { booking, business, origin } from '../platform/outbox/messages.fixture.ts';
import { bookingMails, type BookingMessageKind } from '@plaitful/messages/en-CA/bookingMails';
import { contactMails } from '@plaitful/messages/en-CA/contactMails';
import { accountMails } from '@plaitful/messages/en-CA/accountMails';
import { bookingValues } from '../bookings/bookings/bookingMessages.service.ts';
import { accountValues } from '../accounts/accountMails/accountMails.ts';
import { contactValues } from '../site/contact/contact.messages.ts';

const bookingKinds = Object.keys(bookingMails) as BookingMessageKind[];

type TextKind = Exclude<BookingMessageKind, 'receipt'>;
const textKinds = bookingKinds.filter((kind): kind is TextKind => kind !== 'receipt');

const values = bookingValues(booking, origin);

/** The longest values for which a text message must have room. */
const longest = {
  ...values,
  businessName: 'Plaits & Braids Ottaw',
  dateShort: 'Sat 12 Dec',
  time: '12:15 pm',
  endTime: '12:15 pm',
  deadlineShort: 'Sun 13 Dec 12:15 pm',
  reminderMinutes: '120',
  deposit: '$149.50',
  lateFee: '$149.50',
  paymentEmail: 'a-very-long-mailbox@studio.example',
  contactPhone: '613-555-0142',
};

describe('mails', () => {
  it('explain to a parent how to send the deposit, until when, and what is left to pay', () => {
    const { subject, text } = renderMail(bookingMails.received.mail, values);
    expect(subject).toBe('Send $20 by Sun 6 Dec 3:15 pm to keep Sat 12 Dec');
    expect(text).toContain(
      'Hello Maya,\n\nYour time is kept. Send the deposit before Sunday 6 December 2026',
    );
    expect(text).toContain(
      'Saturday 12 December 2026\n2:00 pm to 4:00 pm, Ottawa time\nFor: Ada\nStyle: Feed-in cornrows\n' +
        'Service: Cornrows\nDuration: 2 hours\nWhere: 12 Demo Street, Ottawa, Ontario ' +
        '(https://www.google.com/maps/search/?api=1&query=12+Demo+Street,+Ottawa,+Ontario)\n',
    );
    expect(text).toContain(
      'Amount: $20\nSend to: deposits@plaitfulkids.example\nMessage (remark): Ada, Cornrows, NTJN\nSend before: Sunday 6 December 2026',
    );
    expect(text).toContain(
      'Feed-in cornrows: $90\nDiscount of 15%: −$13.50\nPrice: $76.50\n' +
        'Deposit, part of the price: −$20\nBalance on the day: $56.50\n',
    );
    expect(text).toContain('I’ve sent it:\nhttp://localhost:3000/dashboard/bookings/41/deposit\n');
    expect(text).toContain('My Appointments (http://localhost:3000/dashboard/bookings)');
    expect(text).toMatch(
      /613-555-0142 · hello@plaitfulkids\.example\nOpen Friday 4 pm to 7 pm, Saturday 1 pm to 7 pm\n$/,
    );
  });

  it('have links to call the studio and to write to it', () => {
    const { html } = renderMail(bookingMails.depositConfirmed.mail, values);
    expect(html).toContain('<a href="tel:+16135550142"');
    expect(html).toContain('<a href="mailto:hello@plaitfulkids.example"');
  });

  it('say by which time to verify an email address, with the date if it is not today', () => {
    const unverified = { ...booking, verifyBy: new Date('2026-12-05T20:15:37Z') };
    const subjectAt = (now: string) =>
      renderMail(
        bookingMails.received.mail,
        bookingValues(unverified, origin, { now: new Date(now), token: 'abc' }),
      ).subject;
    expect(subjectAt('2026-12-05T19:15:37Z')).toBe('Verify your email by 3:15 pm to keep Sat 12 Dec');
    expect(subjectAt('2026-12-04T20:15:37Z')).toBe(
      'Verify your email by Sat 5 Dec 3:15 pm to keep Sat 12 Dec',
    );
  });

  it('say “today” in the reminder that is sent on the day of the appointment', () => {
    const subjectAt = (now: string) =>
      renderMail(bookingMails.reminder3h.mail, bookingValues(booking, origin, { now: new Date(now) }))
        .subject;
    expect(subjectAt('2026-12-12T16:00:00Z')).toBe('See you today at 2:00 pm');
    expect(subjectAt('2026-12-12T04:59:00Z')).toBe('See you at 2:00 pm');
  });

  it('greets with the first 40 characters of a first name', () => {
    const firstName = `${'𞤀'.repeat(39)}x${'y'.repeat(60)}`;
    const greeting = `\nHello ${'𞤀'.repeat(39)}x,\n`;
    const mails = [
      renderMail(bookingMails.received.mail, bookingValues({ ...booking, firstName }, origin)),
      renderMail(accountMails.passwordReset.mail, accountValues({ firstName, token: 'abc' }, origin)),
    ];
    for (const { text } of mails) expect(text).toContain(greeting);
  });

  it('has the token of a link in its fragment', () => {
    const { text } = renderMail(
      accountMails.passwordReset.mail,
      accountValues({ firstName: 'Maya', token: 'a/c_-1' }, origin),
    );
    expect(text).toContain('Set a new password:\nhttp://localhost:3000/reset-password#token=a%2Fc_-1\n');
  });

  it('renders a visitor’s message as escaped text', () => {
    const contact = {
      name: 'Ngozi\r\nSent: yesterday',
      email: 'ngozi@example.com',
      phone: '613-555-0199',
      message: 'One <b>line</b>\r\nand\u0007 another\n\nand a third',
      createdAt: new Date('2026-12-06T20:15:37Z'),
    };
    const mail = renderMail(contactMails.contactToStudio.mail, contactValues(contact, origin));
    expect(mail.text).toBe(
      'Plaitful Kids\n\nNew message from the website\n\n' +
        'Name: Ngozi Sent: yesterday\nEmail: ngozi@example.com\nPhone: 613-555-0199\n' +
        'Sent: Sunday 6 December 2026, 3:15 pm\n\n' +
        'One <b>line</b>\nand  another\n\nand a third\n\nAnswer this mail to write back.\n',
    );
    expect(mail.html).toContain('One &lt;b&gt;line&lt;/b&gt;<br>\nand  another<br>\n<br>\nand a third');
  });

  it('strips line breaks from names', () => {
    const childName = 'Ada\r\n\r\nSend to: thief@example.com';
    const { text } = renderMail(bookingMails.received.mail, bookingValues({ ...booking, childName }, origin));
    expect(text).not.toMatch(/^Send to: thief/mu);
  });
});

describe('text messages', () => {
  it('have the date, the amount, the recipient and the deadline', () => {
    expect(renderText(bookingMails.received.sms, values)).toBe(
      "Plaitful Kids: Sat 12 Dec 2:00 pm is kept. e-Transfer $20 to deposits@plaitfulkids.example by Sun 6 Dec 3:15 pm. Remark: child's name, Cornrows, NTJN",
    );
    expect(renderText(bookingMails.depositConfirmed.sms, values)).toBe(
      'Plaitful Kids: deposit received. Sat 12 Dec 2:00 pm is confirmed. Please bring clean, dry, detangled hair. See you then!',
    );
  });

  it.each(textKinds)('fits %s into one message with the longest values, in GSM letters', (kind) => {
    const unverified = { verifyBy: 'Sunday', verifyByShort: longest.deadlineShort };
    for (const more of [
      { isPaid: false },
      unverified,
      { isPaid: true },
      { isPaid: true, isDepositKept: true },
    ]) {
      const text = renderText(bookingMails[kind].sms, { ...longest, ...more });
      expect(text.length).toBeLessThanOrEqual(SMS_LENGTH);
      expect(isGsm(text)).toBe(true);
      expect(text).not.toContain('Ada');
      // Only the studio's name was cut.
      expect(text).toBe(
        bookingMails[kind].sms.text({ ...longest, ...more, businessName: 'Plaits & Braids Otta' }),
      );
    }
  });

  it('omits an e-Transfer address that is too long', () => {
    const text = renderText(bookingMails.received.sms, {
      ...longest,
      paymentEmail: `x${longest.paymentEmail}`,
    });
    expect(text).toBe(
      'Plaits & Braids Otta: Sat 12 Dec 12:15 pm is kept. Send the $149.50 deposit by Sun 13 Dec 12:15 pm. How: see our email or My Appointments.',
    );
    expect(text.length).toBeLessThanOrEqual(SMS_LENGTH);
  });

  it('does without an e-Transfer address that GSM letters cannot write', () => {
    const odd = { ...values, paymentEmail: 'zoë~pay@studio.example' };
    expect(renderText(bookingMails.received.sms, odd)).toContain('see our email');
  });

  it('writes a foreign name of the studio in GSM letters', () => {
    const named = bookingValues(booking, {
      ...origin,
      business: { ...business, name: 'Zoë’s Café “Łódź” ✨' },
    });
    expect(renderText(bookingMails.depositConfirmed.sms, named)).toMatch(/^Zoe's Café "Lodz": /u);
  });

  it('keep é, replace ë by e and drop what has no counterpart', () => {
    expect(transliterateToGsm('éëñŠ–…😀中')).toBe('éeñS-...');
  });
});
