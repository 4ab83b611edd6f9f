import type { Account } from '@plaitful/api-client/contract';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { CopyField } from '@plaitful/design-system/CopyField';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { getCopyLabels } from '@plaitful/messages/en-CA/common';
import { calendarCard as labels } from '@plaitful/messages/en-CA/settings';
import { useState } from 'react';
import { CalendarFeed, useRevokeFeed } from '../../../features/calendarFeed/CalendarFeed.tsx';
import { ConfirmCallDialog } from '../../../features/editing/ConfirmCallDialog.tsx';
import { useApiProblem } from '../../../lib/forms/useForm.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useSubmitErrorMessage } from '../../../shell/FormSubmitError.tsx';

export function CalendarCard({ account }: { account: Account }) {
  return (
    <SettingsCard title={labels.title} text={labels.text}>
      <CalendarFeed
        createdAt={account.calendarFeedCreatedAt}
        labels={labels}
        renderActive={(moment) => (
          <Stack gap={1}>
            <Text weight="bold">{labels.active}</Text>
            <Text tone="muted">{labels.activeText({ moment })}</Text>
          </Stack>
        )}
        renderAddress={(url) => <Address url={url} />}
        renderEnd={(onEnded) => <End onEnded={onEnded} />}
      />
    </SettingsCard>
  );
}

function Address({ url }: { url: string }) {
  return (
    <Stack gap={4}>
      <Banner tone="waiting" title={labels.shownOnce.title} isLive>
        {labels.shownOnce.text}
      </Banner>
      <CopyField label={labels.address} value={url} words={getCopyLabels(labels.address)} />
      <div>
        <ButtonLink variant="outline" icon="calendar" href={url.replace(/^https?:/, 'webcal:')}>
          {labels.open}
        </ButtonLink>
      </div>
      <Stack gap={2}>
        <Heading level={3} size="md">
          {labels.how.title}
        </Heading>
        <AccountFacts items={labels.how.items} />
      </Stack>
    </Stack>
  );
}

function End({ onEnded }: { onEnded: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const call = useRevokeFeed(labels.confirmEnd.done, {
    onEnded: () => {
      setAsking(false);
      onEnded();
    },
  });
  const failure = useSubmitErrorMessage(labels.confirmEnd.failed, useApiProblem(call.error));
  return (
    <>
      <Button variant="text" isFlush onClick={() => setAsking(true)}>
        {labels.end}
      </Button>
      <ConfirmCallDialog
        isOpen={isAsking}
        title={labels.confirmEnd.title}
        labels={labels.confirmEnd}
        call={call}
        error={failure}
        onConfirm={() => call.mutate({})}
        onClose={() => setAsking(false)}
      >
        <p>{labels.confirmEnd.text}</p>
      </ConfirmCallDialog>
    </>
  );
}
