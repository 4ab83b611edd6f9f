import { slotGrid, type DayTimeMapping } from './slots.ts';
import { isLocalDate, type LocalDate, type LocalTime } from './studioTime.ts';

/** When a style is offered, as its form sends it. */
export interface ScheduleParts {
  /** Dates joined by commas. */
  readonly availableDays: string;
  /** Each day's times joined by commas, the days joined by a vertical bar. */
  readonly availableTimes: string;
}

/** What is wrong with when a style is offered. */
export type ScheduleProblem =
  /** What stands in the place of a date is none. */
  | 'noDate'
  /** A day that is over, and on which the style was not offered before. */
  | 'pastDate'
  /** Not as many lists of times as days. */
  | 'uneven'
  /** A time that is none of the slots of the duration. */
  | 'noSlot'
  /** A time given twice for one day. */
  | 'twice';

/** What a schedule is checked against. */
export interface ScheduleRules {
  readonly durationMinutes: number;
  /** In the studio's zone. */
  readonly today: LocalDate;
  /** Days on which the style is offered already: one that is over meanwhile may be sent again, and stays as it is. */
  readonly offeredDays: readonly LocalDate[];
}

const dayJoint = '|';
const joint = ',';

/** Writes when a style is offered as its form sends it. */
export function joinSchedule(mapping: DayTimeMapping): ScheduleParts {
  const days = Object.keys(mapping).toSorted();
  return {
    availableDays: days.join(joint),
    availableTimes: days.map((day) => (mapping[day] ?? []).join(joint)).join(dayJoint),
  };
}

const split = (text: string, by: string): string[] => text.split(by).map((item) => item.trim());

const splitTimes = (text: string): LocalTime[] => split(text, joint).filter((time) => time !== '');

function validateDay(date: LocalDate, times: readonly LocalTime[], rules: ScheduleRules) {
  if (!isLocalDate(date)) return 'noDate';
  if (date < rules.today) return rules.offeredDays.includes(date) ? undefined : 'pastDate';
  if (new Set(times).size < times.length) return 'twice';
  const grid = slotGrid(rules.durationMinutes);
  return times.every((time) => grid.includes(time)) ? undefined : 'noSlot';
}

/**
 * Reads when a style is offered from the parts of its form, from today on: days that are over are left out, and so are
 * days without a time.
 * @returns the first thing that is wrong, in the order of the days
 */
export function readSchedule(
  { availableDays, availableTimes }: ScheduleParts,
  rules: ScheduleRules,
): DayTimeMapping | ScheduleProblem {
  const days = availableDays.trim() === '' ? [] : split(availableDays, joint);
  const lists =
    availableDays.trim() === '' && availableTimes.trim() === '' ? [] : split(availableTimes, dayJoint);
  if (days.length !== lists.length) return 'uneven';
  const times = new Map<LocalDate, LocalTime[]>();
  days.forEach((day, index) =>
    times.set(day, [...(times.get(day) ?? []), ...splitTimes(lists[index] ?? '')]),
  );
  const mapping: Record<LocalDate, readonly LocalTime[]> = {};
  for (const [day, ofDay] of times) {
    const problem = validateDay(day, ofDay, rules);
    if (problem !== undefined) return problem;
    if (day >= rules.today && ofDay.length > 0) mapping[day] = ofDay.toSorted();
  }
  return mapping;
}
