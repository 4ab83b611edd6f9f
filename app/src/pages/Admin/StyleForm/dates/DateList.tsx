import { Icon, type IconName } from '@plaitful/design-system/Icon';
import { IconButton } from '@plaitful/design-system/IconButton';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { listDates, getMisalignedTimes } from '@plaitful/domain/availability-editor';
import { generateSlotTimes } from '@plaitful/domain/slots';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { styleDates, styleTimes } from '@plaitful/messages/en-CA/adminStyleForm';
import { formatDate, formatDateShort, formatMonth, formatTime } from '@plaitful/messages/format';
import { useState } from 'react';
import { useIsDesktop } from '../../../../shell/useIsDesktop.ts';
import type { DatesEditor } from './useDatesEditor.ts';
import * as css from './dates.css.ts';

interface DateListProps {
  editor: DatesEditor;
  onOpen: (date: LocalDate) => void;
}

const labels = styleDates.list;

/** `yyyy-MM`. */
const getMonth = (date: LocalDate): string => date.slice(0, 7);

/** All dates with all times by month, which the calendar's cells have no room for on a phone. */
export function DateList(props: DateListProps) {
  const all = listDates(props.editor.dates);
  const months = [...new Set(all.map(getMonth))];
  const isDesk = useIsDesktop();
  if (months.length === 0) return null;
  return (
    <section aria-label={labels.heading}>
      {months.map((month, index) => (
        <Month
          key={month}
          {...props}
          dates={all.filter((date) => getMonth(date) === month)}
          isOpenAtFirst={!isDesk && index === 0}
        />
      ))}
    </section>
  );
}

interface MonthProps extends DateListProps {
  dates: readonly LocalDate[];
  isOpenAtFirst: boolean;
}

/** Its rows are rendered only while it is open: a year of them is slow. */
function Month({ dates, isOpenAtFirst, ...row }: MonthProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const month = formatMonth(dates[0] ?? '');
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={css.month}
    >
      <summary className={css.monthName}>
        <span>{labels.month({ month, count: dates.length })}</span>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size="sm" />
      </summary>
      {isOpen ? (
        <ul>
          {dates.map((date) => (
            <Row key={date} {...row} date={date} />
          ))}
        </ul>
      ) : null}
    </details>
  );
}

function Row({ date, editor, onOpen }: DateListProps & { date: LocalDate }) {
  const { dates, durationMinutes, bookings } = editor;
  const times = dates[date] ?? [];
  const wrong =
    durationMinutes === undefined ? [] : getMisalignedTimes(times, generateSlotTimes(durationMinutes));
  return (
    <li className={css.row}>
      <button type="button" className={css.rowButton} onClick={() => onOpen(date)}>
        <VisuallyHidden>{`${labels.open({ date: formatDate(date) })}: `}</VisuallyHidden>
        <span className={css.rowDate}>{formatDateShort(date)}</span>
        <span className={css.rowTimes}>
          {times.length === 0 ? <span>{labels.noTimes}</span> : null}
          {times.map((time) => (
            <span key={time} className={css.rowTime}>
              {bookings.booked[date]?.includes(time) ? (
                <StatusIcon name="lock" labels={styleDates.legend.booked} />
              ) : null}
              {wrong.includes(time) ? <StatusIcon name="alert" labels={styleTimes.state.offGrid} /> : null}
              <span>{formatTime(time)}</span>
            </span>
          ))}
        </span>
      </button>
      <IconButton
        icon="trash"
        label={styleDates.remove.dateOf({ date: formatDate(date) })}
        onClick={() => editor.remove(date)}
      />
    </li>
  );
}

function StatusIcon({ name, labels: meaning }: { name: IconName; labels: string }) {
  return (
    <>
      <Icon name={name} size="sm" />
      <VisuallyHidden>{`${meaning} `}</VisuallyHidden>
    </>
  );
}
