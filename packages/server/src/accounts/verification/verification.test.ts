import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking, Problem, SessionUser } from '@plaitful/api-client/contract';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { sendDue, getLinkToken } from '../../../test/sentMessages.ts';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { expireAllBookings } from '../../bookings/bookings/claimSlot.ts';
import { openSession } from '../sessions/sessions.service.ts';
import { cleanUpVerifications } from './verification.service.ts';

const minute = 60_000;
const hour = 60 * minute;

let world: TestApp;
let member: { id: number; token: string; email: string };

beforeAll(async () => {
  // The rule of section 1b holds whether or not requests are limited.
  world = await startTestApp({ config: { rateLimit: false }, business: { chairs: undefined } });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = testStart;
  const end = { paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO', cancelledAt: testStart } as const;
  await world.database.updateTable('bookings').set(end).where('paymentStatus', '<>', 'CANCELLED').execute();
  await world.database.deleteFrom('outbox').execute();
  member = await world.signIn({ emailVerifiedAt: null });
});

const wait = async (ms: number) => {
  world.now = new Date(world.now.getTime() + ms);
  member = { ...member, token: await openSession(world.database, member.id, world.now) };
};
const send = () => world.call({ method: 'POST', url: '/auth/send-verification', token: member.token });
const verify = (token: string) => world.call({ method: 'POST', url: '/auth/verify-email', body: { token } });
const book = (given: Record<string, unknown> = {}, token = member.token) =>
  world.call({
    method: 'POST',
    url: '/api/booking/create',
    token,
    body: bookingBody(world.studio.styleId, given),
  });
const read = async (bookingId: number) =>
  (
    await world.call({ method: 'GET', url: `/api/booking/${bookingId}`, token: member.token })
  ).json<Booking>();
const codeOf = async (answer: ReturnType<typeof book>) => {
  const response = await answer;
  return [response.statusCode, response.json<Problem>().code];
};
const kindsSent = async () => (await sendDue(world)).map(({ kind }) => kind);
const isVerified = async () => {
  const row = await world.database
    .selectFrom('users')
    .select('emailVerifiedAt')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  return row.emailVerifiedAt !== null;
};
const expireUnpaid = () =>
  expireAllBookings(world.database, {
    now: world.now,
    sendsTexts: false,
    config: { rateLimit: false },
    business: { pickupReminderMinutes: 20 },
  });

describe('the link that verifies an email address', () => {
  it('is mailed on request, works more than once for 24 hours, and then no more', async () => {
    expect((await send()).statusCode).toBe(200);
    const [mail] = await sendDue(world);
    expect(mail).toMatchObject({ kind: 'emailVerification', to: member.email });
    expect(mail?.text).toContain('https://studio.example/verify-email#token=');
    expect(await isVerified()).toBe(false);
    expect((await verify(getLinkToken(mail))).json()).toEqual({ done: true });
    expect(await isVerified()).toBe(true);
    await wait(24 * hour - 1);
    expect((await verify(getLinkToken(mail))).statusCode).toBe(200);
    await wait(1);
    expect(await codeOf(verify(getLinkToken(mail)))).toEqual([422, 'verification_link_invalid']);
  });

  it('is not stored, and is removed once it has expired', async () => {
    await send();
    const token = getLinkToken((await sendDue(world))[0]);
    const links = () => world.database.selectFrom('emailVerifications').selectAll().execute();
    expect(JSON.stringify(await links())).not.toContain(token);
    await cleanUpVerifications(world.database, new Date(testStart.getTime() + 24 * hour));
    expect(await links()).toEqual([]);
  });

  it('is sent at most twice in an hour, also for concurrent requests', async () => {
    const answers = await Promise.all([send(), send(), send(), send()]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429]);
    await wait(20 * minute);
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2400']);
    expect(await kindsSent()).toEqual(['emailVerification', 'emailVerification']);
    await wait(40 * minute);
    expect((await send()).statusCode).toBe(200);
  });

  it('is not sent to a verified address', async () => {
    member = await world.signIn();
    expect((await send()).json()).toEqual({ done: true });
    expect(await kindsSent()).toEqual([]);
  });

  it('is not sent once the address has been verified by another one', async () => {
    await send();
    const [first] = await sendDue(world);
    await send();
    await verify(getLinkToken(first));
    expect(await kindsSent()).toEqual([]);
  });

  it('does nothing for an address that the account no longer has', async () => {
    await send();
    const [mail] = await sendDue(world);
    await world.database
      .updateTable('users')
      .set({ email: `other.${member.email}` })
      .where('id', '=', member.id)
      .execute();
    expect(await codeOf(verify(getLinkToken(mail)))).toEqual([422, 'verification_link_invalid']);
    expect(await isVerified()).toBe(false);
  });

  it('rejects an invalid token', async () => {
    expect(await codeOf(verify('made-up'))).toEqual([422, 'verification_link_invalid']);
  });

  it('is rate limited', async () => {
    const limited = await startTestApp({ config: { rateLimit: true } });
    const body = { token: 'made-up' };
    const guess = () => limited.call({ method: 'POST', url: '/auth/verify-email', body });
    for (let guesses = 0; guesses < 20; guesses += 1) expect((await guess()).statusCode).toBe(422);
    expect((await guess()).statusCode).toBe(429);
    await limited.close();
  });
});

