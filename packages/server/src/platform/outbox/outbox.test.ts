import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../app/log.ts';
import { business } from './messages.fixture.ts';
import { openMailServer, openTextProvider, type CleanUp } from './messageServers.fixture.ts';
import { openOutboxFixture, type OutboxFixture } from './outbox.fixture.ts';
import { backoff, deliverDue, MAX_ATTEMPTS, startOutbox } from './outbox.service.ts';
import type { Transport } from './transport.ts';
import type { BookingMessageKind } from '@plaitful/messages/en-CA/bookingMails';
import { enqueueBookingMessages } from '../../bookings/bookings/bookingMessages.service.ts';
import type { MessageRecipient } from '../../bookings/bookings/bookings.messages.ts';

const setting = { config: { rateLimit: false }, business };

let world: OutboxFixture;
const endings: CleanUp[] = [];

beforeAll(async () => {
  world = await openOutboxFixture();
});
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  await world.reset();
});
afterAll(() => world.close());

const enqueue = (reader: MessageRecipient, kind: BookingMessageKind, sendsTexts: boolean): Promise<void> =>
  world.database
    .transaction()
    .execute((trx) => enqueueBookingMessages(trx, kind, reader, { ...setting, now: world.now, sendsTexts }));

/** The messages sent at once; the scheduled reminder has its own tests. */
const rows = () =>
  world.database
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '<>', 'depositReminder')
    .orderBy('messageId')
    .execute();
const dropReminders = () =>
  world.database.deleteFrom('outbox').where('kind', '=', 'depositReminder').execute();

const pass = (ms: number): void => {
  world.now = new Date(world.now.getTime() + ms);
};

/** The headers of a mail, unfolded. */
const headersOf = (mail: string): string[] =>
  (mail.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');

describe('files', () => {
  it('writes the mail and the text of a booking when no server is set', async () => {
    const reader = await world.book();
    await enqueue(reader, 'received', true);
    expect(await deliverDue(world.database, world.settings())).toBe(2);
    const [mail = '', text = ''] = (await world.files()).toSorted();
    expect(mail).toBe('20261120T201537000Z-received-1.eml');
    expect(text).toBe('20261120T201537000Z-received-2.sms.json');
    const written = await readFile(join(world.dataDir, 'outbox', mail), 'utf8');
    expect(headersOf(written)).toEqual(
      expect.arrayContaining([
        'From: Plaitful Kids <hello@plaitfulkids.example>',
        `To: ${reader.email}`,
        expect.stringMatching(/^Subject: Send \$20 by Sat 21 Nov 3:15 pm to keep \w{3} \d+ Dec$/) as string,
        'Message-ID: <received.1.1795205737000@plaitfulkids.example>',
      ]),
    );
    expect(JSON.parse(await readFile(join(world.dataDir, 'outbox', text), 'utf8'))).toMatchObject({
      to: '+16135550151',
      text: expect.stringContaining('e-Transfer $20 to deposits@plaitfulkids.example') as string,
    });
  });

  it('queues no text where the studio sends none', async () => {
    await enqueue(await world.book(), 'received', false);
    expect((await rows()).map(({ channel }) => channel)).toEqual(['mail']);
  });

  it('are not written when the transaction is rolled back', async () => {
    const reader = await world.book();
    const failing = world.database.transaction().execute(async (trx) => {
      await enqueueBookingMessages(trx, 'received', reader, { ...setting, now: world.now, sendsTexts: true });
      throw new Error('no booking');
    });
    await expect(failing).rejects.toThrow('no booking');
    expect(await rows()).toEqual([]);
  });

  it('lets no name add a header or a recipient', async () => {
    const fullName = 'Maya\r\nBcc: thief@example.com\r\n\r\n"<thief@example.com>, ';
    await enqueue(await world.book({ fullName, firstName: 'Maya\r\nDemo' }), 'received', false);
    await deliverDue(world.database, world.settings());
    const [mail = ''] = await world.files();
    const written = await readFile(join(world.dataDir, 'outbox', mail), 'utf8');
    const headers = headersOf(written);
    expect(headers.filter((header) => /^(bcc|cc):/iu.test(header))).toEqual([]);
    expect(headers.filter((header) => header.startsWith('To:'))).toHaveLength(1);
    expect(headers.find((header) => header.startsWith('To:'))).toMatch(/^To: parent\d+@example\.com$/u);
  });
});

describe('a rendered mail', () => {
  it('has the text as plain text and HTML, and the appointment as a calendar file', async () => {
    const reader = await world.book();
    await world.database
      .updateTable('bookings')
      .set({ deposit: 'PAID' })
      .where('bookingId', '=', reader.bookingId)
      .execute();
    await enqueue(reader, 'depositConfirmed', false);
    await deliverDue(world.database, world.settings());
    const [mail = ''] = await world.files();
    const written = await readFile(join(world.dataDir, 'outbox', mail), 'utf8');
    const types = [...written.matchAll(/^Content-Type: ([\w/]+)/gm)].map(([, type]) => type);
    expect(types).toEqual([
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'multipart/related',
      'text/html',
      'image/png',
      'text/calendar',
    ]);
    expect(written).toMatch(/Content-ID: <plait@plaitful>/i);
    expect(written).toMatch(/Content-Disposition: inline; filename=plait\.png/i);
    expect(written).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;/);
    const calendar =
      written
        .split(/filename=appointment\.ics\r\n\r\n/)
        .at(-1)
        ?.split('\r\n--')[0] ?? '';
    expect(Buffer.from(calendar, 'base64').toString()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VTIMEZONE/);
  });

  it.each([
    ['a line break', 'a@b.example\r\nBcc: thief@example.com'],
    ['a second recipient', 'a@b.example, thief@example.com'],
    ['angle brackets', 'a@b.example> <thief@example.com'],
    ['a group', 'friends: thief@example.com, a@b.example;'],
  ])('has one recipient even for an address with %s in it', async (_, email) => {
    const { url: smtpUrl, mails, recipients } = await openMailServer(endings);
    await enqueue({ ...(await world.book()), email }, 'received', false);
    await deliverDue(world.database, world.settings({ smtpUrl }));
    expect(recipients.filter((address) => address === 'thief@example.com')).toEqual([]);
    expect(mails.flatMap(headersOf).filter((header) => /^(bcc|cc):/iu.test(header))).toEqual([]);
  });
});

