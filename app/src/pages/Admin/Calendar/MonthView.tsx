import { Icon } from '@plaitful/design-system/Icon';
import { MonthCalendar, type MonthCalendarDay } from '@plaitful/design-system/MonthCalendar';
import type { MinuteRange } from '@plaitful/domain/day-schedule';
import { addDays, type LocalDate } from '@plaitful/domain/studio-time';
import { adminCalendar as labels } from '@plaitful/messages/en-CA/adminCalendar';
import { picker } from '@plaitful/messages/en-CA/dateTimePicker';
import { useBusiness } from '../../../shell/business.tsx';
import { getTimeAxis, isEmptyDay, getEmptyWeekdays, type StudioDay } from './calendarModel.ts';
import { dayLabel, getDaySummaryLines, monthName } from './calendarLabels.ts';
import { ChairOccupancyBars } from './ChairOccupancyBars.tsx';
import * as css from './calendar.css.ts';

interface MonthViewProps {
  days: readonly StudioDay[];
  date: LocalDate;
  today: LocalDate;
  onOpen: (date: LocalDate) => void;
}

/** In days. */
const daysBack = 730;
const daysAhead = 1095;

export function MonthView({ days, date, today, onOpen }: MonthViewProps) {
  const business = useBusiness();
  const axis = getTimeAxis(days);
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <MonthCalendar
      label={(month) => labels.grid({ name: monthName(month) })}
      value={date}
      onChange={onOpen}
      firstDate={addDays(today, -daysBack)}
      lastDate={addDays(today, daysAhead)}
      weekdays={picker.weekdays}
      narrowWeekdays={getEmptyWeekdays(days, business)}
      describeDay={(other) => {
        const day = byDate.get(other);
        // While another month is loading, its days are rendered without data.
        return day ? describe(day, axis) : { label: other, look: 'quiet' };
      }}
    />
  );
}

function describe(day: StudioDay, axis: MinuteRange): MonthCalendarDay {
  const quiet = isEmptyDay(day);
  const isClosed = quiet || (day.isClosed && day.plan.bookings.length === 0);
  return {
    label: dayLabel(day),
    look: isClosed ? 'quiet' : day.when === 'past' ? 'past' : 'plain',
    isToday: day.when === 'today',
    ...(!quiet && { content: <Content day={day} axis={axis} /> }),
  };
}

function Content({ day, axis }: { day: StudioDay; axis: MinuteRange }) {
  const hasBars = day.plan.open.length > 0 || day.plan.bookings.length > 0;
  return (
    <>
      {day.holiday === undefined ? null : (
        <span className={css.holiday}>
          <Icon name="star" size="sm" />
          {day.holiday}
        </span>
      )}
      {hasBars ? <ChairOccupancyBars day={day} axis={axis} /> : null}
      {getDaySummaryLines(day).map((line, index) => (
        <span key={line} className={day.closures.length > 0 && index === 0 ? css.closedLine : css.line}>
          {line}
        </span>
      ))}
    </>
  );
}
