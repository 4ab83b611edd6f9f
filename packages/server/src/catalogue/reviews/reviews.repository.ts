import type { Trx } from '../../platform/database/database.ts';
import { reviewColumns, type ReviewRow } from './reviews.queries.ts';

export type ReviewTexts = Pick<ReviewRow, 'review' | 'reviewBy'>;

export const lockReview = (trx: Trx, reviewId: number): Promise<ReviewRow | undefined> =>
  trx
    .selectFrom('reviews')
    .select(reviewColumns)
    .where('reviewId', '=', reviewId)
    .forUpdate()
    .executeTakeFirst();

export const insertReview = (trx: Trx, texts: ReviewTexts, createdAt: Date): Promise<ReviewRow> =>
  trx
    .insertInto('reviews')
    .values({ ...texts, createdAt })
    .returning(reviewColumns)
    .executeTakeFirstOrThrow();

/** Needs the row's lock. */
export const updateReview = (trx: Trx, reviewId: number, texts: ReviewTexts): Promise<ReviewRow> =>
  trx
    .updateTable('reviews')
    .set((row) => ({ ...texts, version: row('version', '+', 1) }))
    .where('reviewId', '=', reviewId)
    .returning(reviewColumns)
    .executeTakeFirstOrThrow();

export async function deleteReview(trx: Trx, reviewId: number): Promise<void> {
  await trx.deleteFrom('reviews').where('reviewId', '=', reviewId).execute();
}
