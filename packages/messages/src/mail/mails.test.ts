import { describe, expect, it } from 'vitest';
import { accountMails } from '../en-CA/accountMails.ts';
import { bookingMails } from '../en-CA/bookingMails.ts';
import { contactMails } from '../en-CA/contactMails.ts';
import { buttonFails } from '../en-CA/mailFrame.ts';
import { policy } from '../en-CA/policy.ts';
import { studioMails } from '../en-CA/studioMails.ts';
import type { BookingValues, MailText } from '../messageValues.ts';
import {
  sampleAccountValues,
  sampleBookingValues,
  sampleContactValues,
  sampleStudioMailValues,
  sampleUnverified,
} from './mailSamples.ts';
import { renderMail, type RenderedMail } from './renderMail.ts';

interface Rendered {
  readonly name: string;
  readonly usual: RenderedMail;
  readonly long: RenderedMail;
  readonly preheader: string;
}

const word = 'Wolfeschlegelsteinhausenbergerdorffalice';
const hostile = `<b onclick="x">${word}</b> & "O’Neil"`;

/** Typed by people, so of any length and with any characters. */
const typed: Readonly<Record<string, string>> = {
  parentName: word,
  childName: hostile,
  styleName: `${word} ${word}`,
  serviceName: hostile,
  fullName: hostile,
  message: `${word.repeat(20)}\n\n<script>alert(1)</script>`,
  email: `${word.toLowerCase()}@${word.toLowerCase()}.example`,
  address: `${word} ${word}, ${word} ${word}, Ontario`,
  businessName: 'The Very Friendly Braids and Beads Studio of Ottawa',
  closure: `${word} ${word}.`,
};

function rendered<Values extends { readonly businessName: string }>(
  name: string,
  mail: MailText<Values>,
  values: Values,
): Rendered {
  const long = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value === '' ? value : (typed[key] ?? value)]),
  ) as Values;
  return {
    name,
    usual: renderMail(mail, values),
    long: renderMail(mail, long),
    preheader: mail.preheader(values),
  };
}

const paid: Partial<BookingValues> = { isPaid: true };

const mails: readonly Rendered[] = [
  ...Object.entries(bookingMails).flatMap(([kind, { mail }]) =>
    [{}, paid, sampleUnverified, { isMovedByStudio: true }].map((more) =>
      rendered(`${kind} ${Object.keys(more).join(' ')}`, mail, { ...sampleBookingValues, ...more }),
    ),
  ),
  ...Object.entries(accountMails).flatMap(([kind, { mail }]) =>
    [{}, { undoEmailUrl: '', undoEmailUntil: '' }, { undoNeedsCode: true, keepsSession: false }].map((more) =>
      rendered(`${kind} ${Object.keys(more).join(' ')}`, mail, { ...sampleAccountValues, ...more }),
    ),
  ),
  ...Object.entries(contactMails).map(([kind, { mail }]) => rendered(kind, mail, sampleContactValues)),
  ...Object.entries(studioMails).flatMap(([kind, { mail }]) =>
    [{}, { appointments: [], childName: '' }, { isForOneAppointment: true }].map((more) =>
      rendered(`${kind} ${Object.keys(more).join(' ')}`, mail, { ...sampleStudioMailValues, ...more }),
    ),
  ),
];

/** Mails that ask for nothing, or only for a code, an answer or a call. */
const withoutButton = /^(contactToStudio|contactReceived|familyErased|loginCode|emailChanged undoEmailUrl)/;

const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

const bodyOf = (html: string): string =>
  html
    .replace(/^[\s\S]*<body[^>]*>/u, '')
    .replace(/<div class="preheader"[\s\S]*?<\/div>/u, '')
    .replaceAll(/<!--[\s\S]*?-->/gu, '');

