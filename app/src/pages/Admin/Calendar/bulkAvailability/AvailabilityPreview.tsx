import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Text } from '@plaitful/design-system/Text';
import type { AvailabilityResult } from '@plaitful/api-client/contract';
import { bulkAvailability } from '@plaitful/messages/en-CA/adminCalendar';
import { action } from '@plaitful/messages/en-CA/common';
import { formatDateShort } from '@plaitful/messages/format';
import { splitSkips, type SkippedDay } from './addAvailability.ts';
import type { AddAvailabilityState } from './useAddAvailabilityForm.ts';
import * as css from './addAvailability.css.ts';

const labels = bulkAvailability.result;

/** What would be added, for each style, and why some days get nothing. */
export function AvailabilityPreview({ id, offer }: { id: string; offer: AddAvailabilityState }) {
  const { preview } = offer;
  return (
    <section aria-labelledby={`${id}-title`} aria-busy={preview?.isFetching === true}>
      <h3 id={`${id}-title`} className={css.title}>
        {labels.heading}
      </h3>
      <div id={id} tabIndex={-1} role="status" className={css.total}>
        {formatTotal(offer)}
      </div>
      {preview?.isError === true ? (
        <Banner
          tone="critical"
          action={
            <Button variant="outline" size="sm" onClick={() => void preview.refetch()}>
              {action.tryAgain}
            </Button>
          }
        >
          {labels.failed}
        </Banner>
      ) : null}
      {preview?.data === undefined ? null : <Result styles={preview.data.styles} />}
    </section>
  );
}

function formatTotal({ preview, days }: AddAvailabilityState): string {
  if (preview === undefined) return labels.waiting;
  if (preview.isError) return '';
  if (preview.data === undefined || preview.isPlaceholderData) return labels.counting;
  const { added, styles } = preview.data;
  if (added === 0) return labels.nothing;
  return labels.total({ added, styles: styles.filter((style) => style.added > 0).length, days });
}

/** At most this many days are listed; the others are counted. */
const mostNamed = 3;

function named(dates: readonly string[]): string {
  const rest = dates.length - mostNamed;
  const names = dates.slice(0, mostNamed).map(formatDateShort);
  return [...names, ...(rest > 0 ? [labels.others({ count: rest })] : [])].join(', ');
}

/** "Fri 4 Dec, Fri 11 Dec: the hours are too short for it". */
function formatSkips(skipped: readonly SkippedDay[]): string[] {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return reasons.map((reason) =>
    labels.reasonOf({
      dates: named(skipped.filter((day) => day.reason === reason).map(({ date }) => date)),
      reason: labels.reason[reason],
    }),
  );
}

/** What holds for all styles is said once, above them. */
function Result({ styles }: Pick<AvailabilityResult, 'styles'>) {
  const { shared, own } = splitSkips(styles);
  return (
    <>
      <Skips days={shared} />
      <Table styles={styles} skipsOf={own} />
    </>
  );
}

const Skips = ({ days }: { days: readonly SkippedDay[] }) =>
  formatSkips(days).map((line) => (
    <Text key={line} element="span" size="sm" tone="muted">
      <span className={css.skipped}>{line}</span>
    </Text>
  ));

interface TableProps extends Pick<AvailabilityResult, 'styles'> {
  skipsOf: (style: AvailabilityResult['styles'][number]) => readonly SkippedDay[];
}

function Table({ styles, skipsOf }: TableProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{labels.column.style}</th>
          <th scope="col" className={css.number}>
            {labels.column.added}
          </th>
          <th scope="col" className={css.number}>
            {labels.column.existing}
          </th>
        </tr>
      </thead>
      <tbody>
        {styles.map((style) => (
          <tr key={style.styleId}>
            <th scope="row" className={css.rowHead}>
              {style.styleName}
              <Skips days={skipsOf(style)} />
            </th>
            <td className={css.number}>{style.added}</td>
            <td className={css.number}>{style.existing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
