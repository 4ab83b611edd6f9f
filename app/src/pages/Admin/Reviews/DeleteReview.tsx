import type { Review } from '@plaitful/api-client/contract';
import { readProblem } from '@plaitful/api-client/problem';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { toast } from '@plaitful/design-system/Toast';
import { deleteReview as words } from '@plaitful/messages/en-CA/adminReviews';
import { action } from '@plaitful/messages/en-CA/common';
import { $api } from '../../../lib/api/client.ts';
import { useErrorMessages } from '../../../shell/useErrorMessages.ts';
import { ContactText } from '../../../shell/ContactText.tsx';
import { ifMatch } from '../../../features/admin/changed/useNewest.ts';
import { reviewStart } from './reviewStart.ts';
import { useReviewList } from './useReviewList.ts';

interface DeleteReviewProps {
  /** The one that is to go; the dialog is closed without one. */
  review: Review | undefined;
  onClose: () => void;
}

/** Asks before a review is deleted, and quotes it (reading 39). */
export function DeleteReview({ review, onClose }: DeleteReviewProps) {
  const list = useReviewList();
  const errorMessages = useErrorMessages();
  const call = $api.useMutation('delete', '/api/reviews/{reviewId}', {
    onSuccess: () => {
      toast.success(words.done);
      onClose();
      return list.refresh();
    },
    onError: () => {
      toast.error(words.failed);
      // Changed meanwhile, the question then quotes what it is now.
      return list.refresh();
    },
  });
  const close = () => {
    call.reset();
    onClose();
  };
  const hasFailed = call.error !== null && call.variables?.params.path.reviewId === review?.reviewId;
  return (
    <ConfirmDialog
      isOpen={review !== undefined}
      title={words.title({ reviewBy: review?.reviewBy ?? '' })}
      words={words}
      closeLabel={action.close}
      tone="danger"
      isBusy={call.isPending}
      error={
        hasFailed ? (
          <ContactText text={errorMessages.afterSending(readProblem(call.error)) ?? words.failed} />
        ) : undefined
      }
      onConfirm={() => {
        if (!review) return;
        const { reviewId, etag } = review;
        call.mutate({ params: { path: { reviewId }, ...ifMatch(etag) } });
      }}
      onClose={close}
    >
      <p>{words.text({ reviewStart: reviewStart(review?.review ?? '') })}</p>
    </ConfirmDialog>
  );
}
