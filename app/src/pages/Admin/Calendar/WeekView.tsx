import { Icon } from '@plaitful/design-system/Icon';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { toLocalTime, type MinuteRange } from '@plaitful/domain/day-schedule';
import { addDays, toMinutesSinceMidnight, type LocalDate } from '@plaitful/domain/studio-time';
import { adminCalendar as labels } from '@plaitful/messages/en-CA/adminCalendar';
import { adminDay } from '@plaitful/messages/en-CA/adminDaySchedule';
import { formatDateShort, formatHour, formatTime } from '@plaitful/messages/format';
import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { BookingBlock } from '../../../features/admin/daySchedule/BookingBlock.tsx';
import { formatChairName, formatBookingSpan } from '../../../features/admin/daySchedule/scheduleModel.ts';
import { useDayClock } from '../../../features/admin/useClock.ts';
import { findRoomForLabel, getTimeAxis, isEmptyDay, type StudioDay } from './calendarModel.ts';
import { dayLabel, getDaySummaryLines, splitWeekdayAndDay } from './calendarLabels.ts';
import { holiday } from './calendar.css.ts';
import * as css from './WeekView.css.ts';

interface WeekViewProps {
  days: readonly StudioDay[];
  date: LocalDate;
  label: string;
  onOpen: (date: LocalDate) => void;
}

const placed = (properties: Readonly<Record<`--${string}`, number | string>>) => properties as CSSProperties;

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -7,
  PageDown: 7,
};

/** A week by the hour: each day with its chairs, closures, and the start times of styles along its edge. */
export function WeekView({ days, date, label, onOpen }: WeekViewProps) {
  const axis = getTimeAxis(days);
  const hours = (axis.to - axis.from) / 60;
  const columns = days.map((day) =>
    isEmptyDay(day) ? 'clamp(34px, 3.4vw, 44px)' : `minmax(${12 + 70 * day.plan.chairs.length}px, 1fr)`,
  );
  return (
    <div className={css.scroller}>
      <div className={css.week} style={placed({ '--days': columns.join(' '), '--hours': hours })}>
        <Heads days={days} date={date} label={label} onOpen={onOpen} />
        <Hours axis={axis} />
        {days.map((day) => (
          <Column key={day.date} day={day} axis={axis} isOpen={day.date === date} />
        ))}
      </div>
    </div>
  );
}

