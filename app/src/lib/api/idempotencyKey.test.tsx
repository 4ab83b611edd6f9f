import { createApiClient } from '@plaitful/api-client/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearIdempotencyKey, idempotencyKeys } from './idempotencyKey.ts';

const review = { review: 'Neat rows', reviewBy: 'Ada' };
let keys: (string | null)[] = [];
let answer: () => Response;

const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};
const created = (): Response => Response.json({ reviewId: 1 });

/** Another client, as after a reload. */
const openClient = () =>
  createApiClient({
    baseUrl: 'http://studio.test',
    getToken: () => 'secret',
    fetch: async (request) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return answer();
    },
    watch: [idempotencyKeys],
  });
const addReview = (body = review) =>
  openClient()
    .POST('/api/reviews/add', { body })
    .catch(() => undefined);

beforeEach(() => {
  keys = [];
  answer = lost;
  clearIdempotencyKey('/api/reviews/add');
});
afterEach(() => sessionStorage.clear());

it('sends the same key until the create succeeds, also after a reload, and another one after that', async () => {
  await addReview();
  answer = () => Response.json({ code: 'unavailable' }, { status: 503 });
  await addReview();
  answer = created;
  await addReview();
  await addReview();
  expect(keys[0]).toMatch(/^[\d-]{16,}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0], keys[3]]);
  expect(keys[3]).not.toBe(keys[0]);
});

it('sends another key with another body, and once the attempt was given up', async () => {
  await addReview();
  await addReview({ ...review, reviewBy: 'Ife' });
  clearIdempotencyKey('/api/reviews/add');
  await addReview({ ...review, reviewBy: 'Ife' });
  expect(new Set(keys).size).toBe(3);
});

it('sends the same key with the same form, and another one with another picture', async () => {
  const add = (content: string) => {
    const body = new FormData();
    body.append('style', 'Two big plaits');
    body.append('styleImage', new File([content], 'a.png'));
    return openClient()
      .POST('/api/styles/add', { body: body as never, bodySerializer: () => body })
      .catch(() => undefined);
  };
  await add('one');
  await add('one');
  await add('another');
  expect(keys).toEqual([keys[0], keys[0], keys[2]]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('sends another key once the create was refused as invalid', async () => {
  answer = () => Response.json({ code: 'invalid', errors: [] }, { status: 422 });
  await addReview();
  await addReview();
  expect(keys[1]).not.toBe(keys[0]);
});

it('stores nothing of what was typed', async () => {
  await addReview();
  expect(Object.values(sessionStorage).join(' ')).not.toMatch(/Neat|Ada/);
});

it('sends no key with what creates nothing', async () => {
  answer = () => Response.json([]);
  await openClient().POST('/auth/login', { body: { email: 'ada@example.com', password: 'secret' } });
  await openClient().GET('/api/reviews/all');
  expect(keys).toEqual([null, null]);
});
