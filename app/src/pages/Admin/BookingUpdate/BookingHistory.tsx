import type { BookingChange, Booking } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Text } from '@plaitful/design-system/Text';
import { statusCodes } from '@plaitful/messages/en-CA/admin';
import { bookingHistory as words } from '@plaitful/messages/en-CA/adminBookings';
import { action } from '@plaitful/messages/en-CA/common';
import { formatDate, formatInstant, formatTime } from '@plaitful/messages/format';
import { $api } from '../../../lib/api/client.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { useSession } from '../../../lib/session/session.tsx';
import { SectionCard } from '../../../features/admin/SectionCard.tsx';
import * as css from './BookingHistory.css.ts';

/** Oldest first. */
export function BookingHistory({ booking }: { booking: Booking }) {
  const { bookingId } = booking;
  const history = $api.useQuery('get', '/api/booking/{bookingId}/history', {
    params: { path: { bookingId } },
  });
  return (
    <SectionCard heading={words.title}>
      {history.data ? <Changes changes={history.data} booking={booking} /> : null}
      {history.isLoading ? (
        <Text size="sm" tone="muted">
          {words.loading}
        </Text>
      ) : null}
      {history.isLoadingError ? (
        <>
          <Text size="sm" tone="error">
            {words.failed}
          </Text>
          <Button tone="secondary" size="sm" onClick={() => void history.refetch()}>
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
            <time dateTime={change.at} className={css.when}>
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
  return userId !== null && userId === ownId ? words.you : words.studio;
}

const sentences: Record<BookingChange['change'], (change: BookingChange, who: string) => string> = {
  CREATED: (_, who) => words.created({ who }),
  RESCHEDULED: ({ after: { bookingDate, bookingTime } }, who) =>
    words.rescheduled({ who, date: formatDate(bookingDate), time: formatTime(bookingTime) }),
  DEPOSIT: ({ after }, who) => words.deposit({ who, status: statusCodes[after.deposit] }),
  PAYMENT: ({ after }, who) => words.payment({ who, status: statusCodes[after.paymentStatus] }),
  CANCELLED: ({ by }, who) => (by === 'DEADLINE' ? words.cancelledByItself : words.cancelled({ who })),
  RESTORED: ({ after }, who) => words.restored({ who, status: statusCodes[after.paymentStatus] }),
  DEPOSIT_RETURNED: ({ after }, who) =>
    after.depositToReturn === true ? words.depositNotReturned({ who }) : words.depositReturned({ who }),
  ASKED_TO_RESCHEDULE: (_, who) => words.askedToReschedule({ who }),
};

/** What else changed: the previous time, or another chair. */
function getDetails({ change, before, after }: BookingChange): string[] {
  if (before === null) return [];
  const from = { date: formatDate(before.bookingDate), time: formatTime(before.bookingTime) };
  const moved = change === 'RESCHEDULED' ? [words.rescheduledFrom(from)] : [];
  const chairs = { before: before.chair ?? 0, after: after.chair ?? 0 };
  if (chairs.before === 0 || chairs.after === 0 || chairs.before === chairs.after) return moved;
  return [...moved, words.chair(chairs)];
}
