import { Button } from '@plaitful/design-system/Button';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Loader } from '@plaitful/design-system/Loader';
import { Text } from '@plaitful/design-system/Text';
import { useMediaQuery } from '@plaitful/design-system/useMediaQuery';
import { remainingFreeMinutes, findNextBooking, type DaySchedule } from '@plaitful/domain/day-schedule';
import { type StudioTime, getWeekday, toMinutesSinceMidnight } from '@plaitful/domain/studio-time';
import { bookings as listLabels } from '@plaitful/messages/en-CA/admin';
import { adminDay as labels } from '@plaitful/messages/en-CA/adminDaySchedule';
import { action } from '@plaitful/messages/en-CA/common';
import {
  formatDateShort,
  formatDuration,
  formatDurationShort,
  formatMoney,
  formatTime,
} from '@plaitful/messages/format';
import { useId } from 'react';
import { useBusiness } from '../../../../shell/business.tsx';
import type { DayUrlState } from '../../../../features/admin/daySchedule/dayUrl.ts';
import { formatBalance } from '../../../../features/appointments/formatBalance.ts';
import { DayTimeline } from './DayTimeline.tsx';
import {
  getRetryAll,
  useBookedChildren,
  useClosures,
  useUpcomingBookings,
  useBookingsForDays,
  useDepositsDue,
} from '../../../../features/admin/daySchedule/scheduleData.ts';
import { DayCard } from './DayCard.tsx';
import { DayList } from './DayList.tsx';
import { DepositsDue, DepositsToReturn } from './DepositCards.tsx';
import {
  buildDaySchedule,
  toScheduledBookings,
  type ScheduleData,
  type ScheduledBooking,
  formatEndTime,
  getPhone,
  getWeek,
} from '../../../../features/admin/daySchedule/scheduleModel.ts';
import { PrintableDaySheet } from './PrintableDaySheet.tsx';
import { DayClockContext, useClock, useDayClock } from '../../../../features/admin/useClock.ts';
import { VisitList } from './VisitList.tsx';
import { WeekTimeline } from './WeekTimeline.tsx';
import { useBookingLink } from '../../../../features/admin/bookingLinkState.ts';
import { phoneHref } from '../../../../shell/ContactText.tsx';
import { formatBookedStyle, keepHyphens } from '../../../../features/admin/daySchedule/bookedStyle.ts';
import * as css from './Day.css.ts';

/** Phones show the day as a list; below this width the sidebar is a bar. */
const useIsUpright = (): boolean => useMediaQuery('(max-width: 639.98px)');

export function DayScheduleSection({ view, date }: DayUrlState<'day' | 'week'>) {
  const { instant, moment } = useClock();
  const { hours } = useBusiness();
  const dates = view === 'week' ? getWeek(date) : [date];
  const from = dates[0] ?? date;
  const to = dates.at(-1) ?? date;
  const days = useBookingsForDays(from, to);
  const closures = useClosures(from, to);
  const children = useBookedChildren(from, to);
  const coming = useUpcomingBookings(moment.date);
  const deposits = useDepositsDue();
  const queries = [days, closures, coming, deposits];
  const retry = getRetryAll(queries);
  if (retry) {
    return (
      <div className={css.placeholder}>
        <ErrorState title={listLabels.loadFailed} retry={{ label: action.tryAgain, onPress: retry }} />
      </div>
    );
  }
  if (!coming.data || !deposits.data) return <Loading />;
  const next = findNextBooking(toScheduledBookings(coming.data, children), moment);
  const isClosed = days.data?.length === 0 && !hours.some(({ weekday }) => weekday === getWeekday(date));
  // A closed day is one line, which would leave the room beside the deposits empty.
  const layout = isClosed ? 'week' : view;
  return (
    <DayClockContext value={{ instant, moment, nextId: next?.bookingId }}>
      <div className={css.layouts[layout]}>
        <div className={css.nextAndToReturn}>
          <NextClient booking={next} />
          <DepositsToReturn />
        </div>
        <div className={css.due}>
          <DepositsDue bookings={deposits.data.rows} total={deposits.data.total} layout={layout} />
        </div>
        <div className={css.timelines[layout]}>
          {days.data && closures.data ? (
            <Days
              view={view}
              dates={dates}
              data={{ bookings: days.data, closures: closures.data, children }}
            />
          ) : (
            <Loading />
          )}
        </div>
      </div>
    </DayClockContext>
  );
}

function Loading() {
  return (
    <div className={css.placeholder}>
      <Loader label={listLabels.loading} />
    </div>
  );
}

function formatCount(plans: readonly DaySchedule<ScheduledBooking>[], now: StudioTime): string {
  const count = labels.count({ count: plans.reduce((sum, { bookings }) => sum + bookings.length, 0) });
  const free = plans.reduce((sum, plan) => sum + remainingFreeMinutes(plan, now), 0);
  return free === 0 ? count : labels.stillFree({ count, span: formatDurationShort(free) });
}

