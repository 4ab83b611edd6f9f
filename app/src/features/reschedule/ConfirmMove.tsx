import { Banner } from '@plaitful/design-system/Banner';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextField } from '@plaitful/design-system/TextField';
import type { Booking } from '@plaitful/api-client/contract';
import { depositDueAtAfterMove } from '@plaitful/domain/deposit';
import { instantOf } from '@plaitful/domain/studio-time';
import type { Slot } from '@plaitful/domain/slots';
import { selectSlot } from '@plaitful/flows/reschedule/select';
import { reschedule as words } from '@plaitful/messages/en-CA/reschedule';
import { formatDate, formatInstant, formatTime } from '@plaitful/messages/format';
import { startOf } from '../appointments/appointment.ts';
import { useHelp } from '../../shell/useHelp.ts';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { isLimit } from '../appointments/LimitReached.tsx';
import { SendLinkAgain } from '../appointments/SendLinkAgain.tsx';
import type { MoveProps } from './MoveDetails.tsx';

/** From when to when, for whom, and what to keep in mind (product spec 2, Reschedule page). */
export function ConfirmMove({ snapshot, booking }: Pick<MoveProps, 'snapshot' | 'booking'>) {
  const studio = useStudioValues();
  const slot = selectSlot(snapshot);
  return (
    <Stack gap={4}>
      <Trouble snapshot={snapshot} booking={booking} />
      <Stack gap={1}>
        <Text tone="muted">
          {words.from({ date: formatDate(booking.bookingDate), time: formatTime(booking.bookingTime) })}
        </Text>
        {slot === null ? null : (
          <Text size="lg" weight="bold">
            {words.to({ date: formatDate(slot.date), time: formatTime(slot.time) })}
          </Text>
        )}
      </Stack>
      <TextField label={words.fullName} value={booking.fullName} isReadOnly />
      <TextField label={words.email} value={booking.email} isReadOnly />
      {slot === null ? null : <Deadline booking={booking} slot={slot} />}
      <Stack gap={1}>
        <Text weight="bold">{words.punctuality.title}</Text>
        <Text>{words.punctuality.text(studio)}</Text>
      </Stack>
    </Stack>
  );
}

/** By when the deposit is due after the move; nothing when nothing is due. */
function Deadline({ booking, slot }: { booking: Booking; slot: Slot }) {
  const { timeZone, depositDeadlineMinutes } = useBusiness();
  if (booking.depositDueAt === null) return null;
  const deadline = depositDueAtAfterMove(
    {
      dueFrom: new Date(booking.createdAt),
      depositDueAt: new Date(booking.depositDueAt),
      startsAt: startOf(booking, timeZone),
    },
    { startsAt: instantOf(slot.date, slot.time, timeZone), deadlineMinutes: depositDeadlineMinutes },
  );
  return <Text>{words.deposit({ deadline: formatInstant(deadline.toISOString(), timeZone) })}</Text>;
}

/** What came of the last try; the old time stands in every case but the one that nobody knows. */
function Trouble({ snapshot, booking }: Pick<MoveProps, 'snapshot' | 'booking'>) {
  const { problem } = snapshot.context;
  const detail = useHelp().afterSending(problem);
  if (snapshot.matches({ confirming: 'unknown' })) {
    return (
      <Banner tone="critical" isLive>
        {words.unknown}
      </Banner>
    );
  }
  if (!snapshot.matches({ confirming: 'failed' })) return null;
  return (
    <Banner
      tone="critical"
      isLive
      title={words.failed({ date: formatDate(booking.bookingDate), time: formatTime(booking.bookingTime) })}
      action={isLimit(problem) ? <SendLinkAgain /> : undefined}
    >
      {detail === undefined ? null : <ContactText text={detail} />}
    </Banner>
  );
}
