import type { Booking, Closure, Style, ValidationProblem } from '@plaitful/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { sendStyle } from '../../../test/styleForms.ts';
import { createBookingTestClient, getStatusAndCode } from '../bookings/bookings.fixture.ts';
import { closureCalls, ownerPasswordHash, saturday } from './closures.fixture.ts';

let world: TestApp;
let admin: { id: number; token: string };
let parent: { id: number; token: string };

const bookings = createBookingTestClient(() => world);
const calls = closureCalls(
  () => world,
  () => admin.token,
);

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  await bookings.begin();
  await calls.openAll();
  admin = await world.signIn({ roles: ['ROLE_ADMIN'], passwordHash: ownerPasswordHash });
  parent = await world.signIn();
});

const get = (url: string, token?: string) => world.call({ method: 'GET', url, token });
const afternoon = { fromTime: '15:00', toTime: '19:00' };

describe('a closure', () => {
  it('is public from today on, its note only for the administrator', async () => {
    const added = (await calls.add({ ...afternoon, note: ' Flu ', message: 'We are ill' })).json<Closure>();
    expect(added).toEqual({
      ...saturday,
      ...afternoon,
      closureId: expect.any(Number),
      note: 'Flu',
      message: 'We are ill',
      undoUntil: '2026-12-01T15:10:00.000Z',
      etag: '"1"',
    });
    const shown = { ...added, note: null, undoUntil: null };
    expect(await calls.list()).toEqual([shown]);
    expect(await calls.list('', parent.token)).toEqual([shown]);
    expect(await calls.list('', admin.token)).toEqual([added]);
    world.now = new Date('2026-12-06T15:00:00Z');
    admin = await world.signIn({ roles: ['ROLE_ADMIN'], passwordHash: ownerPasswordHash });
    const ofWeek = '?from=2026-12-01&to=2026-12-07';
    expect(await calls.list(ofWeek)).toEqual([]);
    expect(await calls.list(ofWeek, admin.token)).toEqual([{ ...added, undoUntil: null }]);
  });

  it('is listed by days, with all that overlap them', async () => {
    const days = { ...saturday, from: '2026-12-10', to: '2026-12-20' };
    const { closureId } = (await calls.add(days)).json<Closure>();
    const idsOf = async (query: string) => (await calls.list(query)).map((closure) => closure.closureId);
    expect(await idsOf('?from=2026-12-20&to=2026-12-21')).toEqual([closureId]);
    expect(await idsOf('?from=2026-12-21')).toEqual([]);
    expect(await idsOf('?to=2026-12-09')).toEqual([]);
    expect(await idsOf('?to=2026-12-10')).toEqual([closureId]);
  });

  it('is stored once when it is sent again because no answer came, and again when it differs', async () => {
    const first = (await calls.add(afternoon)).json<Closure>();
    expect((await calls.add(afternoon)).json<Closure>()).toEqual(first);
    expect(await calls.list('', admin.token)).toEqual([first]);
    await calls.add({ ...afternoon, message: 'We are ill' });
    expect(await calls.list('', admin.token)).toHaveLength(2);
  });

  it('can be up to 366 days longer than one', async () => {
    expect((await calls.add({ to: '2027-12-06' })).statusCode).toBe(200);
  });

  it.each([
    [{ from: '2026-11-30' }, 'from', 'Please choose today or a later day.'],
    [{ to: '2026-12-04' }, 'to', 'The last day must not be before the first.'],
    [{ to: '2027-12-07' }, 'to', 'Please close at most 366 days at once.'],
    [{ ...afternoon, to: '2026-12-06' }, 'to', 'Hours can be given for a single day only.'],
    [{ fromTime: '15:00' }, 'toTime', 'Please give both hours, or none.'],
    [{ fromTime: '15:00', toTime: '15:00' }, 'toTime', 'It must end later than it begins.'],
  ])('of %j is refused, and so is its preview', async (given, field, message) => {
    const spans = [
      await calls.add(given),
      await world.call({
        method: 'POST',
        url: '/api/closures/preview',
        token: admin.token,
        body: { ...saturday, ...given },
      }),
    ];
    for (const answer of spans) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json<ValidationProblem>().errors).toEqual([{ field, message }]);
    }
    expect(await calls.list()).toEqual([]);
  });

  it('can be edited unless changed meanwhile', async () => {
    const { closureId, etag } = (await calls.add()).json<Closure>();
    const change = (body: object) =>
      world.call({
        method: 'PUT',
        url: `/api/closures/${closureId}`,
        token: admin.token,
        body,
        headers: { 'if-match': etag },
      });
    expect((await change({ note: 'a', message: 'Back on Sunday' })).json<Closure>()).toMatchObject({
      note: 'a',
      message: 'Back on Sunday',
      etag: '"2"',
    });
    expect(await getStatusAndCode(change({ note: '', message: '' }))).toEqual([412, 'changed_meanwhile']);
  });
});

