import argon2 from '@node-rs/argon2';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem, ValidationProblem } from '@plaitful/api-client/contract';
import { deliverMails } from '../../../test/deliverMails.ts';
import { insertPerson } from '../../../test/catalogueFixtures.ts';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { isOnPostgres } from '../../../test/testDatabase.ts';
import { openSession } from '../sessions/sessions.service.ts';
import { hashToken } from '../../platform/tokens.ts';
import { cleanUpResets } from './passwords.service.ts';

let world: TestApp;
/** Whether the mail server rejects mails. */
let isDown = false;
const oldPassword = 'Braids-4-Ada';
const newPassword = 'Twists-5-Ada';
const minute = 60_000;

beforeAll(async () => {
  world = await startTestApp({ config: { publicUrl: 'https://studio.example' } });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = testStart;
  await world.database.deleteFrom('outbox').execute();
  await world.database.deleteFrom('passwordResets').execute();
});
afterEach(() => {
  vi.restoreAllMocks();
});

let count = 0;

/** Registers a member; returns the address. */
async function register(): Promise<string> {
  count += 1;
  const email = `reset${count}@example.com`;
  const body = { firstName: 'Ada', lastName: 'Bello', email, password: oldPassword };
  expect((await world.call({ method: 'POST', url: '/auth/register', body })).statusCode).toBe(200);
  return email;
}

const forgot = (email: string, headers: Record<string, string> = {}) =>
  world.call({
    method: 'POST',
    url: `/auth/forgot-password?email=${encodeURIComponent(email)}`,
    headers,
  });
const reset = (token: string, password = newPassword) =>
  world.call({
    method: 'POST',
    url: `/auth/reset-password?token=${encodeURIComponent(token)}`,
    body: { newPassword: password },
  });
const logIn = async (email: string, password: string) =>
  (await world.call({ method: 'POST', url: '/auth/login', body: { email, password } })).statusCode;
const sessionsOf = (email: string) =>
  world.database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('userId')
    .where('email', '=', email)
    .execute();
const getSessionStatus = async (token: string) =>
  (await world.call({ method: 'GET', url: '/api/status/deposit-status', token })).statusCode;
const pass = (ms: number) => {
  world.now = new Date(world.now.getTime() + ms);
};

/** Sends the due messages. */
const deliver = () => deliverMails(world, isDown);

/** The token of the last mailed link. */
async function mailedToken(): Promise<string> {
  const text = (await deliver()).findLast(({ kind }) => kind === 'passwordReset')?.text ?? '';
  return /^https:\/\/studio\.example\/reset-password#token=([\w-]+)$/m.exec(text)?.[1] ?? 'no link';
}

async function askAndRead(email: string): Promise<string> {
  await forgot(email);
  return mailedToken();
}

/** The SQL text of a query, given as a text or as an object. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** The statements and the number of verifications of a call. */
async function workOf(call: () => Promise<{ statusCode: number; body: string }>) {
  const verify = vi.spyOn(argon2, 'verify');
  const query = vi.spyOn(Client.prototype, 'query');
  const { statusCode, body } = await call();
  const statements = query.mock.calls.map(([asked]) => textOf(asked));
  const verifications = verify.mock.calls.length;
  query.mockRestore();
  verify.mockRestore();
  return { statusCode, body, statements, verifications };
}

