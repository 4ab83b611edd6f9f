import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking, Problem } from '@plaitful/api-client/contract';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { openSession } from '../../accounts/sessions/sessions.service.ts';
import { verifyEmailInTransaction } from '../../accounts/verification/verification.service.ts';
import { createBookingTestClient } from './bookings.fixture.ts';
import { accountEvents } from '../../app/modules.ts';

const hour = 60 * 60_000;

/** Days on which both styles are offered all day, so that bookings of different days share no lock. */
const days = Array.from({ length: 14 }, (_, index) => `2027-01-${String(index + 1).padStart(2, '0')}`);
const times = ['09:00', '10:30', '12:00', '13:30', '15:00', '16:30'];

let world: TestApp;
let numbers = 0;

/** The limits per member are high here; those of a phone number, a network and a day are the defaults. */
const start = async (maxUnpaidBookings = 50) => {
  const business = { maxUnpaidBookings, chairs: 2 };
  world = await startTestApp({ config: { rateLimit: true, trustProxy: [] }, business });
  const { styleId, otherStyleId } = world.studio;
  const rows = [styleId, otherStyleId].flatMap((id) =>
    days.flatMap((date) => times.map((time) => ({ styleId: id, date, time }))),
  );
  await world.database.insertInto('styleTimes').values(rows).execute();
};

const calls = createBookingTestClient(() => world);
const { begin, cancel } = calls;

beforeEach(() => begin());

const verified = () => world.signIn();
const unverified = () => world.signIn({ emailVerifiedAt: null });

interface Options {
  readonly day?: number;
  readonly time?: string;
  readonly phone?: string;
  readonly ip?: string;
  readonly styleId?: number;
}

/** Books under a phone number of its own, and from no network, unless one is given. */
function book(token: string, { day = 0, time = '09:00', phone, ip, styleId }: Options = {}) {
  numbers += 1;
  const mobilePhone = phone ?? `613-556-${String(numbers).padStart(4, '0')}`;
  const slot = { bookingDate: days[day], bookingTime: time };
  const given = { styleId: styleId ?? world.studio.styleId, ...slot, mobilePhone };
  return calls.book(token, given, {}, ip);
}
const move = (token: string, booking: Booking, day: number, newTime = '09:00') =>
  calls.move(token, booking, { newDate: days[day] ?? '', newTime });

type Answer = Awaited<ReturnType<typeof book>>;
const outcomeOf = (answer: Answer) => (answer.statusCode === 200 ? 'ok' : answer.json<Problem>().code);
/** How the calls ended, the successes first. */
const outcomesOf = async (answers: Promise<Answer>[]) =>
  (await Promise.all(answers)).map(outcomeOf).toSorted((a, b) => Number(b === 'ok') - Number(a === 'ok'));
const expected = (ok: number, others: number, code: string) => [
  ...Array<string>(ok).fill('ok'),
  ...Array<string>(others).fill(code),
];
const hashes = async () =>
  (await world.database.selectFrom('bookings').select('networkHash').execute()).flatMap(
    ({ networkHash }) => networkHash ?? [],
  );

describe('a member', () => {
  beforeAll(() => start(3));
  afterAll(() => world.close());

  it('can have at most three unpaid bookings, also when they are sent at once', async () => {
    const { token } = await verified();
    const answers = [0, 1, 2, 3, 4, 5].map((day) => book(token, { day }));
    expect(await outcomesOf(answers)).toEqual(expected(3, 3, 'too_many_unpaid'));
  });

  it('books at most ten times an hour, also when it is all at once and cancelled each time', async () => {
    const { token } = await verified();
    for (let day = 0; day < 9; day += 1) {
      await cancel(token, (await book(token, { day })).json<Booking>().bookingId);
    }
    const answers = [9, 10, 11].map((day) => book(token, { day }));
    expect(await outcomesOf(answers)).toEqual(expected(1, 2, 'rate_limited'));
    const refused = await book(token, { day: 12 });
    expect(refused.headers['retry-after']).toBe('3600');
    world.now = new Date(testStart.getTime() + hour);
    expect((await book(token, { day: 12 })).statusCode).toBe(200);
  });

  it('books at most twenty times a day', async () => {
    const { id, token } = await verified();
    for (let count = 0; count < 20; count += 1) {
      world.now = new Date(testStart.getTime() + count * 0.2 * hour);
      const answer = await book(token, { day: count % 14, time: '12:00' });
      expect(answer.statusCode).toBe(200);
      await cancel(token, answer.json<Booking>().bookingId);
    }
    world.now = new Date(testStart.getTime() + 10 * hour);
    const refused = await book(token);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(14 * 3600)]);
    world.now = new Date(testStart.getTime() + 24 * hour);
    expect((await book(await openSession(world.database, id, world.now))).statusCode).toBe(200);
  });

  it('moves bookings at most ten times an hour, also when it is all at once; the studio may move them on', async () => {
    const { token } = await verified();
    const booking = (await book(token)).json<Booking>();
    const other = (await book(token, { time: '16:30' })).json<Booking>();
    for (let day = 1; day < 10; day += 1) {
      expect((await move(token, booking, day)).statusCode).toBe(200);
    }
    const answers = [move(token, booking, 10), move(token, other, 11)];
    expect(await outcomesOf(answers)).toEqual(expected(1, 1, 'rate_limited'));
    const admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
    for (let day = 0; day < 11; day += 1) {
      expect((await move(admin.token, booking, day, '13:30')).statusCode).toBe(200);
    }
    world.now = new Date(testStart.getTime() + hour);
    expect((await move(token, booking, 12)).statusCode).toBe(200);
  });
});

