import { ButtonLink } from '@plaitful/design-system/Link';
import { booking as labels } from '@plaitful/messages/en-CA/admin';
import { useLocation, useParams } from 'react-router-dom';
import { $api } from '../../../lib/api/client.ts';
import { paths } from '../../../lib/paths.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { getReturnUrl, parseBookingLinkState } from '../../../features/admin/bookingLinkState.ts';
import { RecordLoadState } from '../../../features/admin/RecordLoadState.tsx';
import { BookingUpdate } from './BookingUpdate.tsx';

export function BookingUpdatePage() {
  const bookingId = Number(useParams()['bookingId']);
  const isId = Number.isInteger(bookingId) && bookingId > 0;
  const { state } = useLocation();
  const handed = parseBookingLinkState(state, bookingId);
  const query = $api.useQuery(
    'get',
    '/api/booking/{bookingId}',
    { params: { path: { bookingId } } },
    { enabled: isId, ...(handed ? { placeholderData: handed } : {}) },
  );
  const close = (
    <ButtonLink variant="outline" size="sm" href={getReturnUrl(state)}>
      {labels.close}
    </ButtonLink>
  );
  return (
    <AdminPage heading={labels.title} actions={close}>
      {query.data ? (
        <BookingUpdate key={bookingId} booking={query.data} />
      ) : (
        <RecordLoadState isId={isId} query={query} labels={labels} listHref={paths.adminBookings.href()} />
      )}
    </AdminPage>
  );
}
