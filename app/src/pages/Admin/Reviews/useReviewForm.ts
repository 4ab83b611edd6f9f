import { checkReview, reviewByMax, reviewMax, type ReviewTexts } from '@plaitful/domain/review';
import { reviewForm as words } from '@plaitful/messages/en-CA/adminReviews';
import { useDialogForm } from '../../../features/admin/useDialogForm.ts';
import type { FieldErrors } from '../../../lib/forms/form.ts';
import { useTextField } from '../../../lib/forms/useField.ts';

function validate(texts: ReviewTexts): FieldErrors<ReviewTexts> {
  const { review, reviewBy } = checkReview(texts);
  const { message, name } = words;
  return {
    ...(review && { review: review === 'required' ? message.required : message.tooLong({ max: reviewMax }) }),
    ...(reviewBy && {
      reviewBy: reviewBy === 'required' ? name.required : name.tooLong({ max: reviewByMax }),
    }),
  };
}

export function useReviewForm(initial: ReviewTexts, error: unknown) {
  const dialogForm = useDialogForm({ initial, validate, error });
  const review = useTextField(dialogForm.form, 'review');
  const reviewBy = useTextField(dialogForm.form, 'reviewBy');
  return {
    ...dialogForm,
    typed: { review: review.value.trim(), reviewBy: reviewBy.value.trim() },
    fields: { review, reviewBy },
  };
}

export type ReviewForm = ReturnType<typeof useReviewForm>;
