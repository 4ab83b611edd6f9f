import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { listReviews } from './reviews.repository.ts';

/** Reviews. */
export const reviewsHandlers = ({ database }: ServerContext) =>
  ({
    listReviews: () => inTransaction(database, listReviews),
  }) satisfies Handlers;
