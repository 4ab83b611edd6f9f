import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ButtonLink } from '@plaitful/design-system/Link';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { useLocation, useParams } from 'react-router-dom';
import { $api } from '../../../api/client.ts';
import { isMissing } from '../../../api/isMissing.ts';
import { ListFailed } from '../../../lists/ListFailed.tsx';
import { booking as words } from '../../../messages/en-CA/admin.ts';
import { paths } from '../../../paths.ts';
import { AdminPage } from '../AdminPage.tsx';
import { readBackHref, readBookingState } from '../bookingState.ts';
import { BookingUpdate } from './BookingUpdate.tsx';

/** One booking of the list: handed on by it, else loaded by its id (product spec 2, Booking update page; reading 5). */
export function BookingUpdatePage() {
  const bookingId = Number(useParams()['bookingId']);
  const isId = Number.isInteger(bookingId) && bookingId > 0;
  const { state } = useLocation();
  const handed = readBookingState(state, bookingId);
  const query = $api.useQuery(
    'get',
    '/api/booking/{bookingId}',
    { params: { path: { bookingId } } },
    { enabled: isId, ...(handed ? { placeholderData: handed } : {}) },
  );
  const close = (
    <ButtonLink tone="secondary" size="sm" href={readBackHref(state)}>
      {words.close}
    </ButtonLink>
  );
  return (
    <AdminPage heading={words.title} actions={close}>
      {query.data ? <BookingUpdate key={bookingId} booking={query.data} /> : null}
      {!query.data && !query.isError && isId ? <PlaitLoader label={words.loading} /> : null}
      {!isId || (query.isError && isMissing(query.error)) ? <Missing /> : null}
      {query.isError && !isMissing(query.error) ? (
        <ListFailed
          text={words.loadFailed}
          toastText={words.loadFailed}
          failedAt={query.errorUpdatedAt}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
    </AdminPage>
  );
}

function Missing() {
  return (
    <EmptyState
      title={words.missing.text}
      action={<ButtonLink href={paths.adminBookings.href()}>{words.missing.button}</ButtonLink>}
    />
  );
}
