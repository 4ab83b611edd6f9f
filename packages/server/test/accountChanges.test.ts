import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { createFeed } from '../src/bookings/calendar/calendar.service.ts';
import { whereLive } from '../src/bookings/bookings/bookings.queries.ts';
import { toPublicBusiness } from '../src/platform/config/business.ts';
import { parseConfig } from '../src/platform/config/config.ts';
import type { ServerContext } from '../src/platform/context.ts';
import type { Trx } from '../src/platform/database/database.ts';
import { inTransaction, withConnection } from '../src/platform/database/transaction.ts';
import { requestEmailChange } from '../src/accounts/emailChanges/emailChanges.service.ts';
import { business } from '../src/platform/outbox/messages.fixture.ts';
import { insertReset, updatePassword } from '../src/accounts/passwords/passwords.repository.ts';
import { changePassword } from '../src/accounts/passwords/passwords.service.ts';
import { deleteFamily } from '../src/family/privacy/privacy.service.ts';
import { Problem } from '../src/platform/problems/problem.ts';
import { createPasswordCheck, type PasswordCheck } from '../src/accounts/sessions/passwordCheck.ts';
import { hashPassword } from '../src/accounts/users/passwordHash.ts';
import {
  consumeLoginCode,
  createLoginCode,
  upsertTrustedDevice,
} from '../src/accounts/sessions/sessions.repository.ts';
import { openSession } from '../src/accounts/sessions/sessions.service.ts';
import { newToken } from '../src/platform/tokens.ts';
import { insertVerification } from '../src/accounts/verification/verification.repository.ts';
import { bookingRow } from './bookingRow.ts';
import { sendDue, getLinkToken, type SentMessage } from './sentMessages.ts';
import { startTestApp, testStart, type TestApp } from './testApp.ts';
import { accountEvents, bookingQueries } from '../src/app/modules.ts';

const password = 'Braids-4-Ada';
const nextPassword = 'Twists-5-Ada';
const minute = 60_000;
const day = 24 * 60 * minute;

let world: TestApp;
let passwordHash = '';
let member: Awaited<ReturnType<TestApp['signIn']>>;
let count = 0;

beforeAll(async () => {
  world = await startTestApp();
  passwordHash = await hashPassword(password);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.deleteFrom('outbox').execute();
  member = await world.signIn({ passwordHash });
  count += 1;
});

type Call = Parameters<TestApp['call']>[0];

async function call(method: Call['method'], url: string, given: Pick<Call, 'body' | 'token'> = {}) {
  const answer = await world.call({ method, url, ...given });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer;
}
const isAnswered = async (method: Call['method'], url: string, given: Pick<Call, 'body' | 'token'> = {}) =>
  (await world.call({ method, url, ...given })).statusCode === 200;

/** The token of the link that is mailed next. */
async function mailedToken(kind: SentMessage['kind']): Promise<string> {
  const token = getLinkToken((await sendDue(world)).find((mail) => mail.kind === kind));
  expect(token).not.toBe('');
  return token;
}

async function askForAddress(email: string): Promise<string> {
  await call('POST', '/api/account/email', { token: member.token, body: { email, password } });
  return mailedToken('emailChange');
}
const confirm = (token: string) => call('POST', '/auth/confirm-email', { body: { token } });

/** What is done before the records of a case are made; it returns the change itself. */
const changes = {
  'a new address is confirmed': async () => {
    const token = await askForAddress(`new${count}@example.com`);
    return () => confirm(token);
  },
  'a change of address is undone': async () => {
    await confirm(await askForAddress(`new${count}@example.com`));
    const token = await mailedToken('emailChanged');
    return () => call('POST', '/auth/undo-email-change', { body: { token } });
  },
  'the password is changed': async () => () =>
    call('PUT', '/api/account/password', {
      token: member.token,
      body: { currentPassword: password, newPassword: nextPassword },
    }),
  'the password is reset': async () => {
    const email = encodeURIComponent(member.email);
    await call('POST', `/auth/forgot-password?email=${email}`);
    const token = await mailedToken('passwordReset');
    return () =>
      call('POST', `/auth/reset-password?email=${email}&token=${token}`, {
        body: { newPassword: nextPassword },
      });
  },
  'all other devices are logged out': async () => () =>
    call('DELETE', '/api/account/sessions', { token: member.token }),
  'the account is deleted': async () => () =>
    call('POST', '/api/account/delete', { token: member.token, body: { password } }),
} satisfies Record<string, () => Promise<() => Promise<unknown>>>;

type Change = keyof typeof changes;

const inTrx = <Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> =>
  inTransaction(world.database, work);
const findEmail = async () =>
  (
    await world.database
      .selectFrom('users')
      .select('email')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
  ).email;

