import type { Account } from '@plaitful/api-client/contract';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { CopyField } from '@plaitful/design-system/CopyField';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { action } from '@plaitful/messages/en-CA/common';
import { calendarCard as words } from '@plaitful/messages/en-CA/settings';
import { useState } from 'react';
import { CalendarFeed, useEndFeed } from '../../../features/calendarFeed/CalendarFeed.tsx';
import { useProblem } from '../../../lib/forms/useForm.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useSubmitErrorMessage } from '../../../shell/FormSubmitError.tsx';

export function CalendarCard({ account }: { account: Account }) {
  return (
    <SettingsCard title={words.title} text={words.text}>
      <CalendarFeed
        createdAt={account.calendarFeedCreatedAt}
        labels={words}
        renderActive={(moment) => (
          <Stack gap={1}>
            <Text weight="bold">{words.active}</Text>
            <Text tone="muted">{words.activeText({ moment })}</Text>
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
      <Banner tone="waiting" title={words.shownOnce.title} isLive>
        {words.shownOnce.text}
      </Banner>
      <CopyField
        label={words.address}
        value={url}
        words={{
          copy: action.copy,
          copied: action.copied.text,
          announce: action.copied.announce({ fieldName: words.address }),
          failed: action.copyFailed,
        }}
      />
      <div>
        <ButtonLink tone="secondary" icon="calendar" href={url.replace(/^https?:/, 'webcal:')}>
          {words.open}
        </ButtonLink>
      </div>
      <Stack gap={2}>
        <Heading level={3} size="md">
          {words.how.title}
        </Heading>
        <AccountFacts items={words.how.items} />
      </Stack>
    </Stack>
  );
}

function End({ onEnded }: { onEnded: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useEndFeed(words.confirmEnd.done, {
    onEnded: () => {
      setAsking(false);
      onEnded();
    },
  });
  const failure = useSubmitErrorMessage(words.confirmEnd.failed, useProblem(error));
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {words.end}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.confirmEnd.title}
        words={words.confirmEnd}
        closeLabel={action.close}
        tone="danger"
        isBusy={isPending}
        error={failure}
        onConfirm={() => mutate({})}
        onClose={() => {
          reset();
          setAsking(false);
        }}
      >
        <p>{words.confirmEnd.text}</p>
      </ConfirmDialog>
    </>
  );
}
