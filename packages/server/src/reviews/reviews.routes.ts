import type { Review } from '@plaitful/api-client/contract';
import type { Handlers } from '../contract/contract.types.ts';
import { etagOf } from '../contract/etags.ts';
import type { ServerContext } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { answerPart, readListQuery } from '../lists/lists.ts';
import { Refusal } from '../problems/refusal.ts';
import { listReviews, reviewFields, type ReviewRow } from './reviews.repository.ts';

const toReview = (row: ReviewRow): Review => {
  const { version: _version, ...review } = row;
  return { ...review, etag: etagOf(row) };
};

/** Reviews. */
export const reviewsHandlers = ({ database }: ServerContext) =>
  ({
    listReviews: async ({ query, reply }) => {
      const wish = readListQuery(query, reviewFields);
      if (wish instanceof Refusal) return wish;
      const part = await inTransaction(database, (trx) => listReviews(trx, wish));
      return answerPart(reply, part).map(toReview);
    },
  }) satisfies Handlers;