describe('a member', () => {
  it('has the status of the address at login and in the list of users', async () => {
    const password = 'Braids-4-Ada';
    const account = { firstName: 'Ada', lastName: 'Bello', email: 'verified@example.com', password };
    const registered = await world.call({ method: 'POST', url: '/auth/register', body: account });
    expect(registered.json()).toMatchObject({ emailVerified: false });
    const logIn = async () =>
      (await world.call({ method: 'POST', url: '/auth/login', body: account })).json<SessionUser>();
    const user = await logIn();
    expect(user.emailVerified).toBe(false);
    await world.call({ method: 'POST', url: '/auth/send-verification', token: user.token });
    await verify(getLinkToken((await sendDue(world))[0]));
    expect((await logIn()).emailVerified).toBe(true);
    const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
    const users = await world.call({ method: 'GET', url: '/api/users?q=verified', token });
    expect(users.json()).toMatchObject([{ emailVerified: true }]);
  });

  it('who completes a password reset has verified the address', async () => {
    const { bookingId } = (await book()).json<Booking>();
    await sendDue(world);
    await world.call({ method: 'POST', url: `/auth/forgot-password?email=${member.email}` });
    const token = getLinkToken((await sendDue(world))[0]);
    const body = { newPassword: 'Twists-5-Ada' };
    await world.call({ method: 'POST', url: `/auth/reset-password?token=${token}`, body });
    expect(await isVerified()).toBe(true);
    await wait(2 * hour);
    expect(await read(bookingId)).toMatchObject({ paymentStatus: 'PENDING', verifyBy: null });
  });
});

