import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { ButtonLink } from '@plaitful/design-system/Link';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { verificationLinkMinutes } from '@plaitful/domain/account';
import type { ApiProblem } from '@plaitful/api-client/problem';
import { title } from '@plaitful/messages/en-CA/common';
import { verifyEmail as words } from '@plaitful/messages/en-CA/verification';
import { formatDuration } from '@plaitful/messages/format';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { Page } from '../../shell/Page.tsx';
import { PagePanel } from '../../shell/PagePanel.tsx';
import { paths } from '../../lib/paths.ts';
import { useLinkToken } from '../../lib/routing/useLinkToken.ts';
import { useAccountDialog } from '../../lib/session/accountDialog.tsx';
import { useSession } from '../../lib/session/session.tsx';
import { SendLinkAgain } from '../../features/appointments/SendLinkAgain.tsx';
import { useVerifyEmail } from './useVerifyEmail.ts';

/** Verifies an email address by the link of a mail, as soon as it is opened. */
export function VerifyEmailPage() {
  const verifying = useVerifyEmail(useLinkToken(paths.verifyEmail.href()));
  return (
    <Page title={title.verifyEmail(useStudioValues())} isIndexed={false}>
      <Outcome {...verifying} />
    </Page>
  );
}

function Outcome({ state, problem, onRetry }: ReturnType<typeof useVerifyEmail>) {
  switch (state) {
    case 'verifying':
      return (
        <PagePanel title={words.title}>
          <PlaitLoader label={words.verifying} />
        </PagePanel>
      );
    case 'verified':
      return (
        <PagePanel title={words.done.title}>
          <Stack gap={6} align="start">
            <Text>{words.done.text}</Text>
            <ButtonLink href={paths.appointments.href()}>{words.done.button}</ButtonLink>
          </Stack>
        </PagePanel>
      );
    case 'invalid':
      return (
        <PagePanel title={words.invalid.title}>
          <Stack gap={6} align="start">
            <Text>{words.invalid.text({ linkLifetime: formatDuration(verificationLinkMinutes) })}</Text>
            <NewLink />
          </Stack>
        </PagePanel>
      );
    case 'failed':
      return (
        <PagePanel title={words.title}>
          <Failed problem={problem} onRetry={onRetry} />
        </PagePanel>
      );
    default:
      return state satisfies never;
  }
}

/** A new link goes to the address of whoever is signed in. */
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

function Failed({ problem, onRetry }: { problem: ApiProblem | null; onRetry: () => void }) {
  const errorMessages = useErrorMessages();
  return (
    <Banner
      tone="critical"
      title={words.failed.title}
      isLive
      action={
        <Button size="sm" onClick={onRetry}>
          {words.failed.button}
        </Button>
      }
    >
      <ContactText text={errorMessages.afterSending(problem) ?? ''} />
    </Banner>
  );
}
