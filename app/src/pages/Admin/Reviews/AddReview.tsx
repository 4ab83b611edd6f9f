import { toast } from '@plaitful/design-system/Toast';
import { reviewForm as words } from '@plaitful/messages/en-CA/adminReviews';
import { $api } from '../../../lib/api/client.ts';
import { FormDialog } from '../../../features/admin/unsaved/FormDialog.tsx';
import { ReviewFields } from './ReviewFields.tsx';
import { useReviewForm } from './useReviewForm.ts';
import { useReviewList } from './useReviewList.ts';

const nothing = { review: '', reviewBy: '' };

/** Adds a review (product spec 2, Reviews list). It is open as long as it is there. */
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
  const { form, fields, isDirty, error } = useReviewForm(nothing, call.error);
  const submit = () =>
    form.submit((body) => {
      if (!call.isPending) call.mutate({ body });
    });
  return (
    <FormDialog
      title={words.add.title}
      words={{ cancel: words.cancel, submit: words.add.submit, submitting: words.submitting }}
      isDirty={isDirty}
      isBusy={call.isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReviewFields fields={fields} />
    </FormDialog>
  );
}
