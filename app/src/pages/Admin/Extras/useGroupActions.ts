import type { OptionGroup, OptionGroupWrite } from '@plaitful/api-client/contract';
import { toast, type ToastAction } from '@plaitful/design-system/Toast';
import { adminExtras, switchOption as labels } from '@plaitful/messages/en-CA/adminExtras';
import { useMutation } from '@tanstack/react-query';
import { useOptionGroupList } from '../../../features/admin/useOptionGroups.ts';
import { ifMatch, isConflict } from '../../../features/editing/useUpdate.ts';
import { api } from '../../../lib/api/client.ts';
import { toProblem, unwrapResponse } from '../../../lib/api/unwrapResponse.ts';

/** A stored group as it is sent. */
export const toStoredWrite = ({ name, kind, options, styles }: OptionGroup): OptionGroupWrite => ({
  name,
  kind,
  options: options.map(({ upcomingBookings: _bookings, ...option }) => option),
  styleIds: styles.map(({ styleId }) => styleId),
});

export const sendGroup = ({ groupId }: Pick<OptionGroup, 'groupId'>, body: OptionGroupWrite, etag?: string) =>
  api.PUT('/api/option-groups/update/{groupId}', {
    params: { path: { groupId }, ...ifMatch(etag) },
    body,
  });

interface OptionSwitch {
  readonly groupId: number;
  readonly optionId: number;
  readonly name: string;
  readonly isActive: boolean;
  readonly isUndo?: boolean;
}

/** Switches options on and off, one after the other, each on the newest version of its group. */
export function useOptionSwitch() {
  const list = useOptionGroupList();
  const { mutate, isPending, variables } = useMutation({
    scope: { id: 'option-groups' },
    mutationFn: async ({ groupId, optionId, isActive }: OptionSwitch) => {
      const group = list.find(groupId);
      if (!group) throw new Error('The group is gone.');
      const { options, ...write } = toStoredWrite(group);
      const changed = options.map((option) =>
        option.optionId === optionId ? { ...option, isActive } : option,
      );
      return unwrapResponse(sendGroup(group, { ...write, options: changed }, group.etag));
    },
    onSuccess: (stored, change) => {
      list.keep(stored);
      const text = labels[change.isActive ? 'on' : 'off'].done(change);
      toast.success(text, { action: change.isUndo === true ? undefined : undo(change) });
    },
    onError: (error, change) => {
      toast.error(isConflict(toProblem(error)) ? labels.changed : labels.failed(change));
      return list.refresh();
    },
  });
  const undo = (change: OptionSwitch): ToastAction => ({
    label: labels.undo,
    onPress: () => mutate({ ...change, isActive: !change.isActive, isUndo: true }),
  });
  return {
    setActive: mutate,
    isSwitching: (id: number): boolean => isPending && variables.optionId === id,
  };
}

export type OptionSwitcher = ReturnType<typeof useOptionSwitch>;

/** Shows the new order at once, and stores it; the stored one again where that fails. */
export function useGroupOrder() {
  const list = useOptionGroupList();
  const { mutate } = useMutation({
    scope: { id: 'option-groups' },
    mutationFn: (groupIds: number[]) =>
      unwrapResponse(api.PUT('/api/option-groups/order', { body: { groupIds } })),
    onSuccess: () => list.refreshStyles(),
    onError: () => {
      toast.error(adminExtras.orderFailed);
      return list.refresh();
    },
  });
  return (groups: readonly OptionGroup[]) => {
    list.order(groups);
    mutate(groups.map(({ groupId }) => groupId));
  };
}
