import { getDayStatus } from '@plaitful/domain/slots';
import { addDays, getWeekday } from '@plaitful/domain/studio-time';
import { isStrongPassword } from '@plaitful/domain/account';
import { styleKeys } from '@plaitful/illustrations/style';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDemo, insertPerson } from '../../../test/catalogueFixtures.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { business } from '../../platform/outbox/messages.fixture.ts';
import { verifyPassword } from '../../accounts/users/passwordHash.ts';
import { demoTimes, getStartTimes } from './demo.ts';
import { demoAccounts } from './demoAccounts.ts';
import { DEMO_PASSWORD } from '../../platform/config/config.ts';
import { demoBookings } from './demoBookings.ts';
import { demoStyles } from './demoStyles.ts';

// A Friday, 3:00 pm in Ottawa.
const now = new Date('2026-11-20T20:00:00Z');
const today = '2026-11-20';
const { hours } = business;
const lines: string[] = [];
let open: OpenDatabase;
let isFilled = false;

const fill = () => fillDemo(open.database, now, (line) => lines.push(line));

const bookings = () => open.database.selectFrom('bookings').selectAll().execute();

beforeAll(async () => {
  open = await openTestDatabase();
  isFilled = await fill();
});
afterAll(() => open.close());

describe('the demo catalogue', () => {
  it('has five service types and 24 styles, each with a picture in nine variants', async () => {
    const types = await open.database
      .selectFrom('serviceTypes')
      .select('serviceName')
      .orderBy('serviceId')
      .execute();
    expect(types.map(({ serviceName }) => serviceName)).toEqual([
      'Cornrows',
      'Braids',
      'Twists',
      'Protective Styles',
      'Hair Prep',
    ]);
    const styles = await open.database.selectFrom('styles').selectAll().execute();
    expect(new Set(styles.map(({ imageHash }) => imageHash)).size).toBe(24);
    const images = await open.database.selectFrom('images').select(['hash', 'height', 'width']).execute();
    expect(images).toHaveLength(24 * 9);
    expect(demoStyles.map(({ key }) => key).toSorted()).toEqual(styleKeys.toSorted());
  });

  it('prices a style after its discount, to the cent', async () => {
    const styles = await open.database.selectFrom('styles').select(['style', 'valueCents']).execute();
    const values = new Map(styles.map(({ style, valueCents }) => [style, valueCents]));
    expect(values.get('Feed-in cornrows')).toBe(7650);
    expect(values.get('Wash & blow-out prep')).toBe(5525);
    expect(values.get('Knotless braids')).toBe(22_000);
  });

  it('has twelve reviews, each marked as invented', async () => {
    const reviews = await open.database.selectFrom('reviews').selectAll().execute();
    expect(reviews).toHaveLength(12);
    expect(reviews.every(({ reviewBy }) => reviewBy.endsWith('(demo)'))).toBe(true);
  });

  it('all accounts share one valid password', async () => {
    expect(isStrongPassword(DEMO_PASSWORD)).toBe(true);
    const users = await open.database.selectFrom('users').selectAll().orderBy('id').execute();
    expect(users.map(({ email, roles, isDemo }) => ({ email, roles, isDemo }))).toEqual(
      demoAccounts.map(({ email, roles }) => ({ email, roles, isDemo: true })),
    );
    for (const { passwordHash } of users)
      expect(await verifyPassword(DEMO_PASSWORD, passwordHash)).toBe(true);
  });

  it('logs its start and its end', () => {
    expect(isFilled).toBe(true);
    expect(lines).toEqual(['Filling the demo studio…']);
  });
});

describe('the demo times', () => {
  it.each([
    [60, ['16:00', '17:00', '18:00'], ['13:00', '14:00', '15:00', '16:00', '17:00', '18:00']],
    [75, ['16:45'], ['13:00', '14:15', '15:30', '16:45']],
    [90, ['17:00'], ['14:00', '15:30', '17:00']],
    [105, ['16:45'], ['13:15', '15:00', '16:45']],
    [120, ['16:00'], ['14:00', '16:00']],
    [165, ['16:15'], ['13:30', '16:15']],
    [180, [], ['14:00']],
  ])(
    'start %i minutes on the grid, so that they end within the opening hours',
    (minutes, friday, saturday) => {
      expect(getStartTimes('2026-11-20', minutes, hours)).toEqual(friday);
      expect(getStartTimes('2026-11-21', minutes, hours)).toEqual(saturday);
      expect(getStartTimes('2026-11-22', minutes, hours)).toEqual([]);
    },
  );

  it('go from seven weeks ago to eight weeks ahead, differently for each style, and not every weekend', () => {
    const all = demoStyles.map((_style, index) =>
      demoTimes(index + 1, 60 + 15 * (index % 5), { today, hours }),
    );
    for (const slots of all) {
      expect(slots.every(({ date }) => date >= addDays(today, -49) && date < addDays(today, 56))).toBe(true);
      const saturdays = slots.filter(({ date }) => date >= today && getWeekday(date) === 'saturday');
      expect(new Set(saturdays.map(({ date }) => date)).size).toBe(6);
    }
    expect(new Set(all.map((slots) => JSON.stringify(slots))).size).toBeGreaterThan(20);
  });
});

