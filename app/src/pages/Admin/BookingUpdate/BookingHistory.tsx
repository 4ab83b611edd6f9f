import type { BookingChange, Booking } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Text } from '@plaitful/design-system/Text';
import { statusCodes } from '@plaitful/messages/en-CA/admin';
import { bookingHistory as labels } from '@plaitful/messages/en-CA/adminBookings';
import { action } from '@plaitful/messages/en-CA/common';
import { formatDate, formatInstant, formatTime } from '@plaitful/messages/format';
import { useBusiness } from '../../../shell/business.tsx';
import { useSession } from '../../../lib/session/session.tsx';
import { SectionCard } from '../../../features/admin/SectionCard.tsx';
import { isDepositKept, useBookingHistory } from './useBookingHistory.ts';
import * as css from './BookingHistory.css.ts';

/** Oldest first. */
export function BookingHistory({ booking }: { booking: Booking }) {
  const { bookingId } = booking;
  const history = useBookingHistory(bookingId);
  return (
    <SectionCard heading={labels.title}>
      {history.data ? <Changes changes={history.data} booking={booking} /> : null}
      {history.isLoading ? (
        <Text size="sm" tone="muted">
          {labels.loading}
        </Text>
      ) : null}
      {history.isLoadingError ? (
        <>
          <Text size="sm" tone="error">
            {labels.failed}
          </Text>
          <Button variant="outline" size="sm" onClick={() => void history.refetch()}>
            {action.tryAgain}
          </Button>
        </>
      ) : null}
    </SectionCard>
  );
}

function Changes({ changes, booking }: { changes: readonly BookingChange[]; booking: Booking }) {
  const { timeZone } = useBusiness();
  const { user } = useSession();
  return (
    <ol className={css.list}>
      {changes.map((change) => {
        const who = getActorName(change, booking, user?.id);
        return (
          <li key={change.changeId} className={css.entry}>
            <strong>{sentences[change.change](change, who)}</strong>
            {getDetails(change).map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
            <time dateTime={change.at} className={css.changeTime}>
              {formatInstant(change.at, timeZone)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}

/** "You" for the owner who is looking, "the studio" for other admins. */
function getActorName(
  { by, userId }: BookingChange,
  { fullName }: Booking,
  ownId: number | undefined,
): string {
  if (by === 'MEMBER') return fullName;
  return userId !== null && userId === ownId ? labels.you : labels.studio;
}

const sentences: Record<BookingChange['change'], (change: BookingChange, who: string) => string> = {
  CREATED: (_, who) => labels.created({ who }),
  RESCHEDULED: ({ after: { bookingDate, bookingTime } }, who) =>
    labels.rescheduled({ who, date: formatDate(bookingDate), time: formatTime(bookingTime) }),
  DEPOSIT: ({ after }, who) => labels.deposit({ who, status: statusCodes[after.deposit] }),
  PAYMENT: ({ after }, who) => labels.payment({ who, status: statusCodes[after.paymentStatus] }),
  CANCELLED: (change, who) => {
    if (isDepositKept(change)) return labels.cancelledKept({ who });
    return change.by === 'DEADLINE' ? labels.cancelledByItself : labels.cancelled({ who });
  },
  RESTORED: ({ after }, who) => labels.restored({ who, status: statusCodes[after.paymentStatus] }),
  DEPOSIT_RETURNED: ({ after }, who) =>
    after.depositToReturn === true ? labels.depositNotReturned({ who }) : labels.depositReturned({ who }),
  DEPOSIT_SENT: (_, who) => labels.depositSent({ who }),
  DEPOSIT_NOT_ARRIVED: (_, who) => labels.depositNotArrived({ who }),
  ASKED_TO_RESCHEDULE: (_, who) => labels.askedToReschedule({ who }),
  OUTCOME: ({ after: { outcome = 'EXPECTED' } }, who) => labels.outcome({ who, outcome }),
  FINISHED: (_, who) => labels.finished({ who }),
};

/** What else changed: the previous time, or another chair. */
function getDetails({ change, before, after }: BookingChange): string[] {
  if (before === null) return [];
  const from = { date: formatDate(before.bookingDate), time: formatTime(before.bookingTime) };
  const moved = change === 'RESCHEDULED' ? [labels.rescheduledFrom(from)] : [];
  const chairs = { before: before.chair ?? 0, after: after.chair ?? 0 };
  if (chairs.before === 0 || chairs.after === 0 || chairs.before === chairs.after) return moved;
  return [...moved, labels.chair(chairs)];
}
