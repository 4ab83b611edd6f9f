import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { title } from '@plaitful/messages/en-CA/common';
import { reschedule as words } from '@plaitful/messages/en-CA/reschedule';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useStudioValues } from '../../shell/business.tsx';
import { Page } from '../../shell/Page.tsx';
import { useSession } from '../../lib/session/session.tsx';
import { RescheduleView } from '../../features/reschedule/RescheduleView.tsx';
import { useReschedule } from '../../features/reschedule/useReschedule.ts';

/** Moves one of the member's appointments (product spec 2, Reschedule page; reading 2). */
export function ReschedulePage() {
  const bookingId = Number(useParams()['bookingId']);
  const { user } = useSession();
  // Another member who logs in here meanwhile begins anew.
  const [firstUser, setFirstUser] = useState(user?.id);
  if (user && user.id !== firstUser) setFirstUser(user.id);
  return (
    <Page title={title.reschedule(useStudioValues())} isIndexed={false}>
      <Stack gap={6}>
        <Heading level={1} size="2xl">
          {words.title}
        </Heading>
        <Reschedule key={`${bookingId} ${firstUser}`} bookingId={bookingId} />
      </Stack>
    </Page>
  );
}

function Reschedule({ bookingId }: { bookingId: number }) {
  const { snapshot, send } = useReschedule(bookingId, 'ROLE_USER');
  return <RescheduleView snapshot={snapshot} send={send} />;
}
