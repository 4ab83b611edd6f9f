import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account, Booking, OptionGroup } from '@plaitful/api-client/contract';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { eraseUserBookings } from './bookings.repository.ts';
import { createBookingTestClient, getStatusAndCode } from './bookings.fixture.ts';

let world: TestApp;
let admin: { id: number; token: string };
let parent: { id: number; token: string };
let booking: Booking;

const calls = createBookingTestClient(() => world);
const start = new Date('2026-12-05T14:00:00-05:00');
const lateFee = 15;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const signInAgain = async () => {
  admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
};

/** Moves the clock to so many minutes after the start of the appointment. */
const waitUntil = async (minutes: number) => {
  world.now = new Date(start.getTime() + minutes * 60_000);
  await signInAgain();
};

const bookPaid = async (token: string) => {
  const made = (await calls.book(token)).json<Booking>();
  await calls.setDeposit(admin.token, made.bookingId, 'PAID');
  return made;
};

beforeEach(async () => {
  await calls.begin();
  await signInAgain();
  parent = await world.signIn();
  booking = await bookPaid(parent.token);
});

const setOutcome = (outcome: string, more?: object) =>
  calls.setOutcome(admin.token, booking.bookingId, outcome, more);
const finish = (given?: object) => calls.finish(admin.token, booking.bookingId, given);
const read = () => calls.read(admin.token, booking.bookingId);
const lastChange = async () => (await calls.historyOf(booking.bookingId)).at(-1);

describe('the outcome of an appointment', () => {
  it('is ARRIVED with its time, and EXPECTED without one again', async () => {
    expect(await getStatusAndCode(setOutcome('ARRIVED'))).toEqual([409, 'not_begun']);
    await waitUntil(20);
    expect((await setOutcome('ARRIVED')).json<Booking>()).toMatchObject({
      outcome: 'ARRIVED',
      arrivedAt: world.now.toISOString(),
      paymentStatus: 'PENDING',
    });
    expect(await lastChange()).toMatchObject({
      change: 'OUTCOME',
      actor: 'STUDIO',
      after: { outcome: 'ARRIVED' },
    });
    await setOutcome('EXPECTED');
    expect(await read()).toMatchObject({ outcome: 'EXPECTED', arrivedAt: null });
  });

  it('NO_SHOW keeps the deposit, frees the chair and tells the parent, unless the studio leaves that out', async () => {
    await waitUntil(14);
    expect(await getStatusAndCode(setOutcome('NO_SHOW'))).toEqual([409, 'grace_not_over']);
    await waitUntil(15);
    expect((await setOutcome('NO_SHOW', { sendsMail: false })).json<Booking>()).toMatchObject({
      outcome: 'NO_SHOW',
      paymentStatus: 'CANCELLED',
      cancelledBy: 'STUDIO',
      deposit: 'PAID',
      depositToReturn: false,
    });
    expect(await calls.listMessages(booking.bookingId)).not.toContain('missed');
    await setOutcome('EXPECTED');
    expect(await read()).toMatchObject({ outcome: 'EXPECTED', paymentStatus: 'PENDING', cancelledBy: null });
    await setOutcome('NO_SHOW');
    expect((await calls.listMessages(booking.bookingId)).filter((kind) => kind === 'missed')).toHaveLength(1);
  });

  it('cannot be set by its parent', async () => {
    await waitUntil(0);
    const { token } = await world.signIn();
    expect((await calls.setOutcome(token, booking.bookingId, 'ARRIVED')).statusCode).toBe(403);
    expect((await calls.finish(token, booking.bookingId)).statusCode).toBe(403);
  });

  it('is a filter of the list and of the table', async () => {
    await waitUntil(0);
    await setOutcome('ARRIVED');
    const url = '/api/booking/all?from=2026-12-05&to=2026-12-05&outcome=';
    const count = async (outcome: string) =>
      (await world.call({ method: 'GET', url: url + outcome, token: admin.token })).json<Booking[]>().length;
    expect([await count('ARRIVED'), await count('DONE')]).toEqual([1, 0]);
  });
});

