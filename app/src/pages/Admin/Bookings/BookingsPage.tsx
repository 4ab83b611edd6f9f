import { EmptyState } from '@plaitful/design-system/EmptyState';
import { api } from '../../../api/client.ts';
import { appointmentsPerPage } from '../../../appointments/appointment.ts';
import { listState } from '../../../lists/listState.tsx';
import { useServerPaging } from '../../../lists/useServerPaging.ts';
import { admin, bookings } from '../../../messages/en-CA/admin.ts';
import { AdminPage } from '../AdminPage.tsx';
import { BookingsTable } from './BookingsTable.tsx';

/** All bookings, newest booking date first, by pages (product spec 2, Bookings list). */
export function BookingsPage() {
  const { paging, query } = useServerPaging({
    listName: bookings.title,
    pageSize: appointmentsPerPage,
    path: '/api/booking/all',
    filter: {},
    load: (asked) => api.GET('/api/booking/all', { params: { query: asked } }),
  });
  return (
    <AdminPage heading={bookings.title}>
      <BookingsTable
        paging={paging}
        state={listState(query, {
          loading: bookings.loading,
          empty: <EmptyState title={bookings.empty} />,
          failed: admin.loadError,
          failedToast: bookings.loadFailed,
        })}
      />
    </AdminPage>
  );
}