describe('the limits of members together', () => {
  beforeAll(() => start());
  afterAll(() => world.close());

  it('allow four unpaid bookings under a phone number, also when they come at once', async () => {
    const members = await Promise.all([0, 1, 2, 3, 4, 5].map(verified));
    // In any notation.
    const phones = ['613-555-0111', '(613) 555 0111', '+16135550111'];
    const answers = members.map(({ token }, day) => book(token, { day, phone: phones[day % 3] ?? '' }));
    expect(await outcomesOf(answers)).toEqual(expected(4, 2, 'too_many_unpaid_phone'));
    const { token } = await verified();
    const refused = (await book(token, { day: 7, phone: '6135550111' })).json<Problem>();
    expect(refused.message).toContain('This phone number already has 4 unpaid bookings');
    expect((await book(token, { day: 7, phone: '613-555-0112' })).statusCode).toBe(200);
  });

  it('allow six unpaid bookings of unverified members from one network, also when they come at once', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, unverified));
    const answers = members.map(({ token }, day) => book(token, { day, ip: `203.0.113.${day}` }));
    expect(await outcomesOf(answers)).toEqual(expected(6, 2, 'too_many_unpaid_network'));
    const from = async (ip: string, person = unverified()) =>
      outcomeOf(await book((await person).token, { day: 12, time: '15:00', ip }));
    expect(await from('203.0.113.99')).toBe('too_many_unpaid_network');
    expect(await from('203.0.113.99', verified())).toBe('ok');
    expect(await from('203.0.114.99')).toBe('slot_taken');
  });

  it('do not count clients of this machine or a private network', async () => {
    for (let day = 0; day < 8; day += 1) {
      const { token } = await unverified();
      expect(outcomeOf(await book(token, { day, ip: day % 2 === 0 ? '192.168.1.7' : '127.0.0.1' }))).toBe(
        'ok',
      );
    }
    expect(await hashes()).toEqual([]);
  });

  it('keep a hash of the network until the booking is paid, cancelled or verified, or has expired', async () => {
    const booked = async (day: number) => {
      const { token, id } = await unverified();
      return { token, id, booking: (await book(token, { day, ip: '198.51.100.7' })).json<Booking>() };
    };
    const [paid, cancelled, reset] = [await booked(0), await booked(1), await booked(2)];
    await booked(3);
    const known = await hashes();
    expect([known.length, new Set(known).size]).toEqual([4, 1]);
    expect(known[0]).toMatch(/^[0-9a-f]{64}$/);
    const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
    await calls.setDeposit(token, paid.booking.bookingId, 'PAID');
    expect(await hashes()).toHaveLength(3);
    await cancel(cancelled.token, cancelled.booking.bookingId);
    expect(await hashes()).toHaveLength(2);
    const address = { userId: reset.id, email: reset.booking.email };
    await world.database
      .transaction()
      .execute((trx) => verifyEmailInTransaction(trx, address, accountEvents, world.now));
    expect(await hashes()).toHaveLength(1);
    world.now = new Date(testStart.getTime() + hour);
    expect((await book((await verified()).token, { day: 3 })).statusCode).toBe(200);
    expect(await hashes()).toEqual([]);
  });

  it('reserve half of a day for verified members', async () => {
    // Two chairs from 9 am to 6 pm are 18 hours; half of them are six times an hour and a half.
    const places = times.slice(0, 4).map((time) => ({ day: 5, time }));
    const { styleId, otherStyleId } = world.studio;
    const inputs = [styleId, otherStyleId].flatMap((id) =>
      places.map((place) => ({ ...place, styleId: id })),
    );
    const members = await Promise.all(inputs.map(unverified));
    const answers = inputs.map((input, index) => book(members[index]?.token ?? '', input));
    expect(await outcomesOf(answers)).toEqual(expected(6, 2, 'too_many_unverified'));
    const late = await unverified();
    const elsewhere = (await book(late.token, { day: 6, time: '16:30' })).json<Booking>();
    expect(outcomeOf(await move(late.token, elsewhere, 5, '16:30'))).toBe('too_many_unverified');
    expect(outcomeOf(await move(late.token, elsewhere, 6, '15:00'))).toBe('ok');
    expect(outcomeOf(await book((await verified()).token, { day: 5, time: '16:30' }))).toBe('ok');
  });
});

describe('without RATE_LIMIT', () => {
  beforeAll(async () => {
    world = await startTestApp({ business: { maxUnpaidBookings: 1, chairs: undefined } });
  });
  afterAll(() => world.close());

  it('verified members book without limit', async () => {
    const { token } = await verified();
    const slots = ['14:00', '15:30', '17:00'].flatMap((bookingTime) =>
      ['2026-12-05', '2026-12-12'].map((bookingDate) => ({ bookingDate, bookingTime })),
    );
    for (const slot of slots) {
      expect((await calls.book(token, slot)).statusCode).toBe(200);
    }
  });
});
