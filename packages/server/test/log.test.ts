import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../src/platform/contract/document.ts';
import { createLog } from '../src/app/log.ts';
import { hashPassword } from '../src/accounts/users/passwordHash.ts';
import { exampleCall } from './exampleCall.ts';
import { makeTempDir } from './tempDir.ts';
import { bookingBody } from './catalogueFixtures.ts';
import { startTestApp, type TestApp } from './testApp.ts';

interface Line {
  readonly reqId?: string;
  readonly msg: string;
  readonly route?: string;
  readonly userId?: number;
  readonly err?: object;
}

const password = 'Braids-4-Ada';
const changed = 'Twists-5-Ada';
const lines: string[] = [];
const tokens: string[] = [];
let world: TestApp;
let calls = 0;

beforeAll(async () => {
  world = await startTestApp({
    log: createLog('trace', { write: (line: string) => void lines.push(line) }),
    // Mails are written to files; texts fail, which is logged.
    config: { rateLimit: true, dataDir: makeTempDir(), smsUrl: 'http://127.0.0.1:9' },
    hasJobs: true,
  });
});
afterAll(() => world.close());

/** What must never be logged: names, addresses, numbers, birth dates, passwords, tokens. */
const personal = (): string[] => [
  'Ada',
  'Bello',
  'Zoe',
  'example.com',
  '%40',
  '555-0',
  '5550',
  '2018-05',
  password,
  changed,
  '$argon2',
  ...tokens,
];

const readLines = (): Line[] => lines.map((line) => JSON.parse(line) as Line);

/** Makes every call of the contract with its example, and once more with an invalid body. */
async function makeAllCalls(first: string, places: Record<string, number | string>): Promise<void> {
  let token = first;
  // Logout comes last.
  const operations = loadContract().toSorted((a, b) => Number(a.id === 'logout') - Number(b.id === 'logout'));
  for (const operation of operations) {
    const answer = await world.app.inject(exampleCall(operation, places, token));
    // A new password ends the session.
    if (operation.id === 'changePassword') token = answer.json<{ token: string }>().token;
    const payload = '{"childName":"Zoe Bello","email":5';
    await world.app.inject({ ...exampleCall(operation, places, token), payload });
    calls += 2;
  }
  tokens.push(token);
}

describe('the log', () => {
  it('setup: every call, valid and invalid', async () => {
    const passwordHash = await hashPassword(password);
    for (const roles of [['ROLE_USER'], ['ROLE_ADMIN']] as const) {
      const { id, token } = await world.signIn({
        roles: [...roles],
        passwordHash,
        email: `${roles[0]}.ada@example.com`,
      });
      tokens.push(token);
      const bookingTime = roles[0] === 'ROLE_ADMIN' ? '17:00' : '15:30';
      const body = bookingBody(world.studio.styleId, { bookingTime });
      const booked = await world.call({ method: 'POST', url: '/api/booking/create', token, body });
      calls += 1;
      const { bookingId } = booked.json<{ bookingId: number }>();
      const { styleId, serviceId } = world.studio;
      await makeAllCalls(token, { bookingId, styleId, serviceId, userId: id, email: 'ada@example.com' });
    }
    // The examples have changed the first one to the second one.
    for (const tried of [changed, 'Wrong-4-Ada']) {
      const credentials = { email: 'ROLE_USER.ada@example.com', password: tried };
      const answer = await world.call({ method: 'POST', url: '/auth/login', body: credentials });
      if (answer.statusCode === 200) tokens.push(answer.json<{ token: string }>().token);
      calls += 1;
    }
    expect(new Set(tokens).size).toBe(5);
  });

  it('is written while queued mails and texts are sent', async () => {
    const untried = () =>
      world.database
        .selectFrom('outbox')
        .select('kind')
        .where('dueAt', '<=', world.now)
        .where('deliveredAt', 'is', null)
        .where('lastError', 'is', null)
        .execute();
    await expect.poll(untried, { timeout: 20_000 }).toEqual([]);
    const tried = await world.database
      .selectFrom('outbox')
      .select(['channel', (row) => row('deliveredAt', 'is', null).as('hasFailed')])
      .distinct()
      .where('attempts', '>', 0)
      .execute();
    expect(tried).toEqual(
      expect.arrayContaining([
        { channel: 'mail', hasFailed: false },
        { channel: 'sms', hasFailed: true },
      ]),
    );
  });

  it('has one line of JSON for each call, with its request’s id and its route, and no address', () => {
    const answered = readLines().filter(({ msg }) => msg === 'answered');
    expect(answered).toHaveLength(calls);
    expect(new Set(answered.map(({ reqId }) => reqId)).size).toBe(calls);
    for (const { reqId, route } of answered) {
      expect(reqId).toMatch(/^[\w-]{13}$/);
      expect(route).toMatch(/^\/[\w/:.-]+$/);
    }
  });

  it('has the user’s id of calls with a session, also of refused ones, and no other', async () => {
    const { id, token } = await world.signIn();
    const lineOf = async (url: string, by?: string) => {
      await world.call({ method: 'GET', url, token: by });
      calls += 1;
      return readLines().findLast(({ msg }) => msg === 'answered');
    };
    expect(await lineOf('/api/status/deposit-status', token)).toMatchObject({ status: 200, userId: id });
    expect(await lineOf('/api/users', token)).toMatchObject({ status: 403, userId: id });
    for (const line of [
      await lineOf('/api/status/deposit-status'),
      await lineOf('/api/status/deposit-status', 'x'.repeat(43)),
      await lineOf('/api/styles/all'),
    ])
      expect(line).not.toHaveProperty('userId');
  });

  it('contains no name, address, number, birth date, password or token', () => {
    // The digits of a timestamp or a random request id may by chance contain a number below.
    const said = lines.map((line) => line.replace(/"time":\d+/, '').replace(/"reqId":"[\da-f-]+"/, ''));
    for (const words of personal()) expect(said.filter((line) => line.includes(words))).toEqual([]);
  });

  it('says where an error occurred, and nothing of the input', async () => {
    const { token } = await world.signIn();
    await world.database.schema.alterTable('bookings').renameColumn('childName', 'gone').execute();
    lines.length = 0;
    const body = bookingBody(world.studio.otherStyleId, { bookingDate: '2026-12-12' });
    const answer = await world.call({ method: 'POST', url: '/api/booking/create', token, body });
    expect(answer.statusCode).toBe(500);
    const { requestId } = answer.json<{ requestId: string }>();
    const fault = readLines().find(({ msg }) => msg === 'a call failed');
    expect(fault).toMatchObject({
      reqId: requestId,
      err: { code: '42703', stack: expect.stringContaining(' at ') },
    });
    for (const words of personal()) expect(lines.filter((line) => line.includes(words))).toEqual([]);
  });

  it('contains no message of the database, which may repeat the input', () => {
    const written: string[] = [];
    const log = createLog('info', { write: (line: string) => void written.push(line) });
    const words = 'invalid input syntax for type date: "2018-05-04"';
    const error = Object.assign(new Error(words), { code: '22007', detail: 'Failing row contains (Zoe).' });
    log.error({ err: error }, 'a call failed');
    log.error({ err: new Error('a job failed', { cause: error }) }, 'a job failed');
    expect(written.join('')).toContain('22007');
    expect(written.join('')).not.toMatch(/2018|Zoe/);
  });
});
