import type { Review } from '@plaitful/api-client/contract';
import { TextArea } from '@plaitful/design-system/TextArea';
import { TextField } from '@plaitful/design-system/TextField';
import { toast } from '@plaitful/design-system/Toast';
import {
  checkReview,
  REVIEWER_NAME_MAX_LENGTH,
  REVIEW_MAX_LENGTH,
  type ReviewTexts,
} from '@plaitful/domain/review';
import { deleteReview, reviewForm as words } from '@plaitful/messages/en-CA/adminReviews';
import { field as fieldLabels } from '@plaitful/messages/en-CA/fields';
import { ConfirmCallDialog } from '../../../features/editing/ConfirmCallDialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { ConflictDialog, type ChangedField } from '../../../features/editing/ConflictDialog.tsx';
import { FormDialog, useDialogForm } from '../../../features/editing/FormDialog.tsx';
import { ifMatch, useUpdateWithConflict } from '../../../features/editing/useUpdate.ts';
import { toProblem } from '../../../lib/api/unwrapResponse.ts';
import { $api, api } from '../../../lib/api/client.ts';
import type { FieldErrors } from '../../../lib/forms/form.ts';
import { useTextField } from '../../../lib/forms/useField.ts';
import { ContactText } from '../../../shell/ContactText.tsx';
import { useErrorMessages } from '../../../shell/useErrorMessages.ts';
import { truncateReview } from './truncateReview.ts';

const path = '/api/reviews/all';

/** The cached reviews, here and on Home. */
function useReviewList() {
  const cache = useQueryClient();
  return {
    refresh: () => cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === path }),
    readNewest: async (id: Review['reviewId']): Promise<Review | undefined> => {
      const all = { ...$api.queryOptions('get', path), staleTime: 0 };
      const reviews = await cache.fetchQuery(all).catch(() => undefined);
      return reviews?.find(({ reviewId }) => reviewId === id);
    },
  };
}

function validate(texts: ReviewTexts): FieldErrors<ReviewTexts> {
  const { review, reviewBy } = checkReview(texts);
  const { message, name } = words;
  return {
    ...(review && {
      review: review === 'required' ? message.required : message.tooLong({ max: REVIEW_MAX_LENGTH }),
    }),
    ...(reviewBy && {
      reviewBy: reviewBy === 'required' ? name.required : name.tooLong({ max: REVIEWER_NAME_MAX_LENGTH }),
    }),
  };
}

interface ReviewFormProps {
  initial: ReviewTexts;
  labels: { title: string; submit: string };
  isBusy: boolean;
  error: unknown;
  onSubmit: (texts: ReviewTexts) => void;
  onClose: () => void;
}

function ReviewForm({ initial, labels: own, error, ...dialog }: ReviewFormProps) {
  const dialogForm = useDialogForm({ initial, validate, error });
  return (
    <FormDialog
      {...dialog}
      {...dialogForm}
      title={own.title}
      labels={{ cancel: words.cancel, submit: own.submit, submitting: words.submitting }}
    >
      <TextArea
        label={words.message.label}
        rows={4}
        counter={{
          max: REVIEW_MAX_LENGTH,
          text: words.message.count,
          spoken: fieldLabels.characters.text,
          tooLong: words.message.tooLong,
        }}
        {...useTextField(dialogForm.form, 'review')}
        isRequired
      />
      <TextField
        label={words.name.label}
        hint={words.name.hint}
        autoComplete="off"
        {...useTextField(dialogForm.form, 'reviewBy')}
        isRequired
      />
    </FormDialog>
  );
}

export function AddReview({ onClose }: { onClose: () => void }) {
  const list = useReviewList();
  const call = $api.useMutation('post', '/api/reviews/add', {
    onSuccess: () => {
      toast.success(words.add.done);
      void list.refresh();
      onClose();
    },
    onError: () => toast.error(words.add.failed),
  });
  return (
    <ReviewForm
      initial={{ review: '', reviewBy: '' }}
      labels={words.add}
      isBusy={call.isPending}
      error={call.error}
      onSubmit={(body) => call.mutate({ body })}
      onClose={onClose}
    />
  );
}

interface EditReviewProps {
  review: Review;
  onClose: () => void;
}

export function EditReview({ review: { reviewId, etag, ...stored }, onClose }: EditReviewProps) {
  const list = useReviewList();
  const showNewest = () => {
    void list.refresh();
    onClose();
  };
  const { save, sent, isSaving, newest, ...update } = useUpdateWithConflict({
    send: (body: ReviewTexts, match) =>
      api.PUT('/api/reviews/{reviewId}', { params: { path: { reviewId }, ...match }, body }),
    readNewest: () => list.readNewest(reviewId),
    onStored: showNewest,
    labels: words.update,
  });
  const yours = sent && { review: sent.review.trim(), reviewBy: sent.reviewBy.trim() };
  return (
    <>
      <ReviewForm
        initial={{ review: stored.review, reviewBy: stored.reviewBy }}
        labels={words.update}
        isBusy={isSaving}
        error={update.error}
        onSubmit={(texts) => save(texts, etag)}
        onClose={onClose}
      />
      <ConflictDialog
        isOpen={newest !== undefined}
        fields={newest && yours ? differences(newest, yours) : []}
        isSaving={isSaving}
        error={update.newestError}
        onTakeNewest={showNewest}
        onKeepYours={() => {
          if (yours) save(yours, newest?.etag);
        }}
        onClose={update.forgetNewest}
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

export function DeleteReview({ review, onClose }: { review: Review | undefined; onClose: () => void }) {
  const list = useReviewList();
  const errorMessages = useErrorMessages();
  const call = $api.useMutation('delete', '/api/reviews/{reviewId}', {
    onSuccess: () => {
      toast.success(deleteReview.done);
      onClose();
      return list.refresh();
    },
    onError: () => {
      toast.error(deleteReview.failed);
      return list.refresh();
    },
  });
  const hasFailed = call.error !== null && call.variables?.params.path.reviewId === review?.reviewId;
  return (
    <ConfirmCallDialog
      isOpen={review !== undefined}
      title={deleteReview.title({ reviewBy: review?.reviewBy ?? '' })}
      labels={deleteReview}
      call={call}
      error={
        hasFailed ? (
          <ContactText text={errorMessages.afterSending(toProblem(call.error)) ?? deleteReview.failed} />
        ) : undefined
      }
      onConfirm={() => {
        if (!review) return;
        const { reviewId, etag } = review;
        call.mutate({ params: { path: { reviewId }, ...ifMatch(etag) } });
      }}
      onClose={onClose}
    >
      <p>{deleteReview.text({ reviewStart: truncateReview(review?.review ?? '') })}</p>
    </ConfirmCallDialog>
  );
}
