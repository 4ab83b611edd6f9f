import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredBill } from '../src/platform/database/bookingTables.ts';
import type { Problem } from '@plaitful/api-client/contract';
import { addDays, addMinutesToInstant } from '@plaitful/domain/studio-time';
import { toChildWithoutHairCard } from '../src/bookings/children/children.service.ts';
import { loadContract, type Operation } from '../src/platform/contract/document.ts';
import { logOut, openSession } from '../src/accounts/sessions/sessions.service.ts';
import { newToken } from '../src/platform/tokens.ts';
import { bookingRow } from './bookingRow.ts';
import { dumpDatabase } from './dumpDatabase.ts';
import { exampleCall, exampleUrl, type ExamplePlaceholders } from './exampleCall.ts';
import { bookingBody } from './catalogueFixtures.ts';
import { startTestApp, type TestApp } from './testApp.ts';

/** Users with an active session. */
const people = ['member', 'otherMember', 'admin'] as const;
type Person = (typeof people)[number];

const hour = 60 * 60_000;

let world: TestApp;
let ids: Record<Person, number>;
let places: ExamplePlaceholders;

beforeAll(async () => {
  world = await startTestApp();
  const member = await world.signIn();
  const otherMember = await world.signIn();
  const admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  ids = { member: member.id, otherMember: otherMember.id, admin: admin.id };
  places = await addRecords(ids.member);
});
afterAll(() => world.close());

let added = 0;

/** Adds a booking, a saved child and a session of a member, and names them with the records of the studio. */
async function addRecords(userId: number): Promise<ExamplePlaceholders> {
  added += 1;
  const { styleId, serviceId } = world.studio;
  const startsAt = new Date(world.now.getTime() + 30 * 24 * hour);
  const { bookingId } = await world.database
    .insertInto('bookings')
    .values(
      bookingRow(
        { userId, styleId, serviceId },
        {
          // A slot of its own, on which nothing else is booked.
          bookingDate: addDays('2027-01-01', added),
          startsAt,
          endsAt: addMinutesToInstant(startsAt, 90),
          depositDueAt: startsAt,
          childName: 'Zoe',
          fullName: 'Ada Bello',
        },
      ),
    )
    .returning('bookingId')
    .executeTakeFirstOrThrow();
  const { childId } = await world.database
    .insertInto('children')
    .values({ ...toChildWithoutHairCard('Zoe', '2018-05-04'), userId, createdAt: world.now })
    .returning('childId')
    .executeTakeFirstOrThrow();
  const { tokenHash } = newToken();
  const { sessionId } = await world.database
    .insertInto('sessions')
    .values({ tokenHash, userId, createdAt: world.now, lastUsedAt: world.now })
    .returning('sessionId')
    .executeTakeFirstOrThrow();
  return { bookingId, childId, sessionId, userId, styleId, serviceId };
}

/** As after a finished visit. */
async function addBill(bookingId: number): Promise<void> {
  const finishedAt = world.now.toISOString();
  const line = { kind: 'STYLE', label: 'Cornrows', cents: 9000 } as const;
  const bill: StoredBill = { lines: [line], tipCents: 0, paidBy: 'CASH', tax: null, finishedAt };
  await world.database
    .updateTable('bookings')
    .set({ bill: JSON.stringify(bill), receiptYear: 2026, receiptNumber: bookingId })
    .where('bookingId', '=', bookingId)
    .execute();
}

/** A session for one call only, since a logout ends it. */
const tokenOf = (person: Person, openedAt = world.now): Promise<string> =>
  openSession(world.database, ids[person], openedAt);

const before = (hours: number): Date => new Date(world.now.getTime() - hours * hour);

