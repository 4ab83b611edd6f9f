import type { AvailabilityAdd, AvailabilityResult, Style } from '@plaitful/api-client/contract';
import {
  addDays,
  isLocalDate,
  getWeekday,
  type LocalDate,
  type LocalTime,
  type Weekday,
} from '@plaitful/domain/studio-time';
import { bulkAvailability } from '@plaitful/messages/en-CA/adminCalendar';

/** The values of the dialog, complete or not. */
export interface AddAvailabilityForm {
  readonly styleIds: readonly number[];
  readonly way: 'weekly' | 'picked';
  readonly weekdays: readonly Weekday[];
  readonly from: string;
  readonly until: string;
  readonly picked: readonly LocalDate[];
  readonly leavesOutHolidays: boolean;
  /** `null` for the opening hours. */
  readonly hours: { readonly from: LocalTime; readonly to: LocalTime } | null;
}

type ListedStyle = Pick<Style, 'styleId' | 'style' | 'serviceId' | 'serviceName'>;

export interface StyleGroup {
  readonly serviceId: number;
  readonly serviceName: string;
  readonly styles: readonly ListedStyle[];
}

/** By service, in the order of their names. */
export function groupStyles(styles: readonly ListedStyle[]): StyleGroup[] {
  const groups = new Map<number, StyleGroup>();
  for (const style of styles.toSorted((a, b) => a.style.localeCompare(b.style))) {
    const { serviceId, serviceName } = style;
    const others = groups.get(serviceId)?.styles ?? [];
    groups.set(serviceId, { serviceId, serviceName, styles: [...others, style] });
  }
  return [...groups.values()].toSorted((a, b) => a.serviceName.localeCompare(b.serviceName));
}

/** Selects all of them, or none when all were selected. */
export function toggleAll(chosen: readonly number[], ids: readonly number[]): number[] {
  const others = chosen.filter((id) => !ids.includes(id));
  return ids.every((id) => chosen.includes(id)) ? others : [...others, ...ids];
}

/** The maximum number of days in a request. */
const mostDays = 366;

/** The chosen weekdays from one day to another, both included. */
export function weekdaysBetween(from: LocalDate, until: LocalDate, chosen: readonly Weekday[]): LocalDate[] {
  const dates: LocalDate[] = [];
  // One more than the maximum is enough to report too many.
  for (let date = from; date <= until && dates.length <= mostDays; date = addDays(date, 1)) {
    if (chosen.includes(getWeekday(date))) dates.push(date);
  }
  return dates;
}

/** The last day of the month after. */
export function endOfNextMonth(date: LocalDate): LocalDate {
  const next = addDays(`${date.slice(0, 7)}-01`, 31);
  const afterNext = addDays(`${next.slice(0, 7)}-01`, 31);
  return addDays(`${afterNext.slice(0, 7)}-01`, -1);
}

type OfferField = 'styles' | 'weekdays' | 'from' | 'until' | 'picked' | 'hours';

export type AddAvailabilityErrors = { readonly [Field in OfferField]?: string };

const labels = bulkAvailability.dates;

function errorsOfDates(
  { way, weekdays, from, until, picked }: AddAvailabilityForm,
  today: LocalDate,
): AddAvailabilityErrors {
  if (way === 'picked') return picked.length === 0 ? { picked: labels.none } : {};
  if (weekdays.length === 0) return { weekdays: labels.noWeekday };
  if (!isLocalDate(from)) return { from: labels.wrongDate };
  if (from < today) return { from: labels.past };
  if (!isLocalDate(until)) return { until: labels.wrongDate };
  return until < from ? { until: labels.turned } : {};
}

const getDates = ({ way, weekdays, from, until, picked }: AddAvailabilityForm): readonly LocalDate[] =>
  way === 'picked' ? picked : weekdaysBetween(from, until, weekdays);

/** Empty when the form can be sent. */
export function validateAddAvailability(form: AddAvailabilityForm, today: LocalDate): AddAvailabilityErrors {
  const ofDates = errorsOfDates(form, today);
  const isLong = Object.keys(ofDates).length === 0 && getDates(form).length > mostDays;
  const isNone = Object.keys(ofDates).length === 0 && getDates(form).length === 0;
  return {
    ...(form.styleIds.length === 0 && { styles: bulkAvailability.styles.none }),
    ...ofDates,
    ...(isLong && { until: labels.tooMany({ max: mostDays }) }),
    ...(isNone && { until: labels.none }),
    ...(form.hours !== null && form.hours.to <= form.hours.from && { hours: bulkAvailability.hours.turned }),
  };
}

/** The chosen days that are holidays; none when all are, since they were meant then. */
export function listChosenHolidays(
  form: AddAvailabilityForm,
  holidays: ReadonlyMap<LocalDate, string>,
): readonly LocalDate[] {
  const dates = getDates(form);
  const found = dates.filter((date) => holidays.has(date));
  return found.length === dates.length ? [] : found;
}

type ResultRow = AvailabilityResult['styles'][number];
export type SkippedDay = ResultRow['skipped'][number];

/** The days on which the studio has no time for any style, apart from those on which a style has none. */
export function splitSkips(styles: readonly ResultRow[]) {
  const skips = styles.flatMap(({ skipped }) => skipped);
  const counts = new Map<LocalDate, number>();
  for (const { date } of skips) counts.set(date, (counts.get(date) ?? 0) + 1);
  const isShared = ({ date, reason }: SkippedDay) =>
    reason !== 'TOO_SHORT' && counts.get(date) === styles.length;
  const shared = new Map(skips.filter(isShared).map((day) => [day.date, day]));
  return {
    shared: [...shared.values()],
    own: ({ skipped }: ResultRow) => skipped.filter((day) => !isShared(day)),
  };
}

/** @param holidays the chosen days that are holidays */
export const toRequestBody = (
  form: AddAvailabilityForm,
  holidays: readonly LocalDate[],
): AvailabilityAdd => ({
  styleIds: [...form.styleIds],
  dates: getDates(form).filter((date) => !form.leavesOutHolidays || !holidays.includes(date)),
  hours: form.hours === null ? null : { ...form.hours },
});
