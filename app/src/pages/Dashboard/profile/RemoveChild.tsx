import type { Child } from '@plaitful/api-client/contract';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { toast } from '@plaitful/design-system/Toast';
import { action } from '@plaitful/messages/en-CA/common';
import { removeChild as labels } from '@plaitful/messages/en-CA/profile';
import { useQueryClient } from '@tanstack/react-query';
import { refreshBookings } from '../../../features/appointments/refreshBookings.ts';
import { childrenPath } from '../../../features/children/useChildren.ts';
import { $api, isNotFoundOrInvalidId } from '../../../lib/api/client.ts';

interface RemoveChildProps {
  child: Child;
  onClose: () => void;
}

export function RemoveChild({ child: { childId, name: childName }, onClose }: RemoveChildProps) {
  const cache = useQueryClient();
  const { queryKey } = $api.queryOptions('get', childrenPath, {});
  const settle = (): void => {
    cache.setQueryData<Child[]>(queryKey, (saved) => saved?.filter((other) => other.childId !== childId));
    void cache.invalidateQueries({ queryKey });
    void refreshBookings(cache);
    toast.success(labels.done({ childName }));
    onClose();
  };
  const { mutate, isPending, error } = $api.useMutation('delete', '/api/account/children/{childId}', {
    onSuccess: settle,
    // A 404 means that the child was already removed.
    onError: (failure) => {
      if (isNotFoundOrInvalidId(failure)) settle();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={labels.title({ childName })}
      words={labels}
      closeLabel={action.close}
      tone="danger"
      isBusy={isPending}
      error={error === null ? undefined : labels.failed}
      onConfirm={() => mutate({ params: { path: { childId } } })}
      onClose={onClose}
    >
      <p>{labels.text({ childName })}</p>
    </ConfirmDialog>
  );
}
