import type {
  AvailableTime,
  Business,
  ChildOfFamily,
  Closure,
  ClosureSpan,
  Booking,
} from '@plaitful/api-client/contract';
import { getClosedRanges, filterClosuresByDate } from '@plaitful/domain/closures';
import {
  remainingFreeMinutes,
  scheduleDay,
  subtractRanges,
  type ChairSchedule,
  type DaySchedule,
  type MinuteRange,
} from '@plaitful/domain/day-schedule';
import {
  addDays,
  toMinutesSinceMidnight,
  weekdays,
  type LocalDate,
  type StudioTime,
} from '@plaitful/domain/studio-time';
import {
  toScheduledBookings,
  getWeek,
  type ScheduledBooking,
} from '../../../features/admin/daySchedule/scheduleModel.ts';
import type { DayUrlState } from '../../../features/admin/daySchedule/dayUrl.ts';

export type CalendarUrlState = DayUrlState<'month' | 'week'>;

export interface CalendarData {
  readonly bookings: readonly Booking[];
  /** The saved children of the bookings. */
  readonly children: readonly ChildOfFamily[];
  readonly available: readonly AvailableTime[];
  readonly closures: readonly Closure[];
}

export interface StudioDay {
  readonly date: LocalDate;
  readonly when: 'past' | 'today' | 'ahead';
  readonly plan: DaySchedule<ScheduledBooking>;
  /** The start times of styles, without those that are closed. */
  readonly offered: readonly AvailableTime[];
  /** The closures of the day, whole days first. */
  readonly closures: readonly Closure[];
  readonly isClosed: boolean;
  readonly holiday: string | undefined;
  readonly freeMinutes: number;
}

/** The last minute of a day: a closure that ends then is described by its start only. */
export const endOfDay = '23:59';
export const startOfDay = '00:00';
const noon = '12:00';

/** All days of the week or month in view. */
export function getRange({ view, date }: CalendarUrlState): LocalDate[] {
  if (view === 'week') return getWeek(date);
  const first = `${date.slice(0, 7)}-01`;
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index));
  return days.filter((day) => day.startsWith(date.slice(0, 7)));
}

/** The same weekday of the next or previous week; of a month, today if it is in it, else the first day. */
export function shiftPeriod({ view, date }: CalendarUrlState, step: 1 | -1, today: LocalDate): LocalDate {
  if (view === 'week') return addDays(date, 7 * step);
  const first = `${date.slice(0, 7)}-01`;
  const month = (step === 1 ? addDays(first, 31) : addDays(first, -1)).slice(0, 7);
  return today.startsWith(month) ? today : `${month}-01`;
}

export const isWholeDayClosure = ({ fromTime }: ClosureSpan): boolean => fromTime === null;

interface DayRules extends Pick<Business, 'hours' | 'chairs'> {
  readonly holidays: ReadonlyMap<LocalDate, string>;
  readonly now: StudioTime;
}

export function buildStudioDay(date: LocalDate, data: CalendarData, rules: DayRules): StudioDay {
  const { hours, chairs, now } = rules;
  const closures = filterClosuresByDate(date, data.closures).toSorted((a, b) =>
    (a.fromTime ?? '').localeCompare(b.fromTime ?? ''),
  );
  const closed = getClosedRanges(date, data.closures);
  const plan = scheduleDay(date, toScheduledBookings(data.bookings, data.children), {
    hours,
    chairs,
    closed,
  });
  const isOpenAt = (minute: number) => closed.every(({ from, to }) => minute < from || minute >= to);
  return {
    date,
    when: date < now.date ? 'past' : date === now.date ? 'today' : 'ahead',
    plan,
    offered: data.available.filter(
      (slot) => slot.date === date && isOpenAt(toMinutesSinceMidnight(slot.time)),
    ),
    closures,
    isClosed: closures.some(isWholeDayClosure) || isCovered(plan.open, closed),
    holiday: rules.holidays.get(date),
    freeMinutes: remainingFreeMinutes(plan, now),
  };
}

