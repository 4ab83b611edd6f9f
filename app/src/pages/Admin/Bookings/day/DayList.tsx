import { Inline } from '@plaitful/design-system/Inline';
import { Stack } from '@plaitful/design-system/Stack';
import { toLocalTime, type DaySchedule } from '@plaitful/domain/day-schedule';
import { toMinutesSinceMidnight } from '@plaitful/domain/studio-time';
import { adminDay as labels } from '@plaitful/messages/en-CA/adminDaySchedule';
import { formatDurationShort, formatTime } from '@plaitful/messages/format';
import { Fragment } from 'react';
import { BookingBlock } from '../../../../features/admin/daySchedule/BookingBlock.tsx';
import {
  toDayScheduleEntries,
  formatBookingSpan,
  type ScheduleEntry,
  type ScheduledBooking,
} from '../../../../features/admin/daySchedule/scheduleModel.ts';
import { useDayClock } from '../../../../features/admin/useClock.ts';
import { currentTimeLabel, closedLabel } from '../../../../features/admin/daySchedule/day.css.ts';
import { VisitActions } from '../../../../features/admin/visit/VisitActions.tsx';
import * as css from './DayList.css.ts';

/** The day for a phone: all chairs by time, and the current time between. */
export function DayList({ plan }: { plan: DaySchedule<ScheduledBooking> }) {
  const { moment } = useDayClock();
  const minute = plan.date === moment.date ? toMinutesSinceMidnight(moment.time) : undefined;
  // Free times of the past are left out.
  const entries = toDayScheduleEntries(plan).filter(
    ({ kind, to }) => kind !== 'gap' || minute === undefined || to > minute,
  );
  const nowAt = minute === undefined ? -1 : entries.findIndex(({ from }) => from > minute);
  return (
    <Stack element="ol" gap={2}>
      {entries.map((entry, index) => (
        <Fragment key={entry.key}>
          {index === nowAt ? <Now time={moment.time} /> : null}
          <li className={css.entry}>
            <span className={css.time}>{formatTime(toLocalTime(entry.from))}</span>
            <EntryItem entry={entry} />
            {entry.kind === 'booking' ? (
              <div className={css.actions}>
                <VisitActions booking={entry.booking} />
              </div>
            ) : null}
          </li>
        </Fragment>
      ))}
      {minute !== undefined && nowAt === -1 ? <Now time={moment.time} /> : null}
    </Stack>
  );
}

function Now({ time }: { time: string }) {
  return (
    <Inline element="li" gap={2} isWrapping={false}>
      <span className={currentTimeLabel}>{labels.now({ time: formatTime(time) })}</span>
      <span className={css.thread} />
    </Inline>
  );
}

function EntryItem({ entry }: { entry: ScheduleEntry }) {
  const chair = entry.chair === null ? undefined : labels.chair({ chair: entry.chair });
  if (entry.kind === 'booking') {
    return <BookingBlock booking={entry.booking} isOverlapping={entry.isOverlapping} note={chair} />;
  }
  if (entry.kind === 'closed') {
    return (
      <span className={css.closed}>
        <span className={closedLabel}>{labels.closedSpan({ span: formatBookingSpan(entry) })}</span>
      </span>
    );
  }
  const span = labels.free({ span: formatDurationShort(entry.to - entry.from) });
  return <span className={css.free}>{[chair, span, formatBookingSpan(entry)].join(', ')}</span>;
}
