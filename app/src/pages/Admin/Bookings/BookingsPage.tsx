import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Stack } from '@plaitful/design-system/Stack';
import { $api } from '../../../api/client.ts';
import { appointmentsPerPage, newestFirst } from '../../../appointments/appointment.ts';
import { ListPager } from '../../../lists/ListPager.tsx';
import { listState } from '../../../lists/listState.tsx';
import { usePaging } from '../../../lists/usePaging.ts';
import { admin, bookings } from '../../../messages/en-CA/admin.ts';
import { AdminPage } from '../AdminPage.tsx';
import { BookingsTable } from './BookingsTable.tsx';

/** All bookings, newest booking date first, by pages (product spec 2, Bookings list). */
export function BookingsPage() {
  const query = $api.useQuery('get', '/api/booking/all', {}, { select: newestFirst });
  const paging = usePaging(query.data ?? [], appointmentsPerPage);
  return (
    <AdminPage heading={bookings.title}>
      <Stack gap={6}>
        <BookingsTable
          rows={paging.rows}
          state={listState(query, {
            loading: bookings.loading,
            empty: <EmptyState kind="empty" title={bookings.empty} />,
            failed: admin.loadError,
            failedToast: bookings.loadFailed,
          })}
        />
        {query.data && query.data.length > 0 ? (
          <ListPager listName={bookings.title} page={paging.page} pages={paging.pages} />
        ) : null}
      </Stack>
    </AdminPage>
  );
}
