import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@plaitful/domain/studio-time';
import { slotGrid } from '@plaitful/domain/slots';
import type { Booking, Problem } from '@plaitful/api-client/contract';
import { repetitionsForTier } from './testTier.ts';
import { lettersOf } from './mailTexts.ts';
import { randomFrom } from './random.ts';
import { bookingBody } from './catalogueFixtures.ts';
import { startTestApp, type TestApp } from './testApp.ts';

const members = 200;
const tries = 1000;
const seeds = Array.from({ length: repetitionsForTier(5, 1) }, (_, index) => index + 1);

/** Five days with ten times each. */
const slots = Array.from({ length: 5 }, (_, day) => addDays('2026-12-14', day)).flatMap((bookingDate) =>
  slotGrid(60)
    .slice(0, 10)
    .map((bookingTime) => ({ bookingDate, bookingTime })),
);

let world: TestApp;
let address: string;
const tokens: string[] = [];

async function start(): Promise<void> {
  world = await startTestApp({ business: { chairs: undefined } });
  // A thousand at the same time exceed the default connection backlog while the process is busy.
  address = await world.app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
  tokens.length = 0;
  for (let index = 0; index < members; index += 1) tokens.push((await world.signIn()).token);
  const { styleId } = world.studio;
  const times = slots.map(({ bookingDate: date, bookingTime: time }) => ({ styleId, date, time }));
  await world.database.insertInto('styleTimes').values(times).execute();
}

async function book(token: string, body: object) {
  const answer = await fetch(`${address}/api/booking/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Booking | Problem };
}

/** Each slot is requested equally often, by different members, each time for another child. */
function bookAtOnce(seed: number) {
  const random = randomFrom(seed);
  const inputs = random.shuffle(
    Array.from({ length: tries }, (_, index) => ({ index, ...slots[index % slots.length] })),
  );
  return Promise.all(
    inputs.map(({ index, ...slot }) =>
      book(
        random.pick(tokens),
        bookingBody(world.studio.styleId, { ...slot, childName: `Zoe ${lettersOf(index)}` }),
      ),
    ),
  );
}

describe.each(seeds)('1,000 bookings at the same moment by 200 members on 50 slots, seed %i', (seed) => {
  beforeAll(start);
  afterAll(() => world.close());

  it('book each slot once: 50 times 200, and else 409', async () => {
    const answers = await bookAtOnce(seed);
    const counts = Object.groupBy(answers, ({ status, body }) =>
      'code' in body ? body.code : String(status),
    );
    expect(Object.entries(counts).map(([what, some]) => [what, some?.length])).toEqual(
      expect.arrayContaining([
        ['200', slots.length],
        ['slot_taken', tries - slots.length],
      ]),
    );
    const rows = await world.database
      .selectFrom('bookings')
      .select(['bookingDate', 'bookingTime'])
      .where('paymentStatus', '<>', 'CANCELLED')
      .execute();
    expect(rows).toHaveLength(slots.length);
    expect(new Set(rows.map(({ bookingDate, bookingTime }) => `${bookingDate} ${bookingTime}`)).size).toBe(
      slots.length,
    );
    const told = await world.database
      .selectFrom('outbox')
      .select('kind')
      .where('kind', '=', 'received')
      .execute();
    const history = await world.database.selectFrom('bookingHistory').select('change').execute();
    expect([told.length, history.length]).toEqual([slots.length, slots.length]);
  });

  it('cannot book one slot twice even if the server tried to', async () => {
    const row = await world.database
      .selectFrom('bookings')
      .selectAll()
      .where('paymentStatus', '<>', 'CANCELLED')
      .executeTakeFirstOrThrow();
    const { bookingId: _, words: __, expiresAt: ___, ...copy } = row;
    await expect(world.database.insertInto('bookings').values(copy).execute()).rejects.toMatchObject({
      constraint: 'bookings_live_slot',
    });
  });
});
