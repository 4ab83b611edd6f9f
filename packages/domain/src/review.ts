import { normalizeName } from './personName.ts';

/** The maximum length of a review, in characters. */
export const REVIEW_MAX_LENGTH = 255;

/** The maximum length of a reviewer's name, as in the contract. */
export const REVIEWER_NAME_MAX_LENGTH = 100;

export interface ReviewTexts {
  readonly review: string;
  readonly reviewBy: string;
}

/** The invalid fields, each with its problem; empty when all are valid. */
export type ReviewProblems = Partial<Record<keyof ReviewTexts, 'required' | 'tooLong'>>;

export function checkReview({ review, reviewBy }: ReviewTexts): ReviewProblems {
  const reviewIs = getProblem(review, REVIEW_MAX_LENGTH);
  const reviewByIs =
    normalizeName(reviewBy) === '' ? 'required' : getProblem(reviewBy, REVIEWER_NAME_MAX_LENGTH);
  return { ...(reviewIs && { review: reviewIs }), ...(reviewByIs && { reviewBy: reviewByIs }) };
}

/** The problem of a text. Its untrimmed length counts, as in the counter beside it. */
function getProblem(text: string, max: number): 'required' | 'tooLong' | undefined {
  if (text.trim() === '') return 'required';
  return text.length > max ? 'tooLong' : undefined;
}
