import type { User } from '@plaitful/api-client/contract';
import { Banner } from '@plaitful/design-system/Banner';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { family } from '@plaitful/messages/en-CA/adminChildren';
import { useQueryClient } from '@tanstack/react-query';
import { PasswordDialog } from '../../../features/editing/PasswordDialog.tsx';
import { $api, isPersonalQueryKey } from '../../../lib/api/client.ts';

const labels = family.delete;

interface DeleteFamilyProps {
  user: User;
  onClose: () => void;
}

export function DeleteFamily({ user: { id, firstName, lastName }, onClose }: DeleteFamilyProps) {
  const cache = useQueryClient();
  const { mutate, isPending, error } = $api.useMutation('post', '/api/users/{userId}/delete', {
    onSuccess: ({ cancelledBookings, isComplete }) => {
      void cache.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'pages' || isPersonalQueryKey(queryKey),
      });
      const done = labels.done({ count: cancelledBookings });
      toast.success(isComplete ? done : `${done}. ${labels.later}`, { isPersistent: !isComplete });
      onClose();
    },
  });
  return (
    <PasswordDialog
      title={labels.title({ fullName: `${firstName} ${lastName}` })}
      labels={labels}
      error={error}
      isBusy={isPending}
      onSubmit={(body) => mutate({ params: { path: { userId: id } }, body })}
      onClose={onClose}
    >
      <Text>{labels.text}</Text>
      <Text>{labels.gone}</Text>
      <Text>{labels.kept}</Text>
      <Banner tone="waiting">{labels.final}</Banner>
    </PasswordDialog>
  );
}
