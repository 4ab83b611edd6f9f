import { Banner } from '@plaitful/design-system/Banner';
import { Link } from '@plaitful/design-system/Link';
import { Text } from '@plaitful/design-system/Text';
import { planDay } from '@plaitful/domain/day-plan';
import { bookings } from '@plaitful/messages/en-CA/admin';
import { bookingsList } from '@plaitful/messages/en-CA/adminBookings';
import { adminDay } from '@plaitful/messages/en-CA/adminDay';
import { formatHours } from '@plaitful/messages/format';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useBusiness } from '../../../shell/business.tsx';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { readDayAddress, daySearch, type DayAddress } from './day/dayAddress.ts';
import { DayArea } from './day/DayArea.tsx';
import { openOf } from '../../../features/admin/day/dayModel.ts';
import { useClock } from '../../../features/admin/useClock.ts';
import { BookingsList } from './BookingsList.tsx';
import { paths } from '../../../lib/paths.ts';
import { useUndeliveredCount } from '../../../features/admin/useUndelivered.ts';
import { Icon } from '@plaitful/design-system/Icon';
import { Inline } from '@plaitful/design-system/Inline';
import { addDays, type LocalDate } from '@plaitful/domain/studio-time';
import { Segments } from '../../../features/admin/Segments.tsx';
import * as css from './day/Day.css.ts';

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

const { views } = adminDay;

interface DayControlsProps extends DayAddress {
  today: LocalDate;
}

/** Today or the week, and previous and next, as links. */
function DayControls({ view, date, today }: DayControlsProps) {
  const [search] = useSearchParams();
  const step = view === 'week' ? 7 : 1;
  const to = (address: DayAddress) => daySearch(search, address, today);
  return (
    <Inline gap={2}>
      <Segments
        label={views.label}
        segments={[
          {
            key: 'today',
            label: views.today,
            search: to({ view: 'day', date: today }),
            isCurrent: view === 'day' && date === today,
          },
          { key: 'week', label: views.week, search: to({ view: 'week', date }), isCurrent: view === 'week' },
        ]}
      />
      <Arrow
        icon="chevronLeft"
        label={view === 'week' ? views.previousWeek : views.previousDay}
        search={to({ view, date: addDays(date, -step) })}
      />
      <Arrow
        icon="chevronRight"
        label={view === 'week' ? views.nextWeek : views.nextDay}
        search={to({ view, date: addDays(date, step) })}
      />
    </Inline>
  );
}

interface ArrowProps {
  icon: 'chevronLeft' | 'chevronRight';
  label: string;
  search: string;
}

function Arrow({ icon, label, search }: ArrowProps) {
  return (
    <RouterLink to={{ search }} preventScrollReset className={css.arrow} aria-label={label} title={label}>
      <Icon name={icon} />
    </RouterLink>
  );
}
