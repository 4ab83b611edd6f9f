import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookedService, Booking } from '@plaitful/api-client/contract';
import { spellDigits } from '../../../test/mailTexts.ts';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { createBookingTestClient, getStatusAndCode } from './bookings.fixture.ts';

let world: TestApp;
let token: string;
let admin: string;
let longStyleId: number;

/** Offered in addition to the 1:30 styles of the studio: 3 hours, on 5 December at 14:00 and 15:30. */
async function insertLongStyle(): Promise<number> {
  const { styleId: _, ...style } = await world.database
    .selectFrom('styles')
    .selectAll()
    .where('styleId', '=', world.studio.styleId)
    .executeTakeFirstOrThrow();
  const long = await world.database
    .insertInto('styles')
    .values({ ...style, style: 'Knotless braids', durationMinutes: 180 })
    .returning('styleId')
    .executeTakeFirstOrThrow();
  const times = ['14:00', '15:30'].map((time) => ({ ...long, date: '2026-12-05', time }));
  await world.database.insertInto('styleTimes').values(times).execute();
  return long.styleId;
}

async function start(chairs?: number): Promise<void> {
  world = await startTestApp({ business: { chairs } });
  longStyleId = await insertLongStyle();
}

const calls = createBookingTestClient(() => world);

async function empty(): Promise<void> {
  await calls.begin();
  token = (await world.signIn()).token;
  admin = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
}

let child = 0;
const book = (styleId: number, bookingTime: string) => {
  child += 1;
  return calls.book(token, { styleId, bookingTime, childName: `Zoe ${spellDigits(child)}` });
};
const booked = async (styleId: number, bookingTime: string) =>
  (await book(styleId, bookingTime)).json<Booking>();
const cancel = (bookingId: number) => calls.cancel(token, bookingId);
const bookedServices = async () =>
  (await world.call({ method: 'GET', url: '/api/booking/booked-services' })).json<BookedService[]>();
const timesOf = async (styleId: number) =>
  (await bookedServices())
    .filter((slot) => slot.styleId === styleId)
    .map(({ bookingDate, bookingTime }) => `${bookingDate} ${bookingTime}`)
    .toSorted();

