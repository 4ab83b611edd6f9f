import { Text } from '@plaitful/design-system/Text';
import { planDay } from '@plaitful/domain/day-plan';
import { bookings } from '@plaitful/messages/en-CA/admin';
import { adminDay } from '@plaitful/messages/en-CA/adminDay';
import { formatHours } from '@plaitful/messages/format';
import { useSearchParams } from 'react-router-dom';
import { useBusiness } from '../../../shell/business.tsx';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { readDayAddress } from './day/dayAddress.ts';
import { DayArea } from './day/DayArea.tsx';
import { DayControls } from './day/DayControls.tsx';
import { openOf } from './day/dayModel.ts';
import { useClock } from './day/useClock.ts';
import { UndeliveredNotice } from '../../../features/admin/UndeliveredNotice.tsx';
import { BookingsList } from './BookingsList.tsx';

/** The day or the week by chair, and under it all bookings (product spec 2, Bookings list). */
export function BookingsPage() {
  const { hours } = useBusiness();
  const [search] = useSearchParams();
  const today = useClock().moment.date;
  const address = readDayAddress(search, today);
  return (
    <AdminPage heading={bookings.title} actions={<DayControls {...address} today={today} />}>
      <Text size="sm" tone="muted">
        {address.view === 'day'
          ? openOf(planDay(address.date, [], { hours }))
          : adminDay.openWeek({ hours: formatHours(hours) })}
      </Text>
      <UndeliveredNotice />
      <DayArea {...address} />
      <BookingsList />
    </AdminPage>
  );
}
