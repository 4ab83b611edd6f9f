import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract, type Operation } from '../src/contract/document.ts';
import { openSession } from '../src/sessions/sessions.service.ts';
import { startTestApp, type TestApp } from './testApp.ts';
import { bookingBody } from './studio.ts';

type Actor = 'guest' | 'member' | 'otherMember' | 'admin';
const actors = ['guest', 'member', 'otherMember', 'admin'] as const satisfies Actor[];

let world: TestApp;
let ids: Record<Exclude<Actor, 'guest'>, number>;
let bookingId = 0;

beforeAll(async () => {
  world = await startTestApp();
  const member = await world.signIn();
  const otherMember = await world.signIn();
  const admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  ids = { member: member.id, otherMember: otherMember.id, admin: admin.id };
  const body = bookingBody(world.studio.styleId, { bookingTime: '17:00' });
  const booked = await world.call({ method: 'POST', url: '/api/booking/create', token: member.token, body });
  bookingId = booked.json<{ bookingId: number }>().bookingId;
});
afterAll(() => world.close());

/** The address of a call, with things that are the first member's. */
function urlOf({ url }: Operation): string {
  const values: Record<string, string | number> = {
    bookingId,
    userId: ids.member,
    styleId: world.studio.styleId,
    serviceId: world.studio.serviceId,
    reviewId: 1,
    messageId: 1,
    hash: 'ab12cd34ab12cd34',
    width: 640,
    format: 'jpeg',
  };
  return url.replaceAll(/:(\w+)/g, (_, name: string) => String(values[name]));
}

/** A session for one call only: a logout ends it. */
async function tokenOf(actor: Actor): Promise<string | undefined> {
  return actor === 'guest' ? undefined : openSession(world.database, ids[actor], world.now);
}

function isAdmitted({ access, roles }: Operation, actor: Actor): true | 401 | 403 {
  if (access !== 'required') return true;
  if (actor === 'guest') return 401;
  return roles.includes('ROLE_ADMIN') && actor !== 'admin' ? 403 : true;
}

describe('who may make which call', () => {
  for (const operation of loadContract()) {
    for (const actor of actors) {
      const expected = isAdmitted(operation, actor);
      it(`${operation.id} by ${actor}: ${expected === true ? 'admitted' : String(expected)}`, async () => {
        const { method } = operation;
        const token = await tokenOf(actor);
        // Off every schema, so that nothing is done; access is judged before that.
        const body = operation.body === undefined ? undefined : 0;
        const { statusCode } = await world.call({ method, url: urlOf(operation), token, body });
        const isRefused = statusCode === 401 || statusCode === 403;
        expect(isRefused ? statusCode : true).toBe(expected);
      });
    }
  }
});

describe('what is another member’s', () => {
  it.each([
    ['GET', () => `/api/booking/${bookingId}`],
    ['GET', () => `/api/users/bookings/${ids.member}`],
    ['DELETE', () => `/api/booking/delete/${bookingId}`],
  ] as const)('is not found by %s', async (method, url) => {
    const answer = await world.call({ method, url: url(), token: await tokenOf('otherMember') });
    expect(answer.statusCode).toBe(404);
  });

  it('can be seen by the admin', async () => {
    // The matrix above has cancelled nothing of it that the admin may not see.
    for (const url of [`/api/booking/${bookingId}`, `/api/users/bookings/${ids.member}`]) {
      expect((await world.call({ method: 'GET', url, token: await tokenOf('admin') })).statusCode).toBe(200);
    }
  });

  it('cannot be booked for: another userId in the body answers 403', async () => {
    const token = await tokenOf('member');
    const body = bookingBody(world.studio.styleId, { userId: ids.otherMember });
    const answer = await world.call({ method: 'POST', url: '/api/booking/create', token, body });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'forbidden']);
  });
});