/** Whether closures cover all opening hours. */
const isCovered = (open: readonly MinuteRange[], closed: readonly MinuteRange[]): boolean =>
  open.length > 0 && open.every(({ from, to }) => closed.some((part) => part.from <= from && to <= part.to));

/** Whether the day is usually closed and has nothing on it. */
export const isEmptyDay = ({ plan, offered, closures, holiday }: StudioDay): boolean =>
  plan.open.length === 0 &&
  plan.bookings.length === 0 &&
  offered.length === 0 &&
  closures.length === 0 &&
  holiday === undefined;

/** The part of a closure without bookings: on all chairs, or the longest one with the index of its chair. */
export function findRoomForLabel(
  closed: MinuteRange,
  chairs: readonly ChairSchedule<unknown>[],
): MinuteRange & { readonly chair?: number } {
  const free = chairs.map(({ blocks }) => subtractRanges([closed], blocks));
  if (free.every(([first]) => first?.from === closed.from && first.to === closed.to)) return closed;
  const parts = free.flatMap((ranges, chair) => ranges.map((range) => ({ ...range, chair })));
  return (
    parts.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0] ?? { from: closed.from, to: closed.from }
  );
}

/** The weekdays whose days in view are all empty, 0 for Sunday. */
export function getEmptyWeekdays(days: readonly StudioDay[], { hours }: Pick<Business, 'hours'>): number[] {
  const busy = new Set(
    days
      .filter(({ plan, offered }) => plan.bookings.length > 0 || offered.length > 0)
      .map(({ date }) => getWeek(date).indexOf(date)),
  );
  const open = new Set<string>(hours.map(({ weekday }) => weekday));
  return weekdays.flatMap((weekday, index) => (open.has(weekday) || busy.has(index) ? [] : [index]));
}

/** From the first hour to the last of these days; the same for each, so that they can be compared. */
export function getTimeAxis(days: readonly StudioDay[]): MinuteRange {
  const starts = days.flatMap(({ plan, offered }) => [
    ...(plan.view.to > plan.view.from ? [plan.view.from] : []),
    ...offered.map(({ time }) => Math.floor(toMinutesSinceMidnight(time) / 60) * 60),
  ]);
  const ends = days.flatMap(({ plan, offered }) => [
    ...(plan.view.to > plan.view.from ? [plan.view.to] : []),
    ...offered.map(({ time }) => Math.ceil((toMinutesSinceMidnight(time) + 60) / 60) * 60),
  ]);
  if (starts.length === 0) return { from: 9 * 60, to: 18 * 60 };
  return { from: Math.min(...starts), to: Math.max(...ends) };
}

export type QuickClosure = 'fromNow' | 'afternoon' | 'day';

const onDay = (date: LocalDate, fromTime: string | null): ClosureSpan => ({
  from: date,
  to: date,
  fromTime,
  toTime: fromTime === null ? null : endOfDay,
});

/** The closures that one press can make on a day: the most likely first. */
export function getQuickClosureOptions(
  day: StudioDay,
  now: StudioTime,
): { kind: QuickClosure; span: ClosureSpan }[] {
  if (day.when === 'past' || day.isClosed) return [];
  const { date, plan, offered } = day;
  const starts = [
    ...plan.open.map(({ from }) => from),
    ...offered.map(({ time }) => toMinutesSinceMidnight(time)),
  ];
  const ends = [
    ...plan.open.map(({ to }) => to),
    ...offered.map(({ time }) => toMinutesSinceMidnight(time) + 1),
  ];
  const first = Math.min(...starts);
  const last = Math.max(...ends);
  const isToday = day.when === 'today';
  const minute = isToday ? toMinutesSinceMidnight(now.time) : 0;
  const hasMorning = first < toMinutesSinceMidnight(noon) && minute < toMinutesSinceMidnight(noon);
  const isUnderWay = isToday && minute > first && minute < last;
  return [
    ...(isUnderWay ? [{ kind: 'fromNow' as const, span: onDay(date, now.time) }] : []),
    ...(hasMorning && last > toMinutesSinceMidnight(noon)
      ? [{ kind: 'afternoon' as const, span: onDay(date, noon) }]
      : []),
    { kind: 'day', span: onDay(date, null) },
  ];
}
