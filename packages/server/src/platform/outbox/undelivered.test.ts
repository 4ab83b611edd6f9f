import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutboxMessage } from '@plaitful/api-client/contract';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { business } from './messages.fixture.ts';
import { deliverDue, MAX_ATTEMPTS } from './outbox.service.ts';
import { inTransaction } from '../database/transaction.ts';
import { enqueueAccountMail } from '../../accounts/accountMails/accountMails.ts';
import { messageKinds } from '../../app/modules.ts';

let world: TestApp;
let admin: { token: string };
let isDown = true;

beforeAll(async () => {
  world = await startTestApp();
  admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
});
afterAll(() => world.close());
beforeEach(async () => {
  isDown = true;
  world.now = testStart;
  await world.database.deleteFrom('outbox').execute();
});

async function queue(email: string): Promise<void> {
  const { id } = await world.signIn({ email });
  await inTransaction(world.database, (trx) =>
    enqueueAccountMail(trx, 'passwordChanged', { id, email }, world.now),
  );
}

const deliver = () =>
  deliverDue(world.database, {
    business,
    publicUrl: 'https://studio.example',
    kinds: messageKinds,
    limitsTexts: false,
    clock: () => world.now,
    log: pino({ level: 'silent' }),
    transport: {
      sendMail: () => (isDown ? Promise.reject(new Error('connect ECONNREFUSED')) : Promise.resolve()),
      sendText: () => Promise.resolve(),
      close: () => undefined,
    },
  });

async function giveUp(): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await deliver();
    world.now = new Date(world.now.getTime() + 60 * 60_000);
  }
  // The previous session has ended meanwhile.
  admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
}

async function list(query = '') {
  const answer = await world.call({
    method: 'GET',
    url: `/api/messages/undelivered${query}`,
    token: admin.token,
  });
  expect(answer.statusCode).toBe(200);
  return { messages: answer.json<OutboxMessage[]>(), total: answer.headers['x-total-count'] };
}
const retry = (messageId: number) =>
  world.call({ method: 'POST', url: `/api/messages/${messageId}/retry`, token: admin.token });

describe('messages that could not be delivered', () => {
  it('are listed for the admin with the mail server’s error, newest first, without waiting or sent ones', async () => {
    await queue('u1@example.com');
    await queue('u2@example.com');
    await deliver();
    await queue('waiting@example.com');
    const { messages, total } = await list();
    expect(total).toBe('2');
    expect(messages.map(({ recipient }) => recipient)).toEqual(['u2@example.com', 'u1@example.com']);
    expect(messages[0]).toMatchObject({
      kind: 'passwordChanged',
      title: 'Password changed',
      channel: 'mail',
      bookingId: null,
      attempts: 1,
      createdAt: '2026-12-01T15:00:00.000Z',
      lastTriedAt: '2026-12-01T15:00:00.000Z',
      lastError: 'connect ECONNREFUSED',
    });
    expect(Date.parse(messages[0]?.dueAt ?? '')).toBeGreaterThan(world.now.getTime());
  });

  it('can be paged, sorted and searched', async () => {
    for (const name of ['a', 'b', 'c']) await queue(`page-${name}@example.com`);
    await deliver();
    const page = await list('?page=2&size=2');
    expect([page.messages.length, page.total]).toEqual([1, '3']);
    const sorted = await list('?sort=recipient&q=PAGE');
    expect(sorted.messages.map(({ recipient }) => recipient)).toEqual([
      'page-a@example.com',
      'page-b@example.com',
      'page-c@example.com',
    ]);
    expect((await list('?q=page-b')).messages).toHaveLength(1);
  });

  it('are sent when they are tried again after the server is back, though they were given up', async () => {
    await queue('given-up@example.com');
    await giveUp();
    isDown = false;
    expect(await deliver()).toBe(0);
    const [message] = (await list()).messages;
    const answer = await retry(message?.messageId ?? 0);
    expect(answer.json<OutboxMessage>()).toMatchObject({ attempts: 0, dueAt: world.now.toISOString() });
    expect(await deliver()).toBe(1);
    expect((await list()).messages).toEqual([]);
    expect((await retry(message?.messageId ?? 0)).statusCode).toBe(404);
  });

  it('cannot be sent twice by retrying one that is being sent', async () => {
    await queue('on-its-way@example.com');
    await deliver();
    const [message] = (await list()).messages;
    world.now = new Date(world.now.getTime() + 60_000);
    isDown = false;
    const answers = await Promise.all([deliver(), retry(message?.messageId ?? 0), deliver()]);
    const sent = await deliver();
    expect(answers[0] + answers[2] + sent).toBe(1);
  });

  it('that are not there answer 404', async () => {
    expect((await retry(999_999)).statusCode).toBe(404);
  });
});