describe('requesting a reset link', () => {
  it('does not distinguish known and unknown addresses: same answer, statements, one verification', async () => {
    const email = await register();
    const known = await workOf(() => forgot(email));
    const unknown = await workOf(() => forgot('nobody@example.com'));
    expect(known).toMatchObject({ statusCode: 200, body: '{"done":true}', verifications: 1 });
    expect(unknown).toEqual(known);
    expect(known.statements.filter((text) => /^(select|insert|delete)/.test(text))).toHaveLength(4);
  });

  it('answers before any mail is sent, and sends none to an address without an account', async () => {
    await forgot('nobody@example.com');
    expect(await world.database.selectFrom('outbox').select('userId').execute()).toEqual([{ userId: null }]);
    expect(await deliver()).toEqual([]);
    expect(await world.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('mails a link that begins with the configured URL, whatever the request contains', async () => {
    const email = await register();
    await forgot(email.toUpperCase(), { host: 'thief.example', 'x-forwarded-host': 'thief.example' });
    const [mail] = await deliver();
    expect(mail).toMatchObject({ to: { name: '', address: email }, subject: 'Set a new password' });
    expect(mail?.text).toContain('open this link within 30 minutes.');
    expect(mail?.text).not.toContain('thief');
    expect(mail?.html).toMatch(/<a href="https:\/\/studio\.example\/reset-password#token=[\w-]{43}"/);
  });

  it('creates 256 bits when the mail is sent, and stores only their SHA-256', async () => {
    const email = await register();
    await forgot(email);
    expect(await world.database.selectFrom('passwordResets').selectAll().execute()).toEqual([]);
    const queued = JSON.stringify(await world.database.selectFrom('outbox').selectAll().execute());
    const token = await mailedToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await world.database.selectFrom('passwordResets').selectAll().execute();
    expect(stored.map(({ tokenHash }) => tokenHash)).toContain(hashToken(token));
    expect(queued + JSON.stringify(stored)).not.toContain(token);
  });

  it('sends no mail from the third request in an hour', async () => {
    const limited = await startTestApp({ config: { rateLimit: true } });
    const emails = Array.from({ length: 8 }, (_, index) => `limited${index}@example.com`);
    const [email = ''] = emails;
    for (const address of emails) await insertPerson(limited.database, { email: address });
    const ask = (address: string, index: number) =>
      limited.app.inject({
        method: 'POST',
        url: `/auth/forgot-password?email=${encodeURIComponent(address)}`,
        remoteAddress: `192.0.2.${index}`,
      });
    const queued = async () => {
      const rows = await limited.database.selectFrom('outbox').select(['userId', 'recipient']).execute();
      return rows.filter(({ userId }) => userId !== null).map(({ recipient }) => recipient);
    };
    // Hashing would separate calls that arrive at the same time.
    const verify = vi.spyOn(argon2, 'verify').mockResolvedValue(false);
    const asked = emails.flatMap((address) => [address, address, address, address]);
    const answers = await Promise.all(asked.map(ask));
    verify.mockRestore();
    expect(answers.filter(({ body }) => body !== '{"done":true}')).toEqual([]);
    const twiceEach = emails.flatMap((address) => [address, address]);
    expect((await queued()).toSorted()).toEqual(twiceEach);
    limited.now = new Date(limited.now.getTime() + 60 * minute);
    await ask(email, 1);
    expect(await queued()).toHaveLength(twiceEach.length + 1);
    await limited.close();
  });

  it('is limited per address and per client', async () => {
    const limited = await startTestApp({ config: { rateLimit: true } });
    const ask = (email: string) =>
      limited.call({ method: 'POST', url: `/auth/forgot-password?email=${encodeURIComponent(email)}` });
    for (let times = 0; times < 5; times += 1) expect((await ask('a@example.com')).statusCode).toBe(200);
    const refused = await ask(' A@example.com');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json<Problem>().code]).toEqual([
      429,
      '900',
      'rate_limited',
    ]);
    for (let times = 0; times < 15; times += 1) await ask(`b${times}@example.com`);
    expect((await ask('c@example.com')).statusCode).toBe(429);
    await limited.close();
  });
});

describe('a reset link', () => {
  it('sets the new password, ends all sessions and has a notice mailed', async () => {
    const email = await register();
    const { id } = await world.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const sessions = [
      await openSession(world.database, id, world.now),
      await openSession(world.database, id, world.now),
    ];
    const other = await world.signIn();
    const answer = await reset(await askAndRead(email));
    expect([answer.statusCode, answer.body]).toEqual([200, '{"done":true}']);
    expect(await Promise.all(sessions.map(getSessionStatus))).toEqual([401, 401]);
    expect(await getSessionStatus(other.token)).toBe(200);
    expect([await logIn(email, oldPassword), await logIn(email, newPassword)]).toEqual([401, 200]);
    const [mail] = await deliver();
    expect(mail).toMatchObject({ subject: 'Your password was changed', to: { address: email } });
    expect(mail?.text).toContain('was changed on Tuesday 1 December 2026 at 10:00 am.');
    expect(mail?.text).toContain('https://studio.example/forgot-password');
  });

  const problemOf = (answer: Awaited<ReturnType<typeof reset>>) => [
    answer.statusCode,
    answer.json<Problem>().code,
    answer.json<Problem>().message,
  ];
  const invalid = [422, 'reset_link_invalid', 'Invalid reset link'];

  it('works once', async () => {
    const email = await register();
    const token = await askAndRead(email);
    expect((await reset(token)).statusCode).toBe(200);
    expect(problemOf(await reset(token, 'Knots-6-Ada'))).toEqual(invalid);
    expect(await logIn(email, newPassword)).toBe(200);
  });

  it('works for one of two concurrent uses', async () => {
    const token = await askAndRead(await register());
    const answers = await Promise.all([reset(token), reset(token, 'Knots-6-Ada'), reset(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  it('expires after 30 minutes, and is deleted', async () => {
    const token = await askAndRead(await register());
    pass(30 * minute);
    expect(problemOf(await reset(token))).toEqual(invalid);
    await cleanUpResets(world.database, world.now);
    expect(await world.database.selectFrom('passwordResets').selectAll().execute()).toEqual([]);
    const late = await askAndRead(await register());
    pass(29 * minute);
    expect((await reset(late)).statusCode).toBe(200);
  });

  it('works while it is one of the last three, whoever requested the others', async () => {
    const email = await register();
    const links: string[] = [];
    for (let times = 0; times < 4; times += 1) {
      links.push(await askAndRead(email));
      pass(minute);
    }
    expect(problemOf(await reset(links[0] ?? ''))).toEqual(invalid);
    expect((await reset(links[1] ?? '')).statusCode).toBe(200);
  });

  it('ends all others of its user when it is used, and none of somebody else', async () => {
    const [email, other] = [await register(), await register()];
    const [first, second, foreign] = [
      await askAndRead(email),
      await askAndRead(email),
      await askAndRead(other),
    ];
    expect((await reset(first)).statusCode).toBe(200);
    expect(problemOf(await reset(second, 'Knots-6-Ada'))).toEqual(invalid);
    expect((await reset(foreign)).statusCode).toBe(200);
  });

  it('forgets known browsers', async () => {
    const email = await register();
    await world.database.deleteFrom('devices').execute();
    await logIn(email, oldPassword);
    expect(await world.database.selectFrom('devices').select('userId').execute()).toHaveLength(1);
    await reset(await askAndRead(email));
    expect(await world.database.selectFrom('devices').select('userId').execute()).toEqual([]);
  });

  it('is mailed only once when it was requested twice before the mail was sent', async () => {
    const email = await register();
    await forgot(email);
    await forgot(email);
    expect(await deliver()).toHaveLength(1);
  });

  it('is created again when its mail has to be sent again, as another mail', async () => {
    const email = await register();
    await forgot(email);
    isDown = true;
    await deliver();
    const links = () => world.database.selectFrom('passwordResets').select('tokenHash').execute();
    expect(await links()).toHaveLength(1);
    isDown = false;
    pass(minute);
    const [mail] = await deliver();
    expect(await links()).toHaveLength(2);
    expect(mail).toMatchObject({ edition: 2 });
  });

  it('is not used up by a password that is too weak', async () => {
    const token = await askAndRead(await register());
    for (const weak of ['', 'braids', 'Braids-four', 'Password1!', 'My-Plaitful-Kids-7']) {
      const answer = await reset(token, weak);
      expect([answer.statusCode, answer.json<ValidationProblem>().errors[0]?.field]).toEqual([
        422,
        'newPassword',
      ]);
    }
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('that does not exist is refused without hashing a password', async () => {
    expect(problemOf(await reset('x'.repeat(43)))).toEqual(invalid);
  });

  it('cannot be guessed: one client has 20 tries in a quarter of an hour', async () => {
    const limited = await startTestApp({ config: { rateLimit: true } });
    const guess = () =>
      limited.call({ method: 'POST', url: '/auth/reset-password?token=guess', body: { newPassword } });
    for (let times = 0; times < 20; times += 1) expect((await guess()).statusCode).toBe(422);
    const refused = await guess();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    await limited.close();
  });
});

describe('logging in', () => {
  it('does not distinguish known and unknown addresses: same answer, statements, one verification', async () => {
    const email = await register();
    const tryAs = (address: string) =>
      world.call({ method: 'POST', url: '/auth/login', body: { email: address, password: 'Wrong-4-Ada' } });
    const known = await workOf(() => tryAs(email));
    const unknown = await workOf(() => tryAs('nobody@example.com'));
    expect(known).toMatchObject({ statusCode: 401, verifications: 1 });
    expect(unknown).toEqual(known);
  });

  it('with a password that is replaced while it is verified opens no session', async () => {
    const email = await register();
    const token = await askAndRead(email);
    const { verify } = argon2;
    const verifyAndReset = vi.spyOn(argon2, 'verify').mockImplementationOnce(async (...given) => {
      const isRight = await verify(...given);
      expect((await reset(token)).statusCode).toBe(200);
      return isRight;
    });
    expect(await logIn(email, oldPassword)).toBe(401);
    verifyAndReset.mockRestore();
    expect(await sessionsOf(email)).toEqual([]);
  });
});

/** Waits until this many transactions wait; checked outside of any transaction, since each sees one snapshot. */
async function untilWaiting(total: number): Promise<void> {
  await expect
    .poll(async () => (await waiting.execute(world.database)).rows.length, { timeout: 20_000 })
    .toBe(total);
}
const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

describe.skipIf(!isOnPostgres)('a password that is being replaced, on PostgreSQL', () => {
  it('opens no session: the login waits for the change', async () => {
    const email = await register();
    const login = await world.database.transaction().execute(async (trx) => {
      await trx.updateTable('users').set('passwordHash', 'other').where('email', '=', email).execute();
      const asked = logIn(email, oldPassword);
      await untilWaiting(1);
      return { asked };
    });
    expect(await login.asked).toBe(401);
    expect(await sessionsOf(email)).toEqual([]);
  });
});

describe.skipIf(!isOnPostgres)('a reset link on PostgreSQL', () => {
  it('works for one of two that use different links of one user concurrently', async () => {
    const email = await register();
    const [first, second] = [await askAndRead(email), await askAndRead(email)];
    const answers = await world.database.transaction().execute(async (trx) => {
      const links = trx.selectFrom('passwordResets').where('tokenHash', 'in', [first, second].map(hashToken));
      await links.select('userId').forUpdate().execute();
      const asked = [reset(first), reset(second, 'Knots-6-Ada')];
      await untilWaiting(2);
      return asked;
    });
    const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('resolves a deadlock of two resets', async () => {
    const token = await askAndRead(await register());
    const answers = await world.database.transaction().execute(async (trx) => {
      const link = trx.selectFrom('passwordResets').where('tokenHash', '=', hashToken(token));
      await link.select('userId').forUpdate().executeTakeFirstOrThrow();
      const asked = [reset(token), reset(token, 'Knots-6-Ada')];
      await untilWaiting(2);
      return asked;
    });
    const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});
