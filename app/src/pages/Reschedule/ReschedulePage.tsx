import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { useParams } from 'react-router-dom';
import { useStudioValues } from '../../business.tsx';
import { Page } from '../../chrome/Page.tsx';
import { title } from '../../messages/en-CA/common.ts';
import { reschedule as words } from '../../messages/en-CA/reschedule.ts';
import { RescheduleView } from './RescheduleView.tsx';
import { useReschedule } from './useReschedule.ts';

/** Moves one of the member's appointments (product spec 2, Reschedule page; reading 2). */
export function ReschedulePage() {
  const bookingId = Number(useParams()['bookingId']);
  return (
    <Page title={title.reschedule(useStudioValues())} isIndexed={false}>
      <Stack gap={6}>
        <Heading level={1} size="2xl">
          {words.title}
        </Heading>
        <Reschedule key={bookingId} bookingId={bookingId} />
      </Stack>
    </Page>
  );
}

function Reschedule({ bookingId }: { bookingId: number }) {
  const { snapshot, send } = useReschedule(bookingId, 'ROLE_USER');
  return <RescheduleView snapshot={snapshot} send={send} />;
}
