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
import { formatInstant } from '@plaitful/messages/format';
import { useState } from 'react';
import { CalendarFeedForm, type NewFeed } from '../../../features/calendarFeed/CalendarFeedForm.tsx';
import { $api } from '../../../lib/api/client.ts';
import { useProblem } from '../../../lib/forms/useForm.ts';
import { useAccountPatch } from '../../../lib/session/account.ts';
import { Facts } from './Facts.tsx';
import { useBusiness } from '../../../shell/business.tsx';
import { FocusOnEntry } from '../../../shell/FocusOnEntry.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useFailureText } from '../../../shell/SubmitFailure.tsx';

/** What stands in the card; at the start nothing has taken the place of anything. */
type View = 'start' | 'asking' | 'left' | NewFeed;

export function CalendarCard({ account }: { account: Account }) {
  const [view, setView] = useState<View>('start');
  const { calendarFeedCreatedAt: createdAt } = account;
  const isInUse = createdAt !== null;
  const key = typeof view === 'object' ? view.url : view;
  return (
    <SettingsCard title={words.title} text={words.text}>
      <FocusOnEntry key={key} isEnabled={view !== 'start'}>
        {view === 'asking' ? (
          <CalendarFeedForm isRenewal={isInUse} onCreated={setView} onCancel={() => setView('left')} />
        ) : (
          <Stack gap={4}>
            {isInUse ? <CurrentFeed createdAt={createdAt} view={view} /> : null}
            <Inline>
              <Button tone="secondary" icon="calendar" onClick={() => setView('asking')}>
                {isInUse ? words.renew : words.create}
              </Button>
              {isInUse ? <End onEnded={() => setView('left')} /> : null}
            </Inline>
          </Stack>
        )}
      </FocusOnEntry>
    </SettingsCard>
  );
}

/** With the address where it was made on this page and is still in use. */
function CurrentFeed({ createdAt, view }: { createdAt: string; view: View }) {
  const { timeZone } = useBusiness();
  if (typeof view === 'object' && view.createdAt === createdAt) return <Address url={view.url} />;
  return (
    <Stack gap={1}>
      <Text weight="bold">{words.active}</Text>
      <Text tone="muted">{words.activeText({ moment: formatInstant(createdAt, timeZone) })}</Text>
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

function End({ onEnded }: { onEnded: () => void }) {
  const patchAccount = useAccountPatch();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = $api.useMutation('delete', '/api/account/calendar-feed', {
    onSuccess: () => {
      toast.success(words.confirmEnd.done);
      setAsking(false);
      patchAccount({ calendarFeedCreatedAt: null });
      onEnded();
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
