import type { Booking } from '@plaitful/api-client/contract';
import { Link } from '@plaitful/design-system/Link';
import { Plait } from '@plaitful/design-system/Plait';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { adminDay } from '@plaitful/messages/en-CA/adminDaySchedule';
import { formatDateShort, formatDurationShort, formatMoney, formatTime } from '@plaitful/messages/format';
import { useBookingLink } from '../../../../features/admin/bookingLinkState.ts';
import { useDepositsToReturn } from '../../../../features/admin/daySchedule/scheduleData.ts';
import { getDepositMinutesLeft } from '../../../../features/admin/daySchedule/scheduleModel.ts';
import { useDayClock } from '../../../../features/admin/useClock.ts';
import { paths } from '../../../../lib/paths.ts';
import { useBusiness } from '../../../../shell/business.tsx';
import { DayCard } from './DayCard.tsx';
import * as css from './Day.css.ts';

const { due, toReturn } = adminDay;

/** The maximum number shown; the page of deposits has all. */
const shown = 4;

const formatAmount = ({ styleDeposit, bookingDate, bookingTime }: Booking): string =>
  due.amount({
    deposit: formatMoney(styleDeposit),
    date: `${formatDateShort(bookingDate)}, ${formatTime(bookingTime)}`,
  });

interface DepositsDueProps {
  bookings: readonly Booking[];
  total: number;
  layout: 'day' | 'week';
}

/** The most urgent first. */
export function DepositsDue({ bookings, total, layout }: DepositsDueProps) {
  return (
    <DayCard title={due.title} note={total === 0 ? undefined : due.count({ count: total })}>
      {total === 0 ? (
        <Text size="sm" tone="muted">
          {due.none}
        </Text>
      ) : (
        <ul className={css.depositLists[layout]}>
          {bookings.slice(0, shown).map((booking) => (
            <Due key={booking.bookingId} booking={booking} />
          ))}
        </ul>
      )}
      <More total={total} />
    </DayCard>
  );
}

function More({ total }: { total: number }) {
  if (total <= shown) return null;
  return (
    <Link isStandalone href={paths.adminDeposits.href()}>
      {due.more({ count: total - shown })}
    </Link>
  );
}

function Due({ booking }: { booking: Booking }) {
  const { depositDeadlineMinutes } = useBusiness();
  const left = getDepositMinutesLeft(booking, useDayClock().instant) ?? 0;
  return (
    <li className={css.depositRow}>
      <Link isStandalone {...useBookingLink(booking)}>
        {booking.childName}
      </Link>
      <span className={css.depositTimeLeft}>
        {left === 0 ? due.over : due.left({ span: formatDurationShort(left) })}
      </span>
      <span className={css.depositAmount}>{formatAmount(booking)}</span>
      <div className={css.depositPlait}>
        <Plait size="thread" plaited={[[0, Math.min(1, left / depositDeadlineMinutes)]]} />
      </div>
    </li>
  );
}

/** Paid deposits of cancelled appointments; nothing where none is to be returned, as on most days. */
export function DepositsToReturn() {
  const { data } = useDepositsToReturn();
  if (data === undefined || data.total === 0) return null;
  return (
    <DayCard title={toReturn.title} note={due.count({ count: data.total })}>
      <Stack element="ul" gap={3}>
        {data.rows.slice(0, shown).map((booking) => (
          <ToReturn key={booking.bookingId} booking={booking} />
        ))}
      </Stack>
      <More total={data.total} />
    </DayCard>
  );
}

function ToReturn({ booking }: { booking: Booking }) {
  return (
    <li className={css.depositRow}>
      <Link isStandalone {...useBookingLink(booking)}>
        {booking.childName}
      </Link>
      <span>{booking.fullName}</span>
      <span className={css.depositAmount}>{formatAmount(booking)}</span>
    </li>
  );
}