function Days({ view, dates, data }: { view: 'day' | 'week'; dates: readonly string[]; data: ScheduleData }) {
  const business = useBusiness();
  const { moment } = useDayClock();
  const plans = dates.map((date) => buildDaySchedule(date, data, business));
  const [day] = plans;
  const title = view === 'week' ? weekTitle(dates, moment.date) : dayTitle(dates[0] ?? '', moment.date);
  const count = formatCount(plans, moment);
  return (
    <DayCard title={title} note={count}>
      {view === 'week' ? <WeekTimeline plans={plans} /> : null}
      {view === 'day' && day ? <Day plan={day} label={title} count={count} /> : null}
    </DayCard>
  );
}

function Day({ plan, label, count }: { plan: DaySchedule<ScheduledBooking>; label: string; count: string }) {
  const isUpright = useIsUpright();
  const isEmpty = plan.bookings.length === 0;
  return (
    <>
      {isEmpty ? (
        <Text size="sm" tone="muted">
          {plan.open.length === 0 ? labels.nothingClosed : labels.nothing}
        </Text>
      ) : null}
      {plan.chairs.length === 0 || plan.view.from === plan.view.to ? null : isUpright ? (
        <DayList plan={plan} />
      ) : (
        <>
          <VisitList bookings={plan.bookings} />
          <DayTimeline label={label} plan={plan} />
        </>
      )}
      {isEmpty ? null : (
        <>
          <Button variant="text" isFlush size="sm" icon="print" onClick={() => window.print()}>
            {labels.print}
          </Button>
          <PrintableDaySheet plan={plan} count={count} />
        </>
      )}
    </>
  );
}

const dayTitle = (date: string, today: string): string =>
  date === today ? labels.title.today : labels.title.day({ date: formatDateShort(date) });

function weekTitle(dates: readonly string[], today: string): string {
  const span = { from: formatDateShort(dates[0] ?? ''), to: formatDateShort(dates.at(-1) ?? '') };
  return dates.includes(today) ? labels.title.thisWeek(span) : labels.title.week(span);
}

const nextLabels = labels.next;

function NextClient({ booking }: { booking: ScheduledBooking | undefined }) {
  const id = useId();
  const { moment } = useDayClock();
  return (
    <section aria-labelledby={id} className={css.nextBooking}>
      <Heading level={2} size="lg" surface="hero" id={id}>
        {booking === undefined
          ? nextLabels.none.title
          : nextLabels.title({ childName: booking.childName, time: formatNextTime(booking, moment) })}
      </Heading>
      {booking === undefined ? <Text size="sm">{nextLabels.none.text}</Text> : <Client booking={booking} />}
    </section>
  );
}

function Client({ booking }: { booking: ScheduledBooking }) {
  const { moment } = useDayClock();
  const { chair, childName, fullName } = booking;
  const styleName = keepHyphens(formatBookedStyle(booking));
  const phone = getPhone(booking);
  const when = [
    ...(booking.bookingDate === moment.date ? [formatTimeLeft(booking, moment)] : []),
    ...(chair === null ? [] : [labels.chair({ chair })]),
  ].join(', ');
  const sentences = [
    ...(when === '' ? [] : [`${when}.`]),
    nextLabels.what({ styleName, endTime: formatEndTime(booking) }),
    nextLabels.who({ fullName }),
  ];
  return (
    <>
      <Text size="sm">
        <span>{`${sentences.join(' ')} `}</span>
        <a className={css.nextLink} href={phoneHref(phone)}>
          {phone}
        </a>
        .
      </Text>
      {booking.notes.length === 0 ? null : <Text size="sm">{booking.notes.join('. ')}</Text>}
      <Text size="sm" weight="bold">
        {formatMoneyStatus(booking)}
      </Text>
      <ButtonLink
        variant="outline"
        surface="hero"
        size="sm"
        {...useBookingLink(booking)}
        ariaLabel={nextLabels.updateOf({ childName })}
      >
        {nextLabels.update}
      </ButtonLink>
    </>
  );
}

/** "In 18 minutes" today, else the date. */
/** With the day, unless it is today. */
const formatNextTime = ({ bookingDate, bookingTime }: ScheduledBooking, { date }: StudioTime): string =>
  [...(bookingDate === date ? [] : [formatDateShort(bookingDate)]), formatTime(bookingTime)].join(', ');

const formatTimeLeft = ({ bookingTime }: ScheduledBooking, { time }: StudioTime): string =>
  nextLabels.inSpan({
    span: formatDuration(toMinutesSinceMidnight(bookingTime) - toMinutesSinceMidnight(time)),
  });

function formatMoneyStatus(booking: ScheduledBooking): string {
  if (booking.paymentStatus === 'CONFIRMED') return nextLabels.allPaid;
  const deposit =
    booking.deposit === 'PAID'
      ? nextLabels.depositPaid
      : nextLabels.depositDue({ deposit: formatMoney(booking.styleDeposit) });
  return `${deposit} ${nextLabels.toPay({ balance: formatBalance(booking) })}`;
}
