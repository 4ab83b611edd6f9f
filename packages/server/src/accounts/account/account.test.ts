import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  Account,
  AccountWrite,
  Booking,
  Problem,
  ValidationProblem,
} from '@plaitful/api-client/contract';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let world: TestApp;
let member: { id: number; token: string; email: string };

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  member = await world.signIn();
});

const url = '/api/account';
const read = async () => (await world.call({ method: 'GET', url, token: member.token })).json<Account>();
const names: AccountWrite = { firstName: 'Ada', lastName: 'Bello', mobilePhone: '613-555-0199' };
const write = (given: Partial<AccountWrite>, ifMatch?: string) =>
  world.call({
    method: 'PUT',
    url,
    token: member.token,
    body: { ...names, ...given },
    ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
  });
/** Sets which messages are sent. */
const choose = (body: object) =>
  world.call({ method: 'PUT', url: `${url}/notifications`, token: member.token, body });

describe('the account', () => {
  it('is returned to its user, with its version in the header as well', async () => {
    const answer = await world.call({ method: 'GET', url, token: member.token });
    expect(answer.headers['etag']).toBe('"1"');
    expect(answer.json()).toEqual({
      firstName: 'Ada',
      lastName: 'Bello',
      email: member.email,
      emailVerified: true,
      newEmail: null,
      mobilePhone: null,
      notifications: { texts: true, reminder48h: true, reminder3h: true },
      calendarFeedCreatedAt: null,
      depositDeadlineMinutes: 1440,
      etag: '"1"',
    });
  });

  it('takes a name and a phone, which the phone is normalised for, or none', async () => {
    const answer = await write({ firstName: ' Adaeze ', lastName: 'Okafor-Bello' });
    expect([answer.statusCode, answer.headers['etag']]).toEqual([200, '"2"']);
    expect(answer.json<Account>()).toMatchObject({
      firstName: 'Adaeze',
      lastName: 'Okafor-Bello',
      mobilePhone: '+16135550199',
      etag: '"2"',
    });
    await write({ mobilePhone: null });
    expect(await read()).toMatchObject({ firstName: 'Ada', mobilePhone: null, etag: '"3"' });
  });

  it('keeps names and phones to the rules of registration and booking', async () => {
    const refusals = [
      [{ firstName: ' ' }, 'firstName', 'First name is required'],
      [
        { lastName: 'www.example.com' },
        'lastName',
        'Please enter a name only, without a web or email address.',
      ],
      [{ mobilePhone: '555' }, 'mobilePhone', fieldMessages.mobilePhone],
    ] as const;
    for (const [given, field, message] of refusals) {
      const answer = await write(given);
      expect(answer.statusCode).toBe(422);
      expect(answer.json<ValidationProblem>().errors).toEqual([{ field, message }]);
    }
    expect((await read()).etag).toBe('"1"');
  });

  it('is not overwritten when somebody else has changed it meanwhile', async () => {
    await write({ firstName: 'Adaeze' }, '"1"');
    const late = await write({ firstName: 'Chioma' }, '"1"');
    expect([late.statusCode, late.json<Problem>().code]).toEqual([412, 'changed_meanwhile']);
    expect((await read()).firstName).toBe('Adaeze');
  });

  it('is updated by one of two clients that have read the same version', async () => {
    const answers = await Promise.all([
      write({ firstName: 'Adaeze' }, '"1"'),
      write({ firstName: 'Chioma' }, '"1"'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect((await read()).etag).toBe('"2"');
  });

  it('changes no booking that was made with another name', async () => {
    const body = bookingBody(world.studio.styleId);
    const { token } = member;
    const booked = await world.call({ method: 'POST', url: '/api/booking/create', token, body });
    await write({ firstName: 'Adaeze', mobilePhone: '613-555-0111' });
    const { bookingId } = booked.json<Booking>();
    const stored = await world.call({ method: 'GET', url: `/api/booking/${bookingId}`, token });
    expect(stored.json<Booking>()).toMatchObject({ fullName: 'Ada Bello', mobilePhone: '+16135550199' });
  });

  it('notification settings do not bump the account version', async () => {
    const notifications = { texts: false, reminder48h: true, reminder3h: false };
    const answer = await choose(notifications);
    expect(answer.json<Account>()).toMatchObject({ notifications, etag: '"1"' });
    expect((await read()).notifications).toEqual(notifications);
  });

  it('keeps the message settings of other members', async () => {
    const other = await world.signIn();
    await choose({ texts: false, reminder48h: false, reminder3h: false });
    const account = await world.call({ method: 'GET', url, token: other.token });
    expect(account.json<Account>().notifications).toEqual({
      texts: true,
      reminder48h: true,
      reminder3h: true,
    });
  });

  it('ignores extra properties', async () => {
    const notifications = { texts: true, reminder48h: true, reminder3h: true };
    const answer = await choose({ ...notifications, firstName: 'Mallory', version: 99 });
    expect(answer.json<Account>()).toMatchObject({ notifications, firstName: 'Ada', etag: '"1"' });
  });
});
