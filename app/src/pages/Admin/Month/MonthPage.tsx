import type { MonthReport } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { Link } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { getMonthDays } from '@plaitful/domain/month';
import { addDays } from '@plaitful/domain/studio-time';
import { visitOutcomes } from '@plaitful/domain/visit';
import { admin } from '@plaitful/messages/en-CA/admin';
import { adminMonth as labels } from '@plaitful/messages/en-CA/adminMonth';
import { formatDurationShort, formatMoney, formatMonth } from '@plaitful/messages/format';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { useBookingsDownload } from '../../../features/admin/useBookingsDownload.ts';
import { PrevNextLink } from '../../../features/admin/SegmentedNav.tsx';
import { LoadingOrError } from '../../../features/lists/tableState.tsx';
import { $api } from '../../../lib/api/client.ts';
import { paths } from '../../../lib/paths.ts';
import { useClock } from '../../../features/admin/useClock.ts';
import * as css from './Month.css.ts';

/** The month of an address, or this one. */
const parseMonth = (search: URLSearchParams, today: string): string => {
  const text = search.get('month') ?? '';
  return /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7);
};

export function MonthPage() {
  const [search] = useSearchParams();
  const month = parseMonth(search, useClock().moment.date);
  const query = $api.useQuery('get', '/api/month/{month}', { params: { path: { month } } });
  return (
    <div className={css.page}>
      <AdminPage heading={labels.title} actions={<ExportButton month={month} />}>
        <MonthNav month={month} />
        {query.data === undefined ? (
          <LoadingOrError
            query={query}
            labels={{ loading: labels.loading, failed: admin.loadError, failedToast: labels.failed }}
          />
        ) : (
          <Report month={month} report={query.data} />
        )}
      </AdminPage>
    </div>
  );
}

function MonthNav({ month }: { month: string }) {
  const { from, to } = getMonthDays(month);
  const toSearch = (date: string) => `?month=${date.slice(0, 7)}`;
  return (
    <nav aria-label={labels.months} className={css.months}>
      <Inline gap={3}>
        <PrevNextLink icon="chevronLeft" label={labels.previous} search={toSearch(addDays(from, -1))} />
        <Heading level={2} size="lg">
          {formatMonth(from)}
        </Heading>
        <PrevNextLink icon="chevronRight" label={labels.next} search={toSearch(addDays(to, 1))} />
      </Inline>
    </nav>
  );
}

/** The table for a bookkeeper. An action, not a link: the call needs the session's token. */
function ExportButton({ month }: { month: string }) {
  const { isLoading, download } = useBookingsDownload();
  return (
    <Button
      variant="outline"
      icon="download"
      isBusy={isLoading}
      busyLabel={labels.export.busy}
      onClick={() => void download('bookkeeping', getMonthDays(month))}
    >
      {labels.export.button}
    </Button>
  );
}

interface ReportProps {
  month: string;
  report: MonthReport;
}

const isEmpty = ({ visits, cancelled }: MonthReport): boolean =>
  [...Object.values(visits), ...Object.values(cancelled)].every((count) => count === 0);

