import { warning } from '../warning.ts';

const written = /^\d{4}-\d{2}-\d{2}$/;

/** In UTC every day has 24 hours. */
const inUtc = (date: string): Date => new Date(`${date}T00:00:00Z`);

const dateOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Whether the text is a day that exists, as `yyyy-MM-dd`. */
export function isDate(text: string): boolean {
  if (!written.test(text)) return false;
  const instant = inUtc(text);
  return !Number.isNaN(instant.getTime()) && dateOf(instant) === text;
}

/** The day so many days later (or earlier, when negative). */
export function addDays(date: string, days: number): string {
  const instant = inUtc(date);
  instant.setUTCDate(instant.getUTCDate() + days);
  return dateOf(instant);
}

/** The same day so many months later (or earlier, when negative), or the last one of that month if it is shorter. */
export function addMonths(date: string, months: number): string {
  const instant = inUtc(date);
  const day = instant.getUTCDate();
  instant.setUTCMonth(instant.getUTCMonth() + months);
  // A day that the month does not have goes on into the next one.
  if (instant.getUTCDate() !== day) instant.setUTCDate(0);
  return dateOf(instant);
}

/** 0 for a Sunday, 6 for a Saturday. */
export const dayOfWeek = (date: string): number => inUtc(date).getUTCDay();

/**
 * The date in a prop. What is no date counts as none, and the developer is told.
 * @param component the component the developer used
 * @param prop the name of its prop
 */
export function parseDateProp(component: string, prop: string, date: string | undefined): string | undefined {
  if (date === undefined || isDate(date)) return date;
  warning(
    true,
    component,
    `${prop}="${date}" is no date. Write yyyy-MM-dd with a month and a day that exist, for example "2026-12-05".`,
  );
  return undefined;
}
