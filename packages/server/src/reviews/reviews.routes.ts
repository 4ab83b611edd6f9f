import type { Handlers } from '../contract/contract.types.ts';
import { withEtag } from '../contract/etags.ts';
import type { ServerContext } from '../context.ts';
import type { PublicLists } from '../lists/publicLists.ts';
import { sendPart, isWholeList, readListQuery } from '../lists/lists.ts';
import { Problem } from '../problems/problem.ts';
import { reviewFields } from './reviews.repository.ts';
import { addReview, changeReview, readReviews, removeReview } from './reviews.service.ts';

export const reviewsHandlers = (context: ServerContext, lists: PublicLists) =>
  ({
    listReviews: async ({ query, reply }) => {
      const input = readListQuery(query, reviewFields);
      if (input instanceof Problem) return input;
      const part = isWholeList(query) ? await lists.readReviews() : await readReviews(context, input);
      return sendPart(reply, part);
    },
    addReview: async ({ body, reply }) => withEtag(reply, await lists.changing(addReview(context, body))),
    updateReview: async ({ path, headers, body, reply }) => {
      const key = { reviewId: path.reviewId, ifMatch: headers['If-Match'] };
      return withEtag(reply, await lists.changing(changeReview(context, key, body)));
    },
    deleteReview: ({ path, headers }) =>
      lists.changing(removeReview(context, { reviewId: path.reviewId, ifMatch: headers['If-Match'] })),
  }) satisfies Handlers;
