import { Button } from '@plaitful/design-system/Button';
import { Icon } from '@plaitful/design-system/Icon';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { adminCalendar as labels } from '@plaitful/messages/en-CA/adminCalendar';
import { formatDateShort } from '@plaitful/messages/format';
import { useId, useState } from 'react';
import { getTimeAxis, isEmptyDay, type StudioDay } from './calendarModel.ts';
import { dayLabel, getDaySummaryLines, splitWeekdayAndDay } from './calendarLabels.ts';
import { ChairOccupancyBars } from './ChairOccupancyBars.tsx';
import { DayPanel } from './DayPanel.tsx';
import type { CalendarActions } from './useCalendarActions.ts';
import * as css from './calendar.css.ts';

interface DayRowsProps {
  days: readonly StudioDay[];
  date: LocalDate;
  actions: CalendarActions;
  onOpen: (date: LocalDate) => void;
}

/** The days on a phone, one of them expanded in place. Past days are hidden behind a button. */
export function DayRows({ days, date, onOpen, actions }: DayRowsProps) {
  const [isEarlierShown, setEarlierShown] = useState(false);
  const isHidden = (day: StudioDay) => day.when === 'past' && day.date < date && !isEarlierShown;
  const hasToday = days.some(({ when }) => when === 'today');
  const shown = hasToday ? days.filter((day) => !isHidden(day)) : days;
  const axis = getTimeAxis(days);
  return (
    <>
      {shown.length < days.length ? (
        <Button variant="text" isFlush size="sm" onClick={() => setEarlierShown(true)}>
          {labels.earlier}
        </Button>
      ) : null}
      <ol className={css.list}>
        {shown.map((day) => (
          <Row
            key={day.date}
            day={day}
            axis={axis}
            isOpen={day.date === date}
            onPress={() => onOpen(day.date)}
            actions={actions}
          />
        ))}
      </ol>
    </>
  );
}

interface RowProps extends Pick<DayRowsProps, 'actions'> {
  day: StudioDay;
  axis: ReturnType<typeof getTimeAxis>;
  isOpen: boolean;
  onPress: () => void;
}

function Row({ day, axis, isOpen, onPress, actions }: RowProps) {
  const id = useId();
  const isEmpty = isEmptyDay(day);
  return (
    <li className={isOpen ? css.rowOpen : isEmpty ? css.emptyDay : css.row}>
      <button
        type="button"
        className={isEmpty && !isOpen ? css.emptyDayButton : css.rowButton}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={day.when === 'today' ? 'date' : undefined}
        onClick={onPress}
      >
        <VisuallyHidden>{dayLabel(day)}</VisuallyHidden>
        {isEmpty && !isOpen ? (
          <>
            <span aria-hidden="true" className={css.rowName}>
              {splitWeekdayAndDay(day.date).join(' ')}
            </span>
            <span aria-hidden="true">{day.when === 'today' ? labels.day.today : labels.day.closed}</span>
          </>
        ) : (
          <>
            <span aria-hidden="true" className={css.rowName}>
              {formatDateShort(day.date)}
            </span>
            {/* The panel says so too. */}
            {isEmpty ? <span /> : <DayFacts day={day} axis={axis} />}
            <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
          </>
        )}
      </button>
      <div id={id} className={isOpen ? css.rowPanel : undefined}>
        {isOpen ? <DayPanel day={day} actions={actions} isNamed /> : null}
      </div>
    </li>
  );
}

function DayFacts({ day, axis }: Pick<RowProps, 'day' | 'axis'>) {
  return (
    <span aria-hidden="true" className={css.rowText}>
      {day.plan.open.length === 0 && day.plan.bookings.length === 0 ? null : (
        <ChairOccupancyBars day={day} axis={axis} />
      )}
      <span>
        {[day.when === 'today' ? labels.day.today : undefined, day.holiday, ...getDaySummaryLines(day)]
          .filter(Boolean)
          .join(', ')}
      </span>
    </span>
  );
}
