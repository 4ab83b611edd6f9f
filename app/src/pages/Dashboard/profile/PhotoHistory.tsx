import type { Child, PhotoConsent } from '@plaitful/api-client/contract';
import { Text } from '@plaitful/design-system/Text';
import { photoConsent } from '@plaitful/messages/en-CA/profile';
import { formatInstant } from '@plaitful/messages/format';
import { useState } from 'react';
import { $api } from '../../../lib/api/client.ts';
import { useBusiness } from '../../../shell/business.tsx';
import * as css from './profile.css.ts';

const labels = photoConsent.history;

/** Every answer about photos of a child, the newest first; fetched when it is opened. */
export function PhotoHistory({ child: { childId, photoConsentAt } }: { child: Child }) {
  const [isOpen, setOpen] = useState(false);
  const { data, isLoadingError } = $api.useQuery(
    'get',
    '/api/account/children/{childId}/photo-consent',
    { params: { path: { childId } } },
    { enabled: isOpen },
  );
  if (photoConsentAt === null) return null;
  return (
    <details className={css.photoHistory} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.summary}>{labels.title}</summary>
      <ul className={css.childBookings}>
        {data?.map((consent) => (
          <li key={consent.at}>
            <Answer {...consent} />
          </li>
        ))}
      </ul>
      {data === undefined ? (
        <Text size="sm" tone="muted">
          {isLoadingError ? labels.failed : labels.loading}
        </Text>
      ) : null}
    </details>
  );
}

function Answer({ isGiven, at, by, bookingId }: PhotoConsent) {
  const { timeZone } = useBusiness();
  const answer = isGiven ? labels.yes : labels.no;
  return (
    <Text size="sm">
      {[
        formatInstant(at, timeZone),
        [
          answer,
          ...(bookingId === null ? [] : [labels.withBooking]),
          ...(by === 'STUDIO' ? [labels.byStudio] : []),
        ].join(', '),
      ].join(': ')}
    </Text>
  );
}
