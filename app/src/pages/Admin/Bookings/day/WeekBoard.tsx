import type { ChairDay, DayPlan, Span } from '@plaitful/domain/day-plan';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { adminDay as words } from '@plaitful/messages/en-CA/adminDay';
import { formatDateShort, formatDurationShort, formatTime } from '@plaitful/messages/format';
import type { CSSProperties } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Block } from '../../../../features/admin/day/Block.tsx';
import { daySearch } from './dayAddress.ts';
import {
  chairName,
  formatSpanOf,
  type Clock,
  type Planned,
  entriesOf,
} from '../../../../features/admin/day/dayModel.ts';
import { closedWords } from '../../../../features/admin/day/day.css.ts';
import * as css from './WeekBoard.css.ts';

interface WeekBoardProps {
  plans: readonly DayPlan<Planned>[];
  clock: Clock;
}

const hasSomething = ({ open, bookings }: DayPlan<Planned>): boolean =>
  open.length > 0 || bookings.length > 0;

export function WeekBoard({ plans, clock }: WeekBoardProps) {
  const columns = plans.map((plan) => (hasSomething(plan) ? 'minmax(0, 1fr)' : '78px')).join(' ');
  return (
    <ol className={css.week} style={{ '--days': columns } as CSSProperties}>
      {plans.map((plan) => (
        <li key={plan.date} className={css.days[lookOf(plan, clock.moment.date)]}>
          <DayOfWeek plan={plan} clock={clock} />
        </li>
      ))}
    </ol>
  );
}

function lookOf(plan: DayPlan<Planned>, today: LocalDate): keyof typeof css.days {
  if (plan.date === today) return 'today';
  return hasSomething(plan) ? 'open' : 'closed';
}

interface DayOfWeekProps {
  plan: DayPlan<Planned>;
  clock: Clock;
}

function DayOfWeek({ plan, clock }: DayOfWeekProps) {
  const [search] = useSearchParams();
  const { date, open, closed, chairs } = plan;
  const today = clock.moment.date;
  return (
    <>
      <h3 className={css.name}>
        <Link
          to={{ search: daySearch(search, { view: 'day', date }, today) }}
          preventScrollReset
          className={css.link}
        >
          {formatDateShort(date)}
        </Link>
        {date === today ? <span className={css.note}>{words.today}</span> : null}
        {open.length === 0 ? <span className={css.note}>{words.closedDay}</span> : null}
      </h3>
      {hasSomething(plan) ? (
        <div className={css.chairs}>
          {chairs.map((chair) => (
            <ChairOfDay key={chair.chair ?? 0} chair={chair} closed={closed} date={date} clock={clock} />
          ))}
        </div>
      ) : null}
    </>
  );
}

interface ChairOfDayProps {
  chair: ChairDay<Planned>;
  closed: readonly Span[];
  date: LocalDate;
  clock: Clock;
}

function ChairOfDay({ chair, closed, date, clock }: ChairOfDayProps) {
  const isOver = date < clock.moment.date;
  // Free times of the past are left out.
  const entries = entriesOf(chair, closed).filter(({ kind }) => kind !== 'gap' || !isOver);
  return (
    <div className={css.chair}>
      <h4 className={css.chairName}>{chairName(chair.chair)}</h4>
      {entries.length === 0 ? <p className={css.note}>{words.count({ count: 0 })}</p> : null}
      <ol className={css.list}>
        {entries.map((entry) => (
          <li key={entry.key}>
            {entry.kind === 'booking' ? (
              <Block
                booking={entry.booking}
                clock={clock}
                isOverlapping={entry.isOverlapping}
                lead={formatTime(entry.booking.bookingTime)}
              />
            ) : entry.kind === 'closed' ? (
              <p className={css.closed}>
                <span className={closedWords}>{words.closedSpan({ span: formatSpanOf(entry) })}</span>
              </p>
            ) : (
              <p className={css.free}>
                <strong>{words.free({ span: formatDurationShort(entry.to - entry.from) })}</strong>
                <br />
                {formatSpanOf(entry)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
