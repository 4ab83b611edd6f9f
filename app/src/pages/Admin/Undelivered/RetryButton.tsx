import type { OutboxMessage } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { toast } from '@plaitful/design-system/Toast';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { problemIn } from '@plaitful/flows/problem';
import { adminUndelivered } from '@plaitful/messages/en-CA/adminUndelivered';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../../lib/api/answer.ts';
import { api } from '../../../lib/api/client.ts';
import { unbroken } from '../../../shell/layout.css.ts';
import { undeliveredPath } from '../../../features/admin/useUndelivered.ts';

const words = adminUndelivered.retry;

/** How long a message that is due at once usually takes, in ms: the list is loaded anew after that. */
const sendingTakes = 3000;

/** Tries one message again, at once; one that was delivered meanwhile is no longer there (404). */
export function RetryButton({ message }: { message: OutboxMessage }) {
  const { messageId, recipient } = message;
  const cache = useQueryClient();
  const refresh = () =>
    cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === undeliveredPath });
  const retry = useMutation({
    mutationFn: () =>
      answerOf(api.POST('/api/messages/{messageId}/retry', { params: { path: { messageId } } })),
    onSuccess: () => {
      toast.success(words.done);
      setTimeout(() => void refresh(), sendingTakes);
      return refresh();
    },
    onError: (error) => {
      const problem = problemIn(error);
      const isGone = problem.kind === 'refused' && problem.status === 404;
      if (isGone) toast.success(words.gone);
      else toast.error(words.failed);
      return refresh();
    },
  });
  return (
    <span className={unbroken}>
      <Button
        tone="secondary"
        size="sm"
        icon="reload"
        isBusy={retry.isPending}
        busyLabel={words.busy}
        onClick={() => retry.mutate()}
      >
        {words.text}
        <VisuallyHidden>{` ${words.about({ message: adminUndelivered.kind[message.kind], recipient })}`}</VisuallyHidden>
      </Button>
    </span>
  );
}