/** One tab stop; the arrows move from day to day, Page Up and Page Down from week to week. */
function Heads({ days, date, label, onOpen }: WeekViewProps) {
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const ends: Record<string, LocalDate | undefined> = { Home: days[0]?.date, End: days.at(-1)?.date };
    const step = steps[event.key];
    const next = step === undefined ? ends[event.key] : addDays(date, step);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onOpen(next);
    // The same weekday of another week has the same index.
    const index = days.findIndex((day) => day.date === next);
    const buttons = row.current?.querySelectorAll('button');
    if (index >= 0) buttons?.[index]?.focus();
  };
  return (
    <div role="grid" tabIndex={-1} aria-label={label} className={css.headGrid} onKeyDown={onKeyDown}>
      <div role="row" ref={row} className={css.row}>
        {days.map((day, index) => (
          // Keyed by weekday, so that the focus stays in its column when another week is shown.
          <div key={index} role="gridcell" aria-selected={day.date === date}>
            <button
              type="button"
              tabIndex={day.date === date ? 0 : -1}
              aria-current={day.when === 'today' ? 'date' : undefined}
              className={css.head[isEmptyDay(day) ? 'quiet' : 'plain']}
              onClick={() => onOpen(day.date)}
            >
              <VisuallyHidden>{dayLabel(day)}</VisuallyHidden>
              <span aria-hidden="true" className={css.name}>
                {isEmptyDay(day) ? weekdayAndDay(day.date) : formatDateShort(day.date)}
              </span>
              {isEmptyDay(day) ? null : (
                <span aria-hidden="true" className={css.lines}>
                  {day.when === 'today' ? <strong>{labels.day.today}</strong> : null}
                  {day.holiday === undefined ? null : (
                    <span className={holiday}>
                      <Icon name="star" size="sm" />
                      {day.holiday}
                    </span>
                  )}
                  {getDaySummaryLines(day).map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </span>
              )}
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}

function Hours({ axis }: { axis: MinuteRange }) {
  const count = (axis.to - axis.from) / 60;
  return (
    <div aria-hidden="true" className={css.hours}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={css.hour} style={placed({ '--at': index })}>
          {formatHour(toLocalTime(axis.from + index * 60))}
        </span>
      ))}
    </div>
  );
}

/** "Sun" above "15". */
const weekdayAndDay = (date: LocalDate) => {
  const [weekday, day] = splitWeekdayAndDay(date);
  return (
    <>
      <span>{weekday}</span>
      <br />
      <span>{day}</span>
    </>
  );
};

/** Shorter gaps have no room for a label. */
const MIN_LABEL_MINUTES = 40;
/** Shorter ones not even for "Free". */
const MIN_WORD_MINUTES = 20;

const at = ({ from, to }: MinuteRange, axis: MinuteRange) =>
  placed({
    '--from': (Math.max(from, axis.from) - axis.from) / 60,
    '--size': (Math.min(to, axis.to) - Math.max(from, axis.from)) / 60,
  });

function Column({ day, axis, isOpen }: { day: StudioDay; axis: MinuteRange; isOpen: boolean }) {
  const { time } = useDayClock().moment;
  if (isEmptyDay(day)) return <div className={isOpen ? css.emptyColumnOpen : css.emptyColumn} />;
  const minute = day.when === 'today' ? toMinutesSinceMidnight(time) : undefined;
  return (
    <div className={isOpen ? css.columnOpen : css.column}>
      {day.when === 'past' ? null : <Offered day={day} axis={axis} />}
      {day.plan.closed.map((closed) => (
        <span key={closed.from} className={css.closed} style={at(closed, axis)} />
      ))}
      {minute === undefined || minute < axis.from || minute > axis.to ? null : (
        <span className={css.now} style={at({ from: minute, to: minute }, axis)}>
          <VisuallyHidden>{adminDay.now({ time: formatTime(time) })}</VisuallyHidden>
        </span>
      )}
      <div className={css.chairs}>
        {day.plan.closed.map((closed) => (
          <ClosedLabel key={closed.from} closed={closed} day={day} axis={axis} />
        ))}
        {day.plan.chairs.map((chair) => (
          <div key={chair.chair ?? 0} className={css.chair}>
            <h3 className={css.chairName}>{formatChairName(chair.chair)}</h3>
            <ol>
              {day.when === 'past' || day.offered.length === 0
                ? null
                : chair.gaps.map((gap) => (
                    <li key={`free ${gap.from}`} className={css.part} style={at(gap, axis)}>
                      <FreeTime gap={gap} />
                    </li>
                  ))}
              {chair.blocks.map((block) => (
                <li key={block.booking.bookingId} className={css.booked} style={at(block, axis)}>
                  <BookingBlock booking={block.booking} isOverlapping={block.isOverlapping} hasStart />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </div>
  );
}

function FreeTime({ gap }: { gap: MinuteRange }) {
  const text = adminDay.free({ span: formatBookingSpan(gap) });
  const minutes = gap.to - gap.from;
  if (minutes >= MIN_LABEL_MINUTES) return <span className={css.free}>{text}</span>;
  return (
    <span className={css.free}>
      <VisuallyHidden>{text}</VisuallyHidden>
      {minutes < MIN_WORD_MINUTES ? null : <span aria-hidden="true">{labels.legend.free}</span>}
    </span>
  );
}

/** Stands where no booking is: above all chairs, or on the one that has the most room. */
function ClosedLabel({ closed, day, axis }: { closed: MinuteRange; day: StudioDay; axis: MinuteRange }) {
  const { chairs } = day.plan;
  const text = adminDay.closedSpan({ span: formatBookingSpan(closed) });
  const { from, to, chair } = findRoomForLabel(closed, chairs);
  if (to - from < MIN_LABEL_MINUTES) return <VisuallyHidden>{text}</VisuallyHidden>;
  const columns = { '--column': chair ?? 0, '--columns': chair === undefined ? 1 : chairs.length };
  return (
    <span className={css.closedLabelPlace} style={{ ...at({ from, to }, axis), ...placed(columns) }}>
      <span className={css.closedLabel}>{text}</span>
    </span>
  );
}

/** A mark at each start time of a style; the panel of the day lists the styles. */
function Offered({ day, axis }: { day: StudioDay; axis: MinuteRange }) {
  return (
    <span aria-hidden="true">
      {day.offered.map(({ time }) => (
        <span
          key={time}
          className={css.offered}
          style={at({ from: toMinutesSinceMidnight(time), to: toMinutesSinceMidnight(time) }, axis)}
        />
      ))}
    </span>
  );
}
