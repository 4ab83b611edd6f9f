import type {
  Booking,
  BookingChange,
  Closure,
  ClosurePreview,
  ValidationProblem,
} from '@plaitful/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { createBookingTestClient, getStatusAndCode } from '../bookings/bookings.fixture.ts';
import { business } from '../../platform/outbox/messages.fixture.ts';
import { closureCalls, ownerPasswordHash, saturday } from './closures.fixture.ts';
import { addClosure } from './closures.service.ts';
import type { BookingMessageKind } from '@plaitful/messages/en-CA/bookingMails';

let world: TestApp;
let admin: { id: number; token: string };
let parent: { id: number; token: string };

const bookings = createBookingTestClient(() => world);
const calls = closureCalls(
  () => world,
  () => admin.token,
);

beforeAll(async () => {
  world = await startTestApp({
    business: { chairs: undefined },
    config: { smsUrl: 'https://sms.example.com' },
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  await bookings.begin();
  await calls.openAll();
  await world.database.deleteFrom('outbox').execute();
  admin = await world.signIn({ roles: ['ROLE_ADMIN'], passwordHash: ownerPasswordHash });
  parent = await world.signIn();
});

const book = async (given: Record<string, unknown> = {}): Promise<Booking> =>
  (await bookings.book(parent.token, given)).json<Booking>();
const pay = async ({ bookingId }: Booking): Promise<Booking> =>
  (await bookings.setDeposit(admin.token, bookingId, 'PAID')).json<Booking>();
const confirm = async ({ bookingId }: Booking): Promise<Booking> =>
  (await bookings.setPayment(admin.token, bookingId, 'CONFIRMED')).json<Booking>();
const read = ({ bookingId }: Booking) => bookings.read(parent.token, bookingId);

const listMessages = async (kind: BookingMessageKind): Promise<string[]> => {
  const rows = await world.database
    .selectFrom('outbox')
    .select(['bookingId', 'channel', 'data'])
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ bookingId, channel, data }) => [bookingId, channel, data['closureMessage']].join(' '));
};

const setReturned = (token: string, { bookingId }: Booking, isReturned: boolean) =>
  world.call({
    method: 'PUT',
    url: `/api/booking/deposit-returned/${bookingId}`,
    token,
    body: { isReturned },
  });

const historyOf = async ({ bookingId }: Booking) => {
  const url = `/api/booking/${bookingId}/history`;
  const answer = await world.call({ method: 'GET', url, token: admin.token });
  return answer
    .json<BookingChange[]>()
    .map(({ change, by, userId, after }) => [change, by, userId, after.depositToReturn]);
};

