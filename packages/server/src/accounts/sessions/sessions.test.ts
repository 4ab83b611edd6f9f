import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem, SessionUser, User, ValidationProblem } from '@plaitful/api-client/contract';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { cleanUpSessions } from './sessions.service.ts';

let world: TestApp;
const password = 'Braids-4-Ada';

beforeAll(async () => {
  world = await startTestApp({ config: { rateLimit: true } });
});
afterAll(() => world.close());
beforeEach(() => {
  world.now = testStart;
});

const register = (email: string, given: Record<string, string> = {}) =>
  world.call({
    method: 'POST',
    url: '/auth/register',
    body: { firstName: 'Ada', lastName: 'Bello', email, password, ...given },
  });
const logIn = (email: string, tried = password) =>
  world.call({ method: 'POST', url: '/auth/login', body: { email, password: tried } });
const getSessionStatus = async (token: string) =>
  (await world.call({ method: 'GET', url: '/api/status/deposit-status', token })).statusCode;

const minute = 60_000;
const hour = 60 * minute;
const pass = (ms: number) => {
  world.now = new Date(world.now.getTime() + ms);
};

describe('registration', () => {
  it('creates an account with only ROLE_USER, which can then sign in', async () => {
    const opened = await register('Ada.New@Example.com', { roles: 'ROLE_ADMIN' });
    expect(opened.json<User>()).toMatchObject({
      email: 'ada.new@example.com',
      roles: ['ROLE_USER'],
      mobilePhone: null,
    });
    expect(opened.json<object>()).not.toHaveProperty('token');
    const session = (await logIn('ada.new@example.com')).json<SessionUser>();
    expect(session).toMatchObject({ firstName: 'Ada', roles: ['ROLE_USER'] });
    expect(await getSessionStatus(session.token)).toBe(200);
  });

  it('of a known address is refused, in any case of its letters', async () => {
    await register('known@example.com');
    const again = await register('KNOWN@example.com');
    expect([again.statusCode, again.json<Problem>()]).toMatchObject([
      409,
      { code: 'email_taken', message: 'Failed to register. Please try again.' },
    ]);
  });

  it('reports each field with the form’s messages', async () => {
    const rejected = [
      [{ firstName: ' ' }, 'firstName', 'First name is required'],
      [{ lastName: '' }, 'lastName', 'Last name is required'],
      [
        { firstName: 'Win at bit.ly' },
        'firstName',
        'Please enter a name only, without a web or email address.',
      ],
      [{ lastName: 'Bello 2' }, 'lastName', 'Please enter the name without numbers.'],
      [
        { lastName: 'Bello & Sons' },
        'lastName',
        'Please use letters, spaces, apostrophes, hyphens and full stops only.',
      ],
      [{ email: 'ada' }, 'email', 'Invalid email address'],
      [{ email: '' }, 'email', 'Email is required'],
      [{ password: '' }, 'password', 'Password is required'],
      [
        { password: 'Password1!' },
        'password',
        'This password is too easy to guess. Please choose another one.',
      ],
      [
        { password: 'PlaitfulKids-1' },
        'password',
        'Please choose a password without the studio’s name in it.',
      ],
      [
        { password: 'Plaitful-demo-1' },
        'password',
        'Everybody knows this password from our demo. Please choose another one.',
      ],
    ] as const;
    for (const [index, [given, field, message]] of rejected.entries()) {
      const answer = await register(`new${index}@example.com`, given);
      expect([answer.statusCode, answer.json<ValidationProblem>().errors[0]]).toEqual([
        422,
        { field, message },
      ]);
    }
    const weak = await register('new@example.com', { password: 'braids' });
    expect(weak.json<ValidationProblem>().errors[0]?.message).toContain('at least 8 characters');
  });

  it('overwrites nothing of the account that is there', async () => {
    await register('kept@example.com');
    await register('kept@example.com', { firstName: 'Thief', password: 'Thief-4-Ada' });
    expect((await logIn('kept@example.com')).json<SessionUser>()).toMatchObject({ firstName: 'Ada' });
  });

  it('of one address by one client can be tried five times in a quarter of an hour', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect((await register('five@example.com', { password: 'weak' })).statusCode).toBe(422);
    const refused = await register('FIVE@example.com');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect((await register('six@example.com')).statusCode).toBe(200);
    pass(15 * 60_000);
    expect((await register('five@example.com')).statusCode).toBe(200);
  });

  it('stores neither the password nor a token as it is', async () => {
    const { token } = (await logIn('ada.new@example.com')).json<SessionUser>();
    const rows = await world.database
      .selectFrom('users')
      .select('passwordHash')
      .where('email', '=', 'ada.new@example.com')
      .execute();
    expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const sessions = await world.database.selectFrom('sessions').select('tokenHash').execute();
    expect(sessions.map(({ tokenHash }) => tokenHash)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });
});

