import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem, SessionUser } from '@plaitful/api-client/contract';
import { deliverMails } from '../../../test/deliverMails.ts';
import { insertPerson } from '../../../test/catalogueFixtures.ts';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { cleanUpSessions, issueLoginCode } from './sessions.service.ts';

let world: TestApp;
const password = 'Braids-4-Ada';
/** Hash of this password that is quick to verify, since counting is what is tested. */
const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$RF7oi037CRc5JCWzNHCjjw$K0GxmVJmJAQFRO1wOqUPFjGYrK7KwehyKp6Zu4os/SQ';
const minute = 60_000;

beforeAll(async () => {
  world = await startTestApp({ config: { rateLimit: true } });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = testStart;
  await world.database.deleteFrom('outbox').execute();
});

const pass = (ms: number) => {
  world.now = new Date(world.now.getTime() + ms);
};

const post = (url: string, payload: object, app = world.app) => {
  clients += 1;
  const remoteAddress = `192.0.${Math.floor(clients / 250) % 250}.${clients % 250}`;
  return app.inject({ method: 'POST', url, remoteAddress, payload });
};
let clients = 0;

/** A login from another client each time. */
const logIn = (email: string, given: Record<string, string> = {}) =>
  post('/auth/login', { email, password, ...given });
const codeOf = async (answer: ReturnType<typeof logIn>) => {
  const { statusCode, body } = await answer;
  return statusCode === 200 ? 200 : (JSON.parse(body) as Problem).code;
};

const register = async () => (await insertPerson(world.database, { passwordHash })).email;

/** As many failures as an account may have; returns their status codes. */
const fail = (email: string, times = 20, given: Record<string, string> = {}) =>
  Promise.all(
    Array.from({ length: times }, () => codeOf(logIn(email, { password: 'Wrong-4-Ada', ...given }))),
  );

async function registerAttacked(): Promise<string> {
  const email = await register();
  await fail(email);
  return email;
}

/** Sends the due messages; returns the codes in them, in the order of their requests. */
async function deliver(): Promise<string[]> {
  return (await deliverMails(world))
    .filter(({ kind }) => kind === 'loginCode')
    .map(({ text }) => /^Code: (\d{8})$/m.exec(text)?.[1] ?? 'no code');
}

async function askForCode(email: string): Promise<string> {
  expect(await codeOf(logIn(email))).toBe('login_code_required');
  return (await deliver()).at(-1) ?? 'no mail';
}

