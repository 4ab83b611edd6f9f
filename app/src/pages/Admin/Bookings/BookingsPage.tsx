import { Banner } from '@plaitful/design-system/Banner';
import { Link } from '@plaitful/design-system/Link';
import { Text } from '@plaitful/design-system/Text';
import { scheduleDay } from '@plaitful/domain/day-schedule';
import { bookings } from '@plaitful/messages/en-CA/admin';
import { bookingsList } from '@plaitful/messages/en-CA/adminBookings';
import { adminDay } from '@plaitful/messages/en-CA/adminDaySchedule';
import { formatHours, formatInstantDate } from '@plaitful/messages/format';
import { useSearchParams } from 'react-router-dom';
import { useBusiness } from '../../../shell/business.tsx';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { parseDayUrl, getDaySearch, type DayUrlState } from '../../../features/admin/daySchedule/dayUrl.ts';
import { DayScheduleSection } from './day/DayScheduleSection.tsx';
import { formatOpeningHours } from '../../../features/admin/daySchedule/scheduleModel.ts';
import { useClock } from '../../../features/admin/useClock.ts';
import { BookingsList } from './BookingsList.tsx';
import { paths } from '../../../lib/paths.ts';
import { useUndeliveredCount } from '../../../features/admin/useUndelivered.ts';
import { useBackupStatus } from '../../../features/admin/useBackupStatus.ts';
import { Inline } from '@plaitful/design-system/Inline';
import { addDays, type LocalDate } from '@plaitful/domain/studio-time';
import { SegmentedNav, PrevNextLink } from '../../../features/admin/SegmentedNav.tsx';

const labels = bookingsList.undelivered;
const { backup } = bookingsList;

function BackupNotice() {
  const { timeZone } = useBusiness();
  const status = useBackupStatus();
  if (status?.hasFailed !== true) return null;
  const { lastGoodAt } = status;
  return (
    <Banner tone="waiting">
      {lastGoodAt === null
        ? backup.neverMade
        : backup.failed({ lastGood: formatInstantDate(lastGoodAt, timeZone) })}
    </Banner>
  );
}

function UndeliveredNotice() {
  const count = useUndeliveredCount() ?? 0;
  if (count === 0) return null;
  return (
    <Banner
      tone="waiting"
      action={
        <Link isStandalone href={paths.adminUndelivered.href()}>
          {labels.link}
        </Link>
      }
    >
      {labels.text({ count })}
    </Banner>
  );
}

export function BookingsPage() {
  const { hours } = useBusiness();
  const [search] = useSearchParams();
  const today = useClock().moment.date;
  const address = parseDayUrl(search, 'day', today);
  return (
    <AdminPage heading={bookings.title} actions={<DayControls {...address} today={today} />}>
      <Text size="sm" tone="muted">
        {address.view === 'day'
          ? formatOpeningHours(scheduleDay(address.date, [], { hours }))
          : adminDay.openWeek({ hours: formatHours(hours) })}
      </Text>
      <UndeliveredNotice />
      <BackupNotice />
      <DayScheduleSection {...address} />
      <BookingsList />
    </AdminPage>
  );
}

const { views } = adminDay;

/** Today or the week, and previous and next, as links. */
function DayControls({ view, date, today }: DayUrlState & { today: LocalDate }) {
  const [search] = useSearchParams();
  const step = view === 'week' ? 7 : 1;
  const to = (address: DayUrlState) => getDaySearch(address, today, search);
  return (
    <Inline gap={2}>
      <SegmentedNav
        label={views.label}
        segments={[
          {
            label: views.today,
            search: to({ view: 'day', date: today }),
            isCurrent: view === 'day' && date === today,
          },
          { label: views.week, search: to({ view: 'week', date }), isCurrent: view === 'week' },
        ]}
      />
      <PrevNextLink
        icon="chevronLeft"
        label={view === 'week' ? views.previousWeek : views.previousDay}
        search={to({ view, date: addDays(date, -step) })}
      />
      <PrevNextLink
        icon="chevronRight"
        label={view === 'week' ? views.nextWeek : views.nextDay}
        search={to({ view, date: addDays(date, step) })}
      />
    </Inline>
  );
}
