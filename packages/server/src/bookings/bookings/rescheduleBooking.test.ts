import { sendDue } from '../../../test/sentMessages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking, ValidationProblem } from '@plaitful/api-client/contract';
import { openSession } from '../../accounts/sessions/sessions.service.ts';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { createBookingTestClient, getStatusAndCode } from './bookings.fixture.ts';

let world: TestApp;
let admin: { id: number; token: string };
let parent: { id: number; token: string };
let booking: Booking;

const hour = 60 * 60_000;
const calls = createBookingTestClient(() => world);

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  await calls.begin();
  admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  parent = await world.signIn();
  booking = await book();
});

const book = async (given: Record<string, unknown> = {}, token = parent.token): Promise<Booking> =>
  (await calls.book(token, given)).json<Booking>();

type Move = { readonly token?: string; readonly ifMatch?: string } & Partial<
  Pick<Booking, 'userId' | 'serviceId' | 'bookingId'>
>;

function moveTo(newDate: string, newTime: string, { token = parent.token, ifMatch, ...given }: Move = {}) {
  const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch };
  return calls.move(token, { ...booking, ...given }, { newDate, newTime }, headers);
}
const setDeposit = (value: string) => calls.setDeposit(admin.token, booking.bookingId, value);
const setPayment = (value: string) => calls.setPayment(admin.token, booking.bookingId, value);
const messages = () => calls.listMessages(booking.bookingId);

