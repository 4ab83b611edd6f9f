/** The most characters of a review. */
export const reviewMax = 255;

/** The most characters of the name under a review, as the contract has it. */
export const reviewByMax = 100;

/** What a review says, and who says it. */
export interface ReviewTexts {
  readonly review: string;
  readonly reviewBy: string;
}

/** The texts that cannot be sent as they are, each with its problem; empty when all is well. */
export type ReviewProblems = Partial<Record<keyof ReviewTexts, 'required' | 'tooLong'>>;

/** What is wrong with a review, text by text. */
export function checkReview({ review, reviewBy }: ReviewTexts): ReviewProblems {
  const reviewIs = problemOf(review, reviewMax);
  const reviewByIs = problemOf(reviewBy, reviewByMax);
  return { ...(reviewIs && { review: reviewIs }), ...(reviewByIs && { reviewBy: reviewByIs }) };
}

/** A text's problem. Its length is that of what was typed, as a counter beside it shows it. */
function problemOf(text: string, max: number): 'required' | 'tooLong' | undefined {
  if (text.trim() === '') return 'required';
  return text.length > max ? 'tooLong' : undefined;
}
