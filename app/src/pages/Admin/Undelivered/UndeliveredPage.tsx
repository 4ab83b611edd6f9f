import type { OutboxMessage } from '@plaitful/api-client/contract';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ButtonLink, Link } from '@plaitful/design-system/Link';
import { PaginatedTable, type TableColumn } from '@plaitful/design-system/PaginatedTable';
import { Text } from '@plaitful/design-system/Text';
import { studioMoment } from '@plaitful/domain/studio-time';
import { admin } from '@plaitful/messages/en-CA/admin';
import { adminUndelivered as words } from '@plaitful/messages/en-CA/adminUndelivered';
import { formatDateCell, formatPhone, formatTime } from '@plaitful/messages/format';
import { api } from '../../../lib/api/client.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { useFoldedColumns } from '../../../features/lists/useFoldedColumns.tsx';
import { listState } from '../../../features/lists/listState.tsx';
import { useServerPaging } from '../../../features/lists/useServerPaging.ts';
import { paths } from '../../../lib/paths.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { RetryButton } from './RetryButton.tsx';
import { undeliveredPath } from '../../../features/admin/useUndelivered.ts';

/** Messages on one page of the list. */
const perPage = 10;

const { column } = words;

/** On a tablet. */
const folded = { to: 'message', tries: 'when' };

/** An address to write to, or a number as it is written here. */
const recipientOf = ({ channel, recipient }: OutboxMessage): string =>
  channel === 'sms' ? formatPhone(recipient) : recipient;

/** When it was, short enough for a cell: "Sat 21 Nov 2026, 10:34 am". */
function momentOf(instant: string, timeZone: string): string {
  const { date, time } = studioMoment(new Date(instant), timeZone);
  return `${formatDateCell(date)}, ${formatTime(time)}`;
}

/** The columns; times are the studio's. */
const columns = (timeZone: string): readonly TableColumn<OutboxMessage>[] => [
  {
    key: 'message',
    header: column.message,
    card: 'title',
    isRowHeader: true,
    cell: ({ kind }) => words.kind[kind],
  },
  {
    key: 'to',
    header: column.to,
    card: 'detail',
    cell: (message) => (
      <>
        {recipientOf(message)}
        <Text element="div" size="xs" tone="muted">
          {words.channel[message.channel]}
        </Text>
      </>
    ),
  },
  {
    key: 'when',
    header: column.when,
    cell: ({ lastTriedAt }) => (lastTriedAt === null ? words.notTried : momentOf(lastTriedAt, timeZone)),
  },
  { key: 'why', header: column.why, cell: ({ lastError }) => lastError ?? words.noReason },
  {
    key: 'tries',
    header: column.tries,
    // A message that was retried begins anew.
    cell: ({ attempts }) => (attempts === 0 ? words.waiting : attempts),
  },
];

/** Mails and texts that could not be delivered, newest first, each with Retry (issue "owner's side", 6). */
export function UndeliveredPage() {
  const { timeZone } = useBusiness();
  const folding = useFoldedColumns(columns(timeZone), folded);
  const { paging, query } = useServerPaging({
    listName: words.title,
    pageSize: perPage,
    path: undeliveredPath,
    filter: {},
    load: (asked) => api.GET(undeliveredPath, { params: { query: asked } }),
  });
  return (
    <AdminPage
      heading={words.title}
      actions={
        <ButtonLink tone="secondary" size="sm" icon="arrowLeft" href={paths.adminBookings.href()}>
          {words.back}
        </ButtonLink>
      }
    >
      <Text tone="muted" isMeasured>
        {words.lead}
      </Text>
      <PaginatedTable
        {...paging}
        caption={words.title}
        {...folding}
        rowKey={({ messageId }) => messageId}
        note={(message) => <BookingLink message={message} />}
        actions={{
          header: column.actions,
          width: 'button',
          cell: (message) => <RetryButton message={message} />,
        }}
        state={listState(query, {
          loading: words.loading,
          empty: <EmptyState title={words.empty} text={words.emptyHint} />,
          failed: admin.loadError,
          failedToast: words.loadFailed,
        })}
      />
    </AdminPage>
  );
}

/** The way to the booking that a message is about, to call its parent instead. */
function BookingLink({ message: { bookingId, kind } }: { message: OutboxMessage }) {
  if (bookingId === null) return null;
  return (
    <Link
      href={paths.adminBookingUpdate.href(bookingId)}
      ariaLabel={words.bookingOf({ message: words.kind[kind] })}
    >
      {words.booking}
    </Link>
  );
}
