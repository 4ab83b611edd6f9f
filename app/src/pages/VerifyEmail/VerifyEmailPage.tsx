import { type ApiProblem, parseProblem } from '@plaitful/api-client/problem';
import { Button } from '@plaitful/design-system/Button';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { verificationLinkMinutes } from '@plaitful/domain/account';
import { verifyEmail as labels } from '@plaitful/messages/en-CA/verifyEmail';
import { formatDuration } from '@plaitful/messages/format';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { PageHead } from '../../shell/PageHead.tsx';
import { PagePanel } from '../../shell/PagePanel.tsx';
import { paths } from '../../lib/paths.ts';
import { useLinkToken } from '../../lib/routing/useLinkToken.ts';
import { useAccountDialog, useSession } from '../../lib/session/session.tsx';
import { EmailLinkConfirmation } from '../../features/mailedLink/MailedLink.tsx';
import { SendLinkAgain } from '../../features/appointments/SendLinkAgain.tsx';
import { $api } from '../../lib/api/client.ts';
import { refreshBookings } from '../../features/appointments/refreshBookings.ts';

/** Whether a link cannot be used, so that no retry is shown. */
const isInvalid = (problem: ApiProblem | null): boolean =>
  problem?.kind === 'refused' && (problem.code === 'verification_link_invalid' || problem.code === 'invalid');

type LinkState = 'ready' | 'submitting' | 'failed' | 'verified' | 'invalid';

/** @param token null where the link had none */
function useVerifyEmail(token: string | null) {
  const cache = useQueryClient();
  const { mutate, isSuccess, isPending, error } = $api.useMutation('post', '/auth/verify-email', {
    onSuccess: () => refreshBookings(cache),
  });
  const problem = error === null ? null : parseProblem(error);
  const getState = (): LinkState => {
    if (token === null || isInvalid(problem)) return 'invalid';
    if (isSuccess) return 'verified';
    if (isPending) return 'submitting';
    return problem === null ? 'ready' : 'failed';
  };
  return {
    state: getState(),
    problem,
    onSubmit: () => {
      if (token !== null && !isPending) mutate({ body: { token } });
    },
  };
}

export function VerifyEmailPage() {
  const token = useLinkToken(paths.verifyEmail.href());
  // Another link may be opened in the same tab, without another document.
  return <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { token: string | null }) {
  const { state, problem, onSubmit } = useVerifyEmail(token);
  if (state === 'verified')
    return (
      <Panel title={labels.done.title} isResult>
        <Text>{labels.done.text}</Text>
        <ButtonLink href={paths.appointments.href()}>{labels.done.button}</ButtonLink>
      </Panel>
    );
  if (state === 'invalid')
    return (
      <Panel title={labels.invalid.title} isResult={token !== null}>
        <Text>{labels.invalid.text({ linkLifetime: formatDuration(verificationLinkMinutes) })}</Text>
        <NewLink />
      </Panel>
    );
  return (
    <PageHead>
      <PagePanel title={labels.title}>
        <EmailLinkConfirmation
          labels={labels}
          onSubmit={onSubmit}
          isSubmitting={state === 'submitting'}
          hasFailed={state === 'failed'}
          problem={problem}
        />
      </PagePanel>
    </PageHead>
  );
}

const Panel = ({ children, ...panel }: ComponentProps<typeof PagePanel>) => (
  <PageHead>
    <PagePanel {...panel}>
      <Stack gap={6} align="start">
        {children}
      </Stack>
    </PagePanel>
  </PageHead>
);

/** A new link goes to the email address of the signed-in user. */
function NewLink() {
  const { user } = useSession();
  const { openLogin } = useAccountDialog();
  if (user !== null) return <SendLinkAgain />;
  return (
    <>
      <Text>{labels.invalid.logIn}</Text>
      <Button onClick={() => openLogin()}>{labels.invalid.button}</Button>
    </>
  );
}
