import type { FieldError, Review, ReviewWrite } from '@plaitful/api-client/contract';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { etagOf, versionOf } from '../contract/etags.ts';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { inTransaction, reading } from '../database/transaction.ts';
import type { ListPart, ListOptions } from '../lists/lists.ts';
import { Problem, problem, validationProblem } from '../problems/problem.ts';
import {
  deleteReview,
  hasReview,
  insertReview,
  listReviews,
  updateReview,
  type reviewFields,
  type ReviewRow,
  type ReviewTexts,
} from './reviews.repository.ts';

type Context = Pick<ServerContext, 'database' | 'clock'>;

/** One review, as its reader saw it where an etag is given. */
export interface ReviewKey {
  readonly reviewId: number;
  readonly ifMatch: string | undefined;
}

function toReview(row: ReviewRow): Review {
  const { version: _version, ...review } = row;
  return { ...review, etag: etagOf(row) };
}

/** Both texts, without blanks around them; a blank one is missing. */
function readTexts(body: ReviewWrite): ReviewTexts | Problem {
  const texts = { review: body.review.trim(), reviewBy: body.reviewBy.trim() };
  const missing = (['review', 'reviewBy'] as const).filter((field) => texts[field] === '');
  const errors = missing.map((field): FieldError => ({ field, message: fieldMessages[field] }));
  return errors.length > 0 ? validationProblem(errors) : texts;
}

/** Why a conditional change met no review. */
const whyNot = async (trx: Trx, reviewId: number): Promise<Problem> =>
  problem((await hasReview(trx, reviewId)) ? 'changed_meanwhile' : 'review_not_found');

/** A part of the reviews. */
export async function readReviews(
  { database }: Context,
  input: ListOptions<(typeof reviewFields)[number]>,
): Promise<ListPart<Review>> {
  const { rows, total } = await reading(database, (trx) => listReviews(trx, input));
  return { rows: rows.map(toReview), total };
}

/** Stores a review. */
export async function addReview({ database, clock }: Context, body: ReviewWrite): Promise<Review | Problem> {
  const texts = readTexts(body);
  if (texts instanceof Problem) return texts;
  return toReview(await inTransaction(database, (trx) => insertReview(trx, texts, clock())));
}

/** Changes a review, unless it was changed since it was read. */
export async function changeReview(
  { database }: Context,
  { reviewId, ifMatch }: ReviewKey,
  body: ReviewWrite,
): Promise<Review | Problem> {
  const texts = readTexts(body);
  if (texts instanceof Problem) return texts;
  return inTransaction(database, async (trx) => {
    const row = await updateReview(trx, reviewId, texts, versionOf(ifMatch));
    return row === undefined ? whyNot(trx, reviewId) : toReview(row);
  });
}

/** Deletes a review, unless it was changed since it was read. */
export const removeReview = (
  { database }: Context,
  { reviewId, ifMatch }: ReviewKey,
): Promise<{ done: true } | Problem> =>
  inTransaction(database, async (trx) =>
    (await deleteReview(trx, reviewId, versionOf(ifMatch))) ? { done: true } : whyNot(trx, reviewId),
  );
