import type {
  AvailabilityAdded,
  AvailabilityResult,
  AvailableTime,
  Booking,
  Style,
  ValidationProblem,
} from '@plaitful/api-client/contract';
import { addDays } from '@plaitful/domain/studio-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomFrom } from '../../../test/random.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { createBookingTestClient, getStatusAndCode } from '../../bookings/bookings/bookings.fixture.ts';

let world: TestApp;
let admin: { id: number; token: string };
let offeredBefore: { styleId: number; date: string; time: string }[];

const bookings = createBookingTestClient(() => world);

beforeAll(async () => {
  world = await startTestApp();
  offeredBefore = await loadTimes();
});
afterAll(() => world.close());
beforeEach(async () => {
  await bookings.begin();
  await world.database.deleteFrom('closures').execute();
  await world.database.deleteFrom('styleTimes').execute();
  await world.database.insertInto('styleTimes').values(offeredBefore).execute();
  admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
});

const loadTimes = () =>
  world.database
    .selectFrom('styleTimes')
    .selectAll()
    .orderBy('styleId')
    .orderBy('date')
    .orderBy('time')
    .execute();

const bothStyles = () => [world.studio.otherStyleId, world.studio.styleId];
const inputOf = (given: object = {}) => ({
  styleIds: bothStyles(),
  dates: ['2026-12-18', '2026-12-19'],
  hours: null,
  ...given,
});
const post = (url: string, body?: unknown) =>
  world.call({ method: 'POST', url: `/api/availability/${url}`, token: admin.token, body });
const add = async (given: object = {}) => (await post('add', inputOf(given))).json<AvailabilityAdded>();
const undo = (changeId: number | null) => post(`undo/${changeId}`);
const styleOf = async (styleId: number) =>
  (await world.call({ method: 'GET', url: `/api/styles/${styleId}` })).json<Style>();

describe('offering many styles on many days', () => {
  it('adds the slots of the opening hours, raises the versions, and shows at once', async () => {
    const { styleId, otherStyleId } = world.studio;
    const before = await styleOf(styleId);
    await world.call({ method: 'GET', url: '/api/styles/all' });
    expect(await add({ dates: ['2026-12-17', '2026-12-18', '2026-12-12'] })).toEqual({
      added: 2,
      styles: [otherStyleId, styleId].map((id) => ({
        styleId: id,
        styleName: id === styleId ? 'Straight-back cornrows' : 'Zigzag cornrows',
        added: 1,
        existing: 3,
        skipped: [{ date: '2026-12-17', reason: 'CLOSED_WEEKDAY' }],
      })),
      changeId: expect.any(Number),
      undoUntil: '2026-12-01T15:10:00.000Z',
    });
    const [version, offerVersion] = before.etag.match(/\d+/g)?.map(Number) ?? [];
    const expected = {
      dayTimeMapping: { ...before.dayTimeMapping, '2026-12-18': ['17:00'] },
      etag: `"${Number(version) + 1}.${offerVersion}"`,
    };
    const all = (await world.call({ method: 'GET', url: '/api/styles/all' })).json<Style[]>();
    expect(all.find((style) => style.styleId === styleId)).toMatchObject(expected);
    expect(await styleOf(styleId)).toMatchObject(expected);
  });

  it('can be booked then', async () => {
    await add();
    const parent = await world.signIn();
    const answer = await bookings.book(parent.token, { bookingDate: '2026-12-18', bookingTime: '17:00' });
    expect(answer.statusCode).toBe(200);
  });

  it('does not change a style without new slots', async () => {
    const { etag } = await styleOf(world.studio.styleId);
    expect((await add({ dates: ['2026-12-12'] })).added).toBe(0);
    expect((await styleOf(world.studio.styleId)).etag).toBe(etag);
  });

  it.each([
    [{ dates: ['2026-11-30', '2026-12-18'] }, 'dates'],
    [{ hours: { from: '17:00', to: '17:00' } }, 'hours'],
  ])('is refused with %j, and so is its preview', async (given, field) => {
    for (const url of ['add', 'preview']) {
      const answer = await post(url, inputOf(given));
      expect([answer.statusCode, answer.json<ValidationProblem>().errors[0]?.field]).toEqual([422, field]);
    }
  });

  it.each(['archivedStyleId', 'nothing'] as const)(
    'is refused for a style that is not there: %s',
    async (id) => {
      const missing = id === 'nothing' ? 999_999 : world.studio[id];
      for (const url of ['add', 'preview']) {
        const input = inputOf({ styleIds: [...bothStyles(), missing] });
        expect(await getStatusAndCode(post(url, input))).toEqual([404, 'style_not_found']);
      }
      expect(await loadTimes()).toEqual(offeredBefore);
    },
  );

  it('matches its preview, whatever is offered and closed, and its undo restores the state before', async () => {
    const random = randomFrom(25);
    for (let round = 0; round < 12; round += 1) {
      const days = Array.from({ length: 20 }, (_, day) => addDays('2026-12-01', day));
      const start = random.pick(days);
      const isPart = random.chance(0.5);
      await world.database
        .insertInto('closures')
        .values({
          fromDate: start,
          toDate: isPart ? start : addDays(start, random.below(3)),
          fromTime: isPart ? '14:00' : null,
          toTime: isPart ? '16:00' : null,
          note: '',
          message: '',
          keptAll: true,
          createdAt: world.now,
        })
        .execute();
      const input = inputOf({
        styleIds: random.shuffle(bothStyles()),
        dates: random.shuffle(days).slice(0, 1 + random.below(days.length)),
        hours: random.chance(0.5) ? null : { from: '10:00', to: random.pick(['11:00', '15:30', '20:00']) },
      });
      const before = await loadTimes();
      const preview = (await post('preview', input)).json<AvailabilityResult>();
      expect(await loadTimes()).toEqual(before);
      const { changeId, undoUntil: _, ...result } = (await post('add', input)).json<AvailabilityAdded>();
      expect(result).toEqual(preview);
      const after = await loadTimes();
      expect(after.length - before.length).toBe(preview.added);
      expect(changeId === null).toBe(result.added === 0);
      if (changeId !== null) await undo(changeId);
      expect(await loadTimes()).toEqual(before);
      // The next round finds some of the times offered already.
      if (random.chance(0.4)) await post('add', { ...input, hours: null });
    }
  });

  it('rolls back completely on failure', async () => {
    const versions = () => world.database.selectFrom('styles').select(['styleId', 'version']).execute();
    const changes = () => world.database.selectFrom('addedTimes').selectAll().orderBy('date').execute();
    const before = [await loadTimes(), await versions(), await changes()];
    await sql`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
      `.execute(world.database);
    await sql`
      CREATE TRIGGER fails BEFORE UPDATE OF version ON styles FOR EACH ROW
      WHEN (NEW.style_id = ${sql.lit(world.studio.otherStyleId)}) EXECUTE FUNCTION fail()`.execute(
      world.database,
    );
    expect((await post('add', inputOf())).statusCode).toBe(500);
    await sql`DROP FUNCTION fail CASCADE`.execute(world.database);
    expect([await loadTimes(), await versions(), await changes()]).toEqual(before);
    expect((await add()).added).toBe(8);
  });
});

