import type { ChairSchedule, MinuteRange } from '@plaitful/domain/day-schedule';
import type { CSSProperties } from 'react';
import type { ScheduledBooking } from '../../../features/admin/daySchedule/scheduleModel.ts';
import type { StudioDay } from './calendarModel.ts';
import * as css from './ChairOccupancyBars.css.ts';

interface ChairBarsProps {
  day: StudioDay;
  /** The minutes at its left and right edge. */
  axis: MinuteRange;
}

/**
 * A day as bars, one for each chair: booked, free and closed. Decorative: the text beside it says the same.
 */
export function ChairOccupancyBars({ day, axis }: ChairBarsProps) {
  const { chairs } = day.plan;
  return (
    <span aria-hidden="true" className={css.bars}>
      {chairs.map((chair) => (
        <Bar key={chair.chair ?? 0} chair={chair} day={day} axis={axis} />
      ))}
    </span>
  );
}

const part = ({ from, to }: MinuteRange, axis: MinuteRange) =>
  ({
    '--from': ((Math.max(from, axis.from) - axis.from) / (axis.to - axis.from)) * 100,
    '--size': ((Math.min(to, axis.to) - Math.max(from, axis.from)) / (axis.to - axis.from)) * 100,
  }) as CSSProperties;

function Bar({ chair, day, axis }: ChairBarsProps & { chair: ChairSchedule<ScheduledBooking> }) {
  const isOffered = day.offered.length > 0 && day.when !== 'past';
  return (
    <span className={day.when === 'past' ? css.pastBar : css.bar}>
      {isOffered
        ? chair.gaps.map((gap) => <span key={gap.from} className={css.free} style={part(gap, axis)} />)
        : null}
      {day.plan.closed.map((closed) => (
        <span key={closed.from} className={css.closed} style={part(closed, axis)} />
      ))}
      {chair.blocks.map((block) => (
        <span key={block.booking.bookingId} className={css.booked} style={part(block, axis)} />
      ))}
    </span>
  );
}
