import { parseProblem } from '@plaitful/api-client/problem';
import { Button } from '@plaitful/design-system/Button';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { verification } from '@plaitful/messages/en-CA/verification';
import { useQueryClient } from '@tanstack/react-query';
import { $api } from '../../lib/api/client.ts';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { refreshBookings } from './refreshBookings.ts';
import { useSession } from '../../lib/session/session.tsx';

const { again: labels } = verification;

export function SendLinkAgain() {
  const { user } = useSession();
  const cache = useQueryClient();
  const { mutate, isPending, isSuccess, error } = $api.useMutation('post', '/auth/send-verification', {
    // The address may have been verified elsewhere; nothing is sent then.
    onSuccess: () => refreshBookings(cache),
  });
  const errorMessages = useErrorMessages();
  const problem = error === null ? null : parseProblem(error);
  return (
    <Stack gap={2} align="start">
      <Button
        size="sm"
        variant="outline"
        isBusy={isPending}
        busyLabel={labels.sending}
        onClick={() => {
          if (!isPending) mutate({});
        }}
      >
        {labels.button}
      </Button>
      <div role="status">
        {isSuccess ? (
          <Text element="span" size="sm">
            {labels.done({ email: user?.email ?? '' })}
          </Text>
        ) : null}
        {problem === null ? null : (
          <Text element="span" size="sm" tone="error">
            {`${labels.failed} ${errorMessages.afterSending(problem)}`}
          </Text>
        )}
      </div>
    </Stack>
  );
}
