import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateSlotTimes } from '@plaitful/domain/slots';
import type { Booking, OptionGroup, Problem, UnavailableTime } from '@plaitful/api-client/contract';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { spellDigits } from '../../../test/mailTexts.ts';
import { randomFrom } from '../../../test/random.ts';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { createBookingTestClient, getStatusAndCode } from './bookings.fixture.ts';

let world: TestApp;
let token: string;
let admin: string;
let optionIds: ReadonlyMap<string, number>;

const option = (name: string, price = 0, minutes = 0) => ({ name, price, minutes, isActive: true });

const groups = [
  {
    name: 'Hair length',
    kind: 'ONE',
    options: [
      { ...option('To the shoulders'), isDefault: true },
      option('To the middle of the back', 15, 30),
      option('To the waist', 26.1, 45),
    ],
  },
  {
    name: 'Hair care',
    kind: 'MANY',
    options: [
      option('Wash and detangle', 25, 30),
      { ...option('Beads', 10.05, 15), preparation: 'Bring two packs of beads.' },
      option('A long one', 0, 240),
    ],
  },
] as const;

/** 5 December is a Saturday, on which the studio is open from 13:00 to 19:00. */
async function start(chairs: number | undefined): Promise<void> {
  world = await startTestApp({ business: { chairs } });
  token = (await world.signIn()).token;
  admin = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
  const ids = new Map<string, number>();
  for (const given of groups) {
    const body = { ...given, styleIds: [world.studio.styleId] };
    const answer = await world.call({ method: 'POST', url: '/api/option-groups/add', token: admin, body });
    for (const { name, optionId } of answer.json<OptionGroup>().options) ids.set(name, optionId);
  }
  optionIds = ids;
}

const getIds = (...names: string[]): number[] => names.map((name) => optionIds.get(name) ?? 0);

let children = 0;
function book(given: Record<string, unknown> = {}, ifMatch?: string) {
  children += 1;
  const childName = `Zoe ${spellDigits(children)}`;
  return world.call({
    method: 'POST',
    url: '/api/booking/create',
    token,
    body: bookingBody(world.studio.styleId, { childName, ...given }),
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });
}

const unavailable = async (minutes: number, more = '', as?: string): Promise<UnavailableTime[]> =>
  (
    await world.call({
      method: 'GET',
      url: `/api/styles/${world.studio.styleId}/availability?minutes=${minutes}${more}`,
      token: as,
    })
  ).json<UnavailableTime[]>();

const calls = createBookingTestClient(() => world);

const empty = () => calls.begin();

