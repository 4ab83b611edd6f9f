import { parseProblem } from '@plaitful/api-client/problem';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Loader } from '@plaitful/design-system/Loader';
import { Stack } from '@plaitful/design-system/Stack';
import { depositPage as labels } from '@plaitful/messages/en-CA/depositPage';
import { formatDate, formatTime } from '@plaitful/messages/format';
import { useParams } from 'react-router-dom';
import { SummaryPanel } from '../../features/appointments/SummaryPanel.tsx';
import { $api } from '../../lib/api/client.ts';
import { paths } from '../../lib/paths.ts';
import { LoadErrorState } from '../../shell/errorStates.tsx';
import { PageHead } from '../../shell/PageHead.tsx';

/** Linked from the mails about a deposit: opening it changes nothing. */
export function DepositPage() {
  return (
    <PageHead>
      <Stack gap={6}>
        <Heading level={1} size="2xl">
          {labels.title}
        </Heading>
        <Deposit bookingId={Number(useParams()['bookingId'])} />
      </Stack>
    </PageHead>
  );
}

function Deposit({ bookingId }: { bookingId: number }) {
  const { data, isLoadingError, error, refetch } = $api.useQuery('get', '/api/booking/{bookingId}', {
    params: { path: { bookingId } },
  });
  if (data) {
    const { styleName, childName, bookingDate, bookingTime } = data;
    const when = { date: formatDate(bookingDate), time: formatTime(bookingTime) };
    return (
      <>
        <Heading level={2} size="lg">
          {labels.what({ styleName, childName, ...when })}
        </Heading>
        <SummaryPanel booking={data} />
      </>
    );
  }
  if (!isLoadingError) return <Loader label={labels.loading} />;
  const problem = parseProblem(error);
  if (problem.kind === 'refused' && problem.status < 500) {
    const { text, button } = labels.missing;
    const back = <ButtonLink href={paths.appointments.href()}>{button}</ButtonLink>;
    return <EmptyState title={text} action={back} />;
  }
  return <LoadErrorState title={labels.loadFailed} problem={problem} onRetry={() => void refetch()} />;
}