describe('what is offered', () => {
  it('is listed by day and time for all styles, as it is stored, closed times too', async () => {
    const ofDays = (query: string) =>
      world.call({ method: 'GET', url: `/api/availability?${query}`, token: admin.token });
    const ids = bothStyles().toSorted((a, b) => a - b);
    const { database, studio } = world;
    await database
      .insertInto('styleTimes')
      .values({ styleId: studio.styleId, date: '2026-12-04', time: '16:00' })
      .execute();
    const expected: AvailableTime[] = [
      { date: '2026-12-04', time: '16:00', styleIds: [studio.styleId] },
      { date: '2026-12-04', time: '17:00', styleIds: ids },
      { date: '2026-12-05', time: '14:00', styleIds: ids },
      { date: '2026-12-05', time: '15:30', styleIds: ids },
      { date: '2026-12-05', time: '17:00', styleIds: ids },
    ];
    const days = 'from=2026-12-04&to=2026-12-10';
    expect((await ofDays(days)).json()).toEqual(expected);
    expect((await ofDays('from=2026-12-01&to=2027-01-31')).statusCode).toBe(200);
    expect(await getStatusAndCode(ofDays('from=2026-12-01&to=2027-02-01'))).toEqual([400, 'malformed']);
    expect(await getStatusAndCode(ofDays('from=2026-12-02&to=2026-12-01'))).toEqual([400, 'malformed']);
  });
});

describe('the undo of a change', () => {
  it('removes exactly what was added, once', async () => {
    const { changeId } = await add({
      dates: ['2026-12-12', '2026-12-19'],
      hours: { from: '08:00', to: '19:00' },
    });
    expect((await undo(changeId)).json()).toEqual({ done: true });
    expect(await loadTimes()).toEqual(offeredBefore);
    expect(await getStatusAndCode(undo(changeId))).toEqual([404, 'change_not_found']);
  });

  it('is possible for the last change only', async () => {
    const first = await add();
    const second = await add({ dates: ['2026-12-26'] });
    expect(await getStatusAndCode(undo(first.changeId))).toEqual([409, 'not_undoable']);
    expect((await undo(second.changeId)).statusCode).toBe(200);
  });

  it('stays when the same is sent again and adds nothing', async () => {
    const { changeId } = await add();
    const after = await loadTimes();
    expect(await add()).toMatchObject({ added: 0, changeId: null, undoUntil: null });
    expect(await loadTimes()).toEqual(after);
    expect((await undo(changeId)).statusCode).toBe(200);
    expect(await loadTimes()).toEqual(offeredBefore);
  });

  it('ends after 10 minutes', async () => {
    const { changeId } = await add();
    world.now = new Date('2026-12-01T15:10:00Z');
    expect(await getStatusAndCode(undo(changeId))).toEqual([409, 'not_undoable']);
  });

  it('is refused while a live booking has one of its times', async () => {
    const { changeId } = await add();
    const parent = await world.signIn();
    const body = { bookingDate: '2026-12-19', bookingTime: '14:00' };
    const { bookingId } = (await bookings.book(parent.token, body)).json<Booking>();
    expect(await getStatusAndCode(undo(changeId))).toEqual([409, 'not_undoable']);
    await bookings.cancel(parent.token, bookingId);
    expect((await undo(changeId)).statusCode).toBe(200);
  });
});
