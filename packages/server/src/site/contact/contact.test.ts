import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import type { Problem, ValidationProblem } from '@plaitful/api-client/contract';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { business } from '../../platform/outbox/messages.fixture.ts';
import { deliverDue } from '../../platform/outbox/outbox.service.ts';
import type { MailMessage } from '../../platform/outbox/messageKind.ts';
import { messageKinds } from '../../app/modules.ts';

let world: TestApp;

beforeAll(async () => {
  world = await startTestApp({ config: { rateLimit: true } });
});
afterAll(() => world.close());
beforeEach(async () => {
  // After the rate limit of the previous test.
  world.now = new Date(Math.max(world.now.getTime(), testStart.getTime()) + 60 * 60_000);
  await world.database.deleteFrom('outbox').execute();
  await world.database.deleteFrom('contactMessages').execute();
});

const typed = {
  name: 'Ngozi Ade',
  email: 'ngozi@example.com',
  phone: '613-555-0199',
  message: 'Do you braid very short hair?\nShe is six.',
};
const send = (given: Partial<typeof typed> = {}) =>
  world.call({ method: 'POST', url: '/contact-us', body: { ...typed, ...given } });

async function deliver(): Promise<Omit<MailMessage, 'channel'>[]> {
  const mails: Omit<MailMessage, 'channel'>[] = [];
  await deliverDue(world.database, {
    business,
    publicUrl: 'https://studio.example',
    kinds: messageKinds,
    limitsTexts: false,
    clock: () => world.now,
    log: pino({ level: 'silent' }),
    transport: {
      sendMail: (mail) => {
        mails.push(mail);
        return Promise.resolve();
      },
      sendText: () => Promise.resolve(),
      close: () => undefined,
    },
  });
  return mails;
}

/** Mails queued at the same moment are sent concurrently, in any order. */
const bySubject = (mails: Awaited<ReturnType<typeof deliver>>, begin: string) =>
  mails.find(({ subject }) => subject.startsWith(begin));

const wordsOf = ({ subject, text, html, to }: Omit<MailMessage, 'channel'>): string =>
  [subject, text, html, to.name].join('\n');

describe('a message to the studio', () => {
  it('is kept, mailed to the studio so that an answer goes to its sender, and acknowledged', async () => {
    const answer = await send();
    expect([answer.statusCode, answer.body]).toEqual([200, '{"done":true}']);
    expect(await world.database.selectFrom('contactMessages').selectAll().execute()).toMatchObject([
      { ...typed, createdAt: world.now },
    ]);
    const mails = await deliver();
    const [toStudio, received] = [bySubject(mails, 'New message'), bySubject(mails, 'We have')];
    expect(toStudio).toMatchObject({
      to: { address: business.contactEmail },
      replyTo: { name: 'Ngozi Ade', address: 'ngozi@example.com' },
      subject: 'New message from the website',
    });
    expect(toStudio?.text).toContain('Do you braid very short hair?\nShe is six.\n');
    expect(received).toMatchObject({ to: { address: 'ngozi@example.com' }, subject: 'We have your message' });
  });

  it('cannot be used to send text to strangers: the acknowledgement repeats nothing', async () => {
    await send({ name: 'Buy pills', phone: 'at thief.example', message: 'Cheap pills' });
    const received = bySubject(await deliver(), 'We have');
    expect(wordsOf(received as MailMessage)).not.toMatch(/pills|thief/);
    expect(received?.replyTo).toBeUndefined();
  });

  it('reports missing fields with the form’s messages', async () => {
    const rejected = [
      [{ name: ' ' }, 'name', 'Please enter your name.'],
      [{ email: 'ngozi' }, 'email', 'Invalid email address'],
      [{ email: '' }, 'email', 'Email is required'],
      [{ phone: ' ' }, 'phone', 'Please enter your phone number.'],
      [{ message: ' \n ' }, 'message', 'Please enter a message.'],
      [{ message: 'x'.repeat(2001) }, 'message', 'Please keep this to 2000 characters.'],
    ] as const;
    for (const [given, field, message] of rejected) {
      const answer = await send(given);
      expect([answer.statusCode, answer.json<ValidationProblem>().errors[0]]).toEqual([
        422,
        { field, message },
      ]);
    }
    expect(await world.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('with a line break in a name or an address is refused', async () => {
    const header = '\r\nBcc: thief@example.com';
    const answers = [
      await send({ name: `Ngozi${header}` }),
      await send({ email: `ngozi@example.com${header}` }),
      await send({ email: 'ngozi@example.com, thief@example.com' }),
      await send({ phone: `1${header}` }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
  });

  it('can be sent five times in a quarter of an hour under one address, by however many clients', async () => {
    const sendFrom = (remoteAddress: string, email: string) =>
      world.app.inject({
        method: 'POST',
        url: '/contact-us',
        remoteAddress,
        payload: { ...typed, email },
      });
    for (let client = 1; client <= 5; client += 1)
      expect((await sendFrom(`192.0.2.${client}`, 'victim@example.com')).statusCode).toBe(200);
    expect((await sendFrom('192.0.2.6', 'Victim@example.com')).statusCode).toBe(429);
    expect((await sendFrom('192.0.2.6', 'other@example.com')).statusCode).toBe(200);
  });

  it('can be sent five times in a quarter of an hour by one client', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => send({ email: `n${index}@example.com` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after'], refused.json<Problem>().code]).toEqual([
      429,
      '900',
      'rate_limited',
    ]);
  });
});
