import type { OutboxMessage } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ButtonLink, Link } from '@plaitful/design-system/Link';
import { PaginatedTable, type TableColumn } from '@plaitful/design-system/PaginatedTable';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { toStudioTime } from '@plaitful/domain/studio-time';
import { toProblem } from '@plaitful/flows/api-problem';
import { admin } from '@plaitful/messages/en-CA/admin';
import { adminUndelivered as labels, adminUndelivered } from '@plaitful/messages/en-CA/adminUndelivered';
import { formatDateCell, formatPhone, formatTime } from '@plaitful/messages/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/client.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { useStackedColumns } from '../../../features/lists/useMergedColumns.tsx';
import { getTableState } from '../../../features/lists/tableState.tsx';
import { useServerPaging } from '../../../features/lists/useServerPaging.ts';
import { paths } from '../../../lib/paths.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { undeliveredPath } from '../../../features/admin/useUndelivered.ts';
import { unwrapResponse } from '../../../lib/api/unwrapResponse.ts';
import { noWrap } from '../../../shell/layout.css.ts';

const retryButtonLabels = adminUndelivered.retry;

/** How long sending usually takes, in ms: the list is fetched again after that. */
const sendingTakes = 3000;

/** Retries one message. A message that was delivered meanwhile no longer exists (404). */
function RetryButton({ message }: { message: OutboxMessage }) {
  const { messageId, recipient } = message;
  const cache = useQueryClient();
  const refresh = () =>
    cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === undeliveredPath });
  const retry = useMutation({
    mutationFn: () =>
      unwrapResponse(api.POST('/api/messages/{messageId}/retry', { params: { path: { messageId } } })),
    onSuccess: () => {
      toast.success(retryButtonLabels.done);
      setTimeout(() => void refresh(), sendingTakes);
      return refresh();
    },
    onError: (error) => {
      const problem = toProblem(error);
      const isGone = problem.kind === 'refused' && problem.status === 404;
      if (isGone) toast.success(retryButtonLabels.gone);
      else toast.error(retryButtonLabels.failed);
      return refresh();
    },
  });
  return (
    <span className={noWrap}>
      <Button
        variant="outline"
        size="sm"
        icon="reload"
        isBusy={retry.isPending}
        busyLabel={retryButtonLabels.busy}
        onClick={() => retry.mutate()}
      >
        {retryButtonLabels.text}
        <VisuallyHidden>{` ${retryButtonLabels.about({ message: message.title, recipient })}`}</VisuallyHidden>
      </Button>
    </span>
  );
}

const perPage = 10;

const { column } = labels;

const merged = { to: 'message', tries: 'when' };

const getRecipient = ({ channel, recipient }: OutboxMessage): string =>
  channel === 'sms' ? formatPhone(recipient) : recipient;

/** "Sat 21 Nov 2026, 10:34 am", short enough for a cell. */
function formatDateTime(instant: string, timeZone: string): string {
  const { date, time } = toStudioTime(new Date(instant), timeZone);
  return `${formatDateCell(date)}, ${formatTime(time)}`;
}

const columns = (timeZone: string): readonly TableColumn<OutboxMessage>[] => [
  {
    key: 'message',
    header: column.message,
    cardSlot: 'title',
    isRowHeader: true,
    cell: ({ title }) => title,
  },
  {
    key: 'to',
    header: column.to,
    cardSlot: 'detail',
    cell: (message) => (
      <>
        <div>{getRecipient(message)}</div>
        <Text element="div" size="xs" tone="muted">
          {labels.channel[message.channel]}
        </Text>
      </>
    ),
  },
  {
    key: 'when',
    header: column.when,
    cell: ({ lastTriedAt }) =>
      lastTriedAt === null ? labels.notTried : formatDateTime(lastTriedAt, timeZone),
  },
  { key: 'why', header: column.why, cell: ({ lastError }) => lastError ?? labels.noReason },
  {
    key: 'tries',
    header: column.tries,
    // Retrying resets the number of attempts.
    cell: ({ attempts }) => (attempts === 0 ? labels.waiting : attempts),
  },
];

/** Its strands are loose at both ends. */
const wholePlait = [[0.06, 0.94]] as const;

export function UndeliveredPage() {
  const { timeZone } = useBusiness();
  const layout = useStackedColumns(columns(timeZone), merged);
  const { paging, query } = useServerPaging({
    listName: labels.title,
    pageSize: perPage,
    path: undeliveredPath,
    filter: {},
    load: (asked) => api.GET(undeliveredPath, { params: { query: asked } }),
  });
  return (
    <AdminPage
      heading={labels.title}
      actions={
        <ButtonLink variant="outline" size="sm" icon="arrowLeft" href={paths.adminBookings.href()}>
          {labels.back}
        </ButtonLink>
      }
    >
      {query.data?.length === 0 ? null : (
        <Text tone="muted" hasReadableWidth>
          {labels.lead}
        </Text>
      )}
      <PaginatedTable
        {...paging}
        caption={labels.title}
        {...layout}
        rowKey={({ messageId }) => messageId}
        note={(message) => <BookingLink message={message} />}
        actions={{
          header: column.actions,
          width: 'button',
          cell: (message) => <RetryButton message={message} />,
        }}
        state={getTableState(query, {
          loading: labels.loading,
          empty: <EmptyState title={labels.empty} text={labels.emptyHint} plaited={wholePlait} />,
          failed: admin.loadError,
          failedToast: labels.loadFailed,
        })}
      />
    </AdminPage>
  );
}

function BookingLink({ message: { bookingId, title } }: { message: OutboxMessage }) {
  if (bookingId === null) return null;
  return (
    <Link href={paths.adminBookingUpdate.href(bookingId)} ariaLabel={labels.bookingOf({ message: title })}>
      {labels.booking}
    </Link>
  );
}
