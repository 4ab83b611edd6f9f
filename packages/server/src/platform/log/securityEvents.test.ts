import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  ResponseBody,
  Booking,
  Child,
  Closure,
  Session,
  SessionUser,
} from '@plaitful/api-client/contract';
import { deliverMails } from '../../../test/deliverMails.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { createLog } from '../../app/log.ts';
import { hashPassword } from '../../accounts/users/passwordHash.ts';

let world: TestApp;
let logged = '';

beforeAll(async () => {
  const log = createLog('info', { write: (line: string) => void (logged += line) });
  world = await startTestApp({ log, config: { rateLimit: true } });
});
afterAll(() => world.close());

const book = async (token: string, bookingTime: string, given = {}) => {
  const body = bookingBody(world.studio.styleId, { childName: 'Secretchild', bookingTime, ...given });
  const answer = await post('/api/booking/create', body, token);
  return answer.json<Booking>();
};

const post = (url: string, body: unknown, token?: string) =>
  world.call({ method: 'POST', url, ...(body !== undefined && { body }), token });
const account = { email: 'secret.mail@example.com', password: 'Braids-4-Ada' };
const logIn = (password: string) => post('/auth/login', { ...account, password });

/** The events in the log, each with the ids of the user and of the one whom it was about. */
const events = (): string[] =>
  logged
    .split('\n')
    .filter((line) => line.includes('"security"'))
    .map(
      (line) =>
        JSON.parse(line) as { security: string; userId?: number; aboutUserId?: number; reqId: string },
    )
    .map(({ security, userId, aboutUserId, reqId }) => {
      const about = aboutUserId === undefined ? '' : ` about ${aboutUserId}`;
      return `${security} ${userId ?? '-'}${about}${reqId === '' ? ' no id' : ''}`;
    });

it('logs events of accounts by id, and never a name, an address, a number, a birth date or a token', async () => {
  const opened = await post('/auth/register', { firstName: 'Secretname', lastName: 'Hidden', ...account });
  const { id } = opened.json<{ id: number }>();
  await post('/auth/register', { firstName: 'Secretname', lastName: 'Hidden', ...account });
  await logIn('Wrong-4-Ada');
  const { token } = (await logIn(account.password)).json<SessionUser>();
  await world.call({ method: 'GET', url: '/api/users', token });
  await world.call({ method: 'GET', url: '/api/users' });
  const booking = bookingBody(world.studio.styleId, { childName: 'Secretchild' });
  expect((await post('/api/booking/create', booking, token)).statusCode).toBe(200);
  await post(`/auth/forgot-password?email=${account.email}`, undefined);
  await post('/auth/reset-password?token=secrettoken', { newPassword: 'Twists-5-Ada' });
  for (let tries = 0; tries < 5; tries += 1) await logIn('Wrong-4-Ada');
  await post('/auth/logout', undefined, token);
  expect(events()).toEqual([
    `registered ${id}`,
    'registration_refused -',
    `login_failed ${id}`,
    `login_succeeded ${id}`,
    `forbidden ${id}`,
    'unauthenticated -',
    `reset_asked ${id}`,
    'reset_refused -',
    ...Array.from({ length: 4 }, () => `login_failed ${id}`),
    'rate_limited -',
    `logged_out ${id}`,
  ]);
  expect(logged).not.toMatch(/secret|hidden|613-?555|2018-05-04|Braids-4|Wrong-4/i);
  expect(logged).not.toContain(token);
});

it('logs access to families’ bookings and changes of their status, but no refused calls', async () => {
  const [parent, { id, token }] = [await world.signIn(), await world.signIn({ roles: ['ROLE_ADMIN'] })];
  const [first, second] = [await book(parent.token, '15:30'), await book(parent.token, '17:00')];
  logged = '';
  const get = (url: string, by = token) => world.call({ method: 'GET', url, token: by });
  const put = (url: string, etag = '', body?: unknown) =>
    world.call({ method: 'PUT', url, token, body, headers: { 'if-match': etag } });
  await get('/api/booking/all');
  await get('/api/booking/export.csv');
  await get(`/api/users/bookings/${parent.id}`);
  await get(`/api/users/bookings/${parent.id}`, parent.token);
  const paid = await put(`/api/booking/update/deposit/${first.bookingId}`, first.etag, 'PAID');
  await put(`/api/booking/update/deposit/${first.bookingId}`, '"stale"', 'PAID');
  await put(`/api/booking/update/payment/${first.bookingId}`, paid.json<Booking>().etag, 'CONFIRMED');
  await put(`/api/users/cancel/${second.bookingId}/${parent.id}`, second.etag);
  expect(events()).toEqual([
    `children_listed ${id}`,
    `exported ${id}`,
    `children_listed ${id} about ${parent.id}`,
    `deposit_changed ${id} about ${parent.id}`,
    `status_changed ${id} about ${parent.id}`,
    `status_changed ${id} about ${parent.id}`,
  ]);
  expect(logged).not.toMatch(/secret|613-?555|2018-05-04/i);
});

