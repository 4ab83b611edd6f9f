import type { ChairSchedule, DaySchedule, MinuteRange } from '@plaitful/domain/day-schedule';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { adminDay as labels } from '@plaitful/messages/en-CA/adminDaySchedule';
import { formatDateShort } from '@plaitful/messages/format';
import type { CSSProperties } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ScheduleEntryList } from '../../../../features/admin/daySchedule/BookingBlock.tsx';
import { getDaySearch } from '../../../../features/admin/daySchedule/dayUrl.ts';
import {
  formatChairName,
  toScheduleEntries,
  type ScheduledBooking,
} from '../../../../features/admin/daySchedule/scheduleModel.ts';
import { useDayClock } from '../../../../features/admin/useClock.ts';
import * as css from './WeekTimeline.css.ts';

const hasSomething = ({ open, bookings }: DaySchedule<ScheduledBooking>): boolean =>
  open.length > 0 || bookings.length > 0;

export function WeekTimeline({ plans }: { plans: readonly DaySchedule<ScheduledBooking>[] }) {
  const today = useDayClock().moment.date;
  const columns = plans.map((plan) => (hasSomething(plan) ? 'minmax(0, 1fr)' : '78px')).join(' ');
  return (
    <ol className={css.week} style={{ '--days': columns } as CSSProperties}>
      {plans.map((plan) => (
        <li key={plan.date} className={css.days[getLook(plan, today)]}>
          <DayOfWeek plan={plan} today={today} />
        </li>
      ))}
    </ol>
  );
}

function getLook(plan: DaySchedule<ScheduledBooking>, today: LocalDate): keyof typeof css.days {
  if (plan.date === today) return 'today';
  return hasSomething(plan) ? 'open' : 'closed';
}

function DayOfWeek({ plan, today }: { plan: DaySchedule<ScheduledBooking>; today: LocalDate }) {
  const [search] = useSearchParams();
  const { date, open, closed, chairs } = plan;
  return (
    <>
      <h3 className={css.name}>
        <Link
          to={{ search: getDaySearch({ view: 'day', date }, today, search) }}
          preventScrollReset
          className={css.link}
        >
          {hasSomething(plan) ? formatDateShort(date) : <WeekdayAndDate date={date} />}
        </Link>
        {date === today ? <span className={css.note}>{labels.today}</span> : null}
        {open.length === 0 ? <span className={css.note}>{labels.closedDay}</span> : null}
      </h3>
      {hasSomething(plan) ? (
        <div className={css.chairs}>
          {chairs.map((chair) => (
            <ChairOfDay key={chair.chair ?? 0} chair={chair} closed={closed} isOver={date < today} />
          ))}
        </div>
      ) : null}
    </>
  );
}

/** In two parts, so that a narrow column can stack them. */
function WeekdayAndDate({ date }: { date: LocalDate }) {
  const text = formatDateShort(date);
  const space = text.indexOf('\u{A0}');
  return (
    <span className={css.stacked}>
      <span>{text.slice(0, space)}</span> <span>{text.slice(space + 1)}</span>
    </span>
  );
}

interface ChairOfDayProps {
  chair: ChairSchedule<ScheduledBooking>;
  closed: readonly MinuteRange[];
  isOver: boolean;
}

function ChairOfDay({ chair, closed, isOver }: ChairOfDayProps) {
  // Free times of the past are left out.
  const entries = toScheduleEntries(chair, closed).filter(({ kind }) => kind !== 'gap' || !isOver);
  return (
    <div className={css.chair}>
      <h4 className={css.chairName}>{formatChairName(chair.chair)}</h4>
      {entries.length === 0 ? <p className={css.note}>{labels.count({ count: 0 })}</p> : null}
      <ScheduleEntryList entries={entries} separator={<br />} />
    </div>
  );
}
