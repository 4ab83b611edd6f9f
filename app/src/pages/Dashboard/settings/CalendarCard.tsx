import type { Account } from '@plaitful/api-client/contract';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { CopyField } from '@plaitful/design-system/CopyField';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { action } from '@plaitful/messages/en-CA/common';
import { calendarCard as words } from '@plaitful/messages/en-CA/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { $api } from '../../../lib/api/client.ts';
import { useProblem } from '../../../lib/forms/useForm.ts';
import { refreshAccount } from '../../../lib/session/account.ts';
import { Facts } from './Facts.tsx';
import { FocusOnEntry, SettingsCard } from './SettingsCard.tsx';
import { SubmitFailure, useFailureText } from './SubmitFailure.tsx';

export function CalendarCard({ account }: { account: Account }) {
  /** Told once; null after it was stopped here. */
  const [url, setUrl] = useState<string | null>();
  const step = stepOf(url, account.hasCalendarFeed);
  return (
    <SettingsCard title={words.title} text={words.text}>
      <FocusOnEntry key={url} isEnabled={url !== undefined}>
        {step === 'none' ? <Create onCreated={setUrl} /> : null}
        {step === 'created' ? <Address url={url ?? ''} /> : null}
        {step === 'active' ? (
          <Stack gap={1}>
            <Text weight="bold">{words.active}</Text>
            <Text tone="muted">{words.activeText}</Text>
          </Stack>
        ) : null}
      </FocusOnEntry>
      {step === 'none' ? null : (
        <Inline>
          <Renew onCreated={setUrl} />
          <End onEnded={() => setUrl(null)} />
        </Inline>
      )}
    </SettingsCard>
  );
}

function stepOf(url: string | null | undefined, hasFeed: boolean): 'none' | 'created' | 'active' {
  if (typeof url === 'string') return 'created';
  return hasFeed && url === undefined ? 'active' : 'none';
}

/** @param onDone called with the new address */
function useCreateFeed(onDone: (url: string) => void) {
  const cache = useQueryClient();
  return $api.useMutation('post', '/api/account/calendar-feed', {
    onSuccess: ({ url }) => {
      onDone(url);
      void refreshAccount(cache);
    },
  });
}

interface CreateProps {
  onCreated: (url: string) => void;
}

function Create({ onCreated }: CreateProps) {
  const { mutate, isPending, error } = useCreateFeed(onCreated);
  return (
    <Stack gap={4} align="start">
      <SubmitFailure title={words.failed} problem={useProblem(error)} />
      <Button
        tone="secondary"
        icon="calendar"
        isBusy={isPending}
        busyLabel={words.creating}
        onClick={() => mutate({})}
      >
        {words.create}
      </Button>
    </Stack>
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
        <Facts items={words.how.items} />
      </Stack>
    </Stack>
  );
}

function Renew({ onCreated }: CreateProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useCreateFeed((url) => {
    setAsking(false);
    onCreated(url);
  });
  const failure = useFailureText(words.failed, useProblem(error));
  return (
    <>
      <Button tone="secondary" onClick={() => setAsking(true)}>
        {words.renew}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.confirmRenew.title}
        words={words.confirmRenew}
        closeLabel={action.close}
        isBusy={isPending}
        error={failure}
        onConfirm={() => mutate({})}
        onClose={() => {
          reset();
          setAsking(false);
        }}
      >
        <p>{words.confirmRenew.text}</p>
      </ConfirmDialog>
    </>
  );
}

function End({ onEnded }: { onEnded: () => void }) {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = $api.useMutation('delete', '/api/account/calendar-feed', {
    onSuccess: () => {
      toast.success(words.confirmEnd.done);
      setAsking(false);
      onEnded();
      void refreshAccount(cache);
    },
  });
  const failure = useFailureText(words.confirmEnd.failed, useProblem(error));
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