describe('what is offered in a closure', () => {
  const timesOn = ({ dayTimeMapping }: Style, date: string) => dayTimeMapping[date];

  it('is left out of each public answer at once, and is the same to the byte when it is open again', async () => {
    const { styleId, serviceId } = world.studio;
    const urls = ['/api/styles/all', `/api/styles/service/${serviceId}`, `/api/styles/${styleId}`];
    const answers = () => Promise.all(urls.map(async (url) => (await get(url)).body));
    const before = await answers();
    const { closureId } = (await calls.add(afternoon)).json<Closure>();
    for (const [index, body] of (await answers()).entries()) {
      const style = [JSON.parse(body) as Style | Style[]].flat().find((one) => one.styleId === styleId);
      expect([urls[index], style && timesOn(style, saturday.from)]).toEqual([urls[index], undefined]);
    }
    expect((await calls.remove(closureId)).json()).toEqual({ done: true });
    expect(await answers()).toEqual(before);
    expect(await getStatusAndCode(calls.remove(closureId))).toEqual([404, 'closure_not_found']);
  });

  it('keeps times outside the closure', async () => {
    const { styleId } = world.studio;
    await calls.add({ fromTime: '15:30', toTime: '17:00' });
    const style = await calls.styleOf(styleId);
    expect(timesOn(style, saturday.from)).toEqual(['14:00', '17:00']);
    expect(style.availableDays).toContain(saturday.from);
    await calls.add({ fromTime: '08:00', toTime: '19:00' });
    expect((await calls.styleOf(styleId)).availableDays).not.toContain(saturday.from);
  });

  it('changes the HTTP ETag', async () => {
    const { styleId } = world.studio;
    const url = `/api/styles/${styleId}`;
    const before = await get(url);
    const again = (tag: unknown) =>
      world.call({ method: 'GET', url, headers: { 'if-none-match': String(tag) } });
    expect((await again(before.headers['etag'])).statusCode).toBe(304);
    await calls.add();
    const after = await again(before.headers['etag']);
    expect(after.statusCode).toBe(200);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect(after.json<Style>().etag).toBe(before.json<Style>().etag);
  });

  it('is complete for the administrator who asks for all times, and for nobody else', async () => {
    const { styleId } = world.studio;
    await calls.add();
    const url = `/api/styles/${styleId}?times=ALL`;
    expect(timesOn((await get(url, admin.token)).json<Style>(), saturday.from)).toHaveLength(3);
    expect(await getStatusAndCode(get(url, parent.token))).toEqual([403, 'forbidden']);
    expect(await getStatusAndCode(get(url))).toEqual([401, 'unauthenticated']);
  });

  it('is not lost when the form of the style is saved', async () => {
    const { styleId } = world.studio;
    const { closureId } = (await calls.add()).json<Closure>();
    const whole = await calls.styleOf(styleId, '?times=ALL', admin.token);
    const saved = await sendStyle(world, {
      token: admin.token,
      styleId,
      ifMatch: whole.etag,
      fields: {
        availableDays: whole.availableDays.join(','),
        availableTimes: whole.availableTimes.map((times) => [times].flat().join(',')).join('|'),
      },
    });
    expect(saved.json<Style>().dayTimeMapping).toEqual(whole.dayTimeMapping);
    await calls.remove(closureId);
    expect((await calls.styleOf(styleId)).dayTimeMapping).toEqual(whole.dayTimeMapping);
  });

  it('preview counts the affected slots', async () => {
    expect((await calls.preview()).closedTimes).toBe(6);
    expect((await calls.preview(afternoon)).closedTimes).toBe(6);
    expect((await calls.preview({ fromTime: '15:30', toTime: '16:00' })).closedTimes).toBe(2);
    await calls.add({ fromTime: '17:00', toTime: '19:00' });
    expect((await calls.preview()).closedTimes).toBe(4);
    world.now = new Date('2026-12-05T19:00:00Z');
    admin = await world.signIn({ roles: ['ROLE_ADMIN'], passwordHash: ownerPasswordHash });
    expect((await calls.preview()).closedTimes).toBe(2);
  });
});

describe('an appointment in a closure', () => {
  it('cannot be booked, moved there or restored', async () => {
    const ahead = { bookingDate: '2026-12-12', bookingTime: '17:00' };
    const [live, paid] = [
      (await bookings.book(parent.token, ahead)).json<Booking>(),
      (await bookings.book(parent.token)).json<Booking>(),
    ];
    await bookings.setDeposit(admin.token, paid.bookingId, 'PAID');
    await bookings.cancelAsStudio(admin.token, paid.bookingId, parent.id);
    await calls.add();
    const refused = [
      bookings.book(parent.token, { bookingTime: '17:00' }),
      bookings.move(parent.token, live, { newDate: saturday.from, newTime: '15:30' }),
      bookings.move(admin.token, live, { newDate: saturday.from, newTime: '15:30' }),
      bookings.setPayment(admin.token, paid.bookingId, 'PENDING'),
    ];
    for (const answer of refused) expect(await getStatusAndCode(answer)).toEqual([409, 'studio_closed']);
    const answer = await bookings.book(parent.token, { bookingDate: '2026-12-11', bookingTime: '17:00' });
    expect(answer.statusCode).toBe(200);
  });

  it('that was made before answers a retry as before', async () => {
    const made = (await bookings.book(parent.token)).json<Booking>();
    await calls.close('KEEP');
    expect((await bookings.book(parent.token)).json<Booking>().bookingId).toBe(made.bookingId);
  });

  it('is refused when a minute of it overlaps one', async () => {
    await calls.add({ fromTime: '15:29', toTime: '15:30' });
    expect(await getStatusAndCode(bookings.book(parent.token))).toEqual([409, 'studio_closed']);
    expect((await bookings.book(parent.token, { bookingTime: '15:30' })).statusCode).toBe(200);
  });

  it('today is refused as well, once the rest of today is closed', async () => {
    const today = { from: '2026-12-01', to: '2026-12-01', fromTime: '11:00', toTime: '19:00' };
    expect((await calls.add(today)).statusCode).toBe(200);
    const body = { bookingDate: '2026-12-01', bookingTime: '11:00' };
    expect(await getStatusAndCode(bookings.book(parent.token, body))).toEqual([409, 'studio_closed']);
  });
});
