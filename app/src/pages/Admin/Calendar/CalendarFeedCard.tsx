import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { CopyField } from '@plaitful/design-system/CopyField';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { feed as words } from '@plaitful/messages/en-CA/adminCalendar';
import { action } from '@plaitful/messages/en-CA/common';
import { SectionCard } from '../../../features/admin/SectionCard.tsx';
import { CalendarFeed, useEndFeed } from '../../../features/calendarFeed/CalendarFeed.tsx';
import { $api } from '../../../lib/api/client.ts';

/** The owner's bookings in a calendar program of her own, by a secret address. */
export function CalendarFeedCard() {
  const { data: account } = $api.useQuery('get', '/api/account');
  return (
    <SectionCard heading={words.title} size="lg">
      <Text size="sm" tone="muted">
        {words.text}
      </Text>
      <CalendarFeed
        createdAt={account?.calendarFeedCreatedAt ?? null}
        labels={words}
        size="sm"
        renderActive={(moment) => <Text size="sm">{words.has({ moment })}</Text>}
        renderAddress={(url) => <Address url={url} />}
        renderEnd={(onEnded) => <End onEnded={onEnded} />}
      />
    </SectionCard>
  );
}

function End({ onEnded }: { onEnded: () => void }) {
  const onError = () => toast.error(words.endFailed);
  const { mutate, isPending } = useEndFeed(words.ended, { onEnded, onError });
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
