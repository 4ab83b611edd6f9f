import type { Trx, Connection } from '../../platform/database/database.ts';
import { sql } from 'kysely';
import { paginate, lowerCaseColumn, type ListOptions, type Page } from '../../platform/lists/lists.ts';

const sortColumns = {
  reviewId: sql.ref('reviewId'),
  review: lowerCaseColumn('review'),
  reviewBy: lowerCaseColumn('reviewBy'),
};

type ReviewField = keyof typeof sortColumns;

export const reviewFields = Object.keys(sortColumns) as ReviewField[];

export type ReviewsListOptions = ListOptions<ReviewField>;

const reviewColumns = ['reviewId', 'review', 'reviewBy', 'version'] as const;

export interface ReviewRow {
  readonly reviewId: number;
  readonly review: string;
  readonly reviewBy: string;
  readonly version: number;
}

/** Oldest first by default. */
export const listReviews = (db: Connection, options: ReviewsListOptions): Promise<Page<ReviewRow>> =>
  paginate(db.selectFrom('reviews').select(reviewColumns), options, {
    sortColumns,
    texts: ['review', 'reviewBy'],
    order: [{ column: 'reviewId' }],
  });

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

/** The row must be locked. */
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