/** The words, without web addresses and the punctuation that shows a list or a label in a plain text. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\(?https?:\/\/[^\s)]+\)?/gu, ' ')
    .split(/[\s:.]+/u)
    .filter((part) => /[\p{L}\p{N}$]/u.test(part));

const visibleText = (html: string): string =>
  unescaped(
    bodyOf(html)
      .replaceAll('<wbr>', '')
      .replaceAll(/<\/?(?:p|h\d|td|tr|li|ul|div|span|strong|br|table|tbody)\b[^>]*>/gu, ' ')
      .replaceAll(/<[^>]+>/gu, ''),
  );

const webAddresses = (text: string): string[] =>
  [...new Set(text.match(/https?:\/\/[^\s()"<>]+/gu))].toSorted((a, b) => a.localeCompare(b));

const linked = (html: string): string[] =>
  webAddresses(
    [...bodyOf(html).matchAll(/href="(https?:[^"]+)"/gu)].map(([, url = '']) => unescaped(url)).join(' '),
  );

describe.each(mails)('the mail $name', ({ name, usual, long, preheader }) => {
  it.each([
    ['usual', usual],
    ['long and hostile', long],
  ])('has the same words and links in both formats with %s values', (_, { html, text }) => {
    // In plain text each button is its address.
    expect(wordsOf(visibleText(html).replace(buttonFails, ''))).toEqual(wordsOf(text));
    expect(linked(html)).toEqual(webAddresses(text));
  });

  it('has one button, whose address can be read below it if it has a token', () => {
    const buttons = usual.html.match(/data-button/gu) ?? [];
    expect(buttons).toHaveLength(withoutButton.test(name) ? 0 : 1);
    const urls = [...usual.html.matchAll(/data-button[\s\S]*?href="([^"]+)"/gu)].map(([, url]) => url);
    const shown = usual.html.replaceAll('<wbr>', '');
    const withToken = urls.filter((url) => url?.includes('#token='));
    expect(
      urls.filter((url) => shown.includes(`${buttonFails}<br><a`) && shown.includes(`>${url}</a></p>`)),
    ).toEqual(withToken);
    expect(shown.split(buttonFails)).toHaveLength(withToken.length + 1);
  });

  it('has all values', () => {
    for (const { subject, html, text } of [usual, long]) {
      expect(`${subject} ${html} ${text}`).not.toMatch(/undefined|null|NaN|\[object/u);
      expect(html).not.toMatch(/href=""/u);
    }
  });

  it('escapes what people typed', () => {
    expect(long.html).not.toMatch(/<b onclick|<script|O’Neil"/u);
  });

  it('has a subject for one line, and a child’s name neither there nor in the preheader', () => {
    expect(usual.subject.length).toBeLessThanOrEqual(60);
    expect(`${usual.subject} ${preheader}`).not.toMatch(/\bAda\b/u);
    expect(preheader.length).toBeGreaterThan(15);
  });

  it('loads nothing, runs nothing, is at most 600 px wide and below the size at which Gmail cuts', () => {
    const { html } = long;
    expect(html.match(/(?:src|background)="[^"]*"|url\(|@import|<link|<script|<form/gu)).toEqual([
      'src="cid:plait@plaitful"',
    ]);
    const widths = [...html.matchAll(/(?:width="|width:)(\d+)(?:px|")/gu)].map(([, width]) => Number(width));
    expect(Math.max(...widths)).toBe(600);
    expect(html.length).toBeLessThan(60 * 1024);
    expect(/<style>\n[\s\S]*?<\/style>/u.exec(html)?.[0].length).toBeLessThan(16 * 1024);
  });

  it('has a dark colour for each colour that it has', () => {
    const { html } = usual;
    const used = new Set(
      [...html.matchAll(/class="([^"]*)"/gu)].flatMap(([, names = '']) =>
        names.split(' ').filter((part) => /^[tfl]-/u.test(part)),
      ),
    );
    const [, dark = ''] = /prefers-color-scheme:dark\)\{\n([\s\S]*?)\n\}/u.exec(html) ?? [];
    expect([...used].filter((part) => !dark.includes(`.${part}{`))).toEqual([]);
    expect(html).toMatch(/\[data-ogsc\] \.t-text-body\{color:#EFE6F7 !important\}/u);
    expect(html).toMatch(/\[data-ogsb\] \.f-surface-raised\{background-color:#271839 !important\}/u);
  });
});

describe('a parent', () => {
  const render = (kind: keyof typeof bookingMails, more: Partial<BookingValues> = {}) =>
    renderMail(bookingMails[kind].mail, { ...sampleBookingValues, ...more });

  it('who has to verify the email address first finds the button in the mail of the booking', () => {
    const { subject, text } = render('received', sampleUnverified);
    expect(subject).toBe('Verify your email by 4:15 pm to keep Sat 12 Dec');
    expect(text).toMatch(/^Verify my email:\nhttp:\/\/localhost:3000\/verify-email#token=[\w-]{43}$/mu);
    expect(text.indexOf('1. Verify your email')).toBeLessThan(text.indexOf('2. Send the deposit'));
    expect(render('received').text).not.toContain('erify');
  });

  it('reads who moved the appointment, and is not asked whether the studio’s change was hers', () => {
    expect(render('rescheduled').text).toContain('As you asked, your appointment has a new time.');
    expect(render('rescheduled').text).toContain('You did not do this? Call us at 613-555-0142.');
    const byStudio = render('rescheduled', { isMovedByStudio: true });
    expect(byStudio.subject).toBe('We moved your time to Sat 12 Dec, 2:00 pm');
    expect(byStudio.text).toContain('We gave your appointment a new time.');
    expect(byStudio.text).not.toContain('You did not do this?');
  });

  it('has the terms of the policy page in the mail that confirms the booking', () => {
    const { text } = render('depositConfirmed', paid);
    const page = policy({
      ...sampleBookingValues,
      usualDeposit: '$20',
      deadlineSpan: '24 hours',
      verifySpan: '1 hour',
      pickupMinutes: '15',
      ageMin: '5',
      ageMax: '12',
    });
    const sentences = [...page.cancellation.items, ...page.late.items, ...page.photo.items];
    for (const sentence of sentences) expect(text).toContain(`- ${sentence}\n`);
    expect(text).toContain('- The deposit is non-refundable.');
    expect(text).toContain(
      'Feed-in cornrows: $90\nDiscount of 15%: −$13.50\nPrice: $76.50\nDeposit, received: −$20\nBalance on the day: $56.50\n',
    );
  });

  it('finds the number and the mail address in these terms as links', () => {
    const { html } = render('depositConfirmed', paid);
    const [, terms = ''] = html.split('What we agreed');
    expect(terms).toMatch(
      /Once the deposit is paid, write to <a href="mailto:[^>]+>hello@plaitfulkids\.example<\/a> or call <a href="tel:[^>]+>613-555-0142<\/a>\. /u,
    );
  });

  it('sees what a visit cost, then what was paid for it, and the tip apart', () => {
    const { text } = render('receipt', paid);
    expect(text).toContain(
      'Late fee: $15\nTotal: $116.50\nDeposit, paid before: −$20\nPaid on the day, cash: −$96.50\nBalance: $0\n\nTip, thank you: $10\n',
    );
  });

  it('sees a price that is left to pay in the colour of prices, and nothing left to pay in that of the text', () => {
    const getClass = (html: string, amount: string) =>
      new RegExp(String.raw`class="t-(\S+) [^>]*>${amount}</td>`, 'u').exec(
        html.split('Balance').at(-1) ?? '',
      )?.[1];
    expect(getClass(render('received').html, String.raw`\$56\.50`)).toBe('text-price');
    expect(getClass(render('receipt', paid).html, String.raw`\$0`)).toBe('text-body');
  });

  it('never reads “e-Transfer” in two lines', () => {
    expect(render('received').html).toContain('<span style="white-space:nowrap">e-Transfer,</span>');
  });

  it('reads an old time struck through, and a date that does not leave its year alone', () => {
    const { html } = render('rescheduled');
    expect(html).toMatch(/text-decoration:line-through[^>]*>Friday 11.December 2026, 4:30.pm</u);
    expect(html.indexOf('>Old time</td>')).toBeLessThan(html.indexOf('>For</td>'));
    expect(html).toContain('>Saturday 12\u{A0}December\u{A0}2026</p>');
  });

  it('never reads a title whose last line is a single word', () => {
    expect(render('received').html).toContain('the\u{A0}deposit</h1>');
  });

  it('copies a code without a space', () => {
    const { html, text } = renderMail(accountMails.loginCode.mail, sampleAccountValues);
    expect(text).toContain('Code: 40718263\nIt works once, within 10 minutes.\n');
    expect(html).toMatch(/>4071<b [^>]*>8263<\/b><\/p>/u);
  });

  it('reads no discount where there is none', () => {
    expect(render('received', { discount: '' }).text).not.toContain('Discount');
  });
});

it('a linked phone number stays on one line in every mail', () => {
  const links = mails.flatMap(({ usual }) => usual.html.match(/<a href="tel:[^>]*>/gu) ?? []);
  expect(links).not.toHaveLength(0);
  expect(links.filter((tag) => !tag.includes('white-space:nowrap'))).toEqual([]);
});