describe('login', () => {
  it('has the same answer for an unknown address and a wrong password', async () => {
    await register('there@example.com');
    const [known, unknown] = [
      await logIn('there@example.com', 'Wrong-4-Ada'),
      await logIn('nobody@example.com', 'Wrong-4-Ada'),
    ];
    expect([known.statusCode, known.json<Problem>().code]).toEqual([401, 'login_failed']);
    expect([unknown.statusCode, unknown.body]).toEqual([401, known.body]);
  });

  it('is limited per account, and says how long to wait', async () => {
    await register('tried@example.com');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await logIn('tried@example.com', 'Wrong-4-Ada')).statusCode).toBe(401);
    const refused = await logIn('tried@example.com');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json<Problem>().message]).toEqual([
      429,
      '900',
      'That was a lot of tries. Please wait 15\u{A0}minutes and try again.',
    ]);
    world.now = new Date(testStart.getTime() + 15 * 60_000);
    expect((await logIn('tried@example.com')).statusCode).toBe(200);
  });

  it('is limited for concurrent tries, too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => logIn('at-once@example.com', 'Wrong-4-Ada')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });

  it('is limited to a hundred failures of one client in a quarter of an hour, under any addresses', async () => {
    const limited = await startTestApp({ config: { rateLimit: true } });
    const fail = (email: string, remoteAddress: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/auth/login',
        remoteAddress,
        payload: { email, password },
      });
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, index) => fail(`nobody${index}@example.com`, '192.0.2.1')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(100);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
    expect((await fail('nobody@example.com', '192.0.2.2')).statusCode).toBe(401);
    await limited.close();
  });

  it('successful logins do not count', async () => {
    await register('often@example.com');
    for (let times = 0; times < 12; times += 1)
      expect((await logIn('often@example.com')).statusCode).toBe(200);
  });
});

describe('a session', () => {
  it('ends at logout, and only it', async () => {
    const { token } = await world.signIn();
    const { token: other } = await world.signIn();
    expect((await world.call({ method: 'POST', url: '/auth/logout', token })).json<object>()).toEqual({
      done: true,
    });
    expect([await getSessionStatus(token), await getSessionStatus(other)]).toEqual([401, 200]);
  });

  it('ends after 12 hours without use, and lives on when it is used', async () => {
    const { token } = await world.signIn();
    for (let times = 0; times < 3; times += 1) {
      pass(11 * hour);
      expect(await getSessionStatus(token)).toBe(200);
    }
    pass(12 * hour);
    expect(await getSessionStatus(token)).toBe(401);
  });

  it.each([
    ['a member', 'ROLE_USER', 14],
    ['an admin', 'ROLE_ADMIN', 7],
  ] as const)('of %s (%s) ends after %i days even when it is used', async (_, role, days) => {
    const { token } = await world.signIn({ roles: [role] });
    const end = testStart.getTime() + days * 24 * hour;
    for (let time = testStart.getTime(); time < end - minute; time += 10 * hour) {
      world.now = new Date(time);
      expect(await getSessionStatus(token)).toBe(200);
    }
    world.now = new Date(end - minute);
    expect(await getSessionStatus(token)).toBe(200);
    world.now = new Date(end);
    expect(await getSessionStatus(token)).toBe(401);
  });

  it('invalid tokens count against the rate limit', async () => {
    const guess = () =>
      world.call({ method: 'GET', url: '/api/status/deposit-status', token: 'x'.repeat(43) });
    const left = async () => Number((await guess()).headers['x-ratelimit-remaining']);
    const before = await left();
    expect(await left()).toBe(before - 1);
  });

  it('an expired token still allows public operations', async () => {
    const answer = await world.call({ method: 'GET', url: '/api/styles/all', token: 'x'.repeat(43) });
    expect(answer.statusCode).toBe(200);
  });
});

describe('cleaning up', () => {
  it('deletes the sessions that have ended, and no others', async () => {
    await world.database.deleteFrom('sessions').execute();
    const ids = new Map<string, number>();
    for (const name of ['unused', 'old', 'live']) {
      const { id } = await world.signIn();
      ids.set(name, id);
    }
    const set = (name: string, given: { createdAt?: Date; lastUsedAt: Date }) =>
      world.database
        .updateTable('sessions')
        .set(given)
        .where('userId', '=', ids.get(name) ?? 0)
        .execute();
    const ago = (ms: number) => new Date(world.now.getTime() - ms);
    await set('unused', { lastUsedAt: ago(12 * hour) });
    await set('old', { createdAt: ago(14 * 24 * hour), lastUsedAt: ago(hour) });
    await set('live', { createdAt: ago(14 * 24 * hour - 1), lastUsedAt: ago(12 * hour - 1) });
    await cleanUpSessions(world.database, world.now);
    const left = await world.database.selectFrom('sessions').select('userId').execute();
    expect(left).toEqual([{ userId: ids.get('live') }]);
  });
});

describe('the users list', () => {
  it('shows the admin everybody, with roles as objects', async () => {
    const admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
    const users = (await world.call({ method: 'GET', url: '/api/users', token: admin.token })).json<User[]>();
    expect(users.find(({ id }) => id === admin.id)?.roles).toEqual([{ name: 'ROLE_ADMIN' }]);
    expect(users[0]).not.toHaveProperty('passwordHash');
  });
});
