import type { OptionGroup } from '@plaitful/api-client/contract';
import { toast } from '@plaitful/design-system/Toast';
import { deleteGroup, withdrawGroup } from '@plaitful/messages/en-CA/adminExtras';
import { useMutation } from '@tanstack/react-query';
import { useOptionGroupList } from '../../../features/admin/useOptionGroups.ts';
import { ConfirmCallDialog } from '../../../features/editing/ConfirmCallDialog.tsx';
import { ifMatch } from '../../../features/editing/useUpdate.ts';
import { $api } from '../../../lib/api/client.ts';
import { toProblem, unwrapResponse } from '../../../lib/api/unwrapResponse.ts';
import { ContactText } from '../../../shell/ContactText.tsx';
import { useErrorMessages } from '../../../shell/useErrorMessages.ts';
import { sendGroup, toStoredWrite } from './useGroupActions.ts';

interface DeleteGroupProps {
  /** None while the dialog is closed. */
  group: OptionGroup | undefined;
  onClose: () => void;
}

/** How many upcoming bookings have one of its options, at least: one may have several. */
const countBookings = ({ options }: OptionGroup): number =>
  Math.max(0, ...options.map(({ upcomingBookings }) => upcomingBookings));

/** Deletes a group; one that upcoming bookings have can be taken from its styles instead. */
export function DeleteGroup({ group, onClose }: DeleteGroupProps) {
  return (
    <>
      <DeleteQuestion group={group && countBookings(group) === 0 ? group : undefined} onClose={onClose} />
      <WithdrawQuestion group={group && countBookings(group) > 0 ? group : undefined} onClose={onClose} />
    </>
  );
}

function DeleteQuestion({ group, onClose }: DeleteGroupProps) {
  const list = useOptionGroupList();
  const call = $api.useMutation('delete', '/api/option-groups/delete/{groupId}', {
    onSuccess: (_done, { params }) => {
      toast.success(deleteGroup.done);
      list.remove(params.path.groupId);
      onClose();
    },
    onError: () => {
      toast.error(deleteGroup.failed);
      return list.refresh();
    },
  });
  const hasFailed = call.variables?.params.path.groupId === group?.groupId;
  return (
    <ConfirmCallDialog
      isOpen={group !== undefined}
      title={deleteGroup.title({ name: group?.name ?? '' })}
      labels={deleteGroup}
      call={call}
      error={
        hasFailed && call.error !== null ? (
          <Refusal error={call.error} failed={deleteGroup.failed} />
        ) : undefined
      }
      onConfirm={() => {
        if (!group) return;
        const { groupId, etag } = group;
        call.mutate({ params: { path: { groupId }, ...ifMatch(etag) } });
      }}
      onClose={onClose}
    >
      <p>{deleteGroup.text}</p>
    </ConfirmCallDialog>
  );
}

function WithdrawQuestion({ group, onClose }: DeleteGroupProps) {
  const list = useOptionGroupList();
  const call = useMutation({
    mutationFn: (withdrawn: OptionGroup) =>
      unwrapResponse(sendGroup(withdrawn, { ...toStoredWrite(withdrawn), styleIds: [] }, withdrawn.etag)),
    onSuccess: (stored) => {
      toast.success(withdrawGroup.done(stored));
      list.keep(stored);
      onClose();
    },
    onError: () => {
      toast.error(withdrawGroup.failed);
      return list.refresh();
    },
  });
  return (
    <ConfirmCallDialog
      isOpen={group !== undefined}
      title={withdrawGroup.title({ name: group?.name ?? '' })}
      labels={withdrawGroup}
      call={call}
      error={call.error === null ? undefined : <Refusal error={call.error} failed={withdrawGroup.failed} />}
      onConfirm={() => {
        if (group) call.mutate(group);
      }}
      onClose={onClose}
    >
      <p>{withdrawGroup.text({ count: group ? countBookings(group) : 0 })}</p>
    </ConfirmCallDialog>
  );
}

function Refusal({ error, failed }: { error: unknown; failed: string }) {
  const errorMessages = useErrorMessages();
  return <ContactText text={errorMessages.afterSending(toProblem(error)) ?? failed} />;
}
