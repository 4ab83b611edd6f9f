import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking, Problem } from '@plaitful/api-client/contract';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { createBookingTestClient, getStatusAndCode } from './bookings.fixture.ts';

let world: TestApp;
let admin: { id: number; token: string };
let parent: { id: number; token: string };
let booking: Booking;

const calls = createBookingTestClient(() => world);
const { book, begin, expireBookings } = calls;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  await begin();
  admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  parent = await world.signIn();
  booking = (await book(parent.token)).json<Booking>();
});

const setDeposit = (value: string) => calls.setDeposit(admin.token, booking.bookingId, value);
const setPayment = (value: string) => calls.setPayment(admin.token, booking.bookingId, value);
const cancel = (token = parent.token) => calls.cancel(token, booking.bookingId);
const cancelAsStudio = (userId = parent.id) => calls.cancelAsStudio(admin.token, booking.bookingId, userId);
const messages = () => calls.listMessages(booking.bookingId);
const history = async () =>
  (await calls.historyOf(booking.bookingId)).map(({ change, actor }) => ({ change, actor }));

describe('the deposit', () => {
  it('set to PAID sends one mail, is in the history, and has no deadline any more', async () => {
    const answer = await setDeposit('PAID');
    expect([answer.statusCode, answer.json<Booking>()]).toMatchObject([
      200,
      { deposit: 'PAID', depositDueAt: null },
    ]);
    expect((await setDeposit('PAID')).statusCode).toBe(200);
    expect(await messages()).toEqual([
      'received',
      'depositReminder',
      'depositConfirmed',
      'reminder48h',
      'reminder3h',
      'pickup',
    ]);
    expect(await history()).toEqual([
      { change: 'CREATED', actor: 'MEMBER' },
      { change: 'DEPOSIT', actor: 'STUDIO' },
    ]);
  });

  it('set back starts its deadline again', async () => {
    await setDeposit('PAID');
    world.now = new Date(testStart.getTime() + 60 * 60_000);
    const answer = await setDeposit('NOT_PAID');
    expect(answer.json<Booking>().depositDueAt).toBe('2026-12-02T16:00:00.000Z');
  });

  it('cannot go back once the payment is confirmed, or the appointment is over', async () => {
    await setDeposit('PAID');
    await setPayment('CONFIRMED');
    expect(await getStatusAndCode(setDeposit('NOT_PAID'))).toEqual([409, 'payment_not_pending']);
    await setPayment('PENDING');
    world.now = new Date('2026-12-06T12:00:00Z');
    admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
    expect(await getStatusAndCode(setDeposit('NOT_PAID'))).toEqual([409, 'already_over']);
  });

  it('accepts one of its two values, as a bare JSON text', async () => {
    expect(await getStatusAndCode(setDeposit('LATER'))).toEqual([422, 'invalid']);
    expect(await getStatusAndCode(calls.setDeposit(admin.token, 99_999, 'PAID'))).toEqual([
      404,
      'booking_not_found',
    ]);
  });
});

