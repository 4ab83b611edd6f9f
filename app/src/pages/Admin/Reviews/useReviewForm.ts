import { readProblem } from '@plaitful/api-client/problem';
import { checkReview, reviewByMax, reviewMax, type ReviewTexts } from '@plaitful/domain/review';
import { useMemo } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useHelp } from '../../../api/useHelp.ts';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { resolveBy, type FieldMessages } from '../../../forms/resolver.ts';
import { useFormErrors } from '../../../forms/useFormErrors.ts';
import { useRefusedFields } from '../../../forms/useRefusedFields.ts';
import { reviewForm as words } from '../../../messages/en-CA/adminReviews.ts';

const fields = ['review', 'reviewBy'] as const;

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
  const form = useForm<ReviewTexts>({
    defaultValues: begin,
    resolver: resolveBy(judge),
    mode: 'onTouched',
  });
  const problem = useMemo(() => (error === null ? null : readProblem(error)), [error]);
  useRefusedFields(form, fields, problem);
  const errors = useFormErrors(form);
  const { control } = form;
  const { isDirty } = useFormState({ control });
  const [review, reviewBy] = useWatch({ control, name: fields });
  const isAtTheFields = problem?.kind === 'refused' && problem.errors.length > 0;
  return {
    form,
    isDirty,
    /** What is typed, as it would be stored. */
    typed: { review: review.trim(), reviewBy: reviewBy.trim() },
    field: (name: keyof ReviewTexts) => ({
      ...fieldOf(form, name),
      defaultValue: begin[name],
      isRequired: true,
      error: errors[name]?.message,
    }),
    /** What can be done, where no field says it. */
    help: isAtTheFields ? undefined : help.afterSending(problem),
  };
}

export type ReviewForm = ReturnType<typeof useReviewForm>;
