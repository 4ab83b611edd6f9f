import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../../../test/multipart.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let world: TestApp;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

describe('a form on its way', () => {
  it('an aborted form is answered as malformed', async () => {
    const texts = Array.from({ length: 10 }, (_, index) => [`style${index}`, 'Neat rows'] as const);
    const { payload, headers } = multipart(Object.fromEntries(texts), { styleImage: Buffer.alloc(200, 1) });
    const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
    const authorization = `Bearer ${token}`;
    const statuses = new Set<number>();
    for (let length = 1; length < payload.length - 4; length += 7) {
      const { statusCode } = await world.app.inject({
        method: 'POST',
        url: '/api/styles/add',
        headers: { ...headers, authorization },
        payload: payload.subarray(0, length),
      });
      statuses.add(statusCode);
    }
    expect([...statuses]).toEqual([400]);
  });
});
