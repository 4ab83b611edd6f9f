import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Style } from '@plaitful/api-client/contract';
import { sendStyle } from '../../../test/styleForms.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let world: TestApp;
let token = '';

beforeAll(async () => {
  world = await startTestApp();
  token = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
});
afterAll(() => world.close());

const all = async () => (await world.call({ method: 'GET', url: '/api/styles/all' })).json<Style[]>();

describe('the cached list of all styles', () => {
  it('reflects each change at once', async () => {
    const before = await all();
    const { styleId, serviceId, style } = (await sendStyle(world, { token })).json<Style>();
    expect(await all()).toHaveLength(before.length + 1);
    await world.database.updateTable('styles').set({ imageHash: 'ab12cd34ab12cd34' }).execute();
    const times = { style, availableDays: '2026-12-11', availableTimes: '08:00' };
    await sendStyle(world, { token, styleId, fields: times });
    expect((await all()).at(-1)?.dayTimeMapping).toEqual({ '2026-12-11': ['08:00'] });
    const url = `/api/service-type/update/${serviceId}`;
    await world.call({ method: 'PUT', url, token, body: { serviceName: 'Rows' } });
    expect((await all()).at(-1)?.serviceName).toBe('Rows');
    await world.call({ method: 'DELETE', url: `/api/styles/delete/${styleId}`, token });
    expect((await all()).map((item) => item.styleId)).toEqual(before.map((item) => item.styleId));
  });

  it('is rebuilt on a new day', async () => {
    expect((await all())[0]?.availableDays[0]).toBe('2026-12-01');
    world.now = new Date('2026-12-02T15:00:00Z');
    expect((await all())[0]?.availableDays[0]).toBe('2026-12-04');
  });

  it('reflects changes by another server a second later', async () => {
    await all();
    await world.database
      .updateTable('styles')
      .set((row) => ({ fullDetails: 'Elsewhere.', version: row('version', '+', 1) }))
      .execute();
    world.now = new Date(world.now.getTime() + 1000);
    expect((await all())[0]?.styleFullDetailsOfService).toBe('Elsewhere.');
  });

  it('is complete for each of many concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, all));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});
