import { sql } from 'kysely';
import type { Trx } from '../database/database.ts';
import { holdsWords, readPart, type ListPart, type ListWish } from '../lists/lists.ts';

/** What reviews can be sorted by. */
export const reviewFields = ['reviewId', 'review', 'reviewBy'] as const;

/** A review as it is read. */
export interface ReviewRow {
  readonly reviewId: number;
  readonly review: string;
  readonly reviewBy: string;
  readonly version: number;
}

/** Reviews, oldest first. */
export const listReviews = (
  trx: Trx,
  { slice, sort, words }: ListWish<(typeof reviewFields)[number]>,
): Promise<ListPart<ReviewRow>> =>
  readPart(
    trx
      .selectFrom('reviews')
      .select(['reviewId', 'review', 'reviewBy', 'version'])
      .where(holdsWords(words, [sql.ref('review'), sql.ref('reviewBy')])),
    slice,
    (query) =>
      query
        .$if(sort !== undefined, (sorted) => sorted.orderBy(sort?.field ?? 'reviewId', sort?.direction))
        .orderBy('reviewId'),
  );
