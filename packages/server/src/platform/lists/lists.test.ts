import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let world: TestApp;

beforeAll(async () => {
  world = await startTestApp();
  const words = ['100% neat', 'Neat and kind', 'kind_ly done', 'Slow'];
  const rows = words.map((review, index) => ({ review, reviewBy: `Parent ${index}`, createdAt: world.now }));
  await world.database.deleteFrom('reviews').execute();
  await world.database.insertInto('reviews').values(rows).execute();
});
afterAll(() => world.close());

async function read(query: string) {
  const answer = await world.call({ method: 'GET', url: `/api/reviews/all${query}` });
  const reviews = answer.statusCode === 200 ? answer.json<{ review: string }[]>() : [];
  return {
    status: answer.statusCode,
    total: answer.headers['x-total-count'],
    reviews: reviews.map(({ review }) => review),
  };
}

describe('a list', () => {
  it('is complete, with its length, when no page is requested', async () => {
    const { total, reviews } = await read('');
    expect([total, reviews.length]).toEqual(['4', 4]);
  });

  it('returns a page of the requested size, with the total length', async () => {
    expect(await read('?page=2&size=3')).toEqual({ status: 200, total: '4', reviews: ['Slow'] });
    expect(await read('?page=9&size=3')).toEqual({ status: 200, total: '4', reviews: [] });
  });

  it('is sorted by a field, in both directions', async () => {
    expect((await read('?sort=reviewBy')).reviews[0]).toBe('100% neat');
    expect((await read('?sort=-reviewBy&size=1')).reviews).toEqual(['Slow']);
  });

  it('finds items that contain every word, ignoring case; %, _ and quotes are literal', async () => {
    expect(await read('?q=NEAT%20kind')).toEqual({ status: 200, total: '1', reviews: ['Neat and kind'] });
    expect((await read('?q=0%25')).reviews).toEqual(['100% neat']);
    expect((await read('?q=n_l')).reviews).toEqual([]);
    expect((await read('?q=kind_')).reviews).toEqual(['kind_ly done']);
    expect(await read(`?q=${encodeURIComponent("' OR 'a' = 'a")}`)).toMatchObject({
      status: 200,
      reviews: [],
    });
    expect((await read('?q=%20')).reviews).toHaveLength(4);
  });

  it('rejects an unknown sort field and an invalid page', async () => {
    for (const query of ['?sort=secret', '?page=0', '?size=101', '?page=x']) {
      expect((await read(query)).status).toBe(400);
    }
  });
});