describe('a booking with options', () => {
  beforeAll(() => start(2));
  afterAll(() => world.close());

  it('stores names, prices and minutes, and is as long and as dear as all of them', async () => {
    const answer = await book({ optionIds: getIds('Beads', 'To the waist') });
    const booking = answer.json<Booking>();
    expect(booking).toMatchObject({
      styleDuration: '1:30',
      value: 90.15,
      styleDeposit: 20,
      totalMinutes: 150,
      options: [
        { group: 'Hair length', name: 'To the waist', price: 26.1, minutes: 45, preparation: '' },
        {
          group: 'Hair care',
          name: 'Beads',
          price: 10.05,
          minutes: 15,
          preparation: 'Bring two packs of beads.',
        },
      ],
    });
    const row = await world.database
      .selectFrom('bookings')
      .select(['startsAt', 'endsAt'])
      .where('bookingId', '=', booking.bookingId)
      .executeTakeFirstOrThrow();
    expect(row.endsAt.getTime() - row.startsAt.getTime()).toBe(150 * 60_000);
    await empty();
  });

  it('has the defaults when nothing is said, at the price and duration of the style', async () => {
    const booking = (await book()).json<Booking>();
    expect([booking.value, booking.totalMinutes, booking.options?.map(({ name }) => name)]).toEqual([
      54,
      90,
      ['To the shoulders'],
    ]);
    await empty();
  });

  it('has no members for options where the style has none', async () => {
    const booking = (await book({ styleId: world.studio.otherStyleId })).json<Booking>();
    expect(Object.keys(booking)).not.toEqual(expect.arrayContaining(['options']));
    expect(booking).not.toHaveProperty('totalMinutes');
    expect(booking).not.toHaveProperty('preparation');
    await empty();
  });

  it.each([
    ['unknown', () => [9999]],
    ['doubled', () => [...getIds('Beads'), ...getIds('Beads')]],
    ['the second of a group of which one is chosen', () => getIds('To the waist', 'To the shoulders')],
  ])('is refused with an option that is %s', async (_, ids) => {
    expect(await getStatusAndCode(await book({ optionIds: ids() }))).toEqual([422, 'options_invalid']);
  });

  it('is refused with an option of another style', async () => {
    const answer = await book({ styleId: world.studio.otherStyleId, optionIds: getIds('Beads') });
    expect(await getStatusAndCode(answer)).toEqual([422, 'options_invalid']);
  });

  it('is refused with 412 when an option changed since the style was shown, and keeps its own prices after that', async () => {
    const load = () => world.call({ method: 'GET', url: `/api/styles/${world.studio.styleId}` });
    const { etag } = (await load()).json<{ etag: string }>();
    const booking = (await book({ optionIds: getIds('Beads') }, etag)).json<Booking>();
    const list = await world.call({ method: 'GET', url: '/api/option-groups/all', token: admin });
    const [, care] = list.json<OptionGroup[]>();
    const write = (price: number) =>
      world.call({
        method: 'PUT',
        url: `/api/option-groups/update/${care?.groupId}`,
        token: admin,
        body: {
          name: care?.name,
          kind: care?.kind,
          options: care?.options.map(({ upcomingBookings: _bookings, ...one }) => ({
            ...one,
            price: one.name === 'Beads' ? price : one.price,
          })),
          styleIds: [world.studio.styleId],
        },
      });
    expect((await write(99)).statusCode).toBe(200);
    const late = await book({ optionIds: getIds('Beads'), bookingTime: '17:00' }, etag);
    expect(await getStatusAndCode(late)).toEqual([412, 'price_changed']);
    const read = await world.call({ method: 'GET', url: `/api/booking/${booking.bookingId}`, token });
    expect(read.json<Booking>()).toMatchObject({ value: 64.05, options: [{}, { price: 10.05 }] });
    await write(10.05);
    await empty();
  });

  it('ends at most 30 minutes after the opening hours, while the style alone may end later', async () => {
    const late = { bookingTime: '17:00' };
    expect((await unavailable(150)).filter(({ reason }) => reason === 'TOO_SHORT')).toEqual([]);
    const tooLong = await book({ ...late, optionIds: getIds('Beads', 'To the waist', 'Wash and detangle') });
    expect(await getStatusAndCode(tooLong)).toEqual([409, 'slot_too_short']);
    expect((await book({ ...late, optionIds: getIds('Beads', 'To the waist') })).statusCode).toBe(200);
    await empty();
  });

  it('keeps its options when it is rescheduled, only to a time with room for them, and is not in its own way', async () => {
    const booking = (await book({ optionIds: getIds('To the waist', 'Wash and detangle') })).json<Booking>();
    const { bookingId, totalMinutes = 0 } = booking;
    const move = (newTime: string) => calls.move(token, booking, { newDate: '2026-12-05', newTime });
    const seen = await unavailable(totalMinutes, `&exceptId=${bookingId}`, token);
    expect(seen.filter(({ bookingDate }) => bookingDate === '2026-12-05')).toEqual([
      { bookingDate: '2026-12-05', bookingTime: '17:00', reason: 'TOO_SHORT' },
    ]);
    expect(await getStatusAndCode(await move('17:00'))).toEqual([409, 'slot_too_short']);
    const moved = (await move('15:30')).json<Booking>();
    expect([moved.bookingTime, moved.totalMinutes, moved.value]).toEqual(['15:30', 165, 105.1]);
    await empty();
  });

  it('is left out of the availability of its reschedule only for its parent and the owner', async () => {
    const { bookingId } = (await book()).json<Booking>();
    const stranger = (await world.signIn()).token;
    for (const [as, status] of [
      [undefined, 404],
      [stranger, 404],
      [token, 200],
      [admin, 200],
    ] as const) {
      const url = `/api/styles/${world.studio.styleId}/availability?minutes=90&exceptId=${bookingId}`;
      expect((await world.call({ method: 'GET', url, token: as })).statusCode).toBe(status);
    }
    await empty();
  });
});