/** Books for 5 December or a later day, each case on its own. */
async function book(given: { verifyBy: Date }): Promise<number> {
  const startsAt = new Date(testStart.getTime() + (3 + count) * day);
  const row = bookingRow(
    { ...world.studio, userId: member.id },
    {
      bookingDate: startsAt.toISOString().slice(0, 10),
      startsAt,
      endsAt: new Date(startsAt.getTime() + 90 * minute),
      depositDueAt: startsAt,
      ...given,
    },
  );
  const { bookingId } = await world.database
    .insertInto('bookings')
    .values(row)
    .returning('bookingId')
    .executeTakeFirstOrThrow();
  return bookingId;
}
const unverify = () =>
  world.database.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', member.id).execute();

/** A booking past its deadline. */
async function insertExpired() {
  await unverify();
  const bookingId = await book({ verifyBy: new Date(world.now.getTime() - minute) });
  return () =>
    world.database
      .selectFrom('bookings')
      .select(['cancelledBy', whereLive(world.now).as('isLive')])
      .where('bookingId', '=', bookingId)
      .executeTakeFirstOrThrow();
}

/** A link that verifies the account's present address. */
async function insertLink(): Promise<{ token: string; tokenHash: string }> {
  const { token, tokenHash } = newToken();
  const times = { createdAt: world.now, expiresAt: new Date(world.now.getTime() + minute) };
  const link = { tokenHash, userId: member.id, email: await findEmail(), ...times };
  await inTrx((trx) => insertVerification(trx, link));
  return { token, tokenHash };
}

const isOpen = (token: string) => isAnswered('GET', '/api/account', { token });

/** Each makes a record of the account; it returns whether the record still has its effect. */
const records = {
  'the session that asks': async () => () => isOpen(member.token),
  'another session': async () => {
    const token = await openSession(world.database, member.id, world.now);
    return () => isOpen(token);
  },
  'a login code': async () => {
    const code = await inTrx((trx) => createLoginCode(trx, member.id, world.now));
    return () => inTrx((trx) => consumeLoginCode(trx, member.id, code, world.now));
  },
  'a known browser': async () => {
    await inTrx((trx) => upsertTrustedDevice(trx, { userId: member.id, device: undefined, now: world.now }));
    return async () => {
      const known = world.database.selectFrom('devices').select('userId').where('userId', '=', member.id);
      return (await known.execute()).length > 0;
    };
  },
  'a reset link': async () => {
    const { token, tokenHash } = newToken();
    const times = { createdAt: world.now, expiresAt: new Date(world.now.getTime() + minute) };
    await inTrx((trx) => insertReset(trx, { tokenHash, userId: member.id, ...times }));
    return async () => {
      const url = `/auth/reset-password?email=${encodeURIComponent(member.email)}&token=${token}`;
      return isAnswered('POST', url, { body: { newPassword: 'Knots-6-Ada' } });
    };
  },
  'a link that verifies the address': async () => {
    const { token } = await insertLink();
    return () => isAnswered('POST', '/auth/verify-email', { body: { token } });
  },
  'the record of a link that verifies the address': async () => {
    const { tokenHash } = await insertLink();
    return async () => {
      const links = world.database.selectFrom('emailVerifications').select('userId');
      return (await links.where('tokenHash', '=', tokenHash).execute()).length > 0;
    };
  },
  'the calendar feed': async () => {
    const body = { password };
    const made = await call('POST', '/api/account/calendar-feed', { token: member.token, body });
    const { pathname } = new URL(made.json<{ url: string }>().url);
    return () => isAnswered('GET', pathname);
  },
  'a change of address that is not confirmed': async () => {
    const token = await askForAddress(`later${count}@example.com`);
    return () => isAnswered('POST', '/auth/confirm-email', { body: { token } });
  },
  'the deadline by which the address of a booking must be verified': async () => {
    await unverify();
    const bookingId = await book({ verifyBy: new Date(world.now.getTime() + day) });
    return async () => {
      const booking = world.database
        .selectFrom('bookings')
        .select('verifyBy')
        .where('bookingId', '=', bookingId);
      return (await booking.executeTakeFirstOrThrow()).verifyBy !== null;
    };
  },
  'the expiry of a booking past its deadline': async () => {
    const findBooking = await insertExpired();
    return async () => {
      const { isLive: isBooked, cancelledBy } = await findBooking();
      return !isBooked && cancelledBy !== 'MEMBER';
    };
  },
  'an expiry that is not stored yet': async () => {
    const findBooking = await insertExpired();
    return async () => (await findBooking()).cancelledBy === null;
  },
} satisfies Record<string, () => Promise<() => Promise<boolean>>>;

type Effect = 'ends' | 'stays' | 'cannot be';