describe('a studio with two chairs', () => {
  beforeAll(() => start(2));
  afterAll(() => world.close());
  beforeEach(empty);

  it('gives each booking the lowest-numbered chair that is free for its whole duration', async () => {
    const { styleId, otherStyleId } = world.studio;
    expect((await booked(styleId, '14:00')).chair).toBe(1);
    expect((await booked(otherStyleId, '14:00')).chair).toBe(2);
    expect(await getStatusAndCode(book(longStyleId, '14:00'))).toEqual([409, 'no_free_chair']);
    // A booking that begins when another ends can use its chair.
    expect((await booked(styleId, '15:30')).chair).toBe(1);
    expect((await booked(longStyleId, '15:30')).chair).toBe(2);
    expect((await booked(otherStyleId, '17:00')).chair).toBe(1);
  });

  it('refuses a held slot as taken, whatever the chairs', async () => {
    const { styleId, otherStyleId } = world.studio;
    await booked(styleId, '14:00');
    await booked(otherStyleId, '14:00');
    expect(await getStatusAndCode(book(styleId, '14:00'))).toEqual([409, 'slot_taken']);
  });

  it('lists as booked, for every style, the offered times that no chair is free for', async () => {
    const { styleId, otherStyleId, archivedStyleId } = world.studio;
    const first = await booked(otherStyleId, '15:30');
    expect(await timesOf(longStyleId)).toEqual([]);
    await booked(styleId, '15:30');
    expect(await timesOf(longStyleId)).toEqual(['2026-12-05 14:00', '2026-12-05 15:30']);
    expect(await timesOf(styleId)).toEqual(['2026-12-05 15:30']);
    expect(await timesOf(otherStyleId)).toEqual(['2026-12-05 15:30']);
    expect(await timesOf(archivedStyleId)).toEqual([]);
    await cancel(first.bookingId);
    expect(await timesOf(longStyleId)).toEqual([]);
    // At no moment are both chairs occupied, but neither is free for all three hours from 14:00.
    await booked(styleId, '14:00');
    expect(await timesOf(longStyleId)).toEqual(['2026-12-05 14:00']);
  });

  it('refuses every time that it lists as booked, and takes every other', async () => {
    const { styleId, otherStyleId } = world.studio;
    for (const [id, time] of [
      [styleId, '14:00'],
      [otherStyleId, '15:30'],
      [otherStyleId, '17:00'],
    ] as const) {
      await booked(id, time);
    }
    const slots = [styleId, otherStyleId, longStyleId].flatMap((id) =>
      (id === longStyleId ? ['14:00', '15:30'] : ['14:00', '15:30', '17:00']).map(
        (time) => [id, time] as const,
      ),
    );
    for (const [id, time] of slots) {
      const isListed = (await timesOf(id)).includes(`2026-12-05 ${time}`);
      const answer = await book(id, time);
      expect([id, time, answer.statusCode]).toEqual([id, time, isListed ? 409 : 200]);
      if (answer.statusCode === 200) await cancel(answer.json<Booking>().bookingId);
    }
  });

  it('cancels expired bookings of other styles that hold the chairs, with history and mail', async () => {
    const { styleId, otherStyleId } = world.studio;
    const lapsed = [await booked(styleId, '14:00'), await booked(otherStyleId, '14:00')];
    world.now = new Date(testStart.getTime() + 24 * 60 * 60_000);
    token = (await world.signIn()).token;
    expect(await timesOf(longStyleId)).toEqual([]);
    expect((await booked(longStyleId, '14:00')).chair).toBe(1);
    for (const { bookingId } of lapsed) {
      const ended = { change: 'CANCELLED', actor: 'DEADLINE' };
      expect((await calls.historyOf(bookingId)).at(-1)).toMatchObject(ended);
      expect((await calls.listMessages(bookingId)).at(-1)).toBe('cancelledUnpaid');
    }
  });

  it('restores a cancelled booking to the lowest free chair, or refuses it when there is none', async () => {
    const { styleId, otherStyleId } = world.studio;
    await booked(otherStyleId, '14:00');
    const back = await booked(styleId, '14:00');
    expect(back.chair).toBe(2);
    await cancel(back.bookingId);
    const third = await booked(longStyleId, '14:00');
    const restore = () => calls.setPayment(admin, back.bookingId, 'PENDING');
    await calls.setDeposit(admin, back.bookingId, 'PAID');
    expect(await getStatusAndCode(restore())).toEqual([409, 'no_free_chair']);
    await cancel(third.bookingId);
    expect((await restore()).json<Booking>()).toMatchObject({ paymentStatus: 'PENDING', chair: 2 });
  });

  it('is enforced by a database constraint', async () => {
    const { bookingId } = await booked(world.studio.styleId, '14:00');
    const row = await world.database
      .selectFrom('bookings')
      .selectAll()
      .where('bookingId', '=', bookingId)
      .executeTakeFirstOrThrow();
    const { bookingId: _, words: __, expiresAt: ___, ...copy } = row;
    const insert = (given: object) =>
      world.database
        .insertInto('bookings')
        .values({ ...copy, options: '[]', bill: null, ...given })
        .execute();
    await expect(insert({ chair: 2 })).rejects.toMatchObject({ constraint: 'bookings_live_slot' });
    const across = { styleId: longStyleId, bookingTime: '15:00', startsAt: new Date('2026-12-05T20:00:00Z') };
    await expect(insert(across)).rejects.toMatchObject({ constraint: 'bookings_chair_free' });
  });
});

describe('a studio that has fewer chairs than before', () => {
  beforeAll(() => start(1));
  afterAll(() => world.close());
  beforeEach(empty);

  it('keeps the bookings it has, and gives new ones a chair of those it has now', async () => {
    const { styleId, otherStyleId } = world.studio;
    const { bookingId } = await booked(styleId, '14:00');
    const onThird = { chair: 3 };
    await world.database.updateTable('bookings').set(onThird).where('bookingId', '=', bookingId).execute();
    expect(await timesOf(otherStyleId)).toEqual([]);
    expect((await booked(otherStyleId, '14:00')).chair).toBe(1);
    expect(await timesOf(longStyleId)).toEqual(['2026-12-05 14:00']);
    expect(await timesOf(styleId)).toEqual(['2026-12-05 14:00']);
  });
});

describe('a studio that sets no number of chairs', () => {
  beforeAll(() => start());
  afterAll(() => world.close());
  beforeEach(empty);

  it('refuses only the same style, date and time', async () => {
    const { styleId, otherStyleId } = world.studio;
    for (const id of [styleId, otherStyleId, longStyleId]) {
      expect((await booked(id, '14:00')).chair).toBeNull();
      expect(await timesOf(id)).toEqual(['2026-12-05 14:00']);
    }
    expect(await getStatusAndCode(book(longStyleId, '14:00'))).toEqual([409, 'slot_taken']);
  });
});
