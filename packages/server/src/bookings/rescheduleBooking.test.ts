import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking, Problem, ValidationProblem } from '@plaitful/api-client/contract';
import { bookingBody } from '../../test/studio.ts';
import { startTestApp, tuesday, type TestApp } from '../../test/testApp.ts';

let world: TestApp;
let admin: { id: number; token: string };
let parent: { id: number; token: string };
let booking: Booking;

const hour = 60 * 60_000;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = tuesday;
  const end = { paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO', cancelledAt: tuesday } as const;
  await world.database.updateTable('bookings').set(end).where('paymentStatus', '<>', 'CANCELLED').execute();
  admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  parent = await world.signIn();
  booking = await book();
});

async function book(given: Record<string, unknown> = {}, token = parent.token): Promise<Booking> {
  const body = bookingBody(world.studio.styleId, given);
  return (await world.call({ method: 'POST', url: '/api/booking/create', token, body })).json<Booking>();
}

interface Move {
  token?: string;
  userId?: number;
  serviceId?: number;
  bookingId?: number;
  ifMatch?: string;
}

const moveTo = (newDate: string, newTime: string, given: Move = {}) => {
  const { token, userId, serviceId, bookingId, ifMatch } = {
    token: parent.token,
    userId: parent.id,
    serviceId: booking.serviceId,
    bookingId: booking.bookingId,
    ...given,
  };
  return world.call({
    method: 'PUT',
    url: `/api/users/reschedule/${bookingId}/${userId}/${serviceId}`,
    token,
    ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
    body: { newDate, newTime },
  });
};
const codeOf = async (answer: ReturnType<typeof moveTo>) => {
  const response = await answer;
  return [response.statusCode, response.json<Problem>().code];
};
const set = (what: 'deposit' | 'payment', value: string) =>
  world.call({
    method: 'PUT',
    url: `/api/booking/update/${what}/${booking.bookingId}`,
    token: admin.token,
    body: value,
  });
const kindsOf = async (bookingId: number) =>
  (
    await world.database
      .selectFrom('outbox')
      .select('kind')
      .where('bookingId', '=', bookingId)
      .orderBy('messageId')
      .execute()
  ).map(({ kind }) => kind);