describe('a booking of a member whose address is not verified', () => {
  it('is kept for an hour, which its mail says first; the link is in it, and in a mail of its own', async () => {
    const booking = (await book()).json<Booking>();
    expect(booking).toMatchObject({
      verifyBy: '2026-12-01T16:00:00.000Z',
      depositDueAt: '2026-12-02T15:00:00.000Z',
    });
    const [link, received] = await sendDue(world);
    expect(link?.kind).toBe('emailVerification');
    expect(received?.subject).toMatch(/^Verify your email by 11:00 am to keep \w{3} \d+ Dec$/);
    expect(received?.text).toContain('Send before: Wednesday 2 December 2026, 10:00 am');
    const links = [getLinkToken(link), getLinkToken(received)];
    expect(new Set(links).size).toBe(2);
    expect((await verify(links[1] ?? '')).statusCode).toBe(200);
    expect(await read(booking.bookingId)).toMatchObject({ verifyBy: null });
  });

  it('has no link in its mail once the address has been verified', async () => {
    await book();
    await world.database
      .updateTable('outbox')
      .set({ nextAttemptAt: new Date(testStart.getTime() + minute) })
      .where('kind', '=', 'received')
      .where('userId', '=', member.id)
      .execute();
    const [link] = await sendDue(world);
    expect(link).toMatchObject({ kind: 'emailVerification', to: member.email });
    await verify(getLinkToken(link));
    world.now = new Date(testStart.getTime() + minute);
    const [received] = await sendDue(world);
    expect(received?.kind).toBe('received');
    expect(received?.text).not.toContain('verify-email');
  });

  it('is cancelled after an hour, with one mail', async () => {
    const { bookingId } = (await book()).json<Booking>();
    await sendDue(world);
    await wait(hour - 1);
    expect(await read(bookingId)).toMatchObject({ paymentStatus: 'PENDING' });
    await wait(1);
    const ended = {
      paymentStatus: 'CANCELLED',
      cancelledBy: 'DEADLINE',
      cancelledAt: '2026-12-01T16:00:00.000Z',
      depositDueAt: null,
      verifyBy: null,
    };
    expect(await read(bookingId)).toMatchObject(ended);
    expect([await expireUnpaid(), await expireUnpaid()]).toEqual([1, 0]);
    expect(await read(bookingId)).toMatchObject(ended);
    const [mail, ...others] = await sendDue(world);
    expect([mail?.kind, others]).toEqual(['cancelledUnpaid', []]);
    expect(mail?.text).toContain(
      'Your email address was not verified before Tuesday 1 December 2026, 11:00 am',
    );
    // It stays cancelled.
    await send();
    await verify(getLinkToken((await sendDue(world))[0]));
    expect(await read(bookingId)).toMatchObject({ paymentStatus: 'CANCELLED' });
  });

  it('makes room for another one as soon as its time is over, and is listed as cancelled', async () => {
    await book();
    await wait(hour);
    const lists = await Promise.all(
      ['UNPAID', 'CANCELLED'].map(async (status) => {
        const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
        const url = `/api/booking/all?q=${member.email}&status=${status}&page=1&size=5`;
        return (await world.call({ method: 'GET', url, token })).json<Booking[]>().length;
      }),
    );
    expect(lists).toEqual([0, 1]);
    expect((await world.call({ method: 'GET', url: '/api/booking/booked-services' })).json()).toEqual([]);
    expect((await book({}, (await world.signIn()).token)).statusCode).toBe(200);
  });

  it('keeps the deadline of its creation once the address is verified, and is a new version', async () => {
    const booking = (await book()).json<Booking>();
    const [link] = await sendDue(world);
    await wait(30 * minute);
    await verify(getLinkToken(link));
    const after = await read(booking.bookingId);
    expect(after).toMatchObject({ verifyBy: null, depositDueAt: booking.depositDueAt });
    expect(after.etag).not.toBe(booking.etag);
    await wait(23 * hour);
    expect(await read(booking.bookingId)).toMatchObject({ paymentStatus: 'PENDING' });
    await wait(hour);
    expect(await read(booking.bookingId)).toMatchObject({ cancelledAt: booking.depositDueAt });
  });

  it('needs no verified address any more once its deposit is paid, nor when that is set back', async () => {
    const { bookingId } = (await book()).json<Booking>();
    const set = async (body: string) => {
      const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
      return world.call({ method: 'PUT', url: `/api/booking/update/deposit/${bookingId}`, token, body });
    };
    expect((await set('PAID')).json()).toMatchObject({ deposit: 'PAID', verifyBy: null });
    await wait(2 * hour);
    expect(await expireUnpaid()).toBe(0);
    expect((await set('NOT_PAID')).json()).toMatchObject({ verifyBy: null, paymentStatus: 'PENDING' });
  });

  it('must be verified by its start if that is earlier, also after a move', async () => {
    // Half an hour before the start that it is moved to, and an hour for the verification.
    await wait(30 * minute);
    const booking = (await book({ bookingDate: '2026-12-12' })).json<Booking>();
    expect(booking.verifyBy).toBe('2026-12-01T16:30:00.000Z');
    const url = `/api/users/reschedule/${booking.bookingId}/${member.id}/${booking.serviceId}`;
    const body = { newDate: '2026-12-01', newTime: '11:00' };
    const moved = await world.call({ method: 'PUT', url, token: member.token, body });
    const start = '2026-12-01T16:00:00.000Z';
    expect(moved.json()).toMatchObject({ depositDueAt: start, verifyBy: start });
  });

  it('allows one unpaid booking, also concurrently', async () => {
    const inputs = [{ bookingDate: '2026-12-04', bookingTime: '17:00' }, { bookingDate: '2026-12-12' }];
    const answers = await Promise.all(inputs.map((input) => book(input)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = (await book({ bookingTime: '17:00' })).json<Problem>();
    expect(refused.code).toBe('too_many_unpaid');
    expect(refused.message).toContain('Verify your email address');
    const [link] = await sendDue(world);
    await verify(getLinkToken(link));
    expect((await book({ bookingTime: '17:00' })).statusCode).toBe(200);
  });

  it('sends no second link within the hour', async () => {
    const { bookingId } = (await book()).json<Booking>();
    const cancel = {
      method: 'DELETE',
      url: `/api/booking/delete/${bookingId}`,
      token: member.token,
    } as const;
    await world.call(cancel);
    await book({ bookingTime: '17:00' });
    expect((await kindsSent()).filter((kind) => kind === 'emailVerification')).toHaveLength(1);
  });
});

it('a booking of a member whose address is verified has nothing to verify', async () => {
  member = await world.signIn();
  expect((await book()).json()).toMatchObject({ verifyBy: null });
  expect(await kindsSent()).toEqual(['received']);
});
