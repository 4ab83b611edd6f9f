import { readProblem } from '@plaitful/api-client/problem';
import { title } from '@plaitful/messages/en-CA/common';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { $api } from '../../lib/api/client.ts';
import { isMissing } from '../../lib/api/isMissing.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { Page } from '../../shell/Page.tsx';
import { readSlotQuery, type SlotQuery } from '../../lib/paths.ts';
import { RequireMember } from '../../lib/session/guards.tsx';
import { useSession } from '../../lib/session/session.tsx';
import { readStyleState } from '../../features/styles/styleState.ts';
import { readBookedState } from '../../features/booking/bookedState.ts';
import { BookedAgain } from '../../features/booking/BookedAgain.tsx';
import { Booking } from '../../features/booking/Booking.tsx';
import { BookingFailed, BookingLoading, BookingMissing } from '../../features/booking/BookingStates.tsx';

/** The booking of a style at the date and time that the address carries (product spec 2, reading 9a). */
export function BookingPage() {
  const slot = readSlotQuery(useSearchParams()[0]);
  const studio = useStudioValues();
  return (
    <RequireMember reason="booking" isKeptWhenExpired>
      <Page title={title.booking(studio)} isIndexed={false}>
        {slot ? <BookingOf query={slot} /> : <BookingMissing />}
      </Page>
    </RequireMember>
  );
}

function BookingOf({ query }: { query: SlotQuery }) {
  const { user } = useSession();
  const [firstUser, setFirstUser] = useState(user?.id);
  if (user && user.id !== firstUser) setFirstUser(user.id);
  const { state }: { state: unknown } = useLocation();
  const [bookedId] = useState(() => readBookedState(state));
  const handed = readStyleState(state, query.style);
  const style = $api.useQuery(
    'get',
    '/api/styles/{styleId}',
    { params: { path: { styleId: query.style } } },
    handed ? { placeholderData: handed } : {},
  );
  if (style.data && bookedId !== undefined) return <BookedAgain style={style.data} bookingId={bookedId} />;
  // Another member who logs in here meanwhile begins anew.
  if (style.data) return <Booking key={firstUser} style={style.data} query={query} />;
  if (!style.isError) return <BookingLoading />;
  if (isMissing(style.error)) return <BookingMissing />;
  const problem = readProblem(style.error);
  return <BookingFailed problem={problem} onRetry={() => void style.refetch()} />;
}
