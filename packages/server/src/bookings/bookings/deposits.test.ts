import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '@plaitful/api-client/contract';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { createBookingTestClient, getStatusAndCode } from './bookings.fixture.ts';

let world: TestApp;
let admin: { id: number; token: string };
let parent: { id: number; token: string };
let booking: Booking;

const calls = createBookingTestClient(() => world);
const hour = 60 * 60_000;

beforeAll(async () => {
  world = await startTestApp({ config: { rateLimit: true } });
});
afterAll(() => world.close());
beforeEach(async () => {
  await calls.begin();
  admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  parent = await world.signIn();
  booking = (await calls.book(parent.token)).json<Booking>();
});

const reportSent = (token = parent.token) => calls.reportSent(token, booking.bookingId);
const reportNotArrived = (token = admin.token) => calls.reportNotArrived(token, booking.bookingId);
const setDeposit = (value: string) => calls.setDeposit(admin.token, booking.bookingId, value);
const read = () => calls.read(parent.token, booking.bookingId);
const history = async () =>
  (await calls.historyOf(booking.bookingId)).map(({ change, actor }) => [change, actor]);
const after = (hours: number): string => new Date(testStart.getTime() + hours * hour).toISOString();
async function openSessionOfParent(): Promise<{ token: string }> {
  const { id: userId, token } = await world.signIn();
  const bookings = world.database.updateTable('bookings').set({ userId });
  await bookings.where('bookingId', '=', booking.bookingId).execute();
  return { token };
}
const wait = (hours: number): void => {
  world.now = new Date(testStart.getTime() + hours * hour);
};

describe('a parent who says that the deposit was sent', () => {
  it('has 24 hours from then, once, and the deposit stays NOT_PAID', async () => {
    wait(2);
    const sent = { deposit: 'NOT_PAID', depositSentAt: after(2), depositDueAt: after(26) };
    expect((await reportSent()).json<Booking>()).toMatchObject(sent);
    wait(5);
    expect((await reportSent()).json<Booking>()).toMatchObject(sent);
    expect(await history()).toEqual([
      ['CREATED', 'MEMBER'],
      ['DEPOSIT_SENT', 'MEMBER'],
    ]);
  });

  it('is the parent of the booking; everyone else gets 404, also the owner', async () => {
    const other = await world.signIn();
    for (const { token } of [other, admin])
      expect(await getStatusAndCode(reportSent(token))).toEqual([404, 'booking_not_found']);
    expect((await read()).depositSentAt).toBeNull();
  });

  it('must have verified the email address', async () => {
    await calls.begin();
    parent = await world.signIn({ emailVerifiedAt: null });
    booking = (await calls.book(parent.token)).json<Booking>();
    expect(await getStatusAndCode(reportSent())).toEqual([422, 'email_not_verified']);
  });

  it('is refused once the deposit is paid, or the booking is cancelled', async () => {
    await setDeposit('PAID');
    expect(await getStatusAndCode(reportSent())).toEqual([409, 'deposit_paid']);
    await setDeposit('NOT_PAID');
    await calls.cancel(parent.token, booking.bookingId);
    expect(await getStatusAndCode(reportSent())).toEqual([409, 'already_cancelled']);
  });

  it.each([
    ['a millisecond before the deadline keeps the booking', -1, 200, 0],
    ['at the deadline finds the booking expired', 0, 409, 1],
  ])('%s, with the deadline job at the same instant', async (_, milliseconds, status, expired) => {
    world.now = new Date(Date.parse(booking.depositDueAt ?? '') + milliseconds);
    // The session of the day before has ended.
    const { token } = await openSessionOfParent();
    const [answer, first] = await Promise.all([reportSent(token), calls.expireBookings()]);
    const second = await calls.expireBookings();
    expect([answer.statusCode, first + second]).toEqual([status, expired]);
    const [, ...changes] = (await history()).map(([change]) => change);
    expect(changes).toEqual([expired === 0 ? 'DEPOSIT_SENT' : 'CANCELLED']);
  });
});

