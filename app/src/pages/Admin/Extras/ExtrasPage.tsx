import type { OptionGroup } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { admin } from '@plaitful/messages/en-CA/admin';
import { adminExtras as labels } from '@plaitful/messages/en-CA/adminExtras';
import { useState } from 'react';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { useOptionGroups } from '../../../features/admin/useOptionGroups.ts';
import { LoadingOrError } from '../../../features/lists/tableState.tsx';
import { $api } from '../../../lib/api/client.ts';
import { DeleteGroup } from './DeleteGroup.tsx';
import * as css from './Extras.css.ts';
import { GroupCard } from './GroupCard.tsx';
import { AddGroup, EditGroup } from './GroupForm.tsx';
import { moveItem } from './groupValues.ts';
import { useFocusLater } from './useFocusLater.ts';
import { useGroupOrder, useOptionSwitch } from './useGroupActions.ts';

type Opened =
  | { dialog: 'add' }
  | { dialog: 'edit'; group: OptionGroup }
  | { dialog: 'delete'; groupId: number };

export function ExtrasPage() {
  const query = useOptionGroups();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const leaving =
    opened?.dialog === 'delete' ? query.data?.find(({ groupId }) => groupId === opened.groupId) : undefined;
  return (
    <>
      <AdminPage
        heading={labels.title}
        actions={
          <Button icon="plus" onClick={() => setOpened({ dialog: 'add' })}>
            {labels.add}
          </Button>
        }
      >
        {query.data === undefined ? (
          <LoadingOrError
            query={query}
            labels={{ loading: labels.loading, failed: admin.loadError, failedToast: labels.loadFailed }}
          />
        ) : query.data.length === 0 ? (
          <EmptyState title={labels.empty.title} text={labels.empty.text} />
        ) : (
          <Groups
            groups={query.data}
            onEdit={(group) => setOpened({ dialog: 'edit', group })}
            onDelete={({ groupId }) => setOpened({ dialog: 'delete', groupId })}
          />
        )}
      </AdminPage>
      {opened?.dialog === 'add' ? <AddGroup onClose={close} /> : null}
      {opened?.dialog === 'edit' ? <EditGroup group={opened.group} onClose={close} /> : null}
      <DeleteGroup group={leaving} onClose={close} />
    </>
  );
}

interface GroupsProps {
  groups: readonly OptionGroup[];
  onEdit: (group: OptionGroup) => void;
  onDelete: (group: OptionGroup) => void;
}

function Groups({ groups, onEdit, onDelete }: GroupsProps) {
  const styles = $api.useQuery('get', '/api/styles/all');
  const switcher = useOptionSwitch();
  const order = useGroupOrder();
  const focusLater = useFocusLater();
  const [moved, setMoved] = useState('');
  const move = ({ groupId, name }: OptionGroup, index: number, by: -1 | 1) => {
    order(moveItem(groups, index, by));
    setMoved(labels.moved({ name, index: index + by + 1, count: groups.length }));
    focusLater(`group-${groupId}-${by < 0 ? 'up' : 'down'}`);
  };
  return (
    <Stack gap={4}>
      <Text tone="muted">{labels.lead}</Text>
      <div className={css.groups}>
        {groups.map((group, index) => (
          <GroupCard
            key={group.groupId}
            group={group}
            styleCount={styles.data?.length}
            isFirst={index === 0}
            isLast={index === groups.length - 1}
            switcher={switcher}
            onMove={(by) => move(group, index, by)}
            onEdit={() => onEdit(group)}
            onDelete={() => onDelete(group)}
          />
        ))}
      </div>
      <VisuallyHidden isLive>{moved}</VisuallyHidden>
    </Stack>
  );
}