describe('the bookings in a closure', () => {
  it('are shown before it is saved, and no others: live ones with a minute in it, earliest first', async () => {
    const late = await book({ bookingTime: '17:00' });
    const early = await book({ bookingTime: '14:00' });
    await book({ bookingDate: '2026-12-12' });
    const cancelled = await book({ bookingTime: '15:30' });
    await bookings.cancel(parent.token, cancelled.bookingId);
    const idsOf = async (span: object) =>
      (await calls.preview(span)).bookings.map(({ bookingId }) => bookingId);
    expect(await idsOf({})).toEqual([early.bookingId, late.bookingId]);
    expect(await idsOf({ fromTime: '15:30', toTime: '17:00' })).toEqual([]);
    expect(await idsOf({ fromTime: '15:29', toTime: '17:01' })).toEqual([early.bookingId, late.bookingId]);
  });

  it('must all be named as they are: nothing is closed with one missing, changed, added or named twice', async () => {
    const first = await book({ bookingTime: '14:00' });
    const second = await book({ bookingTime: '17:00' });
    const elsewhere = await book({ bookingDate: '2026-12-12' });
    const [one, two] = calls.choose([first, second], 'CANCEL');
    const wrong = [
      [],
      [one],
      [one, { ...two, etag: '"7"' }],
      [one, two, ...calls.choose([elsewhere], 'KEEP')],
      [one, one],
      [one, two, two],
    ];
    for (const named of wrong) {
      expect(await getStatusAndCode(calls.add({ bookings: named }))).toEqual([412, 'bookings_changed']);
    }
    expect(await calls.list()).toEqual([]);
    expect((await read(first)).paymentStatus).toBe('PENDING');
    expect(await listMessages('cancelledForClosure')).toEqual([]);
    expect((await calls.add({ bookings: [one, two] })).statusCode).toBe(200);
  });

  it('are changed as chosen for each, all at once, with one message to each parent', async () => {
    const booked = [];
    for (const styleId of [world.studio.styleId, world.studio.otherStyleId])
      for (const bookingTime of ['14:00', '15:30', '17:00'])
        booked.push(await book({ styleId, bookingTime }));
    const [askUnpaid, cancelUnpaid, askPaid, cancelPaid, confirmed, kept] = booked as [
      Booking,
      Booking,
      Booking,
      Booking,
      Booking,
      Booking,
    ];
    for (const one of [askPaid, cancelPaid, confirmed]) await pay(one);
    await confirm(confirmed);
    const { bookings: shown } = await calls.preview();
    const choiceOf = (one: Booking) => {
      if (one.bookingId === kept.bookingId) return 'KEEP';
      const asked = [askUnpaid, askPaid, confirmed].map(({ bookingId }) => bookingId);
      return asked.includes(one.bookingId) ? 'ASK_TO_RESCHEDULE' : 'CANCEL';
    };
    const closure = await calls.add({
      message: 'We are ill',
      bookings: shown.flatMap((one) => calls.choose([one], choiceOf(one))),
    });
    expect(closure.json<Closure>()).toMatchObject({ undoUntil: null });
    const asked = { canMove: true, depositToReturn: false };
    const ended = { paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO', canMove: false };
    expect(await read(askUnpaid)).toMatchObject({ ...asked, paymentStatus: 'PENDING' });
    expect(await read(askPaid)).toMatchObject({ ...asked, paymentStatus: 'PENDING', deposit: 'PAID' });
    expect(await read(confirmed)).toMatchObject({ ...asked, paymentStatus: 'CONFIRMED' });
    expect(await read(cancelUnpaid)).toMatchObject({ ...ended, depositToReturn: false });
    expect(await read(cancelPaid)).toMatchObject({ ...ended, deposit: 'PAID', depositToReturn: true });
    const { etag: _, ...untouched } = kept;
    expect(await read(kept)).toMatchObject(untouched);
    const told = (...parents: Booking[]) =>
      new Set(parents.flatMap((one) => ['mail', 'sms'].map((how) => `${one.bookingId} ${how} We are ill`)));
    for (const [kind, expected] of [
      ['askedToReschedule', told(askUnpaid, askPaid, confirmed)],
      ['cancelledForClosure', told(cancelUnpaid, cancelPaid)],
    ] as const) {
      const messages = await listMessages(kind);
      expect(new Set(messages)).toEqual(expected);
      expect(messages).toHaveLength(expected.size);
    }
    const history = (await bookings.historyOf(cancelPaid.bookingId)).at(-1);
    expect(history).toMatchObject({ change: 'CANCELLED', actor: 'STUDIO', actorId: admin.id });
  });

  it('that have begun can be kept or cancelled, but not be moved', async () => {
    const begun = await book({ bookingDate: '2026-12-01', bookingTime: '11:00' });
    await pay(begun);
    world.now = new Date('2026-12-01T16:30:00Z');
    const today = { from: '2026-12-01', to: '2026-12-01' };
    const { bookings: shown } = await calls.preview(today);
    const answer = await calls.add({ ...today, bookings: calls.choose(shown, 'ASK_TO_RESCHEDULE') });
    expect([answer.statusCode, answer.json<ValidationProblem>().errors[0]?.field]).toEqual([422, 'bookings']);
    expect((await calls.add({ ...today, bookings: calls.choose(shown, 'CANCEL') })).statusCode).toBe(200);
    expect(await listMessages('cancelledForClosure')).toEqual([]);
  });

  it('are cancelled, moved or asked permanently: deleting the closure leaves them unchanged', async () => {
    const booked = await pay(await book());
    const { closureId } = await calls.close('CANCEL');
    expect((await calls.remove(closureId)).statusCode).toBe(200);
    expect(await read(booked)).toMatchObject({ paymentStatus: 'CANCELLED', depositToReturn: true });
  });

  it('allow undo only when all bookings were kept', async () => {
    await book();
    const kept = await calls.close('KEEP');
    expect(kept.undoUntil).toBe('2026-12-01T15:10:00.000Z');
    world.now = new Date('2026-12-01T15:10:00Z');
    expect((await calls.list('', admin.token))[0]?.undoUntil).toBeNull();
  });
});

describe('a closure that cancels bookings or writes to parents', () => {
  it.each(['CANCEL', 'ASK_TO_RESCHEDULE'] as const)(
    'needs the owner’s password, and changes nothing without it: %s',
    async (choice) => {
      const booked = await book();
      for (const [password, message] of [
        [undefined, 'Password is required'],
        ['Wrong-4-Ada', 'This is not your password. Please type it again.'],
      ]) {
        const refused = await calls.add({ password, bookings: calls.choose([booked], choice) });
        expect([refused.statusCode, refused.json<ValidationProblem>().errors]).toEqual([
          422,
          [{ field: 'password', message }],
        ]);
      }
      expect([await calls.list(), await read(booked)]).toEqual([[], booked]);
      expect((await calls.add({ bookings: calls.choose([booked], choice) })).statusCode).toBe(200);
    },
  );

  it('needs none where every booking is kept', async () => {
    const kept = calls.choose([await book()], 'KEEP');
    expect((await calls.add({ password: undefined, bookings: kept })).statusCode).toBe(200);
  });

  it('is refused when the password is replaced after it was checked', async () => {
    const booked = await book();
    const bookingIds = calls.choose([booked], 'CANCEL');
    const body = { ...saturday, note: '', message: '', bookings: bookingIds };
    const member = { id: admin.id, roles: ['ROLE_ADMIN'] } as never;
    const checked = { id: admin.id, passwordHash: 'the hash before' };
    const context = { database: world.database, clock: () => world.now, business } as never;
    const refused = await addClosure(context, { body, member, checked });
    expect(refused).toMatchObject({ code: 'invalid' });
    expect(await read(booked)).toEqual(booked);
  });
});

describe('a parent who was asked to pick a new time', () => {
  const free = { newDate: '2026-12-12', newTime: '15:30' };

  it('moves an appointment although its deposit is paid, once, and needs the studio after that', async () => {
    const booked = await confirm(await pay(await book()));
    expect(await getStatusAndCode(bookings.move(parent.token, booked, free))).toEqual([409, 'deposit_paid']);
    await calls.close('ASK_TO_RESCHEDULE');
    const moved = await bookings.move(parent.token, booked, free);
    expect(moved.json<Booking>()).toMatchObject({
      bookingDate: free.newDate,
      paymentStatus: 'CONFIRMED',
      canMove: false,
    });
    const further = { newDate: '2026-12-11', newTime: '17:00' };
    expect(await getStatusAndCode(bookings.move(parent.token, booked, further))).toEqual([
      409,
      'deposit_paid',
    ]);
  });

  it('cannot move it any more once the studio has, or once it has begun', async () => {
    const [first, second] = [await pay(await book()), await pay(await book({ bookingTime: '17:00' }))];
    await calls.close('ASK_TO_RESCHEDULE');
    await bookings.move(admin.token, first, free);
    const further = { newDate: '2026-12-11', newTime: '17:00' };
    expect(await getStatusAndCode(bookings.move(parent.token, first, further))).toEqual([
      409,
      'deposit_paid',
    ]);
    world.now = new Date('2026-12-05T22:00:00Z');
    parent = { ...parent, token: (await world.signIn()).token };
    admin = await world.signIn({ roles: ['ROLE_ADMIN'], passwordHash: ownerPasswordHash });
    expect((await bookings.read(admin.token, second.bookingId)).canMove).toBe(false);
  });

  it('is named in the history as asked by the studio', async () => {
    const booked = await book();
    await calls.close('ASK_TO_RESCHEDULE');
    expect((await historyOf(booked)).slice(1)).toEqual([
      ['ASKED_TO_RESCHEDULE', 'STUDIO', admin.id, undefined],
    ]);
  });

  it('cannot move a paid appointment any more once the closure is removed, unless another one closes its time', async () => {
    const booked = await pay(await book());
    const { closureId } = await calls.close('ASK_TO_RESCHEDULE');
    const other = await calls.close('KEEP', { fromTime: '15:00', toTime: '16:00' });
    await calls.remove(closureId);
    const asked = await read(booked);
    expect(asked.canMove).toBe(true);
    await calls.remove(other.closureId);
    const { canMove, etag } = await read(booked);
    expect([canMove, etag === asked.etag]).toEqual([false, false]);
    expect(await getStatusAndCode(bookings.move(parent.token, booked, free))).toEqual([409, 'deposit_paid']);
  });

  it('cannot move a paid appointment any more after it was cancelled and is on again', async () => {
    const booked = await pay(await book());
    const { closureId } = await calls.close('ASK_TO_RESCHEDULE');
    await bookings.cancelAsStudio(admin.token, booked.bookingId, parent.id);
    await calls.remove(closureId);
    const restored = await bookings.setPayment(admin.token, booked.bookingId, 'CONFIRMED');
    expect(restored.json<Booking>()).toMatchObject({ paymentStatus: 'CONFIRMED', canMove: false });
  });

  it('is not asked again by another closure that is moved to the same time', async () => {
    const booked = await book();
    await calls.close('ASK_TO_RESCHEDULE', { fromTime: '14:00', toTime: '15:00' });
    await bookings.move(parent.token, booked, free);
    expect((await calls.preview()).bookings).toEqual([]);
  });
});

describe('a deposit to return', () => {
  it('is ticked, and unticked, by the studio', async () => {
    const booked = await pay(await book());
    await calls.close('CANCEL');
    expect((await setReturned(admin.token, booked, true)).json<Booking>().depositToReturn).toBe(false);
    const again = await setReturned(admin.token, booked, true);
    expect(again.json<Booking>().etag).toBe((await read(booked)).etag);
    expect((await setReturned(admin.token, booked, false)).json<Booking>().depositToReturn).toBe(true);
    expect(await getStatusAndCode(setReturned(parent.token, booked, true))).toEqual([403, 'forbidden']);
  });

  it('stands in the history each time it is ticked or unticked, and not when it is sent again', async () => {
    const booked = await pay(await book());
    await calls.close('CANCEL');
    for (const isReturned of [true, true, false]) await setReturned(admin.token, booked, isReturned);
    expect((await historyOf(booked)).slice(2)).toEqual([
      ['CANCELLED', 'STUDIO', admin.id, true],
      ['DEPOSIT_RETURNED', 'STUDIO', admin.id, false],
      ['DEPOSIT_RETURNED', 'STUDIO', admin.id, true],
    ]);
  });

  it('does not exist for a live appointment or an unpaid one', async () => {
    const unpaid = await book({ bookingTime: '17:00' });
    const live = await pay(await book({ bookingDate: '2026-12-12' }));
    await calls.close('CANCEL');
    for (const one of [unpaid, live]) {
      expect(await getStatusAndCode(setReturned(admin.token, one, true))).toEqual([
        409,
        'no_deposit_to_return',
      ]);
    }
    await pay(unpaid);
    expect((await read(unpaid)).depositToReturn).toBe(true);
  });

  it('exists for an appointment that was cancelled without a closure, is found by its status, and is ticked', async () => {
    const booked = await pay(await book());
    const other = await book({ bookingTime: '17:00' });
    for (const { bookingId } of [booked, other])
      await bookings.cancelAsStudio(admin.token, bookingId, parent.id);
    const toReturn = async () => {
      const url = '/api/booking/all?status=DEPOSIT_TO_RETURN';
      const list = (await world.call({ method: 'GET', url, token: admin.token })).json<Booking[]>();
      // Other tests leave deposits of other parents to return.
      const own = list.filter(({ userId }) => userId === parent.id);
      return own.map(({ bookingId, depositToReturn }) => [bookingId, depositToReturn]);
    };
    expect(await toReturn()).toEqual([[booked.bookingId, true]]);
    expect((await setReturned(admin.token, booked, true)).json<Booking>().depositToReturn).toBe(false);
    expect(await toReturn()).toEqual([]);
    const restored = await bookings.setPayment(admin.token, booked.bookingId, 'PENDING');
    expect(restored.json<Booking>().depositToReturn).toBe(false);
  });

  it('is cleared when the appointment is restored', async () => {
    const booked = await pay(await book());
    const { closureId } = await calls.close('CANCEL');
    await calls.remove(closureId);
    const restored = await bookings.setPayment(admin.token, booked.bookingId, 'PENDING');
    expect(restored.json<Booking>()).toMatchObject({ paymentStatus: 'PENDING', depositToReturn: false });
    expect(await getStatusAndCode(setReturned(admin.token, booked, true))).toEqual([
      409,
      'no_deposit_to_return',
    ]);
  });
});

it('previews change nothing', async () => {
  const booked = await book();
  const preview = await world.call({
    method: 'POST',
    url: '/api/closures/preview',
    token: admin.token,
    body: { from: '2026-12-05', to: '2026-12-05', fromTime: null, toTime: null },
  });
  expect(preview.json<ClosurePreview>().bookings.map(({ bookingId }) => bookingId)).toEqual([
    booked.bookingId,
  ]);
  expect(await read(booked)).toEqual(booked);
  expect(await calls.list()).toEqual([]);
});
