import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking, MonthReport } from '@plaitful/api-client/contract';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
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
  expect(await getMonth('2027-01')).toMatchObject({ booked: 0, visits: { DONE: 0 } });
});

it('each count of a month is that of the list which its filter leaves', async () => {
  world.now = new Date('2026-12-05T18:00:00-05:00');
  const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
  const count = async (filter: string) => {
    const url = `/api/booking/all?from=2026-12-01&to=2026-12-31&${filter}`;
    return (await world.call({ method: 'GET', url, token })).json<Booking[]>().length;
  };
  const { visits, cancelled } = await getMonth('2026-12');
  for (const [outcome, number] of Object.entries(visits))
    expect([outcome, await count(`outcome=${outcome}`)]).toEqual([outcome, number]);
  for (const [by, number] of Object.entries(cancelled))
    expect([by, await count(`cancelledBy=${by}`)]).toEqual([by, number]);
  const { EXPECTED, ARRIVED, DONE } = visits;
  expect(await count('status=LIVE')).toBe(EXPECTED + ARRIVED + DONE);
  expect([await count('status=DEPOSIT_RECEIVED'), await count('status=DEPOSIT_HELD')]).toEqual([1, 0]);
});

it('a month that is none is refused', async () => {
  const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
  for (const month of ['2026-13', '0000-01']) {
    const answer = await world.call({ method: 'GET', url: `/api/month/${month}`, token });
    expect(answer.statusCode).toBe(400);
  }
});
