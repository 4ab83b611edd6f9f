import type { User } from '@plaitful/api-client/contract';
import { Badge } from '@plaitful/design-system/Badge';
import { Banner } from '@plaitful/design-system/Banner';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Inline } from '@plaitful/design-system/Inline';
import { Link } from '@plaitful/design-system/Link';
import { Menu } from '@plaitful/design-system/Menu';
import { Stack } from '@plaitful/design-system/Stack';
import { PaginatedTable, type TableColumn } from '@plaitful/design-system/PaginatedTable';
import { useMediaQuery } from '@plaitful/design-system/useMediaQuery';
import { breakable, Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { toE164 } from '@plaitful/domain/phone';
import { parseRoles } from '@plaitful/domain/roles';
import { admin, users } from '@plaitful/messages/en-CA/admin';
import { family as labels } from '@plaitful/messages/en-CA/adminChildren';
import { formatPhone } from '@plaitful/messages/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { downloadExport } from '../../../lib/api/downloadExport.ts';
import { paths } from '../../../lib/paths.ts';
import { useStackedColumns } from '../../../features/lists/useMergedColumns.tsx';
import { withRowNumbers } from '../../../features/lists/usePaging.ts';
import { getTableState } from '../../../features/lists/tableState.tsx';
import { parsePage, useServerPaging } from '../../../features/lists/useServerPaging.ts';
import { rowLink, rowMenu } from '../../../features/admin/admin.css.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { useBusiness } from '../../../shell/business.tsx';
import { phoneHref } from '../../../shell/ContactText.tsx';
import { UserChildren } from './UserChildren.tsx';
import { DeleteFamily } from './DeleteFamily.tsx';

const usersPerPage = 8;

const { column } = users;

const merged = { phone: 'email' };

type Column = TableColumn<User & { number: number }>;

const names: readonly Column[] = [
  { key: 'sn', header: column.sn, isOneLine: true, cell: ({ number }) => number },
  {
    key: 'firstName',
    header: column.firstName,
    isRowHeader: true,
    cell: ({ firstName }) => firstName,
  },
  { key: 'lastName', header: column.lastName, cell: ({ lastName }) => lastName },
];

/** In cards one name is the heading. */
const namesInCards: readonly Column[] = [
  {
    key: 'fullName',
    header: column.fullName,
    cardSlot: 'title',
    isRowHeader: true,
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  },
];

const contacts: readonly Column[] = [
  {
    key: 'email',
    header: column.email,
    isWide: true,
    cardSlot: 'detail',
    cell: ({ email }) => (
      <span className={rowLink}>
        <Link isStandalone href={`mailto:${email}`}>
          {breakable(email)}
        </Link>
      </span>
    ),
  },
  {
    key: 'phone',
    header: column.phone,
    isOneLine: true,
    cell: ({ mobilePhone, bookedPhone }) => (
      <Stack gap={1}>
        {mobilePhone === null ? (
          <Text element="span" size="sm" tone="muted">
            {users.phone.none}
          </Text>
        ) : (
          <StoredPhone phone={mobilePhone} />
        )}
        {bookedPhone === undefined || bookedPhone === mobilePhone ? null : (
          <StoredPhone phone={bookedPhone} label={users.phone.booked} />
        )}
      </Stack>
    ),
  },
  {
    key: 'role',
    header: column.role,
    cell: ({ roles }) => (
      <Inline gap={2}>
        {parseRoles(roles).map((role) => (
          <Badge key={role} tone="kind">
            {users.role[role]}
          </Badge>
        ))}
      </Inline>
    ),
  },
];

function StoredPhone({ phone, label }: { phone: string; label?: string }) {
  if (toE164(phone) !== undefined)
    return (
      <span className={rowLink}>
        <Link isStandalone href={phoneHref(phone)}>
          {formatPhone(phone)}
        </Link>
      </span>
    );
  return (
    <Inline gap={2}>
      {label === undefined ? null : <span>{label}</span>}
      <span>{phone}</span>
      <Badge tone="cancelled">{users.phone.invalid}</Badge>
    </Inline>
  );
}

type Opened = { dialog: 'children' | 'delete'; user: User };

const exportPaths = {
  html: '/api/users/{userId}/export.html',
  json: '/api/users/{userId}/export.json',
} as const;

async function download(format: keyof typeof exportPaths, user: User, timeZone: string): Promise<void> {
  const { id: userId } = user;
  try {
    const call = api.GET(exportPaths[format], { params: { path: { userId } }, parseAs: 'blob' });
    await downloadExport(call, { user, format, timeZone });
    toast.success(labels.export.done);
  } catch {
    toast.error(labels.export.failed);
  }
}

/** The actions that a family can request by phone. Admin accounts cannot be deleted here. */
function RowMenu({ user, onOpen }: { user: User; onOpen: (opened: Opened) => void }) {
  const { firstName, lastName } = user;
  const { timeZone } = useBusiness();
  const isAdmin = parseRoles(user.roles).includes('ROLE_ADMIN');
  return (
    <span className={rowMenu}>
      <Menu
        trigger="dots"
        label={labels.actions({ fullName: `${firstName} ${lastName}` })}
        items={[
          {
            key: 'children',
            label: labels.children.action,
            onSelect: () => onOpen({ dialog: 'children', user }),
          },
          ...(['html', 'json'] as const).map((format) => ({
            key: format,
            label: labels.export[format].action,
            onSelect: () => void download(format, user, timeZone),
          })),
          ...(isAdmin
            ? []
            : [
                {
                  key: 'delete',
                  label: labels.delete.action,
                  onSelect: () => onOpen({ dialog: 'delete', user }),
                },
              ]),
        ]}
      />
    </span>
  );
}

/** Phone numbers stored before they were validated, so that the owner can have them corrected. */
function InvalidPhones({ isFiltered }: { isFiltered: boolean }) {
  const query = { phone: 'invalid', page: 1, size: 1 } as const;
  const { data } = useQuery({
    queryKey: ['pages', '/api/users', query],
    queryFn: () => parsePage(api.GET('/api/users', { params: { query } })),
  });
  const count = data?.total ?? 0;
  if (count === 0) return null;
  const link = isFiltered ? <AllUsers /> : <Link href={invalidPhonesHref}>{users.phone.show}</Link>;
  return (
    <Banner tone="waiting" title={users.phone.count({ count })} action={link}>
      {users.phone.text}
    </Banner>
  );
}

const invalidPhonesHref = `${paths.adminUsers.href()}?phone=invalid`;

const AllUsers = () => <Link href={paths.adminUsers.href()}>{users.phone.showAll}</Link>;

export function UsersPage() {
  const isFiltered = useSearchParams()[0].get('phone') === 'invalid';
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const isCards = useMediaQuery('(max-width: 699.98px)');
  const columns = [...(isCards ? namesInCards : names), ...contacts];
  const layout = useStackedColumns(columns, merged, { cardsBelow: 640 });
  const { paging, query } = useServerPaging({
    listName: users.title,
    pageSize: usersPerPage,
    path: '/api/users',
    filter: isFiltered ? { phone: 'invalid' as const } : {},
    load: (asked) => api.GET('/api/users', { params: { query: asked } }),
  });
  return (
    <AdminPage heading={users.title}>
      <InvalidPhones isFiltered={isFiltered} />
      <PaginatedTable
        {...withRowNumbers(paging)}
        caption={users.title}
        {...layout}
        rowKey={({ id }) => id}
        actions={{ header: labels.column, cell: (user) => <RowMenu user={user} onOpen={setOpened} /> }}
        state={getTableState(query, {
          loading: users.loading,
          empty: isFiltered ? (
            <EmptyState title={users.phone.noneInvalid} action={<AllUsers />} />
          ) : (
            <EmptyState title={users.empty} />
          ),
          failed: admin.loadError,
          failedToast: users.loadFailed,
        })}
      />
      {opened?.dialog === 'children' ? <UserChildren user={opened.user} onClose={close} /> : null}
      {opened?.dialog === 'delete' ? <DeleteFamily user={opened.user} onClose={close} /> : null}
    </AdminPage>
  );
}
