import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Link } from '@plaitful/design-system/Link';
import { Plait } from '@plaitful/design-system/Plait';
import { Text } from '@plaitful/design-system/Text';
import { adminDay } from '@plaitful/messages/en-CA/adminDay';
import { formatDateShort, formatDurationShort, formatMoney, formatTime } from '@plaitful/messages/format';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { Booking } from '../../../../lib/api/types.ts';
import { useBusiness } from '../../../../shell/business.tsx';
import { paths } from '../../../../lib/paths.ts';
import type { BookingState } from '../../../../features/admin/bookingState.ts';
import { minutesLeft } from './dayModel.ts';
import * as css from './Day.css.ts';

const words = adminDay.due;

/** So many stand beside the day; the list below has all of them. */
const shown = 4;

interface DepositsDueProps {
  /** The most urgent first. */
  bookings: readonly Booking[];
  /** How many there are in all. */
  total: number;
  now: Date;
}

/** The deposits that are due, with the time left by the studio's clock (reading 17). */
export function DepositsDue({ bookings, total, now }: DepositsDueProps) {
  const id = useId();
  return (
    <Card element="section" variant="outlined" labelledBy={id}>
      <div className={css.head}>
        <Heading level={2} size="lg" id={id}>
          {words.title}
        </Heading>
        {total === 0 ? null : (
          <Text element="span" size="sm" tone="muted">
            {words.count({ count: total })}
          </Text>
        )}
      </div>
      {total === 0 ? (
        <Text size="sm" tone="muted">
          {words.none}
        </Text>
      ) : (
        <ul className={css.dueList}>
          {bookings.slice(0, shown).map((booking) => (
            <Due key={booking.bookingId} booking={booking} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Due({ booking, now }: { booking: Booking; now: Date }) {
  const { search } = useLocation();
  const { depositDeadlineMinutes } = useBusiness();
  const left = minutesLeft(booking, now) ?? 0;
  const date = `${formatDateShort(booking.bookingDate)}, ${formatTime(booking.bookingTime)}`;
  return (
    <li className={css.due}>
      <Link
        isStandalone
        href={paths.adminBookingUpdate.href(booking.bookingId)}
        state={{ booking, back: search } satisfies BookingState}
      >
        {booking.childName}
      </Link>
      <span className={css.dueLeft}>
        {left === 0 ? words.over : words.left({ span: formatDurationShort(left) })}
      </span>
      <span className={css.dueWhat}>
        {words.amount({ deposit: formatMoney(booking.styleDeposit), date })}
      </span>
      <div className={css.thread}>
        <Plait size="thread" plaited={[[0, Math.min(1, left / depositDeadlineMinutes)]]} />
      </div>
    </li>
  );
}
