import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { readPart, textOf, type ListOptions, type ListPart } from '../../platform/lists/lists.ts';

const sortColumns = { reviewId: sql.ref('reviewId'), review: textOf('review'), reviewBy: textOf('reviewBy') };

type ReviewField = keyof typeof sortColumns;

export const reviewFields = Object.keys(sortColumns) as ReviewField[];

export type ReviewsListOptions = ListOptions<ReviewField>;

export const reviewColumns = ['reviewId', 'review', 'reviewBy', 'version'] as const;

export interface ReviewRow {
  readonly reviewId: number;
  readonly review: string;
  readonly reviewBy: string;
  readonly version: number;
}

/** Oldest first by default. */
export const listReviews = (db: Connection, options: ReviewsListOptions): Promise<ListPart<ReviewRow>> =>
  readPart(db.selectFrom('reviews').select(reviewColumns), options, {
    sortColumns,
    texts: ['review', 'reviewBy'],
    order: [{ column: 'reviewId' }],
  });
