import { getResponse, type HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { mockAnswer, mockList, mockOffline, mockProblem } from './mocks.ts';
import { parseProblem } from './problem.ts';

function getClient(...handlers: HttpHandler[]) {
  return createApiClient({
    baseUrl: 'http://studio.test',
    getToken: () => undefined,
    fetch: async (request) => {
      const response = await getResponse(handlers, request);
      if (response === undefined) throw new Error(`nothing mocks ${request.url}`);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  });
}

const review = { reviewId: 3, review: 'She loved it.', reviewBy: 'Ada Bello', etag: '"1"' };

describe('mocks', () => {
  it('answer a call of the contract', async () => {
    const { data } = await getClient(mockAnswer('listReviews', [review])).GET('/api/reviews/all');
    expect(data).toEqual([review]);
  });

  it('can answer depending on the request', async () => {
    const client = getClient(
      mockAnswer('updateReview', async ({ path, readBody }) => ({
        reviewId: Number(path.reviewId),
        ...(await readBody()),
        etag: '"2"',
      })),
    );
    const { data } = await client.PUT('/api/reviews/{reviewId}', {
      params: { path: { reviewId: 8 } },
      body: { review: 'Lovely.', reviewBy: 'Zoe Roy' },
    });
    expect(data).toEqual({ reviewId: 8, review: 'Lovely.', reviewBy: 'Zoe Roy', etag: '"2"' });
  });

  it('refuse a call with a code and its status', async () => {
    const client = getClient(mockProblem('login', { code: 'rate_limited', retryAfterSeconds: 60 }));
    const { error, response } = await client.POST('/auth/login', {
      body: { email: 'ada@example.com', password: 'no' },
    });
    expect(parseProblem(error, response)).toMatchObject({
      kind: 'refused',
      status: 429,
      code: 'rate_limited',
      retryAfterSeconds: 60,
    });
  });

  it('prefer fixed paths to path parameters, in any order', async () => {
    const client = getClient(
      mockProblem('getStyle', { code: 'style_not_found' }),
      mockAnswer('listStyles', []),
    );
    expect((await client.GET('/api/styles/all')).data).toEqual([]);
    const { response } = await client.GET('/api/styles/{styleId}', { params: { path: { styleId: 1 } } });
    expect(response.status).toBe(404);
  });

  it('reject a path with two parameters in one segment', async () => {
    const client = getClient(mockProblem('getImage', { code: 'not_found' }));
    const { response } = await client.GET('/api/images/{hash}/{width}.{format}', {
      params: { path: { hash: '9f86d081884c7d65', width: 640, format: 'jpeg' } },
    });
    expect(response.status).toBe(404);
  });

  it('can simulate a network error', async () => {
    const failed = getClient(mockOffline('listReviews')).GET('/api/reviews/all');
    await expect(failed).rejects.toBeInstanceOf(TypeError);
  });
});

describe('a mocked list', () => {
  it('is paginated like the server’s, with the number of rows', async () => {
    const reviews = [1, 2, 3].map((reviewId) => ({ ...review, reviewId }));
    const client = getClient(mockList('listReviews', reviews));
    const page = await client.GET('/api/reviews/all', { params: { query: { page: 2, size: 2 } } });
    expect(page.data).toEqual([{ ...review, reviewId: 3 }]);
    expect(page.response.headers.get('X-Total-Count')).toBe('3');
    const all = await client.GET('/api/reviews/all');
    expect(all.data).toEqual(reviews);
  });
});
