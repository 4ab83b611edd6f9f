import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking, Problem } from '@plaitful/api-client/contract';
import { bookingBody } from './studio.ts';
import { startTestApp, type TestApp } from './testApp.ts';

const parents = 200;
let world: TestApp;
let address: string;

beforeAll(async () => {
  world = await startTestApp();
  address = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

describe('one slot that 200 members want at the same moment', () => {
  it('is booked once: one 200, and 199 times 409', async () => {
    const tokens: string[] = [];
    for (let index = 0; index < parents; index += 1) tokens.push((await world.signIn()).token);
    const body = JSON.stringify(bookingBody(world.studio.styleId));
    const answers = await Promise.all(
      tokens.map(async (token) => {
        const answer = await fetch(`${address}/api/booking/create`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body,
        });
        return { status: answer.status, body: (await answer.json()) as Booking | Problem };
      }),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused).toHaveLength(parents - 1);
    expect(refused.every((answer) => 'code' in answer.body && answer.body.code === 'slot_taken')).toBe(true);
    const rows = await world.database.selectFrom('bookings').select('bookingId').execute();
    const messages = await world.database.selectFrom('outbox').select('messageId').execute();
    expect([rows.length, messages.length]).toEqual([1, 1]);
  });
});