it('logs what the studio did to which family by ids, and never a text or a name', async () => {
  const passwordHash = await hashPassword(account.password);
  const { id, token } = await world.signIn({ roles: ['ROLE_ADMIN'], passwordHash });
  const [asked, kept] = [await world.signIn({ passwordHash }), await world.signIn({ passwordHash })];
  const card = {
    texture: null,
    length: null,
    isTenderHeaded: false,
    avoid: '',
    calming: '',
    beadColors: [],
  };
  const child = { name: 'Secretchild', dateOfBirth: '2018-05-04', hairCard: card };
  const saved = await post('/api/account/children', child, kept.token);
  const { childId } = saved.json<Child>();
  const booking = await book(asked.token, '14:00', { bookingDate: '2026-12-12' });
  logged = '';
  const put = (url: string, body: unknown) => world.call({ method: 'PUT', url, token, body });
  await put(`/api/users/${kept.id}/children/${childId}/note`, { note: 'Secret note' });
  await world.call({ method: 'GET', url: `/api/users/${kept.id}/children`, token });
  await world.call({ method: 'GET', url: `/api/users/${kept.id}/export.json`, token });
  const { bookingId, etag, bookingDate: day } = booking;
  const closed = await post(
    '/api/closures',
    {
      from: day,
      to: day,
      fromTime: '14:00',
      toTime: '14:30',
      note: 'Secret',
      message: 'Secret',
      password: account.password,
      bookings: [{ bookingId, etag, choice: 'ASK_TO_RESCHEDULE' }],
    },
    token,
  );
  const { closureId } = closed.json<Closure>();
  await put(`/api/closures/${closureId}`, { note: 'Secret', message: '' });
  await world.call({ method: 'DELETE', url: `/api/closures/${closureId}`, token });
  await post(`/api/users/${kept.id}/delete`, { password: account.password }, token);
  await post('/api/account/delete', { password: account.password }, asked.token);
  expect(events()).toEqual([
    `note_changed ${id} about ${kept.id}`,
    `children_listed ${id} about ${kept.id}`,
    `family_exported ${id} about ${kept.id}`,
    `closure_added ${id}`,
    `reschedule_requested ${id} about ${asked.id}`,
    `closure_changed ${id}`,
    `closure_removed ${id}`,
    `family_deleted ${id} about ${kept.id}`,
    `family_deleted ${asked.id} about ${asked.id}`,
  ]);
  expect(logged).not.toMatch(/secret|2018-05-04/i);
});

it('logs a user’s changes to the account by id, without addresses or secrets', async () => {
  const { id, token: before } = await world.signIn({ passwordHash: await hashPassword(account.password) });
  logged = '';
  let token = before;
  const put = (url: string, body: unknown) => world.call({ method: 'PUT', url, token, body });
  const end = (url: string) => world.call({ method: 'DELETE', url, token });
  const newPassword = 'Twists-5-Ada';
  await put('/api/account/password', { currentPassword: 'Wrong-4-Ada', newPassword });
  const changed = await put('/api/account/password', { currentPassword: account.password, newPassword });
  ({ token } = changed.json<{ token: string }>());
  await post('/api/account/email', { email: 'secret.new@example.com', password: 'Wrong-4-Ada' }, token);
  await post('/api/account/email', { email: 'secret.new@example.com', password: newPassword }, token);
  const [mail] = (await deliverMails(world)).filter(({ kind }) => kind === 'emailChange');
  const link = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await post('/auth/confirm-email', { token: link });
  await post('/auth/undo-email-change', { token: link });
  await end('/api/account/email');
  const feed = await post('/api/account/calendar-feed', { password: newPassword }, token);
  await end('/api/account/calendar-feed');
  await end('/api/account/sessions');
  const sessions = await world.call({ method: 'GET', url: '/api/account/sessions', token });
  await end(`/api/account/sessions/${sessions.json<Session[]>()[0]?.sessionId}`);
  expect(events()).toEqual(
    [
      'password_wrong',
      'password_changed',
      'password_wrong',
      'email_change_asked',
      'email_changed',
      'email_link_refused',
      'email_change_cancelled',
      'calendar_feed_created',
      'calendar_feed_ended',
      'other_sessions_ended',
      'session_ended',
    ].map((event) => `${event} ${event === 'email_link_refused' ? '-' : id}`),
  );
  expect(logged).not.toMatch(/secret\.new|Braids-4|Twists-5|Wrong-4/i);
  const { url } = feed.json<ResponseBody<'createCalendarFeed'>>();
  for (const secret of [token, link, url]) expect(logged).not.toContain(secret);
});