describe('login after 20 failures in 15 minutes', () => {
  it('requires a code from the 21st attempt on, also concurrently', async () => {
    const email = await register();
    const answers = await fail(email, 30);
    expect(answers.filter((code) => code === 'login_failed')).toHaveLength(20);
    expect(answers.filter((code) => code === 'login_code_required')).toHaveLength(10);
    expect(await codeOf(logIn(email))).toBe('login_code_required');
    expect(await codeOf(logIn(await register()))).toBe(200);
    pass(15 * minute);
    expect(await codeOf(logIn(email))).toBe(200);
  });

  it('is answered the same for the right password, a wrong one and an unknown address, after the same work', async () => {
    const email = await registerAttacked();
    await fail('nobody@example.com');
    const works: unknown[] = [];
    for (const [address, given] of [
      [email, {}],
      [email, { password: 'Wrong-4-Ada' }],
      ['nobody@example.com', {}],
    ] as const) {
      for (const code of [undefined, '12345678']) {
        await world.database.deleteFrom('outbox').execute();
        const { statusCode, body } = await logIn(address, { ...given, ...(code !== undefined && { code }) });
        const rows = await world.database.selectFrom('outbox').select(['kind', 'attempts']).execute();
        works.push({ code, statusCode, body, rows });
      }
    }
    expect(works.slice(2, 4)).toEqual(works.slice(0, 2));
    expect(works.slice(4)).toEqual(works.slice(0, 2));
    expect(works[0]).toMatchObject({ statusCode: 401, rows: [{ kind: 'loginCode' }] });
  });

  it('succeeds once with the code that is mailed after the right password', async () => {
    const email = await registerAttacked();
    const code = await askForCode(email);
    expect(await codeOf(logIn(email, { code: '00000000' }))).toBe('login_code_required');
    expect(await codeOf(logIn(email, { code, password: 'Wrong-4-Ada' }))).toBe('login_code_required');
    const answer = await logIn(email, { code: ` ${code.slice(0, 4)} ${code.slice(4)} ` });
    const { token } = answer.json<SessionUser>();
    const url = '/api/status/deposit-status';
    expect((await world.call({ method: 'GET', url, token })).statusCode).toBe(200);
    expect(await codeOf(logIn(email, { code }))).toBe('login_code_required');
    expect(await deliver()).toEqual([]);
  });

  it('succeeds with the code that the operator has printed for an account, and prints none for another address', async () => {
    const email = await registerAttacked();
    const code = await issueLoginCode(world.database, email.toUpperCase(), world.now);
    expect(await codeOf(logIn(email, { code: code ?? 'no code' }))).toBe(200);
    expect(await issueLoginCode(world.database, 'nobody@example.com', world.now)).toBeUndefined();
  });

  it('sends no code for a wrong password', async () => {
    const email = await registerAttacked();
    await fail(email, 2);
    expect(await deliver()).toEqual([]);
  });

  it('succeeds for one of two concurrent uses of a code', async () => {
    const email = await registerAttacked();
    const code = await askForCode(email);
    const answers = await Promise.all([codeOf(logIn(email, { code })), codeOf(logIn(email, { code }))]);
    expect(answers.toSorted()).toEqual([200, 'login_code_required']);
  });

  it('has five tries with a code, which cannot be used up without the password', async () => {
    const email = await registerAttacked();
    const first = await askForCode(email);
    await fail(email, 6, { code: '00000000' });
    for (let tries = 0; tries < 4; tries += 1) await logIn(email, { code: '00000000' });
    expect(await codeOf(logIn(email, { code: first }))).toBe(200);
    const second = await askForCode(email);
    for (let tries = 0; tries < 5; tries += 1) await logIn(email, { code: '00000000' });
    expect(await codeOf(logIn(email, { code: second }))).toBe('login_code_required');
  });

  it('needs a code that is younger than ten minutes and of this account', async () => {
    const [email, other] = [await registerAttacked(), await registerAttacked()];
    const code = await askForCode(email);
    expect(await codeOf(logIn(other, { code }))).toBe('login_code_required');
    pass(10 * minute);
    expect(await codeOf(logIn(email, { code }))).toBe('login_code_required');
    await cleanUpSessions(world.database, world.now);
    expect(await world.database.selectFrom('loginCodes').selectAll().execute()).toEqual([]);
  });

  it('has at most three mails with codes an hour, also for concurrent requests, and each code works', async () => {
    const email = await registerAttacked();
    await Promise.all(Array.from({ length: 6 }, () => logIn(email)));
    const codes = await deliver();
    expect(codes).toHaveLength(3);
    expect(await codeOf(logIn(email, { code: codes[0] ?? '' }))).toBe(200);
    pass(60 * minute);
    await fail(email);
    await logIn(email);
    expect(await deliver()).toHaveLength(1);
  });

  it('stores no code as it is', async () => {
    const code = await askForCode(await registerAttacked());
    const stored = await world.database.selectFrom('loginCodes').selectAll().execute();
    const outbox = await world.database.selectFrom('outbox').selectAll().execute();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify([stored, outbox])).not.toContain(code);
  });

  it('is disabled with RATE_LIMIT=off', async () => {
    const free = await startTestApp({ config: { rateLimit: false } });
    const body = { email: 'free@example.com', password };
    await post('/auth/register', { firstName: 'Ada', lastName: 'Bello', ...body }, free.app);
    for (let times = 0; times < 21; times += 1)
      await post('/auth/login', { ...body, password: 'Wrong-4-Ada' }, free.app);
    expect((await post('/auth/login', body, free.app)).statusCode).toBe(200);
    await free.close();
  });
});

describe('known device', () => {
  const deviceOf = async (email: string, given: Record<string, string> = {}) =>
    (await logIn(email, given)).json<SessionUser & { deviceToken: string }>().deviceToken;

  it('needs no code, and keeps its token; that of another account does not count', async () => {
    const email = await register();
    const device = await deviceOf(email);
    const foreign = await deviceOf(await register());
    await fail(email);
    expect(await codeOf(logIn(email, { device: foreign }))).toBe('login_code_required');
    expect(await deviceOf(email, { device })).toBe(device);
  });

  it('one token serves several accounts, an invented one none', async () => {
    const [one, other] = [await register(), await register()];
    const device = await deviceOf(one);
    expect(await deviceOf(other, { device })).toBe(device);
    const invented = 'x'.repeat(43);
    expect(await deviceOf(other, { device: invented })).not.toBe(invented);
    await fail(one);
    expect(await codeOf(logIn(one, { device }))).toBe(200);
  });

  it('needs a code after 20 failures of its own', async () => {
    const email = await register();
    const device = await deviceOf(email);
    await fail(email, 20, { device });
    expect(await codeOf(logIn(email, { device }))).toBe('login_code_required');
    expect(await codeOf(logIn(email))).toBe(200);
  });

  it('is forgotten after a year without a login, and its token is not stored as it is', async () => {
    const email = await register();
    const device = await deviceOf(email);
    const stored = await world.database.selectFrom('devices').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(device);
    pass(364 * 24 * 60 * minute);
    await cleanUpSessions(world.database, world.now);
    expect(await deviceOf(email, { device })).toBe(device);
    pass(365 * 24 * 60 * minute);
    await cleanUpSessions(world.database, world.now);
    expect(await world.database.selectFrom('devices').selectAll().execute()).toEqual([]);
  });
});
