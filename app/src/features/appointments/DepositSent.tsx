import type { Booking } from '@plaitful/api-client/contract';
import { parseProblem } from '@plaitful/api-client/problem';
import { Button } from '@plaitful/design-system/Button';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { depositSent as labels } from '@plaitful/messages/en-CA/depositSent';
import { formatInstant } from '@plaitful/messages/format';
import { useQueryClient } from '@tanstack/react-query';
import { $api } from '../../lib/api/client.ts';
import { useBusiness } from '../../shell/business.tsx';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { refreshBookings } from './refreshBookings.ts';
import { useAllowedActions } from './useAllowedActions.ts';

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
  const { sent } = useAllowedActions(data ?? loaded, 'ROLE_USER');
  const problem = error === null ? null : parseProblem(error);
  const params = { path: { bookingId: loaded.bookingId } };
  return (
    <Stack gap={2} align="start">
      {sent.isAllowed ? (
        <>
          <Text size="sm">{labels.hint}</Text>
          <Button
            isBusy={isPending}
            busyLabel={labels.sending}
            onClick={() => {
              if (!isPending) mutate({ params });
            }}
          >
            {labels.button}
          </Button>
        </>
      ) : null}
      <div role="status">
        {sent.isAllowed || sent.why !== 'same' ? null : <Waiting booking={data ?? loaded} />}
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
