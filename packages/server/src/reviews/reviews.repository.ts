import { sql } from 'kysely';
import type { Connection, Trx } from '../database/database.ts';
import {
  containsWords,
  orderedBy,
  readPart,
  textOf,
  type ListPart,
  type ListOptions,
} from '../lists/lists.ts';

/** What reviews can be sorted by. */
export const reviewFields = ['reviewId', 'review', 'reviewBy'] as const;

const sortColumns = { reviewId: sql.ref('reviewId'), review: textOf('review'), reviewBy: textOf('reviewBy') };

const columns = ['reviewId', 'review', 'reviewBy', 'version'] as const;

/** A review as it is read. */
export interface ReviewRow {
  readonly reviewId: number;
  readonly review: string;
  readonly reviewBy: string;
  readonly version: number;
}

/** What a review says, and who says it. */
export type ReviewTexts = Pick<ReviewRow, 'review' | 'reviewBy'>;

/** Reviews, oldest first. */
export const listReviews = (
  db: Connection,
  { slice, sort, words }: ListOptions<(typeof reviewFields)[number]>,
): Promise<ListPart<ReviewRow>> =>
  readPart(
    db
      .selectFrom('reviews')
      .select(columns)
      .where(containsWords(words, [sql.ref('review'), sql.ref('reviewBy')])),
    slice,
    orderedBy(sort, sortColumns, (query) => query.orderBy('reviewId')),
  );

export const insertReview = (trx: Trx, texts: ReviewTexts, createdAt: Date): Promise<ReviewRow> =>
  trx
    .insertInto('reviews')
    .values({ ...texts, createdAt })
    .returning(columns)
    .executeTakeFirstOrThrow();

export async function hasReview(trx: Trx, reviewId: number): Promise<boolean> {
  const query = trx.selectFrom('reviews').select('reviewId').where('reviewId', '=', reviewId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Changes a review that is still of this version, or of any; undefined when there is none. */
export const updateReview = (
  trx: Trx,
  reviewId: number,
  texts: ReviewTexts,
  version: number | undefined,
): Promise<ReviewRow | undefined> =>
  trx
    .updateTable('reviews')
    .set((row) => ({ ...texts, version: row('version', '+', 1) }))
    .where('reviewId', '=', reviewId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(columns)
    .executeTakeFirst();

/** Deletes a review that is still of this version, or of any; false when there is none. */
export async function deleteReview(
  trx: Trx,
  reviewId: number,
  version: number | undefined,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('reviews')
    .where('reviewId', '=', reviewId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
