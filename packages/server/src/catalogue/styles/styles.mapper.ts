import type { Style } from '@plaitful/api-client/contract';
import { openTimes, type Closure } from '@plaitful/domain/closures';
import { formatDurationField } from '@plaitful/domain/duration';
import { toDollars } from '@plaitful/domain/money';
import { studioMoment } from '@plaitful/domain/studio-time';
import type { OfferedStyleRow } from './styles.queries.ts';

export function toYearMonthDay(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

/** The second number changes only with price, discount, deposit or duration. */
export const styleETag = (row: { readonly version: number; readonly offerVersion: number }): string =>
  `"${row.version}.${row.offerVersion}"`;

function daysOf(times: string | null): Record<string, string[]> {
  const days: Record<string, string[]> = {};
  for (const moment of times?.split(',') ?? []) {
    const [date = '', time = ''] = moment.split(' ');
    (days[date] ??= []).push(time);
  }
  return days;
}

/** @param closures left out of its times */
export function toStyle(
  row: OfferedStyleRow,
  { timeZone }: { readonly timeZone: string },
  closures: readonly Closure[],
): Style {
  const days = openTimes(daysOf(row.times), row.durationMinutes, closures);
  return {
    styleId: row.styleId,
    serviceId: row.serviceId,
    serviceName: row.serviceName,
    style: row.style,
    stylePrice: toDollars(row.priceCents),
    styleDuration: formatDurationField(row.durationMinutes),
    styleDeposit: toDollars(row.depositCents),
    styleShortDescription: row.shortDescription,
    styleFullDetailsOfService: row.fullDetails,
    styleImage: row.imageHash === null ? null : `/api/images/${row.imageHash}/640.jpeg`,
    styleImageColor: row.imageColor,
    discount: row.discountPercent,
    value: toDollars(row.valueCents),
    createdAt: toYearMonthDay(studioMoment(row.createdAt, timeZone).date),
    availableDays: Object.keys(days),
    availableTimes: Object.values(days).map((times) => [...times]),
    dayTimeMapping: Object.fromEntries(Object.entries(days).map(([date, times]) => [date, [...times]])),
    etag: styleETag(row),
  };
}