describe('moving an appointment', () => {
  it('keeps price, duration and deposit, frees its old time, and is told and remembered', async () => {
    const raised = { priceCents: 9900, durationMinutes: 120 };
    const { styleId } = world.studio;
    await world.database.updateTable('styles').set(raised).where('styleId', '=', styleId).execute();
    const answer = await moveTo('2026-12-12', '15:30');
    const usual = { priceCents: 6000, durationMinutes: 90 };
    await world.database.updateTable('styles').set(usual).where('styleId', '=', styleId).execute();
    expect(answer.statusCode).toBe(200);
    const { etag, ...rest } = booking;
    expect(answer.json<Booking>()).toEqual({
      ...rest,
      bookingDate: '2026-12-12',
      bookingTime: '15:30',
      etag: '"2"',
    });
    expect([etag, answer.headers['etag']]).toEqual(['"1"', '"2"']);
    const history = await world.database
      .selectFrom('bookingHistory')
      .selectAll()
      .where('bookingId', '=', booking.bookingId)
      .orderBy('historyId', 'desc')
      .executeTakeFirstOrThrow();
    expect(history).toMatchObject({
      change: 'RESCHEDULED',
      actor: 'MEMBER',
      actorId: parent.id,
      before: { bookingDate: '2026-12-05', bookingTime: '14:00' },
      after: { bookingDate: '2026-12-12', bookingTime: '15:30' },
    });
    const told = await world.database
      .selectFrom('outbox')
      .select('data')
      .where('bookingId', '=', booking.bookingId)
      .where('kind', '=', 'rescheduled')
      .execute();
    expect(told).toMatchObject([{ data: { oldDate: '2026-12-05', oldTime: '14:00' } }]);
    expect((await book({}, (await world.signIn()).token)).bookingDate).toBe('2026-12-05');
  });

  it('keeps what the deposit’s deadline runs from: it is never later than the new start', async () => {
    expect(booking.depositDueAt).toBe('2026-12-02T15:00:00.000Z');
    world.now = new Date(tuesday.getTime() + hour / 2);
    const sooner = (await moveTo('2026-12-01', '11:00')).json<Booking>();
    expect(sooner.depositDueAt).toBe('2026-12-01T16:00:00.000Z');
    const later = (await moveTo('2026-12-11', '17:00')).json<Booking>();
    expect(later.depositDueAt).toBe('2026-12-02T15:00:00.000Z');
  });

  it('counts the deadline from when the deposit was set back, and says from when', async () => {
    expect(booking.dueFrom).toBe(booking.createdAt);
    await moveTo('2026-12-01', '11:00');
    await set('deposit', 'PAID');
    world.now = new Date(tuesday.getTime() + hour / 2);
    const back = (await set('deposit', 'NOT_PAID')).json<Booking>();
    expect(back).toMatchObject({
      dueFrom: '2026-12-01T15:30:00.000Z',
      depositDueAt: '2026-12-01T16:00:00.000Z',
    });
    const later = (await moveTo('2026-12-11', '17:00')).json<Booking>();
    expect(later.depositDueAt).toBe('2026-12-02T15:30:00.000Z');
  });

  it('is refused to its owner once the deposit is paid, but not to the studio', async () => {
    await set('deposit', 'PAID');
    expect(await codeOf(moveTo('2026-12-12', '14:00'))).toEqual([409, 'deposit_paid']);
    const { token } = admin;
    const moved = await moveTo('2026-12-12', '14:00', { token });
    expect(moved.json<Booking>()).toMatchObject({ bookingDate: '2026-12-12', depositDueAt: null });
    await set('payment', 'CONFIRMED');
    expect((await moveTo('2026-12-12', '15:30', { token })).statusCode).toBe(200);
  });

  it('that is past can be moved on by the studio, not by its owner', async () => {
    await set('deposit', 'PAID');
    world.now = new Date('2026-12-07T15:00:00Z');
    const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
    const userId = parent.id;
    parent = { ...parent, token: (await world.signIn()).token };
    expect((await moveTo('2026-12-12', '14:00', { token, userId })).statusCode).toBe(200);
  });

  it('that is cancelled or has lapsed is refused to anybody', async () => {
    world.now = new Date(tuesday.getTime() + 24 * hour);
    const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
    expect(await codeOf(moveTo('2026-12-12', '14:00', { token }))).toEqual([409, 'already_cancelled']);
    expect(await kindsOf(booking.bookingId)).toContain('cancelledUnpaid');
  });

  it('needs another time that is offered, ahead and free', async () => {
    expect(await codeOf(moveTo('2026-12-05', '14:00'))).toEqual([409, 'same_slot']);
    await book({ bookingTime: '15:30' }, (await world.signIn()).token);
    expect(await codeOf(moveTo('2026-12-05', '15:30'))).toEqual([409, 'slot_taken']);
    const refusals = [
      ['2026-11-28', '14:00', 'newDate'],
      ['0000-01-01', '14:00', 'newDate'],
      ['2026-12-06', '14:00', 'newDate'],
      ['2026-12-05', '13:00', 'newTime'],
      ['2026-12-01', '09:30', 'newTime'],
    ] as const;
    for (const [date, time, field] of refusals) {
      const answer = await moveTo(date, time);
      expect([answer.statusCode, answer.json<ValidationProblem>().errors?.[0]?.field]).toEqual([422, field]);
    }
  });

  it('needs a chair that is free for all of it, its own not counted', async () => {
    const { otherStyleId: styleId } = world.studio;
    const other = (await world.signIn()).token;
    await book({ styleId, bookingTime: '15:30' }, other);
    const second = await book({ styleId, bookingTime: '14:00' }, other);
    expect(second.chair).toBe(2);
    // Its own chair is free from 15:30 on.
    expect((await moveTo('2026-12-05', '15:30')).json<Booking>().chair).toBe(2);
    expect((await moveTo('2026-12-05', '14:00')).json<Booking>().chair).toBe(1);
    await book({ bookingTime: '17:00' }, other);
    await book({ styleId, bookingTime: '17:00' }, other);
    expect(await codeOf(moveTo('2026-12-05', '17:00'))).toEqual([409, 'slot_taken']);
  });

  it('of a foreign booking, of a wrong owner or of a wrong service finds none', async () => {
    const other = await world.signIn();
    const none = [404, 'booking_not_found'];
    expect(await codeOf(moveTo('2026-12-12', '14:00', { token: other.token }))).toEqual(none);
    const asIfOwn = { token: other.token, userId: other.id };
    expect(await codeOf(moveTo('2026-12-12', '14:00', asIfOwn))).toEqual(none);
    const { token } = admin;
    expect(await codeOf(moveTo('2026-12-12', '14:00', { token, userId: admin.id }))).toEqual(none);
    expect(await codeOf(moveTo('2026-12-12', '14:00', { serviceId: 9999 }))).toEqual(none);
    expect(await codeOf(moveTo('2026-12-12', '14:00', { bookingId: 99_999 }))).toEqual(none);
  });

  it('takes a time whose booking has lapsed, and ends that one', async () => {
    const lapsed = await book({ bookingTime: '17:00' }, (await world.signIn()).token);
    world.now = new Date(tuesday.getTime() + 12 * hour - 1);
    const late = await book({ bookingTime: '15:30' });
    world.now = new Date(tuesday.getTime() + 24 * hour);
    const token = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
    const moved = await moveTo('2026-12-05', '17:00', { token, bookingId: late.bookingId });
    expect(moved.json<Booking>().bookingTime).toBe('17:00');
    const row = await world.database
      .selectFrom('bookings')
      .select(['paymentStatus', 'cancelledBy'])
      .where('bookingId', '=', lapsed.bookingId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ paymentStatus: 'CANCELLED', cancelledBy: 'DEADLINE' });
  });
});