describe('a finished visit', () => {
  it('is paid, with its lines, its tip and the number of its receipt beside the booked price', async () => {
    await waitUntil(90);
    const answer = await finish({
      lateFee: true,
      lines: [{ label: ' Half an hour more ', amount: 12.5 }],
      tip: 5,
      paidBy: 'E_TRANSFER',
    });
    const { value, styleName, styleDeposit } = booking;
    const total = value + lateFee + 12.5;
    expect(answer.json<Booking>()).toMatchObject({
      outcome: 'DONE',
      paymentStatus: 'CONFIRMED',
      value,
      bill: {
        lines: [
          { kind: 'STYLE', label: styleName, amount: value },
          { kind: 'LATE_FEE', label: '', amount: lateFee },
          { kind: 'OTHER', label: 'Half an hour more', amount: 12.5 },
        ],
        total,
        deposit: styleDeposit,
        balance: total - styleDeposit,
        tip: 5,
        paidBy: 'E_TRANSFER',
        tax: null,
        finishedAt: world.now.toISOString(),
      },
    });
    expect(await lastChange()).toMatchObject({ change: 'FINISHED', after: { outcome: 'DONE' } });
  });

  it('keeps the number of its receipt when its bill is corrected or dropped', async () => {
    await waitUntil(90);
    const first = (await finish()).json<Booking>().bill?.receiptNumber;
    expect((await finish({ tip: 1 })).json<Booking>().bill).toMatchObject({ receiptNumber: first, tip: 1 });
    expect((await setOutcome('ARRIVED')).json<Booking>()).not.toHaveProperty('bill');
    expect((await finish()).json<Booking>().bill?.receiptNumber).toBe(first);
  });

  it('costs at least the deposit, and has no options that the style has not', async () => {
    await waitUntil(90);
    const reduced = { lines: [{ label: 'Sorry', amount: booking.styleDeposit - booking.value - 0.01 }] };
    expect(await getStatusAndCode(finish(reduced))).toEqual([422, 'invalid']);
    expect(await getStatusAndCode(finish({ optionIds: [999] }))).toEqual([422, 'options_invalid']);
    expect(await read()).toMatchObject({ outcome: 'EXPECTED', paymentStatus: 'PENDING' });
  });

  it('can be corrected with its extra at the price of the bill, after the style has lost it', async () => {
    const option = { name: 'Beads', price: 10, minutes: 0, isActive: true };
    const body = { name: 'Extras', kind: 'MANY', options: [option], styleIds: [booking.styleId] };
    const group = await world.call({
      method: 'POST',
      url: '/api/option-groups/add',
      token: admin.token,
      body,
    });
    const optionIds = group.json<OptionGroup>().options.map(({ optionId }) => optionId);
    await waitUntil(90);
    const lines = (await finish({ optionIds })).json<Booking>().bill?.lines;
    expect(lines).toMatchObject([{ kind: 'STYLE' }, { kind: 'OPTION', label: 'Beads', amount: 10 }]);
    await world.database.updateTable('options').set({ priceCents: 1200 }).execute();
    expect((await finish({ optionIds, tip: 1 })).json<Booking>().bill).toMatchObject({ lines, tip: 1 });
    await world.database.updateTable('options').set({ isActive: false }).execute();
    expect((await finish({ optionIds, tip: 2 })).json<Booking>().bill).toMatchObject({ lines, tip: 2 });
  });

  it('keeps its amounts without the words of the studio when its family is erased', async () => {
    await waitUntil(90);
    await finish({ lines: [{ label: 'For Zoe', amount: 5 }], tip: 2 });
    await inTransaction(world.database, (trx) => eraseUserBookings(trx, parent.id));
    const { bill } = await read();
    expect(bill).toMatchObject({ tip: 2, lines: [{ label: booking.styleName }, { label: '', amount: 5 }] });
  });

  it('can no longer be changed a day later', async () => {
    await waitUntil(90);
    await finish();
    await waitUntil(90 + 24 * 60);
    expect(await getStatusAndCode(setOutcome('ARRIVED'))).toEqual([409, 'outcome_settled']);
    expect(await getStatusAndCode(finish())).toEqual([409, 'outcome_settled']);
  });

  it('has a receipt that its parent and the studio can have mailed, and nobody else', async () => {
    const send = (token: string) =>
      world.call({ method: 'POST', url: `/api/booking/${booking.bookingId}/receipt`, token });
    expect(await getStatusAndCode(send(parent.token))).toEqual([409, 'no_receipt']);
    await waitUntil(90);
    await finish();
    const stranger = await world.signIn();
    expect(await getStatusAndCode(send(stranger.token))).toEqual([404, 'booking_not_found']);
    expect((await send(admin.token)).statusCode).toBe(200);
    expect(await calls.listMessages(booking.bookingId)).toContain('receipt');
  });
});

describe('receipts', () => {
  it('finished at the same time are numbered without gaps, and a refused bill takes no number', async () => {
    const lastNumber = async () =>
      (
        await world.database
          .selectFrom('receiptCounters')
          .select('lastNumber')
          .where('year', '=', 2026)
          .executeTakeFirst()
      )?.lastNumber ?? 0;
    const before = await lastNumber();
    const row = await world.database
      .selectFrom('bookings')
      .selectAll()
      .where('bookingId', '=', booking.bookingId)
      .executeTakeFirstOrThrow();
    const { bookingId: _id, words: __, expiresAt: ___, ...copy } = row;
    const copies = Array.from({ length: 20 }, (_each, index) => ({
      ...copy,
      options: '[]',
      bill: null,
      chair: null,
      styleId: world.studio.otherStyleId,
      bookingTime: `0${Math.floor(index / 10)}:${10 + (index % 10)}`,
    }));
    const made = await world.database.insertInto('bookings').values(copies).returning('bookingId').execute();
    await waitUntil(90);
    const answers = await Promise.all(
      made.map(({ bookingId }, index) =>
        calls.finish(admin.token, bookingId, index % 4 === 0 ? { optionIds: [999] } : {}),
      ),
    );
    const numbers = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((answer) => Number(answer.json<Booking>().bill?.receiptNumber.slice(5)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, at) => before + at + 1));
    expect(await lastNumber()).toBe(before + 15);
  });
});

describe('a parent who missed two appointments in twelve months', () => {
  const account = async () =>
    (await world.call({ method: 'GET', url: '/api/account', token: parent.token })).json<Account>();

  it('has two hours for the next deposit, and the studio is told', async () => {
    const missIt = async () => {
      await waitUntil(15);
      await setOutcome('NO_SHOW');
      world.now = testStart;
      await signInAgain();
    };
    expect((await account()).depositDeadlineMinutes).toBe(1440);
    await missIt();
    booking = await bookPaid(parent.token);
    await missIt();
    await calls.begin();
    expect((await account()).depositDeadlineMinutes).toBe(120);
    const next = (await calls.book(parent.token, { bookingDate: '2026-12-12' })).json<Booking>();
    expect(next).toMatchObject({ missedVisits: 2, depositDueAt: '2026-12-01T17:00:00.000Z' });
  });
});
