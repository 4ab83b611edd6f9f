import type { Booking, ClosurePreview, Problem } from '@plaitful/api-client/contract';
import { addDays } from '@plaitful/domain/studio-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spellDigits } from '../../../test/mailTexts.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { createBookingTestClient, getStatusAndCode } from '../bookings/bookings.fixture.ts';
import { closureCalls, ownerPasswordHash } from './closures.fixture.ts';

const tries = Array.from({ length: 50 }, (_, index) => index);

/** Each attempt has a day of its own. */
const dayOf = (index: number): string => addDays('2027-01-01', index);
const times = ['11:00', '12:30', '14:00', '15:30'];
const elsewhere = '2027-03-31';

let world: TestApp;
let admin = '';
let parent: { id: number; token: string };

const bookings = createBookingTestClient(() => world);
const calls = closureCalls(
  () => world,
  () => admin,
);

beforeAll(async () => {
  world = await startTestApp({ business: { chairs: 100, maxUnpaidBookings: 1000 } });
  admin = (await world.signIn({ roles: ['ROLE_ADMIN'], passwordHash: ownerPasswordHash })).token;
  parent = await world.signIn();
  const { styleId } = world.studio;
  const days = [...tries.map(dayOf), elsewhere];
  const rows = days.flatMap((date) => times.map((time) => ({ styleId, date, time })));
  await world.database.insertInto('styleTimes').values(rows).execute();
});
afterAll(() => world.close());

const book = (index: number, bookingTime: string) =>
  bookings.book(parent.token, {
    bookingDate: dayOf(index),
    bookingTime,
    childName: `Zoe ${spellDigits(index)}`,
  });
const spanOf = (index: number) => ({ from: dayOf(index), to: dayOf(index) });

it('a booking between preview and save causes 412', { tags: ['ci'] }, async () => {
  for (const index of tries) {
    const named = (await book(index, '11:00')).json<Booking>();
    const { bookings: shown } = await calls.preview(spanOf(index));
    expect(shown.map(({ bookingId }) => bookingId)).toEqual([named.bookingId]);
    const late = (await book(index, '14:00')).json<Booking>();
    const close = calls.add({ ...spanOf(index), bookings: calls.choose(shown, 'CANCEL') });
    expect(await getStatusAndCode(close)).toEqual([412, 'bookings_changed']);
    expect((await bookings.read(parent.token, named.bookingId)).paymentStatus).toBe('PENDING');
    await bookings.cancel(parent.token, named.bookingId);
    await bookings.cancel(parent.token, late.bookingId);
  }
  expect(await calls.list()).toEqual([]);
});

it(
  'bookings and moves at the moment of the save are either named or refused, 50 times',
  { tags: ['ci'] },
  async () => {
    const outcomes = new Set<number>();
    for (const index of tries) {
      const named = (await book(index, '11:00')).json<Booking>();
      const other = await bookings.book(parent.token, { bookingDate: elsewhere, bookingTime: '11:00' });
      const moving = other.json<Booking>();
      const { bookings: shown } = await calls.preview(spanOf(index));
      const close = () => calls.add({ ...spanOf(index), bookings: calls.choose(shown, 'KEEP') });
      const others = [
        () => book(index, '12:30'),
        () => bookings.move(parent.token, moving, { newDate: dayOf(index), newTime: '14:00' }),
        () => book(index, '15:30'),
      ];
      // It is sent before the others, with them, or after the first of them, in turn.
      const early = index % 3 === 0 ? close() : undefined;
      const late = others.map((call) => call());
      if (index % 3 === 2) await Promise.race(late);
      const closed = await (early ?? close());
      const answers = await Promise.all(late);
      const preview = await world.call({
        method: 'POST',
        url: '/api/closures/preview',
        token: admin,
        body: { ...spanOf(index), fromTime: null, toTime: null },
      });
      const live = preview.json<ClosurePreview>().bookings.map(({ bookingId }) => bookingId);
      const days = (await calls.list()).map(({ from }) => from).filter((from) => from === dayOf(index));
      const booked = answers.filter(({ statusCode }) => statusCode === 200).length;
      const problems = [closed, ...answers]
        .filter(({ statusCode }) => statusCode !== 200)
        .map((answer) => answer.json<Problem>().code);
      const isClosed = closed.statusCode === 200;
      outcomes.add(closed.statusCode);
      expect({ days, live: live.length, problems }).toEqual(
        isClosed
          ? { days: [dayOf(index)], live: 1, problems: others.map(() => 'studio_closed') }
          : { days: [], live: 1 + booked, problems: ['bookings_changed'] },
      );
      for (const { bookingId } of [named, moving]) await bookings.cancel(parent.token, bookingId);
    }
    expect(outcomes).toEqual(new Set([200, 412]));
  },
);
