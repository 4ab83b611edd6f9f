import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { depositDueAtAfterMove } from '@plaitful/domain/deposit';
import type { Slot } from '@plaitful/domain/slots';
import { instantOf } from '@plaitful/domain/studio-time';
import { selectSlot } from '@plaitful/flows/reschedule/select';
import { bookingMove as words } from '@plaitful/messages/en-CA/adminBookings';
import { formatDate, formatInstant, formatTime } from '@plaitful/messages/format';
import type { Booking } from '../../../lib/api/types.ts';
import { startOf } from '../../../features/appointments/appointment.ts';
import { useBusiness } from '../../../shell/business.tsx';
import type { RescheduleSnapshot, SendReschedule } from '../../../features/reschedule/useReschedule.ts';

/** From when to when, who is told, and by when the deposit stays due. */
export function MoveConfirm({ snapshot }: { snapshot: RescheduleSnapshot }) {
  const slot = selectSlot(snapshot);
  const { booking } = snapshot.context;
  if (booking === null || slot === null) return null;
  const before = { date: formatDate(booking.bookingDate), time: formatTime(booking.bookingTime) };
  return (
    <Stack gap={4}>
      {snapshot.matches({ confirming: 'unknown' }) ? (
        <Banner tone="critical" isLive>
          {words.unknown}
        </Banner>
      ) : null}
      {snapshot.matches({ confirming: 'failed' }) ? (
        <Banner tone="critical" isLive title={words.failed(before)}>
          {messageOf(snapshot)}
        </Banner>
      ) : null}
      <Stack gap={1}>
        <Text tone="muted">{words.from(before)}</Text>
        <Text size="lg" weight="bold">
          {words.to({ date: formatDate(slot.date), time: formatTime(slot.time) })}
        </Text>
      </Stack>
      <Text>{words.told(booking)}</Text>
      <Text>
        <Deposit booking={booking} slot={slot} />
      </Text>
    </Stack>
  );
}

/** What the server says of it, where it does. */
function messageOf({ context: { problem } }: RescheduleSnapshot): string | undefined {
  return problem?.kind === 'refused' ? problem.message : undefined;
}

/** What a move does to the deposit: it gives no more time to pay (reading 17). */
function Deposit({ booking, slot }: { booking: Booking; slot: Slot }) {
  const { timeZone, depositDeadlineMinutes } = useBusiness();
  if (booking.depositDueAt === null) return words.paid;
  const deadline = depositDueAtAfterMove(
    {
      dueFrom: new Date(booking.createdAt),
      depositDueAt: new Date(booking.depositDueAt),
      startsAt: startOf(booking, timeZone),
    },
    { startsAt: instantOf(slot.date, slot.time, timeZone), deadlineMinutes: depositDeadlineMinutes },
  );
  return words.deadline({ deadline: formatInstant(deadline.toISOString(), timeZone) });
}

interface MoveSubmitProps {
  snapshot: RescheduleSnapshot;
  send: SendReschedule;
}

/** Moves it. */
export function MoveSubmit({ snapshot, send }: MoveSubmitProps) {
  return (
    <Button
      size="lg"
      isFullWidth
      isBusy={snapshot.matches('moving')}
      busyLabel={words.submitting}
      onClick={() => send({ type: 'move.submitted' })}
    >
      {words.submit}
    </Button>
  );
}
