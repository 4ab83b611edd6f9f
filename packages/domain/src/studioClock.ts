/** A calendar day in the studio's time zone, `yyyy-MM-dd`. */
export type LocalDate = string;

/** A time of day in the studio's time zone, 24-hour `HH:MM`. */
export type LocalTime = string;

/** A minute on the studio's wall clock. */
export interface StudioTime {
  readonly date: LocalDate;
  readonly time: LocalTime;
}

/** The times at which a style may start, by day: sorted, unique, and no day without a time. */
export type TimesByDate = Readonly<Record<LocalDate, readonly LocalTime[]>>;

/** Whether `a` is before `b` on the studio's wall clock; false for the same minute. */
export const isBefore = (a: StudioTime, b: StudioTime): boolean =>
  a.date === b.date ? a.time < b.time : a.date < b.date;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter takes longer than using it a hundred times. */
function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The time on the studio's wall clock at an instant. @param timeZone an IANA name such as `America/Toronto` */
export function toStudioTime(instant: Date, timeZone: string): StudioTime {
  const parts = getFormatter(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  const year = part('year').padStart(4, '0');
  return {
    date: `${year}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The calendar year of the studio at an instant. */
export const studioYear = (instant: Date, timeZone: string): number =>
  Number(toStudioTime(instant, timeZone).date.slice(0, 4));