describe('servers', () => {
  it('sends a mail by SMTP and a text by HTTP, each once', async () => {
    const { url: smtpUrl, mails } = await openMailServer(endings);
    const { url: smsUrl, texts } = await openTextProvider(endings);
    await enqueue(await world.book(), 'received', true);
    const settings = world.settings({ smtpUrl, smsUrl });
    await deliverDue(world.database, settings);
    await deliverDue(world.database, settings);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Message-ID: <received.1.1795205737000@plaitfulkids.example>');
    expect(texts).toEqual([
      {
        id: 'received-2',
        to: '+16135550151',
        text: expect.stringMatching(/^Plaitful Kids: \w{3} \d+ Dec/u) as string,
      },
    ]);
    expect(await world.files()).toEqual([]);
  });

  it('get a text for the number that the account has now', async () => {
    const { url: smsUrl, texts } = await openTextProvider(endings);
    const booking = await world.book();
    await enqueue(booking, 'received', true);
    const corrected = world.database.updateTable('users').set({ mobilePhone: '+16135550177' });
    await corrected.where('id', '=', booking.userId).execute();
    await deliverDue(world.database, world.settings({ smsUrl }));
    expect(texts).toMatchObject([{ to: '+16135550177' }]);
  });

  it('are retried later with the same id after a rejection, and then no more', async () => {
    const { url: smtpUrl, mails, refuse } = await openMailServer(endings);
    const { url: smsUrl, texts, answer } = await openTextProvider(endings);
    const settings = world.settings({ smtpUrl, smsUrl });
    refuse('mail');
    answer(500);
    await enqueue(await world.book(), 'received', true);
    expect(await deliverDue(world.database, settings)).toBe(2);
    expect(await deliverDue(world.database, settings)).toBe(0);
    expect((await rows()).map(({ lastError, deliveredAt }) => [lastError, deliveredAt])).toEqual([
      [expect.stringContaining('not now'), null],
      ['the text message provider answered 500', null],
    ]);
    refuse('nothing');
    answer(200);
    await dropReminders();
    pass(30_000);
    expect(await deliverDue(world.database, settings)).toBe(2);
    expect([mails.length, texts.length]).toEqual([1, 1]);
    pass(24 * 60 * 60_000);
    expect(await deliverDue(world.database, settings)).toBe(0);
  });

  it('logs the rejection without the recipient', async () => {
    const { url: smtpUrl, refuse } = await openMailServer(endings);
    refuse('recipient');
    const reader = await world.book();
    await enqueue(reader, 'received', false);
    let logged = '';
    const log = createLog('info', { write: (line: string) => void (logged += line) });
    await deliverDue(world.database, { ...world.settings({ smtpUrl }), log });
    expect((await rows())[0]?.lastError).toContain(reader.email);
    expect(logged).toContain('"responseCode":550');
    expect(logged).not.toContain(reader.email);
  });

  it('gives a message up after its last attempt, and keeps why', async () => {
    const { url: smtpUrl, refuse } = await openMailServer(endings);
    refuse('mail');
    await enqueue(await world.book(), 'received', false);
    await dropReminders();
    const settings = world.settings({ smtpUrl });
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      expect(await deliverDue(world.database, settings)).toBe(1);
      pass(60 * 60_000);
    }
    expect(await deliverDue(world.database, settings)).toBe(0);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: MAX_ATTEMPTS, deliveredAt: null });
    expect(row?.failedAt).toBeInstanceOf(Date);
    expect(row?.lastError).toContain('not now');
  });

  it('sends nothing twice when two processes look at once', async () => {
    const { url: smtpUrl, mails } = await openMailServer(endings);
    for (let index = 0; index < 12; index += 1) await enqueue(await world.book(), 'received', false);
    const settings = world.settings({ smtpUrl });
    await Promise.all([deliverDue(world.database, settings), deliverDue(world.database, settings)]);
    expect(mails).toHaveLength(12);
    expect(new Set(mails.map((mail) => /^To: .*$/mu.exec(mail)?.[0])).size).toBe(12);
  });

  it('receive again what a killed process had claimed, under the same id', async () => {
    const sent: number[] = [];
    const transport: Transport = {
      sendMail: ({ messageId }) => {
        sent.push(messageId);
        return Promise.resolve();
      },
      sendText: () => Promise.resolve(),
      close: () => undefined,
    };
    await enqueue(await world.book(), 'received', false);
    await dropReminders();
    // Claimed by a process that then ended.
    await world.database
      .updateTable('outbox')
      .set({ nextAttemptAt: new Date(world.now.getTime() + 5 * 60_000), attempts: 1 })
      .execute();
    const settings = { ...world.settings(), transport };
    expect(await deliverDue(world.database, settings)).toBe(0);
    pass(5 * 60_000);
    expect(await deliverDue(world.database, settings)).toBe(1);
    expect(sent).toEqual([1]);
  });
});

