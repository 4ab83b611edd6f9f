import { type ApiProblem, readProblem } from '@plaitful/api-client/problem';
import { Button } from '@plaitful/design-system/Button';
import { ButtonLink } from '@plaitful/design-system/Link';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { verificationLinkMinutes } from '@plaitful/domain/account';
import { verifyEmail as words } from '@plaitful/messages/en-CA/verification';
import { formatDuration } from '@plaitful/messages/format';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SendFailed } from '../../shell/failures.tsx';
import { Page } from '../../shell/Page.tsx';
import { PagePanel } from '../../shell/PagePanel.tsx';
import { paths } from '../../lib/paths.ts';
import { useLinkToken } from '../../lib/routing/useLinkToken.ts';
import { useAccountDialog, useSession } from '../../lib/session/session.tsx';
import { SendLinkAgain } from '../../features/appointments/SendLinkAgain.tsx';
import { $api } from '../../lib/api/client.ts';
import { refreshBookings } from '../../features/appointments/refreshBookings.ts';

/** Whether a link cannot be used, so that no retry is offered. */
const isInvalid = (problem: ApiProblem | null): boolean =>
  problem?.kind === 'refused' && (problem.code === 'verification_link_invalid' || problem.code === 'invalid');

/**
 * Verifies the address at once; the server answers the same a second time.
 * @param token null where the link had none
 */
function useVerifyEmail(token: string | null) {
  const cache = useQueryClient();
  const { mutate, isSuccess, isPending, error } = $api.useMutation('post', '/auth/verify-email', {
    onSuccess: () => refreshBookings(cache),
  });
  useEffect(() => {
    if (token !== null) mutate({ body: { token } });
  }, [token, mutate]);
  const problem = error === null ? null : readProblem(error);
  return {
    state: stateOf(token, problem, isSuccess),
    problem,
    onRetry: () => {
      if (token !== null && !isPending) mutate({ body: { token } });
    },
  };
}

function stateOf(
  token: string | null,
  problem: ApiProblem | null,
  isDone: boolean,
): 'verifying' | 'verified' | 'invalid' | 'failed' {
  if (token === null || isInvalid(problem)) return 'invalid';
  if (isDone) return 'verified';
  return problem === null ? 'verifying' : 'failed';
}

export function VerifyEmailPage() {
  const verifying = useVerifyEmail(useLinkToken(paths.verifyEmail.href()));
  return (
    <Page>
      <PagePanel title={titles[verifying.state]}>
        <Outcome {...verifying} />
      </PagePanel>
    </Page>
  );
}

const titles = {
  verifying: words.title,
  verified: words.done.title,
  invalid: words.invalid.title,
  failed: words.title,
};

function Outcome({ state, problem, onRetry }: ReturnType<typeof useVerifyEmail>) {
  switch (state) {
    case 'verifying':
      return <PlaitLoader label={words.verifying} />;
    case 'verified':
      return (
        <Stack gap={6} align="start">
          <Text>{words.done.text}</Text>
          <ButtonLink href={paths.appointments.href()}>{words.done.button}</ButtonLink>
        </Stack>
      );
    case 'invalid':
      return (
        <Stack gap={6} align="start">
          <Text>{words.invalid.text({ linkLifetime: formatDuration(verificationLinkMinutes) })}</Text>
          <NewLink />
        </Stack>
      );
    case 'failed':
      return (
        <SendFailed
          title={words.failed.title}
          problem={problem}
          action={
            <Button size="sm" onClick={onRetry}>
              {words.failed.button}
            </Button>
          }
        />
      );
    default:
      return state satisfies never;
  }
}

/** A new link goes to the address of the signed-in user. */
function NewLink() {
  const { user } = useSession();
  const { openLogin } = useAccountDialog();
  if (user !== null) return <SendLinkAgain />;
  return (
    <>
      <Text>{words.invalid.logIn}</Text>
      <Button onClick={() => openLogin()}>{words.invalid.button}</Button>
    </>
  );
}
