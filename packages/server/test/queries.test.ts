import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillDemo } from './catalogueFixtures.ts';
import { startTestApp, type TestApp } from './testApp.ts';
import { isOnPostgres } from './testDatabase.ts';

let world: TestApp;
let token: string;
const queries = vi.spyOn(Client.prototype, 'query');

describe.skipIf(!isOnPostgres)('a list of the demo studio', () => {
  beforeAll(async () => {
    world = await startTestApp();
    await fillDemo(world.database, world.now);
    token = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
  });
  afterAll(async () => {
    queries.mockRestore();
    await world.close();
  });

  async function countQueries(url: string): Promise<number> {
    queries.mockClear();
    expect((await world.call({ method: 'GET', url, token })).statusCode).toBe(200);
    return queries.mock.calls.length;
  }

  it.each(['/api/booking/all', '/api/users', '/api/styles/all', '/api/reviews/all'])(
    'needs no more queries for a page of 100 from %s than for a page of 1',
    async (url) => {
      await countQueries(`${url}?page=1&size=1`);
      const ofShort = await countQueries(`${url}?page=1&size=1`);
      expect(await countQueries(`${url}?page=1&size=100`)).toBe(ofShort);
    },
  );
});
