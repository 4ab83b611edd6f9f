import type { User } from '@plaitful/api-client/contract';
import { Badge } from '@plaitful/design-system/Badge';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Inline } from '@plaitful/design-system/Inline';
import { Link } from '@plaitful/design-system/Link';
import { PaginatedTable, type TableColumn } from '@plaitful/design-system/PaginatedTable';
import { Text } from '@plaitful/design-system/Text';
import { readRoles } from '@plaitful/domain/roles';
import { admin, users } from '@plaitful/messages/en-CA/admin';
import { formatPhone } from '@plaitful/messages/format';
import { api } from '../../../lib/api/client.ts';
import { useFoldedColumns } from '../../../features/lists/useFoldedColumns.tsx';
import { listState } from '../../../features/lists/listState.tsx';
import { useServerPaging } from '../../../features/lists/useServerPaging.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';

const usersPerPage = 8;

interface Row {
  number: number;
  user: User;
}

const { column } = users;

const folded = { phone: 'email' };

const columns: readonly TableColumn<Row>[] = [
  { key: 'sn', header: column.sn, cardSlot: 'lead', isOneLine: true, cell: ({ number }) => number },
  {
    key: 'firstName',
    header: column.firstName,
    cardSlot: 'title',
    isRowHeader: true,
    cell: ({ user }) => user.firstName,
  },
  { key: 'lastName', header: column.lastName, cell: ({ user }) => user.lastName },
  {
    key: 'email',
    header: column.email,
    cardSlot: 'detail',
    cell: ({ user }) => (
      <Link isStandalone href={`mailto:${user.email}`}>
        {user.email}
      </Link>
    ),
  },
  {
    key: 'phone',
    header: column.phone,
    isOneLine: true,
    cell: ({ user }) =>
      user.mobilePhone === null ? (
        <Text element="span" size="sm" tone="muted">
          {users.phone.none}
        </Text>
      ) : (
        formatPhone(user.mobilePhone)
      ),
  },
  {
    key: 'role',
    header: column.role,
    cell: ({ user }) => (
      <Inline gap={2}>
        {readRoles(user.roles).map((role) => (
          <Badge key={role} tone="kind">
            {users.role[role]}
          </Badge>
        ))}
      </Inline>
    ),
  },
];

export function UsersPage() {
  const folding = useFoldedColumns(columns, folded, { cardsBelow: 640 });
  const { paging, query } = useServerPaging({
    listName: users.title,
    pageSize: usersPerPage,
    path: '/api/users',
    filter: {},
    load: (asked) => api.GET('/api/users', { params: { query: asked } }),
  });
  const before = (paging.page - 1) * usersPerPage;
  return (
    <AdminPage heading={users.title}>
      <PaginatedTable
        {...paging}
        caption={users.title}
        {...folding}
        rows={paging.rows.map((user, index) => ({ number: before + index + 1, user }))}
        rowKey={({ user }) => user.id}
        state={listState(query, {
          loading: users.loading,
          empty: <EmptyState title={users.empty} />,
          failed: admin.loadError,
          failedToast: users.loadFailed,
        })}
      />
    </AdminPage>
  );
}
