import type { ResponseBody } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { Text } from '@plaitful/design-system/Text';
import { calendarFeedForm as labels } from '@plaitful/messages/en-CA/calendarFeed';
import { $api } from '../../lib/api/client.ts';
import { useAccountPatch } from '../../lib/session/account.ts';
import { PasswordForm } from '../editing/PasswordDialog.tsx';
import * as css from './CalendarFeedForm.css.ts';

/** A new feed with its URL, which the server returns only once. */
export type NewCalendarFeed = ResponseBody<'createCalendarFeed'>;

interface CalendarFeedFormProps {
  /** Whether there is a current URL, which the new one replaces. */
  isRenewal: boolean;
  onCreated: (feed: NewCalendarFeed) => void;
  onCancel: () => void;
}

/** Requires the password, then creates a feed URL. */
export function CalendarFeedForm({ isRenewal, onCreated, onCancel }: CalendarFeedFormProps) {
  const patchAccount = useAccountPatch();
  const { mutate, isPending, error } = $api.useMutation('post', '/api/account/calendar-feed', {
    onSuccess: (feed) => {
      patchAccount({ calendarFeedCreatedAt: feed.createdAt });
      onCreated(feed);
    },
  });
  return (
    <div className={css.form}>
      <PasswordForm
        labels={labels}
        error={error}
        isBusy={isPending}
        onSubmit={(body) => mutate({ body })}
        footer={
          <Inline>
            <Button type="submit" isBusy={isPending} busyLabel={labels.submitting}>
              {labels.submit}
            </Button>
            <Button variant="outline" onClick={onCancel}>
              {labels.cancel}
            </Button>
          </Inline>
        }
      >
        <Text>{isRenewal ? `${labels.renew} ${labels.mail}` : labels.mail}</Text>
      </PasswordForm>
    </div>
  );
}
