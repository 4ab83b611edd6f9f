import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { CopyField } from '@plaitful/design-system/CopyField';
import { Inline } from '@plaitful/design-system/Inline';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { feed as words } from '@plaitful/messages/en-CA/adminCalendar';
import { action } from '@plaitful/messages/en-CA/common';
import { useQueryClient } from '@tanstack/react-query';
import { SectionCard } from '../../../features/admin/SectionCard.tsx';
import { $api } from '../../../lib/api/client.ts';

const account = $api.queryOptions('get', '/api/account');

/** The owner's bookings in a calendar program of her own, by a secret address. */
export function CalendarFeedCard() {
  const cache = useQueryClient();
  const { data } = $api.useQuery('get', '/api/account');
  const refresh = () => cache.invalidateQueries({ queryKey: account.queryKey });
  const make = $api.useMutation('post', '/api/account/calendar-feed', {
    onSuccess: refresh,
    onError: () => toast.error(words.failed),
  });
  const end = $api.useMutation('delete', '/api/account/calendar-feed', {
    onSuccess: () => {
      make.reset();
      toast.success(words.ended);
      return refresh();
    },
    onError: () => toast.error(words.endFailed),
  });
  const hasFeed = data?.hasCalendarFeed === true || make.data !== undefined;
  return (
    <SectionCard heading={words.title} size="lg">
      <Text size="sm" tone="muted">
        {words.text}
      </Text>
      {make.data === undefined ? null : <Address url={make.data.url} />}
      {hasFeed && make.data === undefined ? <Text size="sm">{words.has}</Text> : null}
      <Inline gap={2}>
        <Button
          tone="secondary"
          size="sm"
          icon="calendar"
          isBusy={make.isPending}
          busyLabel={words.creating}
          onClick={() => make.mutate({})}
        >
          {hasFeed ? words.renew : words.create}
        </Button>
        {hasFeed ? (
          <Button
            tone="quiet"
            size="sm"
            isBusy={end.isPending}
            busyLabel={words.ending}
            onClick={() => end.mutate({})}
          >
            {words.end}
          </Button>
        ) : null}
      </Inline>
    </SectionCard>
  );
}

/** Shown once: the server keeps no more than its hash. */
function Address({ url }: { url: string }) {
  return (
    <>
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
    </>
  );
}