describe('stale messages', () => {
  it('asks for no payment of a cancelled booking', async () => {
    const reader = await world.book();
    await enqueue(reader, 'received', true);
    await world.database
      .updateTable('bookings')
      .set({ paymentStatus: 'CANCELLED', cancelledAt: world.now, cancelledBy: 'MEMBER' })
      .execute();
    await deliverDue(world.database, world.settings());
    expect(await world.files()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('asks for no deposit that has arrived, or that can no longer arrive in time', async () => {
    await enqueue(await world.book(), 'received', true);
    await world.database.updateTable('bookings').set({ deposit: 'PAID' }).execute();
    await deliverDue(world.database, world.settings());
    await enqueue(await world.book(), 'received', true);
    pass(24 * 60 * 60_000);
    await deliverDue(world.database, world.settings());
    expect(await world.files()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('confirms a deposit only while it is paid', async () => {
    await enqueue(await world.book(), 'depositConfirmed', false);
    await deliverDue(world.database, world.settings());
    expect(await world.files()).toEqual([]);
  });
});

describe('the loop', () => {
  it('sends at once when triggered, and nothing after it has stopped', async () => {
    const outbox = startOutbox(world.database, { ...world.settings(), everyMs: 60_000 });
    const reader = await world.book();
    await enqueue(reader, 'received', false);
    outbox.runNow();
    await expect.poll(() => world.files()).toHaveLength(1);
    await outbox.stop();
    await enqueue(reader, 'received', false);
    outbox.runNow();
    expect(await world.files()).toHaveLength(1);
  });

  it('runs at the configured interval', async () => {
    const outbox = startOutbox(world.database, { ...world.settings(), everyMs: 20 });
    endings.push(() => outbox.stop());
    await enqueue(await world.book(), 'received', false);
    await expect.poll(() => world.files()).toHaveLength(1);
  });
});

describe('waiting between attempts', () => {
  it('backs off exponentially up to one hour, with jitter', () => {
    expect([1, 2, 3, 8, 12].map((attempts) => backoff(attempts, 0) / 1000)).toEqual([
      30, 60, 120, 3600, 3600,
    ]);
    expect(backoff(1, 1)).toBe(15_000);
  });
});
