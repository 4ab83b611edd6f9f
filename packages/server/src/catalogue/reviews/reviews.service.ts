import { createOnce, type IdempotentRequestKey } from '../../platform/idempotency/createOnce.ts';
import type { FieldError, Review, ReviewWrite } from '@plaitful/api-client/contract';
import { normalizeName } from '@plaitful/domain/person-name';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { getEtag, isStale } from '../../platform/contract/etags.ts';
import type { ServerContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction, withConnection } from '../../platform/database/transaction.ts';
import type { Page } from '../../platform/lists/lists.ts';
import { Problem, problem, validationProblem } from '../../platform/problems/problem.ts';
import {
  listReviews,
  type ReviewRow,
  type ReviewsListOptions,
  deleteReview,
  insertReview,
  lockReview,
  updateReview,
  type ReviewTexts,
} from './reviews.repository.ts';

type Context = Pick<ServerContext, 'database' | 'clock'>;

export interface ReviewKey {
  readonly reviewId: number;
  /** The ETag that was read. */
  readonly ifMatch: string | undefined;
}

const toReview = ({ reviewId, review, reviewBy, version }: ReviewRow): Review => ({
  reviewId,
  review,
  reviewBy,
  etag: getEtag({ version }),
});

/** Both texts, without blanks around them; a blank one is missing. */
function readTexts(body: ReviewWrite): ReviewTexts | Problem {
  const texts = { review: body.review.trim(), reviewBy: normalizeName(body.reviewBy) };
  const missing = (['review', 'reviewBy'] as const).filter((field) => texts[field] === '');
  const errors = missing.map((field): FieldError => ({ field, message: fieldMessages[field] }));
  return errors.length > 0 ? validationProblem(errors) : texts;
}

/** Locks a review, unless it was changed since it was read. */
async function lockCurrent(trx: Trx, { reviewId, ifMatch }: ReviewKey): Promise<ReviewRow | Problem> {
  const row = await lockReview(trx, reviewId);
  if (row === undefined) return problem('review_not_found');
  return isStale(ifMatch, getEtag(row)) ? problem('changed_meanwhile') : row;
}

export async function loadReviews({ database }: Context, options: ReviewsListOptions): Promise<Page<Review>> {
  const { rows, total } = await withConnection(database, (db) => listReviews(db, options));
  return { rows: rows.map(toReview), total };
}

export async function addReview(
  { database, clock }: Context,
  body: ReviewWrite,
  attempt?: IdempotentRequestKey,
): Promise<Review | Problem> {
  const texts = readTexts(body);
  if (texts instanceof Problem) return texts;
  const now = clock();
  const outcome = await inTransaction(database, (trx) =>
    createOnce<ReviewRow>(
      trx,
      { operation: 'addReview', attempt, body, now },
      {
        create: () => insertReview(trx, texts, now),
        find: (reviewId) => lockReview(trx, reviewId),
        getId: ({ reviewId }) => reviewId,
      },
    ),
  );
  return outcome instanceof Problem ? outcome : toReview(outcome);
}

export async function changeReview(
  { database }: Context,
  key: ReviewKey,
  body: ReviewWrite,
): Promise<Review | Problem> {
  const texts = readTexts(body);
  if (texts instanceof Problem) return texts;
  return inTransaction(database, async (trx) => {
    const row = await lockCurrent(trx, key);
    return row instanceof Problem ? row : toReview(await updateReview(trx, row.reviewId, texts));
  });
}

export const removeReview = ({ database }: Context, key: ReviewKey): Promise<{ done: true } | Problem> =>
  inTransaction(database, async (trx) => {
    const row = await lockCurrent(trx, key);
    if (row instanceof Problem) return row;
    await deleteReview(trx, row.reviewId);
    return { done: true };
  });
