import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem, Session, SessionUser } from '@plaitful/api-client/contract';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { hashPassword } from '../users/passwordHash.ts';
import { openSession } from './sessions.service.ts';

let world: TestApp;
let member: { id: number; token: string; email: string };
const hour = 60 * 60_000;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = testStart;
  member = await world.signIn();
});

const list = async (token = member.token) =>
  (await world.call({ method: 'GET', url: '/api/account/sessions', token })).json<Session[]>();
const end = (path: string, token = member.token) =>
  world.call({ method: 'DELETE', url: `/api/account/sessions${path}`, token });
const isOpen = async (token: string) =>
  (await world.call({ method: 'GET', url: '/api/account', token })).statusCode === 200;
const openAt = (at: Date) => openSession(world.database, member.id, at);

describe('the sessions of a member', () => {
  it('have their browser and their last use, the most recently used first', async () => {
    const password = 'Braids-4-Ada';
    const person = await world.signIn({ passwordHash: await hashPassword(password) });
    world.now = new Date(testStart.getTime() + hour);
    const opened = await world.call({
      method: 'POST',
      url: '/auth/login',
      body: { email: person.email, password },
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/143.0.0.0 Mobile Safari/537.36' },
    });
    const { token } = opened.json<SessionUser>();
    world.now = new Date(testStart.getTime() + 2 * hour);
    const sessions = await list(token);
    expect(sessions).toEqual([
      {
        sessionId: expect.any(Number),
        browser: 'Chrome on Android',
        createdAt: '2026-12-01T16:00:00.000Z',
        lastUsedAt: '2026-12-01T17:00:00.000Z',
        isCurrent: true,
      },
      {
        sessionId: expect.any(Number),
        browser: null,
        createdAt: '2026-12-01T15:00:00.000Z',
        lastUsedAt: '2026-12-01T15:00:00.000Z',
        isCurrent: false,
      },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it('are only the user’s own active ones', async () => {
    await openAt(new Date(testStart.getTime() - 12 * hour));
    await world.signIn();
    expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('can be ended one by one, including the current one', async () => {
    const other = await openAt(world.now);
    const sessions = await list();
    for (const isCurrent of [false, true]) {
      const { sessionId } = sessions.find((session) => session.isCurrent === isCurrent) ?? {};
      expect((await end(`/${sessionId}`)).json()).toEqual({ done: true });
      expect([await isOpen(other), await isOpen(member.token)]).toEqual([false, !isCurrent]);
    }
  });

  it('are not found once they have ended, nor by anybody else', async () => {
    const other = await world.signIn();
    const [foreign] = await list(other.token);
    const answers = [await end(`/${foreign?.sessionId}`), await end('/2000000000')];
    expect(answers.map((answer) => answer.json<Problem>().code)).toEqual([
      'session_not_found',
      'session_not_found',
    ]);
    expect(await isOpen(other.token)).toBe(true);
  });

  it('can all be ended except the current one', async () => {
    const [first, second, stranger] = [
      await openAt(world.now),
      await openAt(world.now),
      await world.signIn(),
    ];
    expect((await end('')).statusCode).toBe(200);
    const tokens = [first, second, member.token, stranger.token];
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, false, true, true]);
  });
});
