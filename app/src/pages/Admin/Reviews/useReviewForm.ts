import { readProblem } from '@plaitful/api-client/problem';
import { checkReview, reviewByMax, reviewMax, type ReviewTexts } from '@plaitful/domain/review';
import { reviewForm as words } from '@plaitful/messages/en-CA/adminReviews';
import { useMemo } from 'react';
import { useHelp } from '../../../shell/useHelp.ts';
import type { FieldMessages } from '../../../lib/forms/form.ts';
import { useErrorsInTitle } from '../../../lib/forms/useErrorsInTitle.ts';
import { useTextField } from '../../../lib/forms/useField.ts';
import { useForm, useFormState } from '../../../lib/forms/useForm.ts';
import { useRefusedFields } from '../../../lib/forms/useRefusedFields.ts';

function judge(texts: ReviewTexts): FieldMessages<ReviewTexts> {
  const { review, reviewBy } = checkReview(texts);
  const { message, name } = words;
  return {
    ...(review && { review: review === 'required' ? message.required : message.tooLong({ max: reviewMax }) }),
    ...(reviewBy && {
      reviewBy: reviewBy === 'required' ? name.required : name.tooLong({ max: reviewByMax }),
    }),
  };
}

/**
 * The two fields of a review's form: judged here, and by what the server says of them.
 * @param begin what they hold at first
 * @param error what the last try came to
 */
export function useReviewForm(begin: ReviewTexts, error: unknown) {
  const help = useHelp();
  const form = useForm({ initial: begin, judge });
  const problem = useMemo(() => (error === null ? null : readProblem(error)), [error]);
  useRefusedFields(form, problem);
  useErrorsInTitle(form);
  const isDirty = useFormState(form, (state) => state.isDirty);
  const review = useTextField(form, 'review');
  const reviewBy = useTextField(form, 'reviewBy');
  const isAtTheFields = problem?.kind === 'refused' && problem.errors.length > 0;
  return {
    form,
    isDirty,
    /** What is typed, as it would be stored. */
    typed: { review: review.value.trim(), reviewBy: reviewBy.value.trim() },
    fields: { review, reviewBy },
    /** What can be done, where no field says it. */
    help: isAtTheFields ? undefined : help.afterSending(problem),
  };
}

export type ReviewForm = ReturnType<typeof useReviewForm>;
