import type { Child } from '@plaitful/api-client/contract';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { toast } from '@plaitful/design-system/Toast';
import { action } from '@plaitful/messages/en-CA/common';
import { removal as words } from '@plaitful/messages/en-CA/profile';
import { useQueryClient } from '@tanstack/react-query';
import { childrenPath } from '../../../features/children/useChildren.ts';
import { $api, isMissing } from '../../../lib/api/client.ts';

interface RemoveChildProps {
  child: Child | undefined;
  onClose: () => void;
}

export function RemoveChild({ child, onClose }: RemoveChildProps) {
  const cache = useQueryClient();
  const { mutate, isPending, error, reset } = $api.useMutation('delete', '/api/account/children/{childId}');
  const close = () => {
    reset();
    onClose();
  };
  const settle = ({ childId, name: childName }: Child): void => {
    const { queryKey } = $api.queryOptions('get', childrenPath, {});
    cache.setQueryData<Child[]>(queryKey, (saved) => saved?.filter((other) => other.childId !== childId));
    void cache.invalidateQueries({ queryKey });
    toast.success(words.done({ childName }));
    close();
  };
  const remove = (removed: Child) =>
    mutate(
      { params: { path: { childId: removed.childId } } },
      {
        onSuccess: () => settle(removed),
        // Removed elsewhere already.
        onError: (failure) => {
          if (isMissing(failure)) settle(removed);
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen={child !== undefined}
      title={child ? words.title({ childName: child.name }) : ''}
      words={words}
      closeLabel={action.close}
      tone="danger"
      isBusy={isPending}
      error={error === null ? undefined : words.failed}
      onConfirm={() => child && remove(child)}
      onClose={close}
    >
      {child ? <p>{words.text({ childName: child.name })}</p> : null}
    </ConfirmDialog>
  );
}
