import type { Review } from '@plaitful/api-client/contract';
import type { Trx } from '../database/database.ts';

/** All reviews, oldest first. */
export const listReviews = (trx: Trx): Promise<Review[]> =>
  trx.selectFrom('reviews').select(['reviewId', 'review', 'reviewBy']).orderBy('reviewId').execute();
