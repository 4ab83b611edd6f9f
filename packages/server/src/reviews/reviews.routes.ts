import type { Handlers } from '../contract/contract.types.ts';
import { withEtag } from '../contract/etags.ts';
import type { ServerContext } from '../context.ts';
import { changing } from '../lists/changes.ts';
import { answerPart, asksForWhole, readListQuery } from '../lists/lists.ts';
import { Refusal } from '../problems/refusal.ts';
import { reviewFields } from './reviews.repository.ts';
import { addReview, changeReview, readReviews, removeReview, type ReviewsReader } from './reviews.service.ts';

/**
 * Reviews.
 * @param readAll reads all of them, from memory where it can
 */
export const reviewsHandlers = (context: ServerContext, readAll: ReviewsReader) =>
  ({
    listReviews: async ({ query, reply }) => {
      const wish = readListQuery(query, reviewFields);
      if (wish instanceof Refusal) return wish;
      const part = asksForWhole(query) ? await readAll() : await readReviews(context, wish);
      return answerPart(reply, part);
    },
    addReview: async ({ body, reply }) => withEtag(reply, await changing(context, addReview(context, body))),
    updateReview: async ({ path, headers, body, reply }) => {
      const key = { reviewId: path.reviewId, ifMatch: headers['If-Match'] };
      return withEtag(reply, await changing(context, changeReview(context, key, body)));
    },
    deleteReview: ({ path, headers }) =>
      changing(context, removeReview(context, { reviewId: path.reviewId, ifMatch: headers['If-Match'] })),
  }) satisfies Handlers;
