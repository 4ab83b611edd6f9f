import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { Stack } from '@plaitful/design-system/Stack';
import { toast } from '@plaitful/design-system/Toast';
import { formatInstant } from '@plaitful/messages/format';
import { useState, type ReactNode } from 'react';
import { $api } from '../../lib/api/client.ts';
import { useAccountPatch } from '../../lib/session/account.ts';
import { useBusiness } from '../../shell/business.tsx';
import { FocusOnEntry } from '../../shell/FocusOnEntry.tsx';
import { CalendarFeedForm, type NewCalendarFeed } from './CalendarFeedForm.tsx';

/** `left` follows the form or the end of a feed: then the focus moves to the new content. */
type View = 'start' | 'asking' | 'left' | NewCalendarFeed;

interface CalendarFeedProps {
  /** When the current feed was created; `null` without one. */
  createdAt: string | null;
  labels: { readonly create: string; readonly renew: string };
  /** @default 'md' */
  size?: 'sm' | 'md';
  /** The current feed, whose URL cannot be shown again. */
  renderActive: (moment: string) => ReactNode;
  /** The feed whose URL was created on this page. */
  renderAddress: (url: string) => ReactNode;
  renderEnd: (onEnded: () => void) => ReactNode;
}

export function CalendarFeed({ createdAt, labels, size = 'md', ...render }: CalendarFeedProps) {
  const { timeZone } = useBusiness();
  const [view, setView] = useState<View>('start');
  const leave = () => setView('left');
  const isInUse = createdAt !== null;
  const current = () => {
    if (!isInUse) return null;
    const isNew = typeof view === 'object' && view.createdAt === createdAt;
    return isNew ? render.renderAddress(view.url) : render.renderActive(formatInstant(createdAt, timeZone));
  };
  return (
    <FocusOnEntry key={typeof view === 'object' ? view.url : view} isEnabled={view !== 'start'}>
      {view === 'asking' ? (
        <CalendarFeedForm isRenewal={isInUse} onCreated={setView} onCancel={leave} />
      ) : (
        <Stack gap={size === 'sm' ? 3 : 4}>
          {current()}
          <Inline gap={size === 'sm' ? 2 : 3}>
            <Button variant="outline" icon="calendar" size={size} onClick={() => setView('asking')}>
              {isInUse ? labels.renew : labels.create}
            </Button>
            {isInUse ? render.renderEnd(leave) : null}
          </Inline>
        </Stack>
      )}
    </FocusOnEntry>
  );
}

export function useRevokeFeed(
  done: string,
  { onEnded, onError }: { onEnded: () => void; onError?: () => void },
) {
  const patchAccount = useAccountPatch();
  return $api.useMutation('delete', '/api/account/calendar-feed', {
    onSuccess: () => {
      toast.success(done);
      patchAccount({ calendarFeedCreatedAt: null });
      onEnded();
    },
    ...(onError && { onError }),
  });
}
