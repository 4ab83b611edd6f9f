import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookedService, Booking, Problem, Style } from '@plaitful/api-client/contract';
import { openSession } from '../src/accounts/sessions/sessions.service.ts';
import { sendDue } from './sentMessages.ts';
import { bookingBody, fillDemo, insertPerson } from './catalogueFixtures.ts';
import { startTestApp, testStart, type TestApp } from './testApp.ts';

const minute = 60_000;

interface Slot {
  readonly styleId: number;
  readonly bookingDate: string;
  readonly bookingTime: string;
}

let world: TestApp;

/** The demo studio instead of the tests' small one. */
async function startDemo(): Promise<void> {
  world = await startTestApp({ config: { rateLimit: true } });
  for (const table of ['styleTimes', 'styles', 'serviceTypes', 'reviews', 'users'] as const) {
    await world.database.deleteFrom(table).execute();
  }
  await fillDemo(world.database, world.now);
}

/** All slots that can be booked now. */
async function freeSlots(): Promise<Slot[]> {
  const read = async <Item>(url: string) => (await world.call({ method: 'GET', url })).json<Item[]>();
  const booked = new Set(
    (await read<BookedService>('/api/booking/booked-services')).map(
      ({ styleId, bookingDate, bookingTime }) => `${styleId} ${bookingDate} ${bookingTime}`,
    ),
  );
  return (await read<Style>('/api/styles/all'))
    .flatMap(({ styleId, dayTimeMapping }) =>
      Object.entries(dayTimeMapping).flatMap(([bookingDate, times]) =>
        [times].flat().map((bookingTime) => ({ styleId, bookingDate, bookingTime })),
      ),
    )
    .filter(
      ({ styleId, bookingDate, bookingTime }) => !booked.has(`${styleId} ${bookingDate} ${bookingTime}`),
    );
}

/** Books as much as one account can: up to three slots, from the first days on. */
async function takeThree(token: string, ip: string, phone: string): Promise<number> {
  let taken = 0;
  const fullDays = new Set<string>();
  for (const slot of await freeSlots()) {
    if (fullDays.has(slot.bookingDate)) continue;
    const body = bookingBody(slot.styleId, { ...slot, mobilePhone: phone });
    const answer = await world.call({ method: 'POST', url: '/api/booking/create', token, body, ip });
    if (answer.statusCode === 200) taken += 1;
    else if (answer.json<Problem>().code === 'too_many_unverified') fullDays.add(slot.bookingDate);
    else if (answer.json<Problem>().code.startsWith('too_many')) return taken;
    if (taken === 3) return taken;
  }
  return taken;
}

describe('a stranger with 29 new accounts who books without paying', { tags: ['ci'] }, () => {
  beforeEach(startDemo);
  afterEach(() => world.close());

  it.each([
    ['one network', () => '203.0.113.9', 6],
    ['a network for each account', (index: number) => `203.0.${index}.9`, 29],
  ])('leaves more than half of the free times, from %s', async (_, ipOf, most) => {
    const before = (await freeSlots()).length;
    let taken = 0;
    for (let index = 0; index < 29; index += 1) {
      const { id } = await insertPerson(world.database, { emailVerifiedAt: null });
      const token = await openSession(world.database, id, world.now);
      taken += await takeThree(token, ipOf(index), `613-555-${1000 + index}`);
    }
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(most);
    expect((await freeSlots()).length).toBeGreaterThan(before / 2);
  });
});

