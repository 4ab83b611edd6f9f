import { Button } from '@plaitful/design-system/Button';
import { ButtonLink } from '@plaitful/design-system/Link';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { emailChangeLinkMinutes } from '@plaitful/domain/account';
import type { EmailLinkPurpose } from '@plaitful/flows/email-change/types';
import { confirmEmail, emailLink, undoEmail } from '@plaitful/messages/en-CA/emailChange';
import { formatDuration } from '@plaitful/messages/format';
import { useEmailChange } from '../../features/emailChange/useEmailChange.ts';
import { paths } from '../../lib/paths.ts';
import { useLinkToken } from '../../lib/routing/useLinkToken.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { SendFailed } from '../../shell/failures.tsx';
import { Page } from '../../shell/Page.tsx';
import { PagePanel } from '../../shell/PagePanel.tsx';

const visits = {
  confirm: { words: confirmEmail, here: paths.confirmEmail.href(), next: paths.settings.href() },
  undo: { words: undoEmail, here: paths.undoEmail.href(), next: paths.forgotPassword.href() },
};

/** Opens the link of a mail at once; the server answers the same a second time. */
export function EmailLink({ purpose }: { purpose: EmailLinkPurpose }) {
  const { words, here, next } = visits[purpose];
  const { snapshot, send } = useEmailChange({ visit: 'link', purpose, token: useLinkToken(here) });
  const isInvalid = snapshot.matches('linkInvalid');
  const isDone = snapshot.matches('linkOpened');
  if (isInvalid) return <InvalidLink />;
  return (
    <Page>
      <PagePanel title={isDone ? words.done.title : words.title}>
        {isDone ? (
          <Stack gap={6} align="start">
            <Text>{words.done.text}</Text>
            <ButtonLink href={next}>{words.done.button}</ButtonLink>
          </Stack>
        ) : null}
        {snapshot.matches('openingLink') ? <PlaitLoader label={words.working} /> : null}
        {snapshot.matches('linkFailed') ? (
          <SendFailed
            title={words.failed}
            problem={snapshot.context.problem}
            action={
              <Button size="sm" onClick={() => send({ type: 'link.retried' })}>
                {emailLink.retry}
              </Button>
            }
          />
        ) : null}
      </PagePanel>
    </Page>
  );
}

function InvalidLink() {
  const { invalid: words } = emailLink;
  return (
    <Page>
      <PagePanel title={words.title}>
        <Stack gap={6} align="start">
          <Stack gap={3}>
            <Text>{words.text({ linkLifetime: formatDuration(emailChangeLinkMinutes) })}</Text>
            <Text>
              <ContactText text={words.help(useStudioValues())} />
            </Text>
          </Stack>
          <ButtonLink href={paths.settings.href()}>{words.button}</ButtonLink>
        </Stack>
      </PagePanel>
    </Page>
  );
}
