import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking, ValidationProblem } from '@plaitful/api-client/contract';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { openSession } from '../../accounts/sessions/sessions.service.ts';
import { createBookingTestClient } from './bookings.fixture.ts';

let world: TestApp;
let member: { id: number; token: string; email: string };
let members = 0;

/** A different one for each test: unpaid bookings of a number are limited. */
const phone = () => `613-555-${String(members).padStart(4, '0')}`;
const dialled = () => `+1${phone().replaceAll('-', '')}`;

beforeAll(async () => {
  world = await startTestApp({ config: { rateLimit: true } });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = testStart;
  members += 1;
  member = await world.signIn();
});

const calls = createBookingTestClient(() => world);
const book = (given: Record<string, unknown> = {}, headers?: Record<string, string>, token = member.token) =>
  calls.book(token, { mobilePhone: phone(), ...given }, headers);

const problemOf = async (answer: ReturnType<typeof book>) => {
  const response = await answer;
  const { code, errors } = response.json<ValidationProblem>();
  return { status: response.statusCode, code, field: errors?.[0]?.field, message: errors?.[0]?.message };
};

describe('a booking', () => {
  it('takes price, deposit and names from the style and the session, whatever the body contains', async () => {
    const forged = { value: 1, styleDeposit: 0, discount: 99, fullName: 'Someone', email: 'x@example.com' };
    const answer = await book({ bookingTime: '14:00', ...forged });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Booking>()).toMatchObject({
      userId: member.id,
      value: 54,
      styleDeposit: 20,
      discount: 10,
      fullName: 'Ada Bello',
      email: member.email,
      styleName: 'Straight-back cornrows',
      serviceName: 'Cornrows',
      styleDuration: '1:30',
      bookingDate: '2026-12-05',
      bookingTime: '14:00',
      mobilePhone: dialled(),
      deposit: 'NOT_PAID',
      paymentStatus: 'PENDING',
      dateOfBirth: [2018, 5, 4],
      depositDueAt: '2026-12-02T15:00:00.000Z',
    });
  });

  it('writes history, two mails in the outbox and the parent’s phone with it', async () => {
    const { bookingId } = (await book({ bookingTime: '15:30' })).json<Booking>();
    const { database } = world;
    const created = { change: 'CREATED', actor: 'MEMBER', actorId: member.id, before: null };
    expect(await calls.historyOf(bookingId)).toMatchObject([created]);
    const outbox = await database
      .selectFrom('outbox')
      .select(['kind', 'channel'])
      .where('bookingId', '=', bookingId)
      .execute();
    expect(outbox).toEqual([
      { kind: 'received', channel: 'mail' },
      { kind: 'depositReminder', channel: 'mail' },
    ]);
    const user = await database
      .selectFrom('users')
      .select('mobilePhone')
      .where('id', '=', member.id)
      .executeTakeFirst();
    expect(user?.mobilePhone).toBe(dialled());
  });

  it('is due at its start when that is before the deadline', async () => {
    const answer = await book({ bookingDate: '2026-12-01', bookingTime: '11:00' });
    expect(answer.json<Booking>().depositDueAt).toBe('2026-12-01T16:00:00.000Z');
  });

  it('of a slot that is held is refused with 409, also for another child of the same member', async () => {
    const bookingTime = '17:00';
    await book({ bookingTime });
    const refused = { status: 409, code: 'slot_taken' };
    expect(await problemOf(book({ bookingTime, childName: 'Ida' }))).toMatchObject(refused);
    expect(await problemOf(book({ bookingTime, dateOfBirth: '2019-05-04' }))).toMatchObject(refused);
    const other = await world.signIn();
    expect(await problemOf(book({ bookingTime }, {}, other.token))).toMatchObject(refused);
  });

  it('is refused with 412 when the price changed after it was shown, and with the new etag goes through', async () => {
    const { database, studio } = world;
    const slot = { bookingDate: '2026-12-12', bookingTime: '14:00' };
    const change = (offerVersion: number) =>
      database
        .updateTable('styles')
        .set({ offerVersion, version: 2 })
        .where('styleId', '=', studio.styleId)
        .execute();
    await change(2);
    expect(await problemOf(book(slot, { 'if-match': '"1.1"' }))).toMatchObject({
      status: 412,
      code: 'price_changed',
    });
    expect(await problemOf(book(slot, { 'if-match': 'nonsense' }))).toMatchObject({ status: 400 });
    expect((await book(slot, { 'if-match': '"1.2"' })).statusCode).toBe(200);
    await change(1);
  });

  it('needs a day and a time that are ahead and offered', async () => {
    const rejected = [
      [{ bookingDate: '2026-11-28' }, 'bookingDate', 'This day is over. Please choose a later one.'],
      [
        { bookingDate: '2026-12-06' },
        'bookingDate',
        'This style is not offered on this day. Please choose another one.',
      ],
      [
        { bookingDate: '2026-12-01', bookingTime: '09:30' },
        'bookingTime',
        'This time has passed. Please choose a later one.',
      ],
      [
        { bookingTime: '14:30' },
        'bookingTime',
        'This style is not offered at this time. Please choose another one.',
      ],
    ] as const;
    for (const [given, field, message] of rejected) {
      expect(await problemOf(book(given))).toEqual({ status: 422, code: 'invalid', field, message });
    }
  });

  it('reports each invalid field, with the form’s messages', async () => {
    const rejected = [
      [{ childName: '  ' }, 'childName', 'Child’s name is required'],
      [{ dateOfBirth: '2027-01-01' }, 'dateOfBirth', 'Please choose a date in the past.'],
      [{ dateOfBirth: '2018-02-30' }, 'dateOfBirth', 'Please enter a real date, such as 4 May 2018.'],
      [{ mobilePhone: '555-0199' }, 'mobilePhone', 'Please enter a valid phone number'],
      [{ policyAgreement: false }, 'policyAgreement', 'Please agree to the booking policies.'],
      [{ cancellationPolicy: false }, 'cancellationPolicy', 'Please agree to the cancellation policy.'],
      [{ consent: false }, 'consent', 'Please agree to photos, or write to us before you book.'],
      [{ childName: 'Z'.repeat(81) }, 'childName', 'Please keep this to 80 characters.'],
    ] as const;
    for (const [given, field, message] of rejected) {
      expect(await problemOf(book(given))).toEqual({ status: 422, code: 'invalid', field, message });
    }
  });

  it('of a child outside the ages goes through', async () => {
    const slot = { bookingDate: '2026-12-12', bookingTime: '15:30' };
    expect((await book({ ...slot, dateOfBirth: '2010-05-04' })).statusCode).toBe(200);
  });

  it('of an archived or unknown style answers 404', async () => {
    for (const styleId of [world.studio.archivedStyleId, 99_999]) {
      expect(await problemOf(book({ styleId }))).toMatchObject({ status: 404, code: 'style_not_found' });
    }
  });

  it('beyond the limit of unpaid ones is refused, until one of them has expired', async () => {
    const { otherStyleId: styleId } = world.studio;
    const at = (bookingTime: string) => ({ styleId, bookingDate: '2026-12-12', bookingTime });
    for (const time of ['14:00', '15:30', '17:00']) expect((await book(at(time))).statusCode).toBe(200);
    const fourth = { styleId, bookingDate: '2026-12-05', bookingTime: '14:00' };
    expect(await problemOf(book(fourth))).toMatchObject({ status: 409, code: 'too_many_unpaid' });
    world.now = new Date(testStart.getTime() + 24 * 60 * 60_000);
    // After twelve hours without use the first session has ended.
    const token = await openSession(world.database, member.id, world.now);
    expect((await book(fourth, {}, token)).statusCode).toBe(200);
  });

  it('takes a slot whose booking has lapsed, and ends that one with its history in the same step', async () => {
    const { otherStyleId: styleId } = world.studio;
    const slot = { styleId, bookingDate: '2026-12-11', bookingTime: '17:00' };
    const lapsed = (await book(slot)).json<Booking>();
    world.now = new Date(testStart.getTime() + 24 * 60 * 60_000);
    const booked = await world.call({ method: 'GET', url: '/api/booking/booked-services' });
    expect(booked.json<{ styleId: number; bookingDate: string }[]>()).not.toContainEqual(
      expect.objectContaining({ styleId, bookingDate: '2026-12-11' }),
    );
    const other = await world.signIn();
    expect((await book(slot, {}, other.token)).statusCode).toBe(200);
    const row = await world.database
      .selectFrom('bookings')
      .select(['paymentStatus', 'cancelledBy', 'cancelledAt'])
      .where('bookingId', '=', lapsed.bookingId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ paymentStatus: 'CANCELLED', cancelledBy: 'DEADLINE' });
    expect(row.cancelledAt?.toISOString()).toBe(lapsed.depositDueAt);
    const history = await calls.historyOf(lapsed.bookingId);
    expect(history.at(-1)).toMatchObject({ change: 'CANCELLED', actor: 'DEADLINE', actorId: null });
  });
});
