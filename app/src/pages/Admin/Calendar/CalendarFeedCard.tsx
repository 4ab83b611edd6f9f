import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { CopyField } from '@plaitful/design-system/CopyField';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { feed as labels } from '@plaitful/messages/en-CA/adminCalendar';
import { getCopyLabels } from '@plaitful/messages/en-CA/common';
import { SectionCard } from '../../../features/admin/SectionCard.tsx';
import { CalendarFeed, useRevokeFeed } from '../../../features/calendarFeed/CalendarFeed.tsx';
import { $api } from '../../../lib/api/client.ts';

/** The studio's bookings for the owner's calendar program, at a secret URL. */
export function CalendarFeedCard() {
  const { data: account } = $api.useQuery('get', '/api/account');
  return (
    <SectionCard heading={labels.title} size="lg">
      <Text size="sm" tone="muted">
        {labels.text}
      </Text>
      <CalendarFeed
        createdAt={account?.calendarFeedCreatedAt ?? null}
        labels={labels}
        size="sm"
        renderActive={(moment) => <Text size="sm">{labels.has({ moment })}</Text>}
        renderAddress={(url) => <Address url={url} />}
        renderEnd={(onEnded) => <End onEnded={onEnded} />}
      />
    </SectionCard>
  );
}

function End({ onEnded }: { onEnded: () => void }) {
  const onError = () => toast.error(labels.endFailed);
  const { mutate, isPending } = useRevokeFeed(labels.ended, { onEnded, onError });
  return (
    <Button
      variant="text"
      isFlush
      size="sm"
      isBusy={isPending}
      busyLabel={labels.ending}
      onClick={() => mutate({})}
    >
      {labels.end}
    </Button>
  );
}

/** Shown only once: the server stores only its hash. */
function Address({ url }: { url: string }) {
  return (
    <Stack gap={3}>
      <Banner tone="waiting" isLive>
        {labels.once}
      </Banner>
      <CopyField label={labels.label} value={url} words={getCopyLabels(labels.label)} />
    </Stack>
  );
}
