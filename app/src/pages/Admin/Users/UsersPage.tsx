import type { User } from '@plaitful/api-client/contract';
import { Badge } from '@plaitful/design-system/Badge';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Inline } from '@plaitful/design-system/Inline';
import { Link } from '@plaitful/design-system/Link';
import { Menu } from '@plaitful/design-system/Menu';
import { PaginatedTable, type TableColumn } from '@plaitful/design-system/PaginatedTable';
import { breakable, Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { readRoles } from '@plaitful/domain/roles';
import { admin, users } from '@plaitful/messages/en-CA/admin';
import { family as words } from '@plaitful/messages/en-CA/adminFamily';
import { formatPhone } from '@plaitful/messages/format';
import { useState } from 'react';
import { answerOf } from '../../../lib/api/answer.ts';
import { api } from '../../../lib/api/client.ts';
import { downloadBlob } from '../../../lib/api/downloadBlob.ts';
import { useMergedColumns } from '../../../features/lists/useMergedColumns.tsx';
import { numbered } from '../../../features/lists/usePaging.ts';
import { listState } from '../../../features/lists/listState.tsx';
import { useServerPaging } from '../../../features/lists/useServerPaging.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { ChildrenOfUser } from './ChildrenOfUser.tsx';
import { DeleteFamily } from './DeleteFamily.tsx';

const usersPerPage = 8;

const { column } = users;

const merged = { phone: 'email' };

const columns: readonly TableColumn<User & { number: number }>[] = [
  { key: 'sn', header: column.sn, cardSlot: 'lead', isOneLine: true, cell: ({ number }) => number },
  {
    key: 'firstName',
    header: column.firstName,
    cardSlot: 'title',
    isRowHeader: true,
    cell: ({ firstName }) => firstName,
  },
  { key: 'lastName', header: column.lastName, cell: ({ lastName }) => lastName },
  {
    key: 'email',
    header: column.email,
    cardSlot: 'detail',
    cell: ({ email }) => (
      <Link isStandalone href={`mailto:${email}`}>
        {breakable(email)}
      </Link>
    ),
  },
  {
    key: 'phone',
    header: column.phone,
    isOneLine: true,
    cell: ({ mobilePhone }) =>
      mobilePhone === null ? (
        <Text element="span" size="sm" tone="muted">
          {users.phone.none}
        </Text>
      ) : (
        formatPhone(mobilePhone)
      ),
  },
  {
    key: 'role',
    header: column.role,
    cell: ({ roles }) => (
      <Inline gap={2}>
        {readRoles(roles).map((role) => (
          <Badge key={role} tone="kind">
            {users.role[role]}
          </Badge>
        ))}
      </Inline>
    ),
  },
];

type Opened = { dialog: 'children' | 'delete'; user: User };

const exportPaths = {
  html: '/api/users/{userId}/export.html',
  json: '/api/users/{userId}/export.json',
} as const;

/** Not a plain link, since the call needs the session's token. */
async function download(format: keyof typeof exportPaths, userId: number): Promise<void> {
  try {
    const file: Blob = await answerOf(
      api.GET(exportPaths[format], { params: { path: { userId } }, parseAs: 'blob' }),
    );
    downloadBlob(file, words.export[format].fileName);
    toast.success(words.export.done);
  } catch {
    toast.error(words.export.failed);
  }
}

/** What a family asks for by phone. An account that runs the studio cannot be deleted here. */
function RowMenu({ user, onOpen }: { user: User; onOpen: (opened: Opened) => void }) {
  const { id, firstName, lastName } = user;
  const isAdmin = readRoles(user.roles).includes('ROLE_ADMIN');
  return (
    <Menu
      trigger="dots"
      label={words.actions({ fullName: `${firstName} ${lastName}` })}
      items={[
        {
          key: 'children',
          label: words.children.action,
          onSelect: () => onOpen({ dialog: 'children', user }),
        },
        ...(['html', 'json'] as const).map((format) => ({
          key: format,
          label: words.export[format].action,
          onSelect: () => void download(format, id),
        })),
        ...(isAdmin
          ? []
          : [
              {
                key: 'delete',
                label: words.delete.action,
                onSelect: () => onOpen({ dialog: 'delete', user }),
              },
            ]),
      ]}
    />
  );
}

export function UsersPage() {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const layout = useMergedColumns(columns, merged, { cardsBelow: 640 });
  const { paging, query } = useServerPaging({
    listName: users.title,
    pageSize: usersPerPage,
    path: '/api/users',
    filter: {},
    load: (asked) => api.GET('/api/users', { params: { query: asked } }),
  });
  return (
    <AdminPage heading={users.title}>
      <PaginatedTable
        {...numbered(paging)}
        caption={users.title}
        {...layout}
        rowKey={({ id }) => id}
        actions={{ header: words.column, cell: (user) => <RowMenu user={user} onOpen={setOpened} /> }}
        state={listState(query, {
          loading: users.loading,
          empty: <EmptyState title={users.empty} />,
          failed: admin.loadError,
          failedToast: users.loadFailed,
        })}
      />
      {opened?.dialog === 'children' ? <ChildrenOfUser user={opened.user} onClose={close} /> : null}
      {opened?.dialog === 'delete' ? <DeleteFamily user={opened.user} onClose={close} /> : null}
    </AdminPage>
  );
}