/** By change, in the order of `changes`: confirmed, undone, password changed, reset, others logged out, deleted. */
const table: Record<keyof typeof records, readonly [Effect, Effect, Effect, Effect, Effect, Effect]> = {
  'the session that asks': ['stays', 'ends', 'ends', 'ends', 'stays', 'ends'],
  'another session': ['stays', 'ends', 'ends', 'ends', 'ends', 'ends'],
  'a login code': ['ends', 'ends', 'ends', 'ends', 'ends', 'ends'],
  'a known browser': ['stays', 'ends', 'ends', 'ends', 'ends', 'ends'],
  'a reset link': ['ends', 'ends', 'ends', 'ends', 'ends', 'ends'],
  'a link that verifies the address': ['ends', 'ends', 'stays', 'stays', 'stays', 'ends'],
  'the record of a link that verifies the address': ['stays', 'stays', 'stays', 'stays', 'stays', 'ends'],
  'the calendar feed': ['stays', 'ends', 'ends', 'ends', 'ends', 'ends'],
  'a change of address that is not confirmed': ['cannot be', 'ends', 'ends', 'ends', 'ends', 'ends'],
  'the deadline by which the address of a booking must be verified': [
    'ends',
    // Only a verified address can be restored.
    'cannot be',
    'stays',
    'ends',
    'stays',
    'ends',
  ],
  'the expiry of a booking past its deadline': ['stays', 'cannot be', 'stays', 'stays', 'stays', 'stays'],
  'an expiry that is not stored yet': ['stays', 'cannot be', 'stays', 'stays', 'stays', 'ends'],
};

type Case = readonly [record: keyof typeof records, effect: Effect, change: Change];

const cases = (Object.keys(table) as (keyof typeof records)[]).flatMap((record) =>
  (Object.keys(changes) as Change[]).map((change, index): Case => [
    record,
    table[record][index] ?? 'cannot be',
    change,
  ]),
);

describe('of what gives access to an account or waits for it,', () => {
  it.each(cases.filter(([, effect]) => effect !== 'cannot be'))(
    '%s %s when %s',
    async (record, effect, change) => {
      const run = await changes[change]();
      const hasEffect = await records[record]();
      await run();
      expect(await hasEffect()).toBe(effect === 'stays');
    },
  );

  it.each(Object.keys(records) as (keyof typeof records)[])(
    '%s stays when nothing is changed',
    async (record) => {
      const hasEffect = await records[record]();
      expect(await hasEffect()).toBe(true);
    },
  );
});

/** What the services need; nothing is sent. */
const config = parseConfig({ RATE_LIMIT: 'off' });
const context = (): ServerContext => ({
  config,
  business,
  database: world.database,
  clock: () => world.now,
  log: pino({ level: 'silent' }),
  shownBusiness: toPublicBusiness(business, config, false),
  sendsTexts: false,
  accountEvents,
  bookingQueries,
  runOutbox: () => undefined,
});

/** The right password, which is replaced between its check and what it was checked for. */
const checkThenReplace: PasswordCheck = async (typed) => {
  const checked = await createPasswordCheck(context())(typed);
  await inTrx(async (trx) => updatePassword(trx, member.id, await hashPassword(nextPassword)));
  return checked;
};

async function checkOwn(field: string) {
  const checked = await checkThenReplace({ userId: member.id, password, field });
  if (checked instanceof Problem) throw new Error('the password is right');
  return checked;
}

/** Each is asked for with a password that was right when it was checked. */
const requests: Record<string, (email: string) => Promise<unknown>> = {
  'another password': async () =>
    changePassword(context(), await checkOwn('currentPassword'), {
      newPassword: 'Knots-6-Ada',
      userAgent: '',
    }),
  'another address': async (email) => requestEmailChange(context(), await checkOwn('password'), email),
  'a calendar feed': async () => createFeed(context(), await checkOwn('password')),
  'the deletion of the account': async () => {
    const caller = { ...member, emailVerified: true, firstName: 'Ada', lastName: 'Bello', mobilePhone: null };
    const asked = { userId: member.id, member: { ...caller, roles: ['ROLE_USER' as const] }, password };
    return deleteFamily(context(), asked, checkThenReplace);
  },
};

const dumpAccount = () =>
  withConnection(world.database, async (db) => ({
    user: await db.selectFrom('users').selectAll().where('id', '=', member.id).execute(),
    sessions: await db.selectFrom('sessions').selectAll().where('userId', '=', member.id).execute(),
    feeds: await db.selectFrom('calendarFeeds').selectAll().where('userId', '=', member.id).execute(),
    changes: await db.selectFrom('emailChanges').selectAll().where('userId', '=', member.id).execute(),
    messages: await db.selectFrom('outbox').selectAll().execute(),
  }));

describe('a password that is replaced between its check and the request', () => {
  it.each(Object.keys(requests))('refuses %s, which changes nothing', async (name) => {
    const before = await dumpAccount();
    const outcome = await requests[name]?.(`new${count}@example.com`);
    expect(outcome).toBeInstanceOf(Problem);
    const field = name === 'another password' ? 'currentPassword' : 'password';
    expect(outcome).toMatchObject({ code: 'invalid', details: { errors: [{ field }] } });
    const after = await dumpAccount();
    const [user] = after.user;
    expect(user?.passwordHash).not.toBe(passwordHash);
    expect(after).toEqual({ ...before, user: [{ ...before.user[0], passwordHash: user?.passwordHash }] });
  });
});
