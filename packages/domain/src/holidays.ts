import { holidays } from './holidays.gen.ts';
import type { LocalDate } from './studioClock.ts';

/** The statutory holidays of a region (ISO 3166-2), by date; none where the studio names no region. */
export function listHolidays(region: string | null): ReadonlyMap<LocalDate, string> {
  const named = Object.entries(holidays[region ?? ''] ?? {});
  return new Map(named.flatMap(([name, dates]) => dates.split(' ').map((date) => [date, name] as const)));
}
