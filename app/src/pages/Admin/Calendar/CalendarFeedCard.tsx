import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { CopyField } from '@plaitful/design-system/CopyField';
import { Inline } from '@plaitful/design-system/Inline';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { feed as words } from '@plaitful/messages/en-CA/adminCalendar';
import { action } from '@plaitful/messages/en-CA/common';
import { formatInstant } from '@plaitful/messages/format';
import { useState } from 'react';
import { SectionCard } from '../../../features/admin/SectionCard.tsx';
import { CalendarFeedForm, type NewFeed } from '../../../features/calendarFeed/CalendarFeedForm.tsx';
import { $api } from '../../../lib/api/client.ts';
import { useAccountPatch } from '../../../lib/session/account.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { FocusOnEntry } from '../../../shell/FocusOnEntry.tsx';

type View = 'start' | 'asking' | 'left' | NewFeed;

/** The owner's bookings in a calendar program of her own, by a secret address. */
export function CalendarFeedCard() {
  const { data: account } = $api.useQuery('get', '/api/account');
  const [view, setView] = useState<View>('start');
  const createdAt = account?.calendarFeedCreatedAt ?? null;
  const isInUse = createdAt !== null;
  return (
    <SectionCard heading={words.title} size="lg">
      <Text size="sm" tone="muted">
        {words.text}
      </Text>
      <FocusOnEntry key={typeof view === 'object' ? view.url : view} isEnabled={view !== 'start'}>
        {view === 'asking' ? (
          <CalendarFeedForm isRenewal={isInUse} onCreated={setView} onCancel={() => setView('left')} />
        ) : (
          <Stack gap={3}>
            {isInUse ? <CurrentFeed createdAt={createdAt} view={view} /> : null}
            <Inline gap={2}>
              <Button tone="secondary" size="sm" icon="calendar" onClick={() => setView('asking')}>
                {isInUse ? words.renew : words.create}
              </Button>
              {isInUse ? <End onEnded={() => setView('left')} /> : null}
            </Inline>
          </Stack>
        )}
      </FocusOnEntry>
    </SectionCard>
  );
}

/** With the address where it was made on this page and is still in use. */
function CurrentFeed({ createdAt, view }: { createdAt: string; view: View }) {
  const { timeZone } = useBusiness();
  if (typeof view === 'object' && view.createdAt === createdAt) return <Address url={view.url} />;
  return <Text size="sm">{words.has({ moment: formatInstant(createdAt, timeZone) })}</Text>;
}

function End({ onEnded }: { onEnded: () => void }) {
  const patchAccount = useAccountPatch();
  const { mutate, isPending } = $api.useMutation('delete', '/api/account/calendar-feed', {
    onSuccess: () => {
      patchAccount({ calendarFeedCreatedAt: null });
      toast.success(words.ended);
      onEnded();
    },
    onError: () => toast.error(words.endFailed),
  });
  return (
    <Button tone="quiet" size="sm" isBusy={isPending} busyLabel={words.ending} onClick={() => mutate({})}>
      {words.end}
    </Button>
  );
}

/** Shown once: the server keeps no more than its hash. */
function Address({ url }: { url: string }) {
  return (
    <Stack gap={3}>
      <Banner tone="waiting" isLive>
        {words.once}
      </Banner>
      <CopyField
        label={words.label}
        value={url}
        words={{
          copy: action.copy,
          copied: action.copied.text,
          announce: action.copied.announce({ fieldName: words.label }),
          failed: action.copyFailed,
        }}
      />
    </Stack>
  );
}