/** The Authorization header of each kind of caller. */
const bearers: Readonly<Record<string, () => Promise<string | undefined>>> = {
  ...Object.fromEntries(people.map((person) => [person, async () => `Bearer ${await tokenOf(person)}`])),
  'a guest': () => Promise.resolve(undefined),
  'a member twelve hours idle': async () => `Bearer ${await tokenOf('member', before(12))}`,
  'an admin after seven days': async () => `Bearer ${await tokenOf('admin', before(7 * 24))}`,
  'an admin who logged out': async () => {
    const token = await tokenOf('admin');
    await logOut(world.database, token);
    return `Bearer ${token}`;
  },
  'an invented token': () => Promise.resolve(`Bearer ${'a'.repeat(43)}`),
  'a token cut short': async () => `Bearer ${(await tokenOf('admin')).slice(0, 42)}`,
  'a token with more behind it': async () => `Bearer ${await tokenOf('admin')} x`,
  'a token in another scheme': async () => `Basic ${await tokenOf('admin')}`,
  'a token without a scheme': () => tokenOf('admin'),
  'an empty header': () => Promise.resolve(''),
};

const isPerson = (name: string): name is Person => people.some((person) => person === name);

function isAdmitted({ access, roles }: Operation, actor: string): true | 401 | 403 {
  if (access !== 'required') return true;
  if (!isPerson(actor)) return 401;
  return roles.includes('ROLE_ADMIN') && actor !== 'admin' ? 403 : true;
}

const operations = loadContract();
const withSession = operations.filter(({ access }) => access === 'required');
const takesIds = ({ url }: Operation): boolean => /:\w+Id/.test(url);

