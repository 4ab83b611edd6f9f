import type { ClosureSpan } from '@plaitful/api-client/contract';
import { addMinutes, type LocalDate } from '@plaitful/domain/studio-time';
import { adminCalendar as labels, closing } from '@plaitful/messages/en-CA/adminCalendar';
import { adminDay } from '@plaitful/messages/en-CA/adminDaySchedule';
import {
  formatDate,
  formatDateShort,
  formatDurationShort,
  formatHour,
  formatMonth,
  formatTime,
  toPlainSpaces,
} from '@plaitful/messages/format';
import { formatBookingSpan } from '../../../features/admin/daySchedule/scheduleModel.ts';
import {
  endOfDay,
  isEmptyDay,
  isWholeDayClosure,
  getRange,
  startOfDay,
  type CalendarUrlState,
  type StudioDay,
} from './calendarModel.ts';

/** "December 2026", "Sun 15 Nov to Sat 21 Nov". */
export function formatDayName(address: CalendarUrlState): string {
  if (address.view === 'month') return formatMonth(address.date);
  const days = getRange(address);
  return labels.weekName({ from: formatDateShort(days[0] ?? ''), to: formatDateShort(days.at(-1) ?? '') });
}

/** The closed part of a day, "3 pm to 5 pm"; nothing for whole days. */
function toTimeRange({ fromTime, toTime }: ClosureSpan): string | undefined {
  if (fromTime === null || toTime === null) return undefined;
  if (toTime === endOfDay) return labels.span.fromOn({ time: formatHour(fromTime) });
  if (fromTime === startOfDay) return labels.span.untilTime({ time: formatHour(toTime) });
  return labels.span.times({ from: formatHour(fromTime), to: formatHour(toTime) });
}

/** The period of a closure, "Sat 21 Nov, from 3:12 pm on". */
export function formatSpan(span: ClosureSpan, format = formatDateShort): string {
  const from = format(span.from);
  const part = toTimeRange(span);
  if (part !== undefined) return `${from}, ${part}`;
  return span.from === span.to ? from : labels.span.days({ from, to: format(span.to) });
}

export const formatSpanLong = (span: ClosureSpan): string => formatSpan(span, formatDate);

/** The closed parts of a day. */
function formatClosed({ isClosed, closures }: StudioDay): string | undefined {
  if (closures.length === 0) return undefined;
  if (isClosed) return labels.day.closed;
  const parts = closures
    .filter((closure) => !isWholeDayClosure(closure))
    .flatMap((closure) => toTimeRange(closure) ?? []);
  return adminDay.closedSpan({ span: parts.join(', ') });
}

/** The remaining capacity, or why there is none. */
export function formatCapacity(day: StudioDay): string | undefined {
  const { when, isClosed, plan, offered, freeMinutes } = day;
  if (when === 'past' || isClosed) return undefined;
  if (offered.length === 0) return plan.open.length > 0 ? labels.day.nothingOffered : undefined;
  if (plan.chairs.every(({ chair }) => chair === null)) return labels.day.offered({ count: offered.length });
  return freeMinutes > 0 ? labels.day.free({ span: formatDurationShort(freeMinutes) }) : labels.day.full;
}

const formatBooked = ({ plan: { bookings } }: StudioDay): string | undefined =>
  bookings.length === 0 ? undefined : labels.day.booked({ count: bookings.length });

/** The lines of a day, the most important first. */
export const getDaySummaryLines = (day: StudioDay): string[] =>
  [formatClosed(day), formatBooked(day), formatCapacity(day)].filter((line) => line !== undefined);

/** ["Sun", "6"]. */
export const splitWeekdayAndDay = (date: LocalDate): string[] =>
  toPlainSpaces(formatDateShort(date)).split(' ').slice(0, 2);

/** A day for a screen reader. */
export function dayLabel(day: StudioDay): string {
  const { date, when, holiday, plan, offered } = day;
  const facts = [
    when === 'today' ? labels.day.today : undefined,
    formatDate(date),
    holiday,
    ...(isEmptyDay(day) ? [labels.day.usuallyClosed] : getDaySummaryLines(day)),
    ...(offered.length > 0 && plan.open.length > 0 && when !== 'past'
      ? [labels.day.offered({ count: offered.length })]
      : []),
  ];
  return [...new Set(facts.filter((fact) => fact !== undefined))].join(', ');
}

export const formatHours = ({ plan: { open } }: StudioDay): string =>
  open.length === 0
    ? labels.day.usuallyClosed
    : labels.day.open({ hours: open.map(formatBookingSpan).join(', ') });

export const monthName = (month: string): string => formatMonth(`${month}-01` satisfies LocalDate);

/** Options for every 15 minutes from 6 am on, and for the given times that are not among them. */
export function timeOptions(...others: readonly string[]) {
  const quarters = Array.from({ length: 72 }, (_, index) => addMinutes('06:00', index * 15));
  return [...new Set([...quarters, ...others.filter((time) => time !== endOfDay)])]
    .toSorted()
    .map((time) => ({ value: time, label: formatTime(time) }));
}

export const withEndOfDay = (options: ReturnType<typeof timeOptions>) => [
  ...options,
  { value: endOfDay, label: closing.form.endOfDay },
];
