import { Banner } from '@plaitful/design-system/Banner';
import { Link } from '@plaitful/design-system/Link';
import { Text } from '@plaitful/design-system/Text';
import { planDay } from '@plaitful/domain/day-plan';
import { bookings } from '@plaitful/messages/en-CA/admin';
import { bookingsList } from '@plaitful/messages/en-CA/adminBookings';
import { adminDay } from '@plaitful/messages/en-CA/adminDay';
import { formatHours } from '@plaitful/messages/format';
import { useSearchParams } from 'react-router-dom';
import { useBusiness } from '../../../shell/business.tsx';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { readDayAddress } from './day/dayAddress.ts';
import { DayArea } from './day/DayArea.tsx';
import { DayControls } from './day/DayControls.tsx';
import { openOf } from './day/dayModel.ts';
import { useClock } from '../../../features/admin/useClock.ts';
import { BookingsList } from './BookingsList.tsx';
import { paths } from '../../../lib/paths.ts';
import { useUndeliveredCount } from '../../../features/admin/useUndelivered.ts';

const words = bookingsList.undelivered;

function UndeliveredNotice() {
  const count = useUndeliveredCount() ?? 0;
  if (count === 0) return null;
  return (
    <Banner
      tone="waiting"
      action={
        <Link isStandalone href={paths.adminUndelivered.href()}>
          {words.link}
        </Link>
      }
    >
      {words.text({ count })}
    </Banner>
  );
}

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
