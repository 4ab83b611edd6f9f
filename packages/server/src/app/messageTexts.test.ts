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

/** The visible text of an HTML mail. */
const wordsOf = (html: string): string[] =>
  html
    .replace(/^[\s\S]*<body[^>]*>/u, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split(/\s+/u)
    .filter(Boolean);

describe('mails', () => {
  it('explain to a parent how to send the deposit, until when, and what is left to pay', () => {
    const { subject, text } = renderMail(bookingMails.received.mail, values);
    expect(subject).toBe('One step left: send $20 before Sunday 6 December 2026, 3:15 pm');
    expect(text).toContain(
      'Hello Maya,\n\nYour time is kept: Feed-in cornrows for Ada, Saturday 12 December 2026, 2:00 pm to 4:00 pm.\n',
    );
    expect(text).toContain('3. Send to: deposits@plaitfulkids.example\n4. Message (remark): Ada, Cornrows\n');
    expect(text).toContain('Duration: 2 hours\nPrice: $76.50\nDeposit: $20, part of the price\n');
    expect(text).toContain('Balance on the day: $56.50\n');
    expect(text).toContain('cancel here: http://localhost:3000/dashboard/bookings\n');
    expect(text).toMatch(
      /Plaitful Kids\n12 Demo Street, Ottawa, Ontario\n613-555-0142 · hello@plaitfulkids\.example\nOpen Friday 4 pm to 7 pm, Saturday 1 pm to 7 pm\n$/,
    );
  });

  it('confirm to a parent that the deposit has arrived, with directions', () => {
    const { subject, text } = renderMail(bookingMails.depositConfirmed.mail, values);
    expect(subject).toBe('Confirmed: Saturday 12 December 2026, 2:00 pm');
    expect(text).toContain('Your deposit of $20 has arrived. The spot is yours.');
    expect(text).toContain('There is a 15-minute grace period; after that, a late fee of $15 applies.');
    expect(text).toContain('We send you a reminder 20 minutes before the end.');
    expect(text).toContain('Please tell us 48 hours ahead');
  });

  it.each(bookingKinds)('names no child in the subject of %s', (kind) => {
    expect(renderMail(bookingMails[kind].mail, values).subject).not.toContain('Ada');
  });

  it.each(bookingKinds)('have the same content in both formats of %s, with all input escaped', (kind) => {
    const typed = bookingValues({ ...booking, childName: '<b>"Ada" & O’Neil</b>' }, origin);
    const { text, html } = renderMail(bookingMails[kind].mail, typed);
    expect(wordsOf(html)).toEqual(text.split(/\s+/u).filter(Boolean));
    expect(html).not.toContain('<b>');
  });

  it('greets with the first 40 characters of a first name', () => {
    const firstName = `${'𞤀'.repeat(39)}x${'y'.repeat(60)}`;
    const greeting = `Hello ${'𞤀'.repeat(39)}x,\n`;
    const mails = [
      renderMail(bookingMails.received.mail, bookingValues({ ...booking, firstName }, origin)),
      renderMail(accountMails.passwordReset.mail, accountValues({ firstName, token: 'abc' }, origin)),
    ];
    for (const { text } of mails) expect(text.startsWith(greeting)).toBe(true);
  });

  it.each(['passwordReset', 'passwordChanged', 'loginCode'] as const)(
    'says the same in both forms of %s, and tells where to go',
    (kind) => {
      const account = {
        firstName: '<i>Maya</i>',
        changedAt: booking.depositDueAt,
        token: 'abc_-1',
        code: '40718263',
      };
      const mail = renderMail(accountMails[kind].mail, accountValues(account, origin));
      expect(wordsOf(mail.html)).toEqual(mail.text.split(/\s+/u).filter(Boolean));
      const url = kind === 'passwordReset' ? 'reset-password#token=abc_-1' : 'forgot-password';
      expect(mail.html).toContain(`<a href="http://localhost:3000/${url}">`);
      expect(mail.html).not.toContain('<i>');
    },
  );

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
      'Name: Ngozi Sent: yesterday\nEmail: ngozi@example.com\nPhone: 613-555-0199\n' +
        'Sent: Sunday 6 December 2026, 3:15 pm\n\n' +
        'One <b>line</b>\nand  another\n\nand a third\n\nAnswer this mail to write back.\n',
    );
    expect(wordsOf(mail.html)).toEqual(mail.text.split(/\s+/u).filter(Boolean));
    expect(mail.html).not.toContain('<b>');
  });

  it('strips line breaks from names', () => {
    const typed = bookingValues({ ...booking, childName: 'Ada\r\n\r\nSend to: thief@example.com' }, origin);
    expect(renderMail(bookingMails.received.mail, typed).text).not.toMatch(/^Send to: thief/mu);
  });
});

describe('text messages', () => {
  it('have the date, the amount, the recipient and the deadline', () => {
    expect(renderText(bookingMails.received.sms, values)).toBe(
      'Plaitful Kids: Sat 12 Dec 2:00 pm is kept. e-Transfer $20 to deposits@plaitfulkids.example by Sun 6 Dec 3:15 pm. Remark: child name, service',
    );
    expect(renderText(bookingMails.depositConfirmed.sms, values)).toBe(
      'Plaitful Kids: deposit received. Sat 12 Dec 2:00 pm is confirmed. Please bring clean, dry, detangled hair. See you then!',
    );
  });

  it.each(bookingKinds)('fits %s into one message with the longest values, in GSM letters', (kind) => {
    for (const isPaid of [false, true]) {
      const text = renderText(bookingMails[kind].sms, { ...longest, isPaid });
      expect(text.length).toBeLessThanOrEqual(SMS_LENGTH);
      expect(isGsm(text)).toBe(true);
      expect(text).not.toContain('Ada');
      // Only the studio's name was cut.
      expect(text).toBe(
        bookingMails[kind].sms.text({ ...longest, isPaid, businessName: 'Plaits & Braids Otta' }),
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
