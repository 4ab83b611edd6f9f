import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import {
  toLocalTime,
  type ChairSchedule,
  type DaySchedule,
  type MinuteRange,
} from '@plaitful/domain/day-schedule';
import { toMinutesSinceMidnight, type StudioTime } from '@plaitful/domain/studio-time';
import { adminDay as labels } from '@plaitful/messages/en-CA/adminDaySchedule';
import { formatDurationShort, formatHour, formatTime } from '@plaitful/messages/format';
import type { CSSProperties } from 'react';
import { BookingBlock } from '../../../../features/admin/daySchedule/BookingBlock.tsx';
import {
  formatChairName,
  toScheduleEntries,
  formatBookingSpan,
  type ScheduleEntry,
  type ScheduledBooking,
} from '../../../../features/admin/daySchedule/scheduleModel.ts';
import { useDayClock } from '../../../../features/admin/useClock.ts';
import * as css from './DayTimeline.css.ts';

/** Positions as custom properties, which `DayTimeline.css.ts` explains. */
const placed = (properties: Readonly<Record<`--${string}`, number>>) => properties as CSSProperties;

const getShare = (minute: number, { from, to }: MinuteRange): number => ((minute - from) / (to - from)) * 100;

/** A row for each chair, the hours from left to right, and a line for the current time. */
export function DayTimeline({ label, plan }: { label: string; plan: DaySchedule<ScheduledBooking> }) {
  const { moment } = useDayClock();
  const { view, chairs } = plan;
  const hours = (view.to - view.from) / 60;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard, also on a day without bookings.
    <div className={css.scroller} role="group" aria-label={label} tabIndex={0}>
      <div className={css.hours} style={placed({ '--hours': hours })}>
        <Axis view={view} hours={hours} now={nowIn(plan, moment)} />
        {chairs.map((day) => (
          <ChairRow key={day.chair ?? 0} day={day} closed={plan.closed} view={view} />
        ))}
      </div>
    </div>
  );
}

/** The current minute, when it lies in the day's view. */
function nowIn({ date, view }: DaySchedule<ScheduledBooking>, moment: StudioTime): number | undefined {
  const minute = toMinutesSinceMidnight(moment.time);
  return moment.date === date && minute >= view.from && minute <= view.to ? minute : undefined;
}

function Axis({ view, hours, now }: { view: MinuteRange; hours: number; now: number | undefined }) {
  return (
    <div className={css.axis}>
      {Array.from({ length: hours }, (_, index) => {
        const minute = view.from + index * 60;
        return (
          <span
            key={minute}
            aria-hidden="true"
            className={css.hour}
            style={placed({ '--at': getShare(minute, view) })}
          >
            {formatHour(toLocalTime(minute))}
          </span>
        );
      })}
      {now === undefined ? null : (
        <div className={css.now} style={placed({ '--at': getShare(now, view) })}>
          <VisuallyHidden>{labels.now({ time: formatTime(toLocalTime(now)) })}</VisuallyHidden>
          <span aria-hidden="true" className={css.currentTime}>
            {formatTime(toLocalTime(now))}
          </span>
        </div>
      )}
    </div>
  );
}

function ChairRow({
  day,
  closed,
  view,
}: {
  day: ChairSchedule<ScheduledBooking>;
  closed: readonly MinuteRange[];
  view: MinuteRange;
}) {
  return (
    <div className={css.row}>
      <h3 className={css.name}>{formatChairName(day.chair)}</h3>
      <ol className={css.track} style={placed({ '--lanes': day.lanes })}>
        {toScheduleEntries(day, closed).map((entry) => (
          <Part key={entry.key} entry={entry} view={view} />
        ))}
      </ol>
    </div>
  );
}

/** Gaps of at least this many minutes show start and end, not only their length. */
const roomForBoth = 60;

function Part({ entry, view }: { entry: ScheduleEntry; view: MinuteRange }) {
  const { from, to } = entry;
  const place = placed({
    '--from': getShare(from, view),
    '--size': ((to - from) / (view.to - view.from)) * 100,
    '--lane': entry.kind === 'booking' ? entry.lane : 0,
  });
  if (entry.kind === 'booking') {
    return (
      <li className={css.block} style={place}>
        <BookingBlock booking={entry.booking} isOverlapping={entry.isOverlapping} />
      </li>
    );
  }
  const hasRoom = to - from >= roomForBoth;
  if (entry.kind === 'closed') {
    const span = labels.closedSpan({ span: formatBookingSpan(entry) });
    return (
      <li className={css.gap} style={place}>
        <span className={css.closed}>
          {hasRoom ? <span className={css.freeLabel}>{span}</span> : <VisuallyHidden>{span}</VisuallyHidden>}
        </span>
      </li>
    );
  }
  const span = formatDurationShort(to - from);
  return (
    <li className={css.gap} style={place}>
      <span className={css.free}>
        <strong className={css.freeLabel}>{hasRoom ? labels.free({ span }) : span}</strong>
        {hasRoom ? (
          <span className={css.freeLabel}>{formatBookingSpan(entry)}</span>
        ) : (
          <VisuallyHidden>{` ${labels.free({ span: formatBookingSpan(entry) })}`}</VisuallyHidden>
        )}
      </span>
    </li>
  );
}
