import type { CalendarProps } from '../private/calendar/calendarProps.ts';

export interface DateWords extends Pick<CalendarProps, 'weekdays' | 'formatMonth'> {
  /** A date with its weekday: "Saturday, December 5, 2026". */
  formatDate: (date: string) => string;
  /** A date without weekday and year: "December 5". */
  formatDay: (date: string) => string;
  /** A time, `HH:MM` of 24 hours, as it is written in the language: "2:00 PM". */
  formatTime: (time: string) => string;
}

/**
 * The texts for dates and times in a language, by `Intl`. Dates are `yyyy-MM-dd`, months `yyyy-MM`.
 * @param locale a language tag, for example `fr-CA`
 */
export function getDateWords(locale: string): DateWords {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  /** Created when first needed: the first formatter of a page takes a slow phone many milliseconds. */
  const format = (instant: string, options: Intl.DateTimeFormatOptions): string => {
    const key = JSON.stringify(options);
    const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    formatters.set(key, formatter);
    return formatter.format(new Date(instant));
  };
  /** 1 November 2026 is a Sunday. */
  const weekday = (day: number) => format(`2026-11-0${day}T00:00Z`, { weekday: 'short' });
  return {
    get weekdays() {
      return [weekday(1), weekday(2), weekday(3), weekday(4), weekday(5), weekday(6), weekday(7)] as const;
    },
    formatMonth: (month) => format(`${month}-01T00:00Z`, { month: 'long', year: 'numeric' }),
    formatDate: (date) => format(`${date}T00:00Z`, { dateStyle: 'full' }),
    formatDay: (date) => format(`${date}T00:00Z`, { month: 'long', day: 'numeric' }),
    formatTime: (time) => format(`2026-11-01T${time}Z`, { timeStyle: 'short' }),
  };
}
