import { randomUUID } from 'node:crypto';
import type { ValidationProblem } from '@plaitful/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { sendStyle } from '../../../test/styleForms.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { ownerPasswordHash } from '../../bookings/closures/closures.fixture.ts';
import { loadContract } from '../contract/document.ts';

type Caller = Awaited<ReturnType<TestApp['signIn']>>;

let world: TestApp;
let owner: Caller;
let parent: Caller;

beforeAll(async () => {
  world = await startTestApp();
  owner = await world.signIn({ roles: ['ROLE_ADMIN'], passwordHash: ownerPasswordHash });
  parent = await world.signIn();
});
afterAll(() => world.close());

const post = (url: string, token: string | undefined, body: object, key: string) =>
  world.call({ method: 'POST', url, token, body, headers: { 'idempotency-key': key } });

/** A day for each booking. */
const days: Record<string, string> = { Once: '2026-12-04', First: '2026-12-05', Told: '2026-12-12' };

/** A create: its table, and how it is sent with a text that differs between requests. */
const creates = {
  createBooking: {
    table: 'bookings',
    send: (childName: string, key: string) => {
      const slot = { bookingDate: days[childName] ?? '2026-12-04', bookingTime: '17:00' };
      const body = bookingBody(world.studio.styleId, { ...slot, childName });
      return post('/api/booking/create', parent.token, body, key);
    },
  },
  sendContactMessage: {
    table: 'contact_messages',
    send: (message: string, key: string) =>
      post(
        '/contact-us',
        undefined,
        { name: 'Ngozi Ade', email: 'ngozi@example.com', phone: '613-555-0199', message },
        key,
      ),
  },
  addReview: {
    table: 'reviews',
    send: (review: string, key: string) =>
      post('/api/reviews/add', owner.token, { review, reviewBy: 'Ada' }, key),
  },
  addServiceType: {
    table: 'service_types',
    send: (serviceName: string, key: string) =>
      post('/api/service-type/add', owner.token, { serviceName }, key),
  },
  addStyle: {
    table: 'styles',
    send: (style: string, key: string) => sendStyle(world, { token: owner.token, fields: { style }, key }),
  },
  addChild: {
    table: 'children',
    send: (name: string, key: string) => {
      const hairCard = { texture: null, length: null, isTenderHeaded: false, avoid: '', calming: '' };
      const body = { name, dateOfBirth: '2018-05-04', hairCard: { ...hairCard, beadColors: [] } };
      return post('/api/account/children', parent.token, body, key);
    },
  },
  addOptionGroup: {
    table: 'option_groups',
    send: (name: string, key: string) => {
      const options = [{ name: 'Beads', price: 10, minutes: 15, isActive: true }];
      return post('/api/option-groups/add', owner.token, { name, kind: 'MANY', options, styleIds: [] }, key);
    },
  },
  addClosure: {
    table: 'closures',
    send: (note: string, key: string) => {
      const span = { from: '2026-12-24', to: '2026-12-26', fromTime: null, toTime: null };
      return post('/api/closures', owner.token, { ...span, note, message: '', bookings: [] }, key);
    },
  },
} as const;

const kinds = Object.entries(creates).map(([operation, create]) => ({ operation, ...create }));

async function count(table: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM ${sql.table(table)}`.execute(world.database);
  return rows[0]?.count ?? 0;
}

describe.each(kinds)('$operation', ({ operation, table, send }) => {
  it('creates once and answers the same when it is sent again with its key, also at the same moment', async () => {
    const key = randomUUID();
    const before = await count(table);
    const answers = await Promise.all([send('Once', key), send('Once', key)]);
    answers.push(await send('Once', key));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      answers.map(() => [200, answers[0]?.body]),
    );
    expect(await count(table)).toBe(before + 1);
  });

  it('refuses a key that came with another body, and creates nothing', async () => {
    const key = randomUUID();
    await send('First', key);
    const before = await count(table);
    const refused = await send('Second', key);
    expect([refused.statusCode, refused.json<ValidationProblem>().errors.map(({ field }) => field)]).toEqual([
      422,
      ['Idempotency-Key'],
    ]);
    expect(await count(table)).toBe(before);
  });

  it('stores no part of what was sent beside its hash', async () => {
    const key = randomUUID();
    await send('Told', key);
    const row = await world.database
      .selectFrom('idempotencyKeys')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      userId: row.userId,
      operation,
      key,
      bodyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      createdId: expect.any(Number),
      createdAt: world.now,
    });
  });
});

it('accepts a key with every create of the contract', () => {
  const withKey = loadContract().filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  );
  expect(withKey.map(({ id }) => id).toSorted()).toEqual(Object.keys(creates).toSorted());
});

it('creates again what was deleted since', async () => {
  const key = randomUUID();
  const first = (await creates.addReview.send('Deleted', key)).json<{ reviewId: number }>();
  const url = `/api/reviews/${first.reviewId}`;
  await world.call({ method: 'DELETE', url, token: owner.token });
  const again = (await creates.addReview.send('Deleted', key)).json<{ reviewId: number }>();
  expect(again.reviewId).toBeGreaterThan(first.reviewId);
});

it('answers the closure of a lost answer although its bookings have changed with it, and still checks the password', async () => {
  const { token } = await world.signIn();
  const booked = await world.call({
    method: 'POST',
    url: '/api/booking/create',
    token,
    body: bookingBody(world.studio.styleId, { bookingDate: '2026-12-11', bookingTime: '17:00' }),
  });
  const { bookingId, etag } = booked.json<{ bookingId: number; etag: string }>();
  const key = randomUUID();
  const span = { from: '2026-12-11', to: '2026-12-11', fromTime: null, toTime: null };
  const body = { ...span, note: '', message: '', bookings: [{ bookingId, etag, choice: 'CANCEL' }] };
  const close = (password: string) => post('/api/closures', owner.token, { ...body, password }, key);
  const first = await close('Braids-4-Ada');
  expect([first.statusCode, first.body]).toEqual([200, expect.any(String)]);
  const again = await close('Braids-4-Ada');
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
  expect((await close('wrong')).statusCode).toBe(422);
});

it('hashes the picture of a style as part of its body', async () => {
  const key = randomUUID();
  const fields = { style: 'With a picture' };
  expect((await sendStyle(world, { token: owner.token, fields, key })).statusCode).toBe(200);
  const image = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  expect((await sendStyle(world, { token: owner.token, fields, key, image })).statusCode).toBe(422);
});