describe('who may make which call', () => {
  for (const operation of operations) {
    for (const [actor, bearer] of Object.entries(bearers)) {
      const expected = isAdmitted(operation, actor);
      it(`${operation.id} by ${actor}: ${expected === true ? 'admitted' : String(expected)}`, async () => {
        const { method } = operation;
        const authorization = await bearer();
        // Matches no schema, so that nothing is changed; access is checked first.
        const body = operation.body === undefined ? undefined : 0;
        const { statusCode } = await world.call({
          method,
          url: exampleUrl(operation, { ...places, bookingId: 999_999 }),
          body,
          ...(authorization !== undefined && { headers: { authorization } }),
        });
        const isDenied = statusCode === 401 || statusCode === 403;
        expect(isDenied ? statusCode : true).toBe(expected);
      });
    }
  }

  it('refused calls change nothing', async () => {
    const statuses: number[] = [];
    const untouched = await dumpDatabase(world.database);
    for (const operation of withSession) {
      for (const actor of ['a guest', 'an invented token', 'an empty header', 'a token in another scheme']) {
        const authorization = actor === 'a token in another scheme' ? 'Basic YTpi' : await bearers[actor]?.();
        const call = exampleCall(operation, places);
        const headers = { ...call.headers, ...(authorization !== undefined && { authorization }) };
        statuses.push((await world.app.inject({ ...call, headers })).statusCode);
      }
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(await dumpDatabase(world.database)).toBe(untouched);
  });

  it('changes nothing where only the admin may, however well the call is written', async () => {
    const token = await tokenOf('member');
    const untouched = await dumpDatabase(world.database);
    for (const operation of operations.filter(({ roles }) => roles.includes('ROLE_ADMIN'))) {
      const answer = await world.app.inject(exampleCall(operation, places, token));
      expect([operation.id, answer.statusCode, answer.json<Problem>().code]).toEqual([
        operation.id,
        403,
        'forbidden',
      ]);
    }
    expect(await dumpDatabase(world.database)).toBe(untouched);
  });
});

describe('another member’s data', () => {
  const foreign = withSession.filter((operation) => takesIds(operation) && operation.roles.length === 0);

  it('lists every operation with foreign ids', () => {
    expect(foreign.map(({ id }) => id).toSorted()).toEqual([
      'cancelBookingAsMember',
      'deleteChild',
      'endSession',
      'getBooking',
      'getBookingCalendar',
      'listPhotoConsents',
      'listUserBookings',
      'reportDepositSent',
      'rescheduleBooking',
      'sendReceipt',
      'setBookingPhotoConsent',
      'setPhotoConsent',
      'updateChild',
    ]);
  });

  it.each(foreign.map((operation) => [operation.id, operation] as const))(
    'is not found, and not changed, where its owner is admitted: %s',
    async (_, operation) => {
      const records = await addRecords(ids.member);
      const token = await tokenOf('otherMember');
      const untouched = await dumpDatabase(world.database);
      for (const userId of [ids.member, ids.otherMember]) {
        // With one's own id in the path, the booking is still another member's.
        if (userId === ids.otherMember && operation.id === 'listUserBookings') continue;
        const answer = await world.app.inject(exampleCall(operation, { ...records, userId }, token));
        expect(answer.statusCode).toBe(404);
        expect(answer.body).not.toMatch(/Zoe|Bello|@/);
      }
      expect(await dumpDatabase(world.database)).toBe(untouched);
      if (operation.id === 'sendReceipt') await addBill(Number(records['bookingId']));
      const byOwner = await world.app.inject(exampleCall(operation, records, await tokenOf('member')));
      expect(byOwner.statusCode).toBe(200);
    },
  );

  it.each(foreign.map((operation) => [operation.id, operation] as const))(
    'is answered like data that does not exist: %s',
    async (_, operation) => {
      const token = await tokenOf('otherMember');
      const records = await addRecords(ids.member);
      const nothing = { bookingId: 999_999, userId: 999_999, childId: 999_999, sessionId: 999_999 };
      // Of a record that one may change, an outdated ETag would tell that it is there.
      for (const ifMatch of [{}, { 'if-match': '"999"' }]) {
        const [there, absent] = await Promise.all(
          [records, { ...records, ...nothing }].map((ofPath) => {
            const call = exampleCall(operation, ofPath, token);
            return world.app.inject({ ...call, headers: { ...call.headers, ...ifMatch } });
          }),
        );
        expect([there?.statusCode, there?.body]).toEqual([absent?.statusCode, absent?.body]);
        expect(there?.statusCode).toBe(404);
      }
    },
  );

  it('can be seen by the admin', async () => {
    const { bookingId } = await addRecords(ids.member);
    for (const url of [`/api/booking/${bookingId}`, `/api/users/bookings/${ids.member}`]) {
      expect((await world.call({ method: 'GET', url, token: await tokenOf('admin') })).statusCode).toBe(200);
    }
  });

  it('is no child to book for: another family’s answers 404, and its own family books for it', async () => {
    const { childId } = await addRecords(ids.member);
    const body = bookingBody(world.studio.styleId, { childId, bookingTime: '14:00' });
    const book = async (person: Person) =>
      world.call({ method: 'POST', url: '/api/booking/create', token: await tokenOf(person), body });
    const answer = await book('otherMember');
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'child_not_found']);
    expect((await book('member')).statusCode).toBe(200);
  });

  it('cannot be booked for: another userId in the body answers 403', async () => {
    const token = await tokenOf('member');
    const body = bookingBody(world.studio.styleId, { userId: ids.otherMember });
    const answer = await world.call({ method: 'POST', url: '/api/booking/create', token, body });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([403, 'forbidden']);
  });
});

describe('unknown id', () => {
  // A guest's bookings are an empty list.
  const byId = operations.filter((operation) => takesIds(operation) && operation.id !== 'listUserBookings');

  it.each(byId.map((operation) => [operation.id, operation] as const))(
    'answers 404 to the admin, and changes nothing: %s',
    async (_, operation) => {
      const token = await tokenOf('admin');
      const untouched = await dumpDatabase(world.database);
      const none = 2_147_483_647;
      const nowhere: ExamplePlaceholders = {
        bookingId: none,
        childId: none,
        sessionId: none,
        closureId: none,
        changeId: none,
        groupId: none,
        userId: none,
        styleId: none,
        serviceId: none,
        reviewId: none,
        messageId: none,
      };
      const answer = await world.app.inject(exampleCall(operation, nowhere, token));
      expect(answer.statusCode).toBe(404);
      expect(await dumpDatabase(world.database)).toBe(untouched);
    },
  );
});
