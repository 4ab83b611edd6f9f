import type { Booking } from '@plaitful/api-client/contract';
import { parseProblem } from '@plaitful/api-client/problem';
import { Button } from '@plaitful/design-system/Button';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { confirm } from '@plaitful/messages/en-CA/booking';
import { depositSent as labels } from '@plaitful/messages/en-CA/depositSent';
import { formatInstant } from '@plaitful/messages/format';
import { useQueryClient } from '@tanstack/react-query';
import { $api } from '../../lib/api/client.ts';
import { useBusiness } from '../../shell/business.tsx';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { refreshBookings } from './refreshBookings.ts';
import { useNow } from '../../shell/useNow.ts';
import { canSaySent } from './canSaySent.ts';

/** The button by which a parent says that the deposit was sent, and what follows; nothing where it cannot be said. */
export function DepositSent({ booking: loaded }: { booking: Booking }) {
  const cache = useQueryClient();
  const { mutate, isPending, data, error } = $api.useMutation(
    'post',
    '/api/booking/{bookingId}/deposit-sent',
    {
      onSuccess: () => refreshBookings(cache),
    },
  );
  const errorMessages = useErrorMessages();
  const booking = data ?? loaded;
  const canSay = canSaySent(booking, useNow());
  const problem = error === null ? null : parseProblem(error);
  const params = { path: { bookingId: loaded.bookingId } };
  return (
    <Stack gap={2} align="start">
      {canSay ? (
        <>
          <Button
            isBusy={isPending}
            busyLabel={labels.sending}
            onClick={() => {
              if (!isPending) mutate({ params });
            }}
          >
            {confirm.deposit.sent}
          </Button>
          <Text size="sm">{confirm.deposit.sentHint}</Text>
        </>
      ) : null}
      <div role="status">
        {booking.depositSentAt === null ? null : <Waiting booking={booking} />}
        {problem === null ? null : (
          <Text element="span" size="sm" tone="error">
            {`${labels.failed} ${errorMessages.afterSending(problem)}`}
          </Text>
        )}
      </div>
    </Stack>
  );
}

function Waiting({ booking: { depositDueAt } }: { booking: Booking }) {
  const { timeZone } = useBusiness();
  return (
    <>
      <Text weight="bold">{labels.status}</Text>
      {depositDueAt === null ? null : (
        <Text size="sm">{labels.until({ deadline: formatInstant(depositDueAt, timeZone) })}</Text>
      )}
    </>
  );
}
