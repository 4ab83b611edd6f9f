import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '@plaitful/api-client/contract';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { openSession } from '../../accounts/sessions/sessions.service.ts';
import { createBookingTestClient, getStatusAndCode } from './bookings.fixture.ts';
import { cleanUpIdempotencyKeys } from '../../platform/idempotency/createOnce.ts';

let world: TestApp;
let member: { id: number; token: string };

const calls = createBookingTestClient(() => world);

beforeAll(async () => {
  world = await startTestApp({ config: { rateLimit: true }, business: { maxUnpaidBookings: 1, chairs: 5 } });
});
afterAll(() => world.close());
beforeEach(async () => {
  await calls.begin();
  member = await world.signIn();
});

const key = 'attempt-0123456789-abcdef';
const book = (given: Record<string, unknown> = {}, withKey?: string, token = member.token) =>
  calls.book(token, given, withKey === undefined ? {} : { 'idempotency-key': withKey });

/** The rows that belong to a booking. */
async function besideOf(bookingId: number) {
  const count = async (table: 'bookingHistory' | 'consents' | 'outbox') =>
    (await world.database.selectFrom(table).select('bookingId').where('bookingId', '=', bookingId).execute())
      .length;
  return [await count('bookingHistory'), await count('consents'), await count('outbox')];
}

describe('repeated booking request', () => {
  it('by the same member for the same slot and child answers the one that is there, and writes nothing', async () => {
    const first = await book({}, key);
    const { bookingId } = first.json<Booking>();
    const before = await besideOf(bookingId);
    // As the app sends it after a change of the form whose outcome is unknown.
    for (const otherKey of [undefined, 'another-0123456789-abcdef']) {
      const again = await book({ childName: ' Zoe ', mobilePhone: '613 555 0142' }, otherKey);
      expect([again.statusCode, again.json<Booking>()]).toEqual([200, first.json<Booking>()]);
    }
    expect(await besideOf(bookingId)).toEqual(before);
  });

  it('is one booking when both come at the same moment', async () => {
    const answers = await Promise.all([book(), book(), book({}, key), book({}, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json<Booking>().bookingId)).size).toBe(1);
  });

  it('is a new one once the first is cancelled or has lapsed', async () => {
    const { bookingId, depositDueAt } = (await book()).json<Booking>();
    world.now = new Date(depositDueAt ?? '');
    const token = await openSession(world.database, member.id, world.now);
    const again = await book({}, undefined, token);
    expect([again.statusCode, again.json<Booking>().bookingId]).toEqual([200, expect.any(Number)]);
    expect(again.json<Booking>().bookingId).not.toBe(bookingId);
  });

  it('is answered also when its price has changed since', async () => {
    const first = await book();
    const again = await calls.book(member.token, {}, { 'if-match': '"9.9"' });
    expect(again.json<Booking>().bookingId).toBe(first.json<Booking>().bookingId);
  });
});

describe('an Idempotency-Key', () => {
  it('returns the booking of its first request, whatever happened to the slot since', async () => {
    const first = await book({}, key);
    const { bookingId } = first.json<Booking>();
    expect((await calls.cancel(member.token, bookingId)).statusCode).toBe(200);
    expect((await book({}, undefined, (await world.signIn()).token)).statusCode).toBe(200);
    const again = await book({}, key);
    expect([again.statusCode, again.json<Booking>().bookingId]).toEqual([200, bookingId]);
  });

  it('keys are scoped per member', async () => {
    expect((await book({}, key)).statusCode).toBe(200);
    const other = await world.signIn();
    expect((await book({ bookingTime: '17:00' }, key, other.token)).statusCode).toBe(200);
  });

  it('of a refused attempt is free for the next one', async () => {
    const other = await world.signIn();
    await book({}, undefined, other.token);
    expect(await getStatusAndCode(book({}, key))).toEqual([409, 'slot_taken']);
    expect((await book({ bookingTime: '17:00' }, key)).statusCode).toBe(200);
  });

  it('is forgotten after 24 hours', async () => {
    await book({}, key);
    world.now = new Date(testStart.getTime() + 24 * 60 * 60_000 - 1);
    await cleanUpIdempotencyKeys(world.database, world.now);
    const left = () => world.database.selectFrom('idempotencyKeys').select('userId').execute();
    expect((await left()).map(({ userId }) => userId)).toContain(member.id);
    world.now = new Date(testStart.getTime() + 24 * 60 * 60_000);
    const token = await openSession(world.database, member.id, world.now);
    expect((await book({ childName: 'Ida' }, key, token)).statusCode).toBe(200);
    world.now = new Date(testStart.getTime() + 48 * 60 * 60_000);
    await cleanUpIdempotencyKeys(world.database, world.now);
    expect(await left()).toEqual([]);
  });

  it('too short to be random is malformed', async () => {
    expect(await getStatusAndCode(book({}, 'short'))).toEqual([400, 'malformed']);
  });
});
