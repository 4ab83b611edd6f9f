import type { Child, Booking } from '@plaitful/api-client/contract';
import { Heading } from '@plaitful/design-system/Heading';
import { Link } from '@plaitful/design-system/Link';
import { Text } from '@plaitful/design-system/Text';
import { childBookings as labels } from '@plaitful/messages/en-CA/profile';
import { formatDateCell, formatDateShort, formatTime } from '@plaitful/messages/format';
import { belongsToChild } from '../../../features/appointments/childOfBooking.ts';
import { getStartInstant } from '../../../features/appointments/appointmentRows.ts';
import { useAppointments } from '../../../features/appointments/useAppointments.ts';
import { paths } from '../../../lib/paths.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { useNow } from '../../../shell/useNow.ts';
import * as css from './profile.css.ts';

/** The maximum number shown; older ones are on the appointments page. */
const shown = 3;

export function ChildBookings({ child }: { child: Child }) {
  const { data, isLoadingError } = useAppointments();
  const { timeZone } = useBusiness();
  const now = useNow();
  const hers = (data ?? []).filter(
    (booking) => booking.paymentStatus !== 'CANCELLED' && belongsToChild(booking, child),
  );
  const isPast = (booking: Booking): boolean => getStartInstant(booking, timeZone) <= now;
  const next = hers.findLast((booking) => !isPast(booking));
  const past = hers.filter(isPast).slice(0, shown);
  if (data === undefined && !isLoadingError) return null;
  return (
    <section className={css.section}>
      <Heading level={4} size="lg">
        {labels.title}
      </Heading>
      {isLoadingError ? <Text size="sm">{labels.failed}</Text> : null}
      {data && !next && past.length === 0 ? (
        <Text size="sm" tone="muted">
          {labels.none}
        </Text>
      ) : null}
      <ul className={css.childBookings}>
        {next ? (
          <Visit
            booking={next}
            when={labels.next({
              date: formatDateShort(next.bookingDate),
              time: formatTime(next.bookingTime),
            })}
          />
        ) : null}
        {past.map((booking) => (
          <Visit key={booking.bookingId} booking={booking} when={formatDateCell(booking.bookingDate)} />
        ))}
      </ul>
    </section>
  );
}

function Visit({ booking: { styleId, styleName }, when }: { booking: Booking; when: string }) {
  return (
    <li className={css.childBooking}>
      <Text element="span" size="sm" tone="muted">
        {when}
      </Text>
      <span className={css.bookedStyle}>
        <Link isStandalone href={paths.style.href(styleId)}>
          {styleName}
        </Link>
      </span>
    </li>
  );
}
