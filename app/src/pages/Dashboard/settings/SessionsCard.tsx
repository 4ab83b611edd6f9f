import type { Session } from '@plaitful/api-client/contract';
import { Badge } from '@plaitful/design-system/Badge';
import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { Skeleton } from '@plaitful/design-system/Skeleton';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { sessionsCard as labels } from '@plaitful/messages/en-CA/settings';
import { formatDuration, formatInstant } from '@plaitful/messages/format';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConfirmCallDialog } from '../../../features/editing/ConfirmCallDialog.tsx';
import { toProblem } from '../../../lib/api/unwrapResponse.ts';
import { $api } from '../../../lib/api/client.ts';
import { refreshAccount } from '../../../lib/session/account.ts';
import { useApiProblem } from '../../../lib/forms/useForm.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { LoadErrorState } from '../../../shell/errorStates.tsx';
import { useNow } from '../../../shell/useNow.ts';
import * as css from '../SettingsPage.css.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { refreshSessions } from './sessions.ts';
import { FormSubmitError, useSubmitErrorMessage } from '../../../shell/FormSubmitError.tsx';

const shownAtFirst = 5;

export function SessionsCard() {
  const query = $api.useQuery('get', '/api/account/sessions');
  return (
    <SettingsCard title={labels.title} text={labels.text}>
      {query.data ? <Sessions sessions={query.data} /> : null}
      {query.isPending ? <Skeleton lines={3} label={labels.loading} /> : null}
      {query.isLoadingError ? (
        <LoadErrorState
          title={labels.error}
          problem={toProblem(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : null}
    </SettingsCard>
  );
}

/** The current session first, the others in the server's order. */
const currentFirst = (sessions: readonly Session[]): Session[] =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const [isAllShown, setAllShown] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  const shown = isAllShown ? sessions.length : shownAtFirst;
  const hidden = sessions.length - shown;
  const focusList = () => list.current?.focus();
  return (
    <Stack gap={4}>
      <ul ref={list} tabIndex={-1} aria-label={labels.title} className={css.list}>
        {currentFirst(sessions)
          .slice(0, shown)
          .map((session) => (
            <SessionRow key={session.sessionId} session={session} onEnded={focusList} />
          ))}
      </ul>
      {hidden > 0 ? (
        <div>
          <Button
            variant="text"
            size="sm"
            isFlush
            onClick={() => {
              setAllShown(true);
              focusList();
            }}
          >
            {labels.more({ count: hidden })}
          </Button>
        </div>
      ) : null}
      {others > 0 ? <EndOthers count={others} onEnded={focusList} /> : null}
    </Stack>
  );
}

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const { timeZone } = useBusiness();
  const used = lastUsed(session, useNow(), timeZone);
  const browser = session.browser ?? labels.unknown;
  return (
    <li className={css.row}>
      <div className={css.rowText}>
        <Inline gap={2}>
          <Text element="strong" weight="bold">
            {browser}
          </Text>
          {session.isCurrent ? <Badge tone="kind">{labels.here}</Badge> : null}
        </Inline>
        <Text size="sm" tone="muted">
          {used}
        </Text>
        <Text size="sm" tone="muted">
          {labels.since({ moment: formatInstant(session.createdAt, timeZone) })}
        </Text>
      </div>
      {session.isCurrent ? null : (
        <EndSession sessionId={session.sessionId} label={`${browser}, ${used}`} onEnded={onEnded} />
      )}
    </li>
  );
}

function lastUsed({ lastUsedAt, isCurrent }: Session, now: Date, timeZone: string): string {
  const minutes = Math.round((now.getTime() - new Date(lastUsedAt).getTime()) / 60_000);
  if (isCurrent || minutes < 2) return labels.usedNow;
  if (minutes < 60) return labels.usedAgo({ span: formatDuration(minutes) });
  if (minutes < 24 * 60) return labels.usedAgo({ span: formatDuration(minutes - (minutes % 60)) });
  return labels.usedAt({ moment: formatInstant(lastUsedAt, timeZone) });
}

interface EndSessionProps {
  sessionId: number;
  label: string;
  onEnded: () => void;
}

const isGone = (error: unknown): boolean => {
  const problem = error === null ? null : toProblem(error);
  return problem?.kind === 'refused' && problem.code === 'session_not_found';
};

function EndSession({ sessionId, label, onEnded }: EndSessionProps) {
  const cache = useQueryClient();
  const finish = async () => {
    toast.success(labels.ended);
    onEnded();
    await refreshSessions(cache);
  };
  const { mutate, isPending, error } = $api.useMutation('delete', '/api/account/sessions/{sessionId}', {
    onSuccess: finish,
    onError: (failure) => (isGone(failure) ? finish() : undefined),
  });
  const problem = useApiProblem(isGone(error) ? null : error);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        isBusy={isPending}
        busyLabel={labels.ending}
        onClick={() => mutate({ params: { path: { sessionId } } })}
      >
        {labels.end}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      {problem === null ? null : (
        <div className={css.rowFailure}>
          <FormSubmitError title={labels.endFailed} problem={problem} />
        </div>
      )}
    </>
  );
}

function EndOthers({ count, onEnded }: { count: number; onEnded: () => void }) {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const call = $api.useMutation('delete', '/api/account/sessions', {
    onSuccess: async () => {
      toast.success(labels.confirm.done);
      setAsking(false);
      onEnded();
      void refreshAccount(cache);
      await refreshSessions(cache);
    },
  });
  const failure = useSubmitErrorMessage(labels.confirm.failed, useApiProblem(call.error));
  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {labels.others}
      </Button>
      <ConfirmCallDialog
        isOpen={isAsking}
        title={labels.confirm.title}
        labels={labels.confirm}
        call={call}
        error={failure}
        onConfirm={() => call.mutate({})}
        onClose={() => setAsking(false)}
      >
        <p>{labels.confirm.text({ count })}</p>
      </ConfirmCallDialog>
    </div>
  );
}
