import { generateSlotTimes, type TimesByDate } from './slots.ts';
import { isLocalDate, type LocalDate, type LocalTime } from './studioTime.ts';

export interface AvailabilityFields {
  /** Dates, comma-separated. */
  readonly availableDays: string;
  /** The times of each day, comma-separated, the days separated by a vertical bar. */
  readonly availableTimes: string;
}

export type AvailabilityFieldProblem =
  /** A text that is not a date. */
  | 'noDate'
  /** A past day on which the style was not available before. */
  | 'pastDate'
  /** The number of lists of times differs from the number of days. */
  | 'uneven'
  /** A time that is not a slot of the duration. */
  | 'noSlot'
  /** A duplicate time of one day. */
  | 'twice';

export interface AvailabilityFieldRules {
  readonly durationMinutes: number;
  /** In the studio's zone. */
  readonly today: LocalDate;
  /** Days on which the style already has times: past ones may be sent again, and are unchanged. */
  readonly offeredDays: readonly LocalDate[];
}

const dayJoint = '|';
const joint = ',';

export function serializeAvailabilityFields(mapping: TimesByDate): AvailabilityFields {
  const days = Object.keys(mapping).toSorted();
  return {
    availableDays: days.join(joint),
    availableTimes: days.map((day) => (mapping[day] ?? []).join(joint)).join(dayJoint),
  };
}

const split = (text: string, by: string): string[] => text.split(by).map((item) => item.trim());

const splitTimes = (text: string): LocalTime[] => split(text, joint).filter((time) => time !== '');

function validateDay(date: LocalDate, times: readonly LocalTime[], rules: AvailabilityFieldRules) {
  if (!isLocalDate(date)) return 'noDate';
  if (date < rules.today) return rules.offeredDays.includes(date) ? undefined : 'pastDate';
  if (new Set(times).size < times.length) return 'twice';
  const grid = generateSlotTimes(rules.durationMinutes);
  return times.every((time) => grid.includes(time)) ? undefined : 'noSlot';
}

/**
 * Parses a style's availability from its form, from today on: past days and days without times are left out.
 * @returns the first problem, in the order of the days
 */
export function parseAvailabilityFields(
  { availableDays, availableTimes }: AvailabilityFields,
  rules: AvailabilityFieldRules,
): TimesByDate | AvailabilityFieldProblem {
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