/** A day in spring on which the clocks change, one with a closure in the afternoon, and one before it. */
const days = ['2027-03-13', '2027-03-14', '2027-03-20'];

describe.each([1, 2, undefined])(
  'the availability of a style in a studio with %s chairs',
  { tags: ['ci'] },
  (chairs) => {
    const times = generateSlotTimes(90);
    const random = randomFrom(46 + (chairs ?? 0));
    const choices = [
      [],
      ['To the waist'],
      ['Beads', 'To the middle of the back'],
      ['Wash and detangle', 'Beads', 'To the waist'],
      ['A long one'],
    ];
    const getMinutes = (names: readonly string[]): number =>
      groups
        .flatMap(({ options }): readonly { name: string; minutes: number }[] => options)
        .filter(({ name }) => names.includes(name))
        .reduce((sum, { minutes }) => sum + minutes, 90);

    beforeAll(async () => {
      await start(chairs);
      const { styleId, otherStyleId } = world.studio;
      const slots = days.flatMap((date) => times.map((time) => ({ date, time })));
      await world.database
        .insertInto('styleTimes')
        .values(slots.flatMap((slot) => [styleId, otherStyleId].map((id) => ({ styleId: id, ...slot }))))
        .execute();
      await world.database
        .insertInto('closures')
        .values({
          fromDate: '2027-03-20',
          toDate: '2027-03-20',
          fromTime: '15:00',
          toTime: '16:00',
          note: '',
          message: '',
          keptAll: true,
          createdAt: testStart,
        })
        .execute();
    });
    afterAll(() => world.close());

    it('offers a start exactly if a booking of these minutes succeeds', async () => {
      const tried: string[] = [];
      for (let round = 0; round < 60; round += 1) {
        const names = random.pick(choices);
        const minutes = getMinutes(names);
        const [bookingDate, bookingTime] = [random.pick(days), random.pick(times)];
        const isSeen = (await unavailable(minutes)).some(
          (slot) => slot.bookingDate === bookingDate && slot.bookingTime === bookingTime,
        );
        const style = await world.call({ method: 'GET', url: `/api/styles/${world.studio.styleId}` });
        const { dayTimeMapping } = style.json<{ dayTimeMapping: Record<string, string[]> }>();
        const isOffered = (dayTimeMapping[bookingDate]?.includes(bookingTime) ?? false) && !isSeen;
        const answer = await book({ bookingDate, bookingTime, optionIds: getIds(...names) });
        const outcome = answer.statusCode === 200 ? 'booked' : answer.json<Problem>().code;
        tried.push(outcome);
        expect([bookingDate, bookingTime, minutes, outcome === 'booked', outcome]).toEqual([
          bookingDate,
          bookingTime,
          minutes,
          isOffered,
          outcome,
        ]);
      }
      expect(tried).toEqual(expect.arrayContaining(['booked', 'slot_taken']));
      expect(tried).toContain('slot_too_short');
      await empty();
    });

    it.runIf(chairs !== undefined)('never puts two bookings on a chair in a race of 200 tries', async () => {
      const tries = Array.from({ length: 200 }, (_, index) => {
        const styleId = index % 4 === 0 ? world.studio.otherStyleId : world.studio.styleId;
        const names = index % 4 === 0 ? [] : random.pick(choices);
        return {
          styleId,
          bookingDate: random.pick(days),
          bookingTime: random.pick(times),
          optionIds: getIds(...names),
        };
      });
      const answers = await Promise.all(tries.map((one) => book(one)));
      const codes = answers.map((answer) => answer.statusCode);
      expect(new Set(codes)).toEqual(new Set([200, 409]));
      const rows = await world.database
        .selectFrom('bookings')
        .select(['chair', 'startsAt', 'endsAt'])
        .where('paymentStatus', '<>', 'CANCELLED')
        .orderBy('startsAt')
        .execute();
      expect(rows).toHaveLength(codes.filter((code) => code === 200).length);
      const overlaps = rows.filter((one, index) =>
        rows.some(
          (other, at) =>
            at > index &&
            other.chair === one.chair &&
            other.startsAt < one.endsAt &&
            one.startsAt < other.endsAt,
        ),
      );
      expect(overlaps).toEqual([]);
      await empty();
    });
  },
);