describe('the owner who answers “Not arrived”', () => {
  it('gives the parent 12 hours and a mail', async () => {
    await reportSent();
    wait(3);
    expect((await reportNotArrived()).json<Booking>()).toMatchObject({
      depositSentAt: null,
      depositDueAt: after(15),
    });
    expect((await calls.listMessages(booking.bookingId)).at(-1)).toBe('depositNotArrived');
    expect((await history()).at(-1)).toEqual(['DEPOSIT_NOT_ARRIVED', 'STUDIO']);
  });

  it('is refused while nothing was said to be sent, and by an older version of the booking', async () => {
    expect(await getStatusAndCode(reportNotArrived())).toEqual([409, 'deposit_not_sent']);
    await reportSent();
    const headers = { 'If-Match': booking.etag };
    expect(await getStatusAndCode(calls.reportNotArrived(admin.token, booking.bookingId, headers))).toEqual([
      412,
      'changed_meanwhile',
    ]);
  });

  it('ends the parent’s extensions after two answers; a third is noted', async () => {
    for (let answer = 0; answer < 2; answer += 1) {
      await reportSent();
      await reportNotArrived();
    }
    wait(1);
    expect((await reportSent()).json<Booking>()).toMatchObject({
      depositSentAt: after(1),
      depositDueAt: after(12),
    });
  });
});

describe('a deposit that was sent', () => {
  it('is not shown as sent while it is PAID, and as before once that is undone', async () => {
    wait(2);
    const { depositSentAt, depositDueAt, dueFrom } = (await reportSent()).json<Booking>();
    wait(5);
    expect((await setDeposit('PAID')).json<Booking>().depositSentAt).toBeNull();
    const undone = { deposit: 'NOT_PAID', depositSentAt, depositDueAt, dueFrom };
    expect((await setDeposit('NOT_PAID')).json<Booking>()).toMatchObject(undone);
    expect([depositSentAt, depositDueAt]).toEqual([after(2), after(26)]);
  });

  it('is due anew when it is set back from PAID after its deadline', async () => {
    await reportSent();
    await setDeposit('PAID');
    wait(24);
    admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
    const due = { deposit: 'NOT_PAID', depositSentAt: null, dueFrom: after(24) };
    expect((await setDeposit('NOT_PAID')).json<Booking>()).toMatchObject(due);
  });
});

describe('the mail that confirms a deposit', () => {
  const confirmations = () =>
    world.database
      .selectFrom('outbox')
      .select('dueAt')
      .where('bookingId', '=', booking.bookingId)
      .where('kind', '=', 'depositConfirmed')
      .execute();

  it('waits a minute, so that the owner can undo it', async () => {
    await setDeposit('PAID');
    expect(await confirmations()).toEqual([{ dueAt: new Date(testStart.getTime() + 60_000) }]);
  });

  it('is queued once when the deposit is set back and paid again within that minute', async () => {
    await setDeposit('PAID');
    await setDeposit('NOT_PAID');
    world.now = new Date(testStart.getTime() + 30_000);
    await setDeposit('PAID');
    expect(await confirmations()).toEqual([{ dueAt: new Date(testStart.getTime() + 90_000) }]);
  });
});

describe('the code of a booking', () => {
  const search = async (q: string) => {
    const url = `/api/booking/all?q=${q}`;
    return (await world.call({ method: 'GET', url, token: admin.token })).json<Booking[]>();
  };

  it('finds it in the owner’s list, in any case, and no other', async () => {
    expect((await search(booking.code)).map(({ bookingId }) => bookingId)).toEqual([booking.bookingId]);
    expect(await search(booking.code.toLowerCase())).toHaveLength(1);
  });

  it('is a column of both tables', async () => {
    for (const columns of ['bookkeeping', 'raw']) {
      const url = `/api/booking/export.csv?columns=${columns}`;
      const { body } = await world.call({ method: 'GET', url, token: admin.token });
      expect(body).toContain(`,${booking.code},`);
    }
  });
});
