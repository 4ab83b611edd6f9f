import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Account, Booking, User } from '@plaitful/api-client/contract';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { createBookingTestClient } from './bookings.fixture.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const calls = createBookingTestClient(() => world);
beforeEach(() => calls.begin());

const get = async <Answer>(token: string, url: string) =>
  (await world.call({ method: 'GET', url, token })).json<Answer>();

it('a number corrected in a later booking reaches the account and the list of members', async () => {
  const { token, id } = await world.signIn();
  await calls.book(token, { mobilePhone: '613-555-0111' });
  const before = await get<Account>(token, '/api/account');
  await calls.book(token, { mobilePhone: '613-555-0122', bookingTime: '17:00' });
  const after = await get<Account>(token, '/api/account');
  expect([before.mobilePhone, after.mobilePhone]).toEqual(['+16135550111', '+16135550122']);
  expect(after.etag).not.toBe(before.etag);
  const admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  const users = await get<User[]>(admin.token, '/api/users');
  expect(users.find((user) => user.id === id)?.mobilePhone).toBe('+16135550122');
});

it('a booking shows the current address and number of the account beside those it was made with', async () => {
  const { token, email } = await world.signIn();
  const made = (await calls.book(token, { mobilePhone: '613-555-0133' })).json<Booking>();
  expect(made.account).toEqual({ email, mobilePhone: '+16135550133' });
  const names = { firstName: 'Nora', lastName: 'Field' };
  const body = { ...names, mobilePhone: '613-555-0144' };
  await world.call({ method: 'PUT', url: '/api/account', token, body });
  await world.database
    .updateTable('users')
    .set({ email: `new.${email}` })
    .where('email', '=', email)
    .execute();
  const current = { email: `new.${email}`, mobilePhone: '+16135550144' };
  expect(await calls.read(token, made.bookingId)).toMatchObject({
    email,
    mobilePhone: '+16135550133',
    account: current,
  });
  const admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  const [listed] = await get<Booking[]>(admin.token, `/api/booking/all?q=${encodeURIComponent(email)}`);
  expect(listed?.account).toEqual(current);
});
