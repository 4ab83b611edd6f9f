import type { Handlers } from '../../platform/contract/contract.types.ts';
import { withEtag } from '../../platform/contract/etags.ts';
import type { PublicLists, ServerContext } from '../../platform/context.ts';
import { handleListRequest } from '../../platform/lists/lists.ts';
import { reviewFields } from './reviews.repository.ts';
import { addReview, changeReview, loadReviews, removeReview } from './reviews.service.ts';

export const reviewsHandlers = (context: ServerContext, lists: PublicLists) =>
  ({
    listReviews: (call) =>
      handleListRequest(call, reviewFields, (options) => loadReviews(context, options), lists.loadReviews),
    addReview: async ({ body, member, headers, reply }) => {
      const attempt = { userId: member.id, key: headers['Idempotency-Key'] };
      return withEtag(reply, await addReview(context, body, attempt));
    },
    updateReview: async ({ path, headers, body, reply }) => {
      const key = { reviewId: path.reviewId, ifMatch: headers['If-Match'] };
      return withEtag(reply, await changeReview(context, key, body));
    },
    deleteReview: ({ path, headers }) =>
      removeReview(context, { reviewId: path.reviewId, ifMatch: headers['If-Match'] }),
  }) satisfies Handlers;
