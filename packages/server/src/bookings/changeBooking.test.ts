import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking, Problem } from '@plaitful/api-client/contract';
import { bookingBody } from '../../test/studio.ts';
import { startTestApp, tuesday, type TestApp } from '../../test/testApp.ts';
import { expireAllUnpaid } from './claimSlot.ts';

let world: TestApp;
let admin: { id: number; token: string };
let parent: { id: number; token: string };
let booking: Booking;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = tuesday;
  // A slot is used once only, so the last one is given back.
  if (booking !== undefined) {
    const cancelledAt = tuesday;
    const end = { paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO', cancelledAt } as const;
    await world.database.updateTable('bookings').set(end).where('paymentStatus', '<>', 'CANCELLED').execute();
  }
  admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  parent = await world.signIn();
  booking = (await book(parent.token)).json<Booking>();
});

const book = (token: string, styleId = world.studio.styleId) =>
  world.call({ method: 'POST', url: '/api/booking/create', token, body: bookingBody(styleId) });

type Change = 'deposit' | 'payment';
const set = (what: Change, value: string, token = admin.token) =>
  world.call({ method: 'PUT', url: `/api/booking/update/${what}/${booking.bookingId}`, token, body: value });
const cancel = (token = parent.token) =>
  world.call({ method: 'DELETE', url: `/api/booking/delete/${booking.bookingId}`, token });
const cancelAsStudio = (userId = parent.id) =>
  world.call({ method: 'PUT', url: `/api/users/cancel/${booking.bookingId}/${userId}`, token: admin.token });
const sweep = () => {
  const { now } = world;
  return expireAllUnpaid(world.database, {
    now,
    sendsTexts: false,
    config: { rateLimit: false },
    business: { pickupReminderMinutes: 20 },
  });
};
const codeOf = async (answer: ReturnType<typeof set>) => {
  const response = await answer;
  return [response.statusCode, response.json<Problem>().code];
};
const history = () =>
  world.database
    .selectFrom('bookingHistory')
    .select(['change', 'actor'])
    .where('bookingId', '=', booking.bookingId)
    .orderBy('historyId')
    .execute();

describe('the deposit', () => {
  it('set to PAID tells the parent once, keeps history, and needs no deadline any more', async () => {
    const answer = await set('deposit', 'PAID');
    expect([answer.statusCode, answer.json<Booking>()]).toMatchObject([
      200,
      { deposit: 'PAID', depositDueAt: null },
    ]);
    expect((await set('deposit', 'PAID')).statusCode).toBe(200);
    const told = await world.database
      .selectFrom('outbox')
      .select('kind')
      .where('bookingId', '=', booking.bookingId)
      .where('kind', '=', 'depositConfirmed')
      .execute();
    expect(told).toHaveLength(1);
    expect(await history()).toEqual([
      { change: 'CREATED', actor: 'MEMBER' },
      { change: 'DEPOSIT', actor: 'STUDIO' },
    ]);
  });

  it('set back runs its deadline anew', async () => {
    await set('deposit', 'PAID');
    world.now = new Date(tuesday.getTime() + 60 * 60_000);
    const answer = await set('deposit', 'NOT_PAID');
    expect(answer.json<Booking>().depositDueAt).toBe('2026-12-02T16:00:00.000Z');
  });

  it('cannot go back once the payment is confirmed, or the appointment is over', async () => {
    await set('deposit', 'PAID');
    await set('payment', 'CONFIRMED');
    expect(await codeOf(set('deposit', 'NOT_PAID'))).toEqual([409, 'payment_not_pending']);
    await set('payment', 'PENDING');
    world.now = new Date('2026-12-06T12:00:00Z');
    admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
    expect(await codeOf(set('deposit', 'NOT_PAID'))).toEqual([409, 'already_over']);
  });

  it('takes one of its two values, as a bare JSON text', async () => {
    expect(await codeOf(set('deposit', 'LATER'))).toEqual([422, 'invalid']);
    const missing = {
      method: 'PUT',
      url: '/api/booking/update/deposit/99999',
      token: admin.token,
      body: 'PAID',
    } as const;
    expect(await codeOf(world.call(missing))).toEqual([404, 'booking_not_found']);
  });
});

