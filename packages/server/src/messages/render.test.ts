import { describe, expect, it } from 'vitest';
import { bookingKinds } from './catalogue.types.ts';
import { enCA } from './en-CA/catalogue.ts';
import { foldToGsm, isGsm, SMS_LENGTH } from './gsm.ts';
import { booking, business, origin } from './messages.fixture.ts';
import { renderMail, renderText } from './render.ts';
import { bookingValues } from './values.ts';

const values = bookingValues(booking, origin);

/** The longest values a text message must have room for. */
const longest = {
  ...values,
  businessName: 'Plaits & Braids Ottaw',
  dateShort: 'Sat 12 Dec',
  time: '12:15 pm',
  endTime: '12:15 pm',
  deadlineShort: 'Sun 13 Dec 12:15 pm',
  deposit: '$149.50',
  lateFee: '$149.50',
  paymentEmail: 'a-very-long-mailbox@studio.example',
  contactPhone: '613-555-0142',
};

describe('mails', () => {
  it('tells a parent how to send the deposit, until when, and what is left to pay', () => {
    const { subject, text } = renderMail('received', values, enCA);
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

  it('tells a parent that the deposit has arrived and how to come', () => {
    const { subject, text } = renderMail('depositConfirmed', values, enCA);
    expect(subject).toBe('Confirmed: Saturday 12 December 2026, 2:00 pm');
    expect(text).toContain('Your deposit of $20 has arrived. The spot is yours.');
    expect(text).toContain('There is a 15-minute grace period; after that, a late fee of $15 applies.');
    expect(text).toContain('We send you a reminder 20 minutes before the end.');
    expect(text).toContain('Please tell us 48 hours ahead');
  });

  it.each(bookingKinds)('names no child in the subject of %s', (kind) => {
    expect(renderMail(kind, values, enCA).subject).not.toContain('Ada');
  });

  it.each(bookingKinds)('says the same in both forms of %s, with nothing typed taken as markup', (kind) => {
    const typed = bookingValues({ ...booking, childName: '<b>"Ada" & O’Neil</b>' }, origin);
    const { text, html } = renderMail(kind, typed, enCA);
    const words = html
      .replace(/^[\s\S]*<body[^>]*>/u, '')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    expect(words.split(/\s+/u).filter(Boolean)).toEqual(text.split(/\s+/u).filter(Boolean));
    expect(html).not.toContain('<b>');
  });

  it('lets no name begin a line of its own', () => {
    const typed = bookingValues({ ...booking, childName: 'Ada\r\n\r\nSend to: thief@example.com' }, origin);
    expect(renderMail('received', typed, enCA).text).not.toMatch(/^Send to: thief/mu);
  });
});

describe('text messages', () => {
  it('says when, how much, to whom and until when', () => {
    expect(renderText('received', values, enCA)).toBe(
      'Plaitful Kids: Sat 12 Dec 2:00 pm is kept. e-Transfer $20 to deposits@plaitfulkids.example by Sun 6 Dec 3:15 pm. Remark: child name, service',
    );
    expect(renderText('depositConfirmed', values, enCA)).toBe(
      'Plaitful Kids: deposit received. Sat 12 Dec 2:00 pm is confirmed. Please bring clean, dry, detangled hair. See you then!',
    );
  });

  it.each(bookingKinds)('fits %s into one message with the longest values, in GSM letters', (kind) => {
    const text = renderText(kind, longest, enCA);
    expect(text.length).toBeLessThanOrEqual(SMS_LENGTH);
    expect(isGsm(text)).toBe(true);
    expect(text).not.toContain('Ada');
  });

  it('does without an e-Transfer address that is too long, instead of cutting it', () => {
    const text = renderText('received', { ...longest, paymentEmail: `x${longest.paymentEmail}` }, enCA);
    expect(text).toBe(
      'Plaits & Braids Otta: Sat 12 Dec 12:15 pm is kept. Send the $149.50 deposit by Sun 13 Dec 12:15 pm. How: see our email or My Appointments.',
    );
    expect(text.length).toBeLessThanOrEqual(SMS_LENGTH);
  });

  it('does without an e-Transfer address that GSM letters cannot write', () => {
    const odd = { ...values, paymentEmail: 'zoë~pay@studio.example' };
    expect(renderText('received', odd, enCA)).toContain('see our email');
  });

  it('writes a foreign name of the studio in GSM letters', () => {
    const named = bookingValues(booking, {
      ...origin,
      business: { ...business, name: 'Zoë’s Café “Łódź” ✨' },
    });
    expect(renderText('depositConfirmed', named, enCA)).toMatch(/^Zoe's Café "Lodz": /u);
  });

  it('keeps é, turns ë into e and drops what has no counterpart', () => {
    expect(foldToGsm('éëñŠ–…😀中')).toBe('éeñS-...');
  });
});