describe('the payment', () => {
  it('changes only while the deposit is paid', async () => {
    const refused = await setPayment('CONFIRMED');
    expect(refused.json<Problem>().message).toBe('The payment can change only while the deposit is PAID.');
    await setDeposit('PAID');
    expect((await setPayment('CONFIRMED')).json<Booking>().paymentStatus).toBe('CONFIRMED');
  });

  it('set to CANCELLED has the effects of a cancellation by the studio', async () => {
    await setDeposit('PAID');
    const answer = await setPayment('CANCELLED');
    expect(answer.json<Booking>()).toMatchObject({ paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO' });
    expect((await history()).at(-1)).toEqual({ change: 'CANCELLED', actor: 'STUDIO' });
  });

  it('restores a cancelled appointment when the deposit is paid and the slot is free', async () => {
    await cancel();
    expect(await getStatusAndCode(setPayment('PENDING'))).toEqual([409, 'deposit_not_paid']);
    await setDeposit('PAID');
    const answer = await setPayment('PENDING');
    expect(answer.json<Booking>()).toMatchObject({
      paymentStatus: 'PENDING',
      cancelledAt: null,
      cancelledBy: null,
    });
    expect((await history()).at(-1)).toEqual({ change: 'RESTORED', actor: 'STUDIO' });
  });

  it('does not restore one whose slot is taken', async () => {
    await cancel();
    await setDeposit('PAID');
    expect((await book((await world.signIn()).token)).statusCode).toBe(200);
    expect(await getStatusAndCode(setPayment('CONFIRMED'))).toEqual([409, 'slot_gone']);
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
    expect(await getStatusAndCode(cancel())).toEqual([409, 'already_cancelled']);
    expect((await book((await world.signIn()).token)).statusCode).toBe(200);
  });

  it('by the parent is refused once the deposit is paid, with whom to contact', async () => {
    await setDeposit('PAID');
    const refused = await cancel();
    expect([refused.statusCode, refused.json<Problem>().message]).toEqual([
      409,
      'The deposit is paid, so this appointment can no longer be changed here. Write to hello@plaitfulkids.example or call 613-555-0142.',
    ]);
  });

  it('by the studio works paid or not, for the right owner only', async () => {
    expect(await getStatusAndCode(cancelAsStudio(admin.id))).toEqual([404, 'booking_not_found']);
    await setDeposit('PAID');
    expect((await cancelAsStudio()).json<Booking>()).toMatchObject({
      cancelledBy: 'STUDIO',
      deposit: 'PAID',
      depositToReturn: true,
    });
    expect(await getStatusAndCode(cancelAsStudio())).toEqual([409, 'already_cancelled']);
  });
});

describe('a cancel by the studio that keeps the deposit', () => {
  const cancelAndKeep = () => calls.cancelAndKeep(admin.token, { ...booking, userId: parent.id });
  const waitForStart = async () => {
    world.now = new Date('2026-12-05T14:00:00-05:00');
    admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  };

  it('ends an appointment that has begun without a message, and the deposit is not to be returned', async () => {
    await setDeposit('PAID');
    const told = await messages();
    await waitForStart();
    expect((await cancelAndKeep()).json<Booking>()).toMatchObject({
      paymentStatus: 'CANCELLED',
      cancelledBy: 'STUDIO',
      deposit: 'PAID',
      depositToReturn: false,
      depositKept: true,
    });
    expect(await messages()).toEqual(told);
    const [last] = (await calls.historyOf(booking.bookingId)).toReversed();
    expect(last).toMatchObject({ change: 'CANCELLED', actor: 'STUDIO', after: { depositToReturn: false } });
    expect(await getStatusAndCode(cancelAndKeep())).toEqual([409, 'already_cancelled']);
  });

  it('is mailed before the appointment begins', async () => {
    await setDeposit('PAID');
    expect((await cancelAndKeep()).json<Booking>()).toMatchObject({
      depositToReturn: false,
      depositKept: true,
    });
    expect((await messages()).at(-1)).toBe('cancelledByStudio');
  });

  it('is refused while the deposit is not paid', async () => {
    expect(await getStatusAndCode(cancelAndKeep())).toEqual([409, 'deposit_not_paid']);
  });

  it('is to be returned after all, and not kept any more, when the owner says so', async () => {
    await setDeposit('PAID');
    await cancelAndKeep();
    const url = `/api/booking/deposit-returned/${booking.bookingId}`;
    const call = { method: 'PUT', url, token: admin.token, body: { isReturned: false } } as const;
    expect((await world.call(call)).json<Booking>()).toMatchObject({
      depositToReturn: true,
      depositKept: false,
    });
  });

  it('counts again when it is restored, and its deposit is to be returned if it is cancelled then', async () => {
    await setDeposit('PAID');
    await waitForStart();
    await cancelAndKeep();
    const restored = { paymentStatus: 'CONFIRMED', depositKept: false };
    expect((await setPayment('CONFIRMED')).json<Booking>()).toMatchObject(restored);
    expect((await cancelAsStudio()).json<Booking>()).toMatchObject({
      depositToReturn: true,
      depositKept: false,
    });
  });
});

describe('a booking whose deposit did not come', () => {
  beforeEach(async () => {
    world.now = new Date(testStart.getTime() + 24 * 60 * 60_000);
    admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  });

  it('reads as cancelled before the clean-up job ran', async () => {
    const end = { paymentStatus: 'CANCELLED', cancelledBy: 'DEADLINE', cancelledAt: booking.depositDueAt };
    const read = await calls.read(admin.token, booking.bookingId);
    expect(read).toMatchObject({ ...end, depositDueAt: null });
  });

  it('is stored as cancelled by the clean-up, once, and reads the same', async () => {
    expect(await expireBookings()).toBe(1);
    expect(await expireBookings()).toBe(0);
    const end = { cancelledBy: 'DEADLINE', cancelledAt: booking.depositDueAt };
    expect(await calls.read(admin.token, booking.bookingId)).toMatchObject(end);
    expect((await history()).at(-1)).toEqual({ change: 'CANCELLED', actor: 'DEADLINE' });
  });

  it('stays cancelled when its deposit comes late, with a mail only about the cancellation', async () => {
    const answer = await setDeposit('PAID');
    expect(answer.json<Booking>()).toMatchObject({
      deposit: 'PAID',
      paymentStatus: 'CANCELLED',
      cancelledBy: 'DEADLINE',
    });
    expect(await messages()).toEqual(['received', 'depositReminder', 'cancelledUnpaid']);
    expect((await history()).map(({ change }) => change)).toEqual(['CREATED', 'CANCELLED', 'DEPOSIT']);
  });

  it('cannot be cancelled any more', async () => {
    expect(await getStatusAndCode(cancelAsStudio())).toEqual([409, 'already_cancelled']);
  });
});

describe('a booking whose deposit came in time', () => {
  it.each([
    ['PENDING', 'CONFIRMED'],
    ['CONFIRMED', 'PENDING'],
  ])(
    'and is %s is not ended after the deadline: not by the clean-up, nor who wants its time, nor a change of it',
    async (status, next) => {
      await setDeposit('PAID');
      await setPayment(status);
      world.now = new Date(testStart.getTime() + 25 * 60 * 60_000);
      admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
      expect(await expireBookings()).toBe(0);
      const { token } = await world.signIn();
      expect(await getStatusAndCode(book(token))).toEqual([409, 'slot_taken']);
      // The other style occupies the other chair at the same time.
      expect((await book(token, { styleId: world.studio.otherStyleId })).statusCode).toBe(200);
      expect((await setPayment(next)).json<Booking>()).toMatchObject({
        deposit: 'PAID',
        paymentStatus: next,
      });
    },
  );
});

describe('the statuses', () => {
  it('are listed for signed-in users', async () => {
    const values = async (url: string) =>
      (await world.call({ method: 'GET', url, token: parent.token })).json<string[]>();
    expect(await values('/api/status/deposit-status')).toEqual(['NOT_PAID', 'PAID']);
    expect(await values('/api/status/payment-status')).toEqual(['PENDING', 'CONFIRMED', 'CANCELLED']);
  });
});