describe('the payment', () => {
  it('changes only while the deposit is paid', async () => {
    const refused = await set('payment', 'CONFIRMED');
    expect(refused.json<Problem>().message).toBe('The payment can change only while the deposit is PAID.');
    await set('deposit', 'PAID');
    expect((await set('payment', 'CONFIRMED')).json<Booking>().paymentStatus).toBe('CONFIRMED');
  });

  it('set to CANCELLED does what the studio’s cancel does', async () => {
    await set('deposit', 'PAID');
    const answer = await set('payment', 'CANCELLED');
    expect(answer.json<Booking>()).toMatchObject({ paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO' });
    expect((await history()).at(-1)).toEqual({ change: 'CANCELLED', actor: 'STUDIO' });
  });

  it('brings a cancelled appointment back when the deposit is paid and the slot is free', async () => {
    await cancel();
    expect(await codeOf(set('payment', 'PENDING'))).toEqual([409, 'deposit_not_paid']);
    await set('deposit', 'PAID');
    const answer = await set('payment', 'PENDING');
    expect(answer.json<Booking>()).toMatchObject({
      paymentStatus: 'PENDING',
      cancelledAt: null,
      cancelledBy: null,
    });
    expect((await history()).at(-1)).toEqual({ change: 'RESTORED', actor: 'STUDIO' });
  });

  it('does not bring one back whose slot is held by somebody else', async () => {
    await cancel();
    await set('deposit', 'PAID');
    expect((await book((await world.signIn()).token)).statusCode).toBe(200);
    expect(await codeOf(set('payment', 'CONFIRMED'))).toEqual([409, 'slot_gone']);
  });
});

describe('a cancel', () => {
  it('by the parent keeps the row and frees the slot', async () => {
    const answer = await cancel();
    expect(answer.json<Booking>()).toMatchObject({
      paymentStatus: 'CANCELLED',
      cancelledBy: 'MEMBER',
      depositDueAt: null,
    });
    expect(await codeOf(cancel())).toEqual([409, 'already_cancelled']);
    expect((await book((await world.signIn()).token)).statusCode).toBe(200);
  });

  it('by the parent is refused once the deposit is paid, and says whom to ask', async () => {
    await set('deposit', 'PAID');
    const refused = await cancel();
    expect([refused.statusCode, refused.json<Problem>().message]).toEqual([
      409,
      'The deposit is paid, so this appointment can no longer be changed here. Write to hello@plaitfulkids.example or call 613-555-0142.',
    ]);
  });

  it('by the studio works paid or not, for the right owner only', async () => {
    expect(await codeOf(cancelAsStudio(admin.id))).toEqual([404, 'booking_not_found']);
    await set('deposit', 'PAID');
    expect((await cancelAsStudio()).json<Booking>()).toMatchObject({
      cancelledBy: 'STUDIO',
      deposit: 'PAID',
    });
    expect(await codeOf(cancelAsStudio())).toEqual([409, 'already_cancelled']);
  });

  it('of somebody else’s booking finds none', async () => {
    expect(await codeOf(cancel((await world.signIn()).token))).toEqual([404, 'booking_not_found']);
  });
});

describe('a booking whose deposit did not come', () => {
  beforeEach(async () => {
    world.now = new Date(tuesday.getTime() + 24 * 60 * 60_000);
    admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  });

  it('reads as cancelled by the deadline before anything has tidied up', async () => {
    const answer = await world.call({
      method: 'GET',
      url: `/api/booking/${booking.bookingId}`,
      token: admin.token,
    });
    const end = { paymentStatus: 'CANCELLED', cancelledBy: 'DEADLINE', cancelledAt: booking.depositDueAt };
    expect(answer.json<Booking>()).toMatchObject({ ...end, depositDueAt: null });
  });

  it('is stored as cancelled by the sweep, once, and reads the same', async () => {
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    const answer = await world.call({
      method: 'GET',
      url: `/api/booking/${booking.bookingId}`,
      token: admin.token,
    });
    expect(answer.json<Booking>()).toMatchObject({
      cancelledBy: 'DEADLINE',
      cancelledAt: booking.depositDueAt,
    });
    expect((await history()).at(-1)).toEqual({ change: 'CANCELLED', actor: 'DEADLINE' });
  });

  it('stays cancelled when its deposit comes late, and tells nothing but its end', async () => {
    const answer = await set('deposit', 'PAID');
    expect(answer.json<Booking>()).toMatchObject({
      deposit: 'PAID',
      paymentStatus: 'CANCELLED',
      cancelledBy: 'DEADLINE',
    });
    const told = await world.database
      .selectFrom('outbox')
      .select('kind')
      .where('bookingId', '=', booking.bookingId)
      .execute();
    expect(told.map(({ kind }) => kind)).toEqual(['received', 'depositReminder', 'cancelledUnpaid']);
    expect((await history()).map(({ change }) => change)).toEqual(['CREATED', 'CANCELLED', 'DEPOSIT']);
  });

  it('can be cancelled by nobody any more', async () => {
    expect(await codeOf(cancelAsStudio())).toEqual([409, 'already_cancelled']);
  });
});

describe('a booking whose deposit came in time', () => {
  it.each([
    ['PENDING', 'CONFIRMED'],
    ['CONFIRMED', 'PENDING'],
  ])(
    'and is %s is not ended after the deadline: not by the sweep, nor who wants its time, nor a change of it',
    async (status, next) => {
      await set('deposit', 'PAID');
      await set('payment', status);
      world.now = new Date(tuesday.getTime() + 25 * 60 * 60_000);
      admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
      expect(await sweep()).toBe(0);
      const { token } = await world.signIn();
      expect(await codeOf(book(token))).toEqual([409, 'slot_taken']);
      // The other style takes the other chair at the same time.
      expect((await book(token, world.studio.otherStyleId)).statusCode).toBe(200);
      expect((await set('payment', next)).json<Booking>()).toMatchObject({
        deposit: 'PAID',
        paymentStatus: next,
      });
    },
  );
});

describe('lists of bookings', () => {
  it('stand newest booking date first, and have the values of both statuses', async () => {
    const all = await world.call({ method: 'GET', url: '/api/booking/all', token: admin.token });
    const dates = all
      .json<Booking[]>()
      .map(({ bookingDate, bookingTime }) => `${bookingDate} ${bookingTime}`);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const values = async (url: string) =>
      (await world.call({ method: 'GET', url, token: parent.token })).json<string[]>();
    expect(await values('/api/status/deposit-status')).toEqual(['NOT_PAID', 'PAID']);
    expect(await values('/api/status/payment-status')).toEqual(['PENDING', 'CONFIRMED', 'CANCELLED']);
  });
});