function Report({ month, report }: ReportProps) {
  if (isEmpty(report)) return <EmptyState title={labels.empty.title} text={labels.empty.text} />;
  return (
    <Stack gap={4}>
      <Text tone="muted">{labels.about}</Text>
      <div className={css.cards}>
        <Visits month={month} report={report} />
        <Cancelled month={month} report={report} />
        <Value month={month} report={report} />
        <Deposits month={month} report={report} />
        <div className={css.wide}>
          <Chairs report={report} />
        </div>
      </div>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card element="section" variant="outlined" labelledBy={id}>
      <Stack gap={3}>
        <Heading level={3} size="md" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

interface RowProps {
  term: string;
  value: string | number;
  /** Filters of the list that the number counts. */
  list: { show?: string; visits?: string };
  month: string;
  isPart?: boolean;
}

function Row({ term, value, list, month, isPart = false }: RowProps) {
  const href = paths.adminBookings.href({ ...list, ...getMonthDays(month) });
  return (
    <div className={isPart ? css.part : css.row}>
      <dt>{term}</dt>
      <dd className={css.value}>
        <Link href={href}>{value}</Link>
      </dd>
    </div>
  );
}

function Visits({ month, report: { visits } }: ReportProps) {
  return (
    <Section title={labels.visits.title}>
      <dl className={css.rows}>
        {visitOutcomes.map((outcome) => (
          <Row
            key={outcome}
            term={labels.visits.outcome[outcome]}
            value={visits[outcome]}
            list={{ visits: outcome }}
            month={month}
          />
        ))}
      </dl>
    </Section>
  );
}

const cancellers = ['MEMBER', 'STUDIO', 'DEADLINE'] as const;

function Cancelled({ month, report: { cancelled } }: ReportProps) {
  return (
    <Section title={labels.cancelled.title}>
      <dl className={css.rows}>
        {cancellers.map((by) => (
          <Row
            key={by}
            term={labels.cancelled.by[by]}
            value={cancelled[by]}
            list={{ visits: by }}
            month={month}
          />
        ))}
      </dl>
    </Section>
  );
}

/** Parts without an amount are left out. */
function Value({ month, report }: ReportProps) {
  const done = { visits: 'DONE' };
  const parts = (['options', 'lateFees', 'otherLines', 'tax', 'tips'] as const).filter(
    (name) => report[name] !== 0,
  );
  return (
    <Section title={labels.value.title}>
      <dl className={css.rows}>
        <Row
          term={labels.value.booked}
          value={formatMoney(report.booked)}
          list={{ visits: 'LIVE' }}
          month={month}
        />
        <Row term={labels.value.final} value={formatMoney(report.final)} list={done} month={month} />
        {parts.map((name) => (
          <Row
            key={name}
            isPart
            term={labels.value[name]}
            value={formatMoney(report[name])}
            list={done}
            month={month}
          />
        ))}
      </dl>
    </Section>
  );
}

function Deposits({ month, report }: ReportProps) {
  return (
    <Section title={labels.deposits.title}>
      <dl className={css.rows}>
        <Row
          term={labels.deposits.received}
          value={formatMoney(report.depositsReceived)}
          list={{ visits: 'DEPOSIT_RECEIVED' }}
          month={month}
        />
        <Row
          term={labels.deposits.held}
          value={formatMoney(report.depositsHeld)}
          list={{ visits: 'DEPOSIT_HELD' }}
          month={month}
        />
        <Row
          term={labels.deposits.toReturn}
          value={formatMoney(report.depositsToReturn)}
          list={{ show: 'toReturn' }}
          month={month}
        />
      </dl>
    </Section>
  );
}

function Chairs({ report: { chairs } }: Pick<ReportProps, 'report'>) {
  return (
    <Section title={labels.chairs.title}>
      {chairs.every(({ offeredMinutes }) => offeredMinutes === 0) ? (
        <Text tone="muted">{labels.chairs.none}</Text>
      ) : (
        chairs.map(({ chair, offeredMinutes, bookedMinutes }) => (
          <div key={chair} className={css.chair}>
            <div className={css.row}>
              <span>{chair === null ? labels.chairs.all : labels.chairs.chair({ chair })}</span>
              <span className={css.value}>
                {labels.chairs.of({
                  booked: formatDurationShort(bookedMinutes),
                  offered: formatDurationShort(offeredMinutes),
                })}
              </span>
            </div>
            <div className={css.track} aria-hidden="true">
              <div
                className={css.bar}
                style={{
                  inlineSize: `${Math.min(100, (bookedMinutes / Math.max(1, offeredMinutes)) * 100)}%`,
                }}
              />
            </div>
          </div>
        ))
      )}
    </Section>
  );
}
