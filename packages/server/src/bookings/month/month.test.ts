import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking, MonthReport } from '@plaitful/api-client/contract';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { createBookingTestClient } from '../bookings/bookings.fixture.ts';

let world: TestApp;
const calls = createBookingTestClient(() => world);

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const getMonth = async (month: string) => {
  const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
  return (await world.call({ method: 'GET', url: `/api/month/${month}`, token })).json<MonthReport>();
};

it('the numbers of a month are those of its bookings', async () => {
  const parent = await world.signIn();
  const admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  const { bookingId, value, styleDeposit } = (await calls.book(parent.token)).json<Booking>();
  await calls.setDeposit(admin.token, bookingId, 'PAID');
  const unpaid = { styleId: world.studio.otherStyleId };
  const other = (await calls.book((await world.signIn()).token, unpaid)).json<Booking>();
  expect(await getMonth('2026-12')).toMatchObject({
    visits: { EXPECTED: 2, ARRIVED: 0, DONE: 0, NO_SHOW: 0 },
    booked: value + other.value,
    final: 0,
    depositsReceived: styleDeposit,
    depositsHeld: styleDeposit,
  });
  world.now = new Date('2026-12-05T16:00:00-05:00');
  const later = await world.signIn({ roles: ['ROLE_ADMIN'] });
  await calls.finish(later.token, bookingId, { lines: [{ label: 'Beads', amount: 10 }], tip: 3 });
  expect(await getMonth('2026-12')).toMatchObject({
    visits: { EXPECTED: 0, DONE: 1 },
    // It expired; no job has run.
    cancelled: { DEADLINE: 1 },
    booked: value,
    final: value + 10,
    depositsHeld: 0,
    otherLines: 10,
    tips: 3,
    chairs: [{ chair: 1 }, { chair: 2 }],
  });
  world.now = testStart;
  expect(await getMonth('2027-01')).toMatchObject({ booked: 0, visits: { DONE: 0 } });
});

it('a month that is none is refused', async () => {
  const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
  const answer = await world.call({ method: 'GET', url: '/api/month/2026-13', token });
  expect(answer.statusCode).toBe(400);
});
