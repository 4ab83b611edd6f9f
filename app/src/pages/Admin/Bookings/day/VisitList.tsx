import { Link } from '@plaitful/design-system/Link';
import { allowedActions } from '@plaitful/flows/appointment';
import { adminVisit as labels } from '@plaitful/messages/en-CA/adminVisit';
import { formatTime } from '@plaitful/messages/format';
import { useId } from 'react';
import { useBookingLink } from '../../../../features/admin/bookingLinkState.ts';
import type { ScheduledBooking } from '../../../../features/admin/daySchedule/scheduleModel.ts';
import { useDayClock } from '../../../../features/admin/useClock.ts';
import { MissedBadge, OutcomeBadge } from '../../../../features/admin/visit/OutcomeBadge.tsx';
import { canSetVisit, VisitActions } from '../../../../features/admin/visit/VisitActions.tsx';
import { toAppointment } from '../../../../features/appointments/appointmentRows.ts';
import { useBusiness } from '../../../../shell/business.tsx';
import * as css from './VisitList.css.ts';

/** The visits of a day that can be set now, above a timeline whose blocks have no room for buttons. */
export function VisitList({ bookings }: { bookings: readonly ScheduledBooking[] }) {
  const { timeZone, graceMinutes } = useBusiness();
  const { instant: now } = useDayClock();
  const id = useId();
  const shown = bookings.filter((booking) =>
    canSetVisit(
      allowedActions(toAppointment(booking, timeZone), {
        now,
        role: 'ROLE_ADMIN',
        isSlotFree: true,
        graceMinutes,
      }),
    ),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.visits}>
      <h3 id={id} className={css.title}>
        {labels.list}
      </h3>
      <ul className={css.list}>
        {shown.map((booking) => (
          <Visit key={booking.bookingId} booking={booking} />
        ))}
      </ul>
    </section>
  );
}

function Visit({ booking }: { booking: ScheduledBooking }) {
  return (
    <li className={css.visit}>
      <span className={css.time}>{formatTime(booking.bookingTime)}</span>
      <span className={css.name}>
        <Link isStandalone {...useBookingLink(booking)}>
          {booking.childName}
        </Link>
      </span>
      <span className={css.state}>
        <OutcomeBadge booking={booking} />
        <MissedBadge booking={booking} />
      </span>
      <VisitActions booking={booking} />
    </li>
  );
}