describe('a change of a booking that somebody else changed meanwhile', () => {
  const put = (url: string, body?: unknown, ifMatch = booking.etag ?? '') =>
    world.call({ method: 'PUT', url, token: admin.token, headers: { 'if-match': ifMatch }, body });
  const stale = [412, 'changed_meanwhile'];

  it('is refused: a stale cancel of the studio does not end a booking that is paid now', async () => {
    await set('deposit', 'PAID');
    const url = `/api/users/cancel/${booking.bookingId}/${parent.id}`;
    expect(await codeOf(put(url))).toEqual(stale);
    const read = await world.call({
      method: 'GET',
      url: `/api/booking/${booking.bookingId}`,
      token: admin.token,
    });
    expect(read.json<Booking>()).toMatchObject({ paymentStatus: 'PENDING', etag: '"2"' });
    expect(read.headers['etag']).toBe('"2"');
    expect((await put(url, undefined, '"2"')).statusCode).toBe(200);
  });

  it('is refused for each kind of change, and does nothing', async () => {
    await moveTo('2026-12-12', '14:00');
    const { bookingId } = booking;
    expect(await codeOf(put(`/api/booking/update/deposit/${bookingId}`, 'PAID'))).toEqual(stale);
    expect(await codeOf(put(`/api/booking/update/payment/${bookingId}`, 'CANCELLED'))).toEqual(stale);
    expect(await codeOf(moveTo('2026-12-12', '15:30', { ifMatch: '"1"' }))).toEqual(stale);
    const cancelled = world.call({
      method: 'DELETE',
      url: `/api/booking/delete/${bookingId}`,
      token: parent.token,
      headers: { 'if-match': '"1"' },
    });
    expect(await codeOf(cancelled)).toEqual(stale);
    expect((await moveTo('2026-12-12', '15:30', { ifMatch: '"2"' })).json<Booking>().etag).toBe('"3"');
  });

  it('goes through without the header: the last write wins', async () => {
    await set('deposit', 'PAID');
    const url = `/api/users/cancel/${booking.bookingId}/${parent.id}`;
    expect((await world.call({ method: 'PUT', url, token: admin.token })).statusCode).toBe(200);
  });

  it('knows an overdue booking as it was read, tidied up or not', async () => {
    world.now = new Date(tuesday.getTime() + 24 * hour);
    admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
    const url = `/api/booking/update/deposit/${booking.bookingId}`;
    expect(await codeOf(put(url, 'PAID'))).toEqual(stale);
    const read = await world.call({
      method: 'GET',
      url: `/api/booking/${booking.bookingId}`,
      token: admin.token,
    });
    const answer = await put(url, 'PAID', read.json<Booking>().etag);
    expect(answer.json<Booking>()).toMatchObject({ deposit: 'PAID', paymentStatus: 'CANCELLED' });
  });

  it('that sets what is set already changes nothing, not even the version', async () => {
    expect((await set('deposit', 'NOT_PAID')).json<Booking>().etag).toBe('"1"');
  });
});

describe('what a parent is told', () => {
  const tell = async (act: () => Promise<unknown>) => {
    const before = await kindsOf(booking.bookingId);
    await act();
    return (await kindsOf(booking.bookingId)).slice(before.length);
  };
  const cancel = () =>
    world.call({ method: 'DELETE', url: `/api/booking/delete/${booking.bookingId}`, token: parent.token });
  const cancelAsStudio = () =>
    world.call({
      method: 'PUT',
      url: `/api/users/cancel/${booking.bookingId}/${parent.id}`,
      token: admin.token,
    });

  it('is who cancelled, and that an appointment is on again', async () => {
    expect(await tell(cancel)).toEqual(['cancelledByParent']);
    expect(await tell(() => set('deposit', 'PAID'))).toEqual([]);
    expect(await tell(() => set('payment', 'PENDING'))).toEqual(['restored', 'pickup']);
    expect(await tell(cancelAsStudio)).toEqual(['cancelledByStudio']);
    expect(await tell(() => set('deposit', 'NOT_PAID'))).toEqual([]);
  });

  it('is nothing after the start', async () => {
    await set('deposit', 'PAID');
    world.now = new Date('2026-12-05T19:00:00Z');
    admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
    expect(await tell(cancelAsStudio)).toEqual([]);
    expect(await tell(() => set('payment', 'PENDING'))).toEqual([]);
  });

  it('is a reminder at half of the new time when the deposit is set back', async () => {
    await set('deposit', 'PAID');
    world.now = new Date(tuesday.getTime() + hour);
    expect(await tell(() => set('deposit', 'NOT_PAID'))).toEqual(['depositReminder']);
  });
});
