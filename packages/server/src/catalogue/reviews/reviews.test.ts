import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem, Review, ValidationProblem } from '@plaitful/api-client/contract';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let world: TestApp;
let token = '';
let review: Review;

beforeAll(async () => {
  world = await startTestApp();
  token = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
});
afterAll(() => world.close());
beforeEach(async () => {
  review = (await add({ review: 'Neat and kind.', reviewBy: 'Ada Bello' })).json<Review>();
});

const add = (body: unknown) => world.call({ method: 'POST', url: '/api/reviews/add', token, body });

const call = (method: 'PUT' | 'DELETE', body?: unknown, ifMatch?: string, reviewId = review.reviewId) =>
  world.call({
    method,
    url: `/api/reviews/${reviewId}`,
    token,
    body,
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });

const stored = () =>
  world.database.selectFrom('reviews').selectAll().where('reviewId', '=', review.reviewId).executeTakeFirst();

const changed = { review: 'Very neat.', reviewBy: 'Ada B.' };

describe('a review', () => {
  it('is stored as it is sent, without blanks around it, and with its version', async () => {
    const answer = await add({ review: '  Lovely. ', reviewBy: ' Ada Bello\t'.trim(), other: 1 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Review>()).toEqual({
      reviewId: answer.json<Review>().reviewId,
      review: 'Lovely.',
      reviewBy: 'Ada Bello',
      etag: '"1"',
    });
    expect(answer.headers['etag']).toBe('"1"');
  });

  it('has at most 255 characters, however many bytes they have', async () => {
    expect((await add({ review: '👧🏾'.repeat(127), reviewBy: 'Ada' })).statusCode).toBe(200);
    const long = await add({ review: 'ä'.repeat(256), reviewBy: 'Ada' });
    expect([long.statusCode, long.json<ValidationProblem>().errors]).toEqual([
      422,
      [{ field: 'review', message: 'Please keep the review to 255 characters.' }],
    ]);
  });

  it.each([
    [{}, ['review', 'reviewBy']],
    [{ review: '', reviewBy: '' }, ['review', 'reviewBy']],
    [{ review: '  ', reviewBy: 'Ada' }, ['review']],
    [{ review: 'Neat.', reviewBy: ' ' }, ['reviewBy']],
  ])('needs a message and a name: %j', async (body, fields) => {
    for (const answer of [await add(body), await call('PUT', body)]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json<ValidationProblem>().errors).toEqual(
        fields.map((field) => ({
          field,
          message: field === 'review' ? 'Review message is required' : 'Full name is required',
        })),
      );
    }
    expect(await stored()).toMatchObject({ review: 'Neat and kind.', version: 1 });
  });

  it('is changed, and its version rises', async () => {
    const answer = await call('PUT', changed);
    expect(answer.json<Review>()).toEqual({ reviewId: review.reviewId, ...changed, etag: '"2"' });
    expect(answer.headers['etag']).toBe('"2"');
    expect(await stored()).toMatchObject({ ...changed, version: 2 });
  });

  it('is neither changed nor deleted with an outdated version', async () => {
    for (const etag of ['"2"', '"1.1"']) {
      for (const answer of [await call('PUT', changed, etag), await call('DELETE', undefined, etag)]) {
        expect([answer.statusCode, answer.json<Problem>().code]).toEqual([412, 'changed_meanwhile']);
      }
    }
    expect(await stored()).toMatchObject({ review: 'Neat and kind.', version: 1 });
    expect((await call('PUT', changed, '"1"')).statusCode).toBe(200);
  });

  it('is changed by one of two clients with the same version', async () => {
    const answers = await Promise.all([call('PUT', changed, '"1"'), call('PUT', changed, '"1"')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it('is gone once it is deleted', async () => {
    expect((await call('DELETE', undefined, review.etag)).json<object>()).toEqual({ done: true });
    expect(await stored()).toBeUndefined();
    for (const answer of [
      await call('DELETE'),
      await call('PUT', changed),
      await call('PUT', changed, '"1"'),
    ]) {
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'review_not_found']);
    }
  });
});
