import type { Review } from '@plaitful/api-client/contract';
import { toast } from '@plaitful/design-system/Toast';
import type { ReviewTexts } from '@plaitful/domain/review';
import { reviewForm as words } from '@plaitful/messages/en-CA/adminReviews';
import { $api } from '../../../lib/api/client.ts';
import { ConflictDialog, type ChangedField } from '../../../features/admin/conflict/ConflictDialog.tsx';
import { ifMatch, isConflict, useNewest } from '../../../features/admin/conflict/useNewest.ts';
import { FormDialog } from '../../../features/admin/unsaved/FormDialog.tsx';
import { ReviewFields } from './ReviewFields.tsx';
import { useReviewForm } from './useReviewForm.ts';
import { useReviewList } from './useReviewList.ts';

interface EditReviewProps {
  review: Review;
  onClose: () => void;
}

export function EditReview({ review, onClose }: EditReviewProps) {
  const { save, isSaving, error, newest, forget, takeNewest } = useUpdate(review, onClose);
  const reviewForm = useReviewForm(
    { review: review.review, reviewBy: review.reviewBy },
    newest ? null : error,
  );
  const { form, fields, isDirty, typed } = reviewForm;
  return (
    <>
      <FormDialog
        title={words.update.title}
        words={{ cancel: words.cancel, submit: words.update.submit, submitting: words.submitting }}
        isDirty={isDirty}
        isBusy={isSaving}
        error={reviewForm.error}
        onSubmit={() => form.submit((texts) => save(texts, review.etag))}
        onClose={onClose}
      >
        <ReviewFields fields={fields} />
      </FormDialog>
      <ConflictDialog
        isOpen={newest !== undefined}
        fields={newest ? differences(newest, typed) : []}
        isSaving={isSaving}
        error={error === null || isConflict(error) ? undefined : words.update.failed}
        onTakeNewest={takeNewest}
        onKeepYours={() => save(typed, newest?.etag)}
        onClose={forget}
      />
    </>
  );
}

function differences(newest: ReviewTexts, yours: ReviewTexts): ChangedField[] {
  const labels = { review: words.message.label, reviewBy: words.name.label };
  return (['review', 'reviewBy'] as const)
    .filter((name) => newest[name] !== yours[name])
    .map((name) => ({ label: labels[name], newest: newest[name], yours: yours[name] }));
}

/** The call, and the newest version where someone else changed the review meanwhile. */
function useUpdate({ reviewId }: Review, onDone: () => void) {
  const list = useReviewList();
  const { newest, handleConflict, forget } = useNewest(() => list.readNewest(reviewId));
  const call = $api.useMutation('put', '/api/reviews/{reviewId}', {
    onSuccess: () => {
      toast.success(words.update.done);
      void list.refresh();
      onDone();
    },
    onError: (error) => {
      toast.error(words.update.failed);
      return handleConflict(error);
    },
  });
  return {
    isSaving: call.isPending,
    error: call.error,
    newest,
    save: (body: ReviewTexts, etag: string | undefined) => {
      if (call.isPending) return;
      call.mutate({ params: { path: { reviewId }, ...ifMatch(etag) }, body: { ...body } });
    },
    forget: () => {
      forget();
      call.reset();
    },
    takeNewest: () => {
      void list.refresh();
      onDone();
    },
  };
}