describe('messages to a new member', () => {
  beforeAll(async () => {
    // Texts are sent, as in a studio with a text provider.
    world = await startTestApp({ config: { rateLimit: true, smsUrl: 'https://texts.example' } });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.now = testStart;
    await world.database.deleteFrom('outbox').execute();
  });

  const slot = { bookingDate: '2026-12-05', bookingTime: '14:00' };
  const book = async (token: string, given: Record<string, unknown> = slot) =>
    world.call({
      method: 'POST',
      url: '/api/booking/create',
      token,
      body: bookingBody(world.studio.styleId, given),
    });
  const cancel = (token: string, { bookingId }: Booking) =>
    world.call({ method: 'DELETE', url: `/api/booking/delete/${bookingId}`, token });
  const pass = (ms: number) => {
    world.now = new Date(world.now.getTime() + ms);
  };
  const sentNow = async () => (await sendDue(world)).map(({ kind, channel }) => `${kind} ${channel}`);
  const move = (token: string, { bookingId, userId, serviceId }: Booking, newTime: string) =>
    world.call({
      method: 'PUT',
      url: `/api/users/reschedule/${bookingId}/${userId}/${serviceId}`,
      token,
      body: { newDate: slot.bookingDate, newTime },
    });

  it('are limited per new member', async () => {
    const { token } = await world.signIn({ emailVerifiedAt: null });
    const sent: string[] = [];
    for (let round = 0; round < 60; round += 1) {
      const answer = await book(token);
      if (answer.statusCode === 200) await cancel(token, answer.json<Booking>());
      sent.push(...(await sentNow()));
      pass(50);
    }
    pass(10 * minute);
    sent.push(...(await sentNow()));
    expect(sent).toEqual(['emailVerification mail']);
  });

  it('are delayed by a minute, and not sent for a booking cancelled meanwhile', async () => {
    const { token } = await world.signIn();
    const first = (await book(token)).json<Booking>();
    pass(minute - 1);
    expect(await sentNow()).toEqual([]);
    await cancel(token, first);
    pass(minute);
    expect(await sentNow()).toEqual([]);
  });

  it('are about a booking after a minute, and then about its cancellation', async () => {
    const { token } = await world.signIn();
    const { bookingId } = (await book(token)).json<Booking>();
    pass(minute);
    expect(await sentNow()).toEqual(['received mail', 'received sms']);
    await cancel(token, { bookingId } as Booking);
    pass(minute);
    expect(await sentNow()).toEqual(['cancelledByParent mail', 'cancelledByParent sms']);
  });

  it('are sent for a cancellation by the studio also within the minute', async () => {
    const { token, id } = await world.signIn();
    const { bookingId } = (await book(token)).json<Booking>();
    const admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
    await world.call({ method: 'PUT', url: `/api/users/cancel/${bookingId}/${id}`, token: admin.token });
    pass(minute);
    expect(await sentNow()).toEqual(['cancelledByStudio mail', 'cancelledByStudio sms']);
  });

  it('are sent once for repeated moves, with the original slot, and not when the booking is back there', async () => {
    const { token } = await world.signIn();
    const booking = (await book(token)).json<Booking>();
    pass(minute);
    await sendDue(world);
    for (const time of ['15:30', '17:00', '15:30', '17:00']) await move(token, booking, time);
    pass(minute);
    const [mail, ...others] = (await sendDue(world)).filter(({ channel }) => channel === 'mail');
    expect([mail?.kind, others]).toEqual(['rescheduled', []]);
    expect(mail?.text).toContain('Old time: Saturday 5 December 2026, 2:00 pm\n');
    expect(mail?.text).toContain('Saturday 5 December 2026\n5:00 pm to ');
    await move(token, booking, '15:30');
    await move(token, booking, '17:00');
    pass(minute);
    expect(await sentNow()).toEqual([]);
    await cancel(token, booking);
  });

  it('are not delayed after a paid deposit, and texts are not limited then', async () => {
    const { token, id } = await world.signIn();
    const paid = (await book(token, { ...slot, bookingTime: '17:00' })).json<Booking>();
    const end = { deposit: 'PAID', paymentStatus: 'CONFIRMED' } as const;
    await world.database.updateTable('bookings').set(end).where('bookingId', '=', paid.bookingId).execute();
    await world.database.deleteFrom('outbox').where('userId', '=', id).execute();
    for (let round = 0; round < 3; round += 1) {
      await cancel(token, (await book(token)).json<Booking>());
      expect((await sentNow()).filter((sent) => sent.endsWith('sms'))).toHaveLength(1);
    }
    await book(token);
    expect(await sentNow()).toEqual(['received mail', 'received sms']);
  });

  it('are no texts while the email address is not verified', async () => {
    const { token } = await world.signIn({ emailVerifiedAt: null });
    await book(token, { ...slot, bookingDate: '2026-12-12' });
    pass(minute);
    expect(await sentNow()).toEqual(['emailVerification mail', 'received mail']);
  });

  it('are at most three texts a day to one number, whoever causes them', async () => {
    const texts: string[] = [];
    for (const bookingTime of ['14:00', '15:30', '17:00']) {
      const { token } = await world.signIn();
      const given = { bookingDate: '2026-12-12', bookingTime, mobilePhone: '613-555-0777' };
      const body = bookingBody(world.studio.otherStyleId, given);
      const answer = await world.call({ method: 'POST', url: '/api/booking/create', token, body });
      pass(minute);
      texts.push(...(await sentNow()).filter((sent) => sent.endsWith('sms')));
      await cancel(token, answer.json<Booking>());
      // Both are due at the same time.
      pass(minute);
      texts.push(...(await sentNow()).filter((sent) => sent.endsWith('sms')));
    }
    expect(texts).toEqual(['received sms', 'cancelledByParent sms', 'received sms']);
  });

  it('are three texts to one number also when four are due at once', async () => {
    for (const [index, bookingTime] of ['14:00', '15:30', '17:00', '17:00'].entries()) {
      const { token } = await world.signIn();
      const given = { bookingDate: '2026-12-12', bookingTime, mobilePhone: '613-555-0778' };
      const styleId = index === 3 ? world.studio.styleId : world.studio.otherStyleId;
      const answer = await book(token, { ...given, styleId });
      expect(answer.statusCode).toBe(200);
    }
    pass(minute);
    expect((await sentNow()).filter((sent) => sent.endsWith('sms'))).toHaveLength(3);
  });
});