describe('moving an appointment', () => {
  it('keeps price, duration and deposit, frees its old time, sends a mail and is in the history', async () => {
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
    const history = (await calls.historyOf(booking.bookingId)).at(-1);
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

  it('keeps the start of the deposit’s deadline, which is never later than the new start', async () => {
    expect(booking.depositDueAt).toBe('2026-12-02T15:00:00.000Z');
    world.now = new Date(testStart.getTime() + hour / 2);
    const sooner = (await moveTo('2026-12-01', '11:00')).json<Booking>();
    expect(sooner.depositDueAt).toBe('2026-12-01T16:00:00.000Z');
    const later = (await moveTo('2026-12-11', '17:00')).json<Booking>();
    expect(later.depositDueAt).toBe('2026-12-02T15:00:00.000Z');
  });

  it('calculates the deadline from when the deposit was set back, and returns that time', async () => {
    expect(booking.dueFrom).toBe(booking.createdAt);
    await moveTo('2026-12-01', '11:00');
    await setDeposit('PAID');
    world.now = new Date(testStart.getTime() + hour / 2);
    const back = (await setDeposit('NOT_PAID')).json<Booking>();
    expect(back).toMatchObject({
      dueFrom: '2026-12-01T15:30:00.000Z',
      depositDueAt: '2026-12-01T16:00:00.000Z',
    });
    const later = (await moveTo('2026-12-11', '17:00')).json<Booking>();
    expect(later.depositDueAt).toBe('2026-12-02T15:30:00.000Z');
  });

  it.each([
    ['its parent', 'As you asked, your appointment has a new time.', () => parent.token],
    ['the studio', 'We gave your appointment a new time.', () => admin.token],
  ])('says in its mail that it was rescheduled by %s', async (_, sentence, getToken) => {
    await moveTo('2026-12-12', '14:00', { token: getToken() });
    const mail = (await sendDue(world)).find(({ kind }) => kind === 'rescheduled');
    expect(mail?.text).toContain(sentence);
  });

  it('is refused to its owner once the deposit is paid, but not to the studio', async () => {
    await setDeposit('PAID');
    expect(await getStatusAndCode(moveTo('2026-12-12', '14:00'))).toEqual([409, 'deposit_paid']);
    const { token } = admin;
    const moved = await moveTo('2026-12-12', '14:00', { token });
    expect(moved.json<Booking>()).toMatchObject({ bookingDate: '2026-12-12', depositDueAt: null });
    await setPayment('CONFIRMED');
    expect((await moveTo('2026-12-12', '15:30', { token })).statusCode).toBe(200);
  });

  it('that is cancelled or has lapsed is refused to anybody, and leaves it to the deadline job to store that', async () => {
    world.now = new Date(testStart.getTime() + 24 * hour);
    const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
    const refused = () => getStatusAndCode(moveTo('2026-12-12', '14:00', { token }));
    expect(await refused()).toEqual([409, 'already_cancelled']);
    expect(await messages()).not.toContain('cancelledUnpaid');
    await calls.expireBookings();
    expect(await refused()).toEqual([409, 'already_cancelled']);
    expect(await messages()).toContain('cancelledUnpaid');
  });

  it('that has begun is refused to its parent and to the studio, and sends nothing', async () => {
    await setDeposit('PAID');
    const before = await messages();
    world.now = new Date('2026-12-05T19:00:00Z');
    const studio = await world.signIn({ roles: ['ROLE_ADMIN'] });
    for (const token of [studio.token, await openSession(world.database, parent.id, world.now)]) {
      expect(await getStatusAndCode(moveTo('2026-12-12', '14:00', { token }))).toEqual([409, 'already_over']);
    }
    expect(await messages()).toEqual(before);
  });

  it('needs another time that is offered, upcoming and free', async () => {
    expect(await getStatusAndCode(moveTo('2026-12-05', '14:00'))).toEqual([409, 'same_slot']);
    await book({ bookingTime: '15:30' }, (await world.signIn()).token);
    expect(await getStatusAndCode(moveTo('2026-12-05', '15:30'))).toEqual([409, 'slot_taken']);
    const rejected = [
      ['2026-11-28', '14:00', 'newDate'],
      ['0000-01-01', '14:00', 'newDate'],
      ['2026-12-06', '14:00', 'newDate'],
      ['2026-12-05', '13:00', 'newTime'],
      ['2026-12-01', '09:30', 'newTime'],
    ] as const;
    for (const [date, time, field] of rejected) {
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
    expect(await getStatusAndCode(moveTo('2026-12-05', '17:00'))).toEqual([409, 'slot_taken']);
  });

  it('answers 404 for a foreign booking', async () => {
    const other = await world.signIn();
    const none = [404, 'booking_not_found'];
    expect(await getStatusAndCode(moveTo('2026-12-12', '14:00', { token: other.token }))).toEqual(none);
    const asIfOwn = { token: other.token, userId: other.id };
    expect(await getStatusAndCode(moveTo('2026-12-12', '14:00', asIfOwn))).toEqual(none);
    const { token } = admin;
    expect(await getStatusAndCode(moveTo('2026-12-12', '14:00', { token, userId: admin.id }))).toEqual(none);
    expect(await getStatusAndCode(moveTo('2026-12-12', '14:00', { serviceId: 9999 }))).toEqual(none);
    expect(await getStatusAndCode(moveTo('2026-12-12', '14:00', { bookingId: 99_999 }))).toEqual(none);
  });

  it('takes a time whose booking has lapsed, and ends that one', async () => {
    const lapsed = await book({ bookingTime: '17:00' }, (await world.signIn()).token);
    world.now = new Date(testStart.getTime() + 12 * hour - 1);
    const late = await book({ bookingTime: '15:30' });
    world.now = new Date(testStart.getTime() + 24 * hour);
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

describe('a concurrent change of a booking', () => {
  const first = { 'if-match': '"1"' };
  const second = { 'if-match': '"2"' };
  const stale = [412, 'changed_meanwhile'];
  const cancelAsStudio = (headers?: Record<string, string>) =>
    calls.cancelAsStudio(admin.token, booking.bookingId, parent.id, headers);

  it('is refused: a stale cancel of the studio does not end a booking that is paid now', async () => {
    await setDeposit('PAID');
    expect(await getStatusAndCode(cancelAsStudio(first))).toEqual(stale);
    const read = await calls.read(admin.token, booking.bookingId);
    expect(read).toMatchObject({ paymentStatus: 'PENDING', etag: '"2"' });
    expect((await cancelAsStudio(second)).statusCode).toBe(200);
  });

  it('is refused for each kind of change, and does nothing', async () => {
    await moveTo('2026-12-12', '14:00');
    const { bookingId } = booking;
    const { token } = admin;
    expect(await getStatusAndCode(calls.setDeposit(token, bookingId, 'PAID', first))).toEqual(stale);
    expect(await getStatusAndCode(calls.setPayment(token, bookingId, 'CANCELLED', first))).toEqual(stale);
    expect(await getStatusAndCode(moveTo('2026-12-12', '15:30', { ifMatch: '"1"' }))).toEqual(stale);
    expect(await getStatusAndCode(calls.cancel(parent.token, bookingId, first))).toEqual(stale);
    expect((await moveTo('2026-12-12', '15:30', { ifMatch: '"2"' })).json<Booking>().etag).toBe('"3"');
  });

  it('goes through without the header: the last write wins', async () => {
    await setDeposit('PAID');
    expect((await cancelAsStudio()).statusCode).toBe(200);
  });

  it('knows an overdue booking as it was read, tidied up or not', async () => {
    world.now = new Date(testStart.getTime() + 24 * hour);
    const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
    const { bookingId } = booking;
    expect(await getStatusAndCode(calls.setDeposit(token, bookingId, 'PAID', first))).toEqual(stale);
    const { etag } = await calls.read(token, bookingId);
    const answer = await calls.setDeposit(token, bookingId, 'PAID', { 'if-match': etag });
    expect(answer.headers['etag']).toBe(answer.json<Booking>().etag);
    expect(answer.json<Booking>()).toMatchObject({ deposit: 'PAID', paymentStatus: 'CANCELLED' });
  });

  it('with the present value changes nothing, not even the version', async () => {
    expect((await setDeposit('NOT_PAID')).json<Booking>().etag).toBe('"1"');
  });
});

describe('messages to the parent', () => {
  const tell = async (act: () => Promise<unknown>) => {
    const before = await messages();
    await act();
    return (await messages()).slice(before.length);
  };
  const cancel = () => calls.cancel(parent.token, booking.bookingId);
  const cancelAsStudio = () => calls.cancelAsStudio(admin.token, booking.bookingId, parent.id);

  it('are about cancellations by anybody, and restored appointments', async () => {
    expect(await tell(cancel)).toEqual(['cancelledByParent']);
    expect(await tell(() => setDeposit('PAID'))).toEqual([]);
    expect(await tell(() => setPayment('PENDING'))).toEqual([
      'restored',
      'reminder48h',
      'reminder3h',
      'pickup',
    ]);
    expect(await tell(cancelAsStudio)).toEqual(['cancelledByStudio']);
    expect(await tell(() => setDeposit('NOT_PAID'))).toEqual([]);
  });

  it('no message after the start', async () => {
    await setDeposit('PAID');
    world.now = new Date('2026-12-05T19:00:00Z');
    admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
    expect(await tell(cancelAsStudio)).toEqual([]);
    expect(await tell(() => setPayment('PENDING'))).toEqual([]);
  });

  it('is a reminder at half of the new time when the deposit is set back', async () => {
    await setDeposit('PAID');
    world.now = new Date(testStart.getTime() + hour);
    expect(await tell(() => setDeposit('NOT_PAID'))).toEqual(['depositReminder']);
  });
});