describe('the demo bookings', () => {
  it('are in every state', async () => {
    const states = (await bookings()).map(
      ({ deposit, paymentStatus, cancelledBy, startsAt }) =>
        `${startsAt < now ? 'past' : 'ahead'} ${deposit} ${paymentStatus}${cancelledBy === null ? '' : ` ${cancelledBy}`}`,
    );
    expect(new Set(states)).toEqual(
      new Set([
        'past PAID CONFIRMED',
        'past PAID PENDING',
        'past PAID CANCELLED STUDIO',
        'ahead PAID PENDING',
        'ahead NOT_PAID PENDING',
        'ahead NOT_PAID CANCELLED MEMBER',
        'ahead PAID CANCELLED STUDIO',
        'ahead NOT_PAID CANCELLED DEADLINE',
      ]),
    );
    expect((await bookings()).some(({ bookingDate }) => bookingDate === today)).toBe(true);
  });

  it('have visits that were finished, with an extra, a late fee and tips, and one that was missed', async () => {
    const rows = await bookings();
    const bills = rows.flatMap(({ bill }) => bill ?? []);
    const kinds = new Set(bills.flatMap((bill) => bill.lines.map(({ kind }) => kind)));
    expect(kinds).toEqual(new Set(['STYLE', 'OPTION', 'LATE_FEE', 'OTHER']));
    expect(bills.every(({ tipCents }) => tipCents > 0)).toBe(true);
    expect(rows.filter(({ outcome }) => outcome === 'NO_SHOW')).toHaveLength(1);
  });

  it('have time left to pay where they are unpaid', async () => {
    const unpaid = (await bookings()).filter(
      ({ deposit, paymentStatus }) => deposit === 'NOT_PAID' && paymentStatus === 'PENDING',
    );
    expect(unpaid.length).toBeGreaterThan(1);
    expect(unpaid.every(({ depositDueAt }) => depositDueAt > now)).toBe(true);
  });

  it('have a history in order, up to their present state', async () => {
    const history = await open.database
      .selectFrom('bookingHistory')
      .selectAll()
      .orderBy('historyId')
      .execute();
    for (const {
      bookingId,
      createdAt,
      deposit,
      paymentStatus,
      bookingDate,
      bookingTime,
      chair,
      outcome,
    } of await bookings()) {
      const entries = history.filter((entry) => entry.bookingId === bookingId);
      expect(entries[0]).toMatchObject({ change: 'CREATED', before: null, at: createdAt });
      expect(entries.at(-1)?.after).toEqual({
        deposit,
        paymentStatus,
        bookingDate,
        bookingTime,
        chair,
        ...(outcome !== 'EXPECTED' && { outcome }),
        ...(outcome === 'NO_SHOW' && { depositToReturn: false }),
      });
      entries.slice(1).forEach(({ at, before }, index) => {
        expect(before).toEqual(entries[index]?.after);
        expect(at.getTime()).toBeGreaterThan(entries[index]?.at.getTime() ?? 0);
        expect(at <= now).toBe(true);
      });
    }
  });

  it('never have a child in two appointments at the same time', async () => {
    const rows = await bookings();
    const overlapping = rows.filter((one) =>
      rows.some(
        (other) =>
          other.bookingId !== one.bookingId &&
          other.userId === one.userId &&
          other.startsAt < one.endsAt &&
          one.startsAt < other.endsAt,
      ),
    );
    expect(overlapping.map(({ bookingId }) => bookingId)).toEqual([]);
  });

  it('make some days full', async () => {
    const times = await open.database.selectFrom('styleTimes').selectAll().execute();
    const live = (await bookings()).filter(({ paymentStatus }) => paymentStatus !== 'CANCELLED');
    const full = live.filter(({ styleId, bookingDate }) => {
      const ofStyle = times.filter((time) => time.styleId === styleId);
      const offered = Object.groupBy(ofStyle, ({ date }) => date);
      const state = getDayStatus(bookingDate, {
        styleId,
        offered: Object.fromEntries(
          Object.entries(offered).map(([date, slots]) => [date, (slots ?? []).map(({ time }) => time)]),
        ),
        booked: live,
        now: { date: today, time: '15:00' },
        openWeekdays: ['friday', 'saturday'],
      });
      return state === 'full';
    });
    expect(full.length).toBeGreaterThan(1);
  });

  it('queue no message', async () => {
    expect(await open.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});

describe('a database with rows', () => {
  it('is never touched', async () => {
    const before = await bookings();
    expect(await fill()).toBe(false);
    expect(await bookings()).toEqual(before);
  });

  it('is recognized by a single user', async () => {
    const other = await openTestDatabase();
    await insertPerson(other.database);
    expect(await fillDemo(other.database, now)).toBe(false);
    expect(await other.database.selectFrom('images').select('hash').execute()).toEqual([]);
    await other.close();
  });
});

describe('an empty database', () => {
  it('gets all demo bookings on whatever day the server first starts, one of a child who has arrived only on a day that is open, and nothing when the start is interrupted', async () => {
    const other = await openTestDatabase();
    const cutShort = new Error('cut short');
    // A Saturday evening, and the Wednesday before a change of the clocks.
    const days = [
      ['2026-11-21T23:30:00Z', 1],
      ['2026-03-04T15:00:00Z', 0],
    ] as const;
    for (const [day, arrived] of days) {
      const start = other.database.transaction().execute(async (trx) => {
        await fillDemo(trx, new Date(day));
        const rows = await trx.selectFrom('bookings').select('outcome').execute();
        expect([day, rows.length]).toEqual([day, demoBookings.length - 1 + arrived]);
        expect(rows.filter(({ outcome }) => outcome === 'ARRIVED')).toHaveLength(arrived);
        throw cutShort;
      });
      await expect(start).rejects.toBe(cutShort);
    }
    expect(await other.database.selectFrom('users').select('id').execute()).toEqual([]);
    await other.close();
  });
});
