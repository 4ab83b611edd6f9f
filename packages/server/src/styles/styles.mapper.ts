import type { Style } from '@plaitful/api-client/contract';
import { formatDurationField } from '@plaitful/domain/duration';
import { toDollars } from '@plaitful/domain/money';
import type { DayTimeMapping } from '@plaitful/domain/slots';
import { studioMoment } from '@plaitful/domain/studio-time';
import type { StyleRow } from './styles.repository.ts';

export function toYearMonthDay(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

/** The second number changes only with price, discount, deposit or duration. */
export const styleETag = ({ version, offerVersion }: Pick<StyleRow, 'version' | 'offerVersion'>): string =>
  `"${version}.${offerVersion}"`;

export function toStyle(row: StyleRow, offered: DayTimeMapping, timeZone: string): Style {
  const days = Object.keys(offered).toSorted();
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
    availableDays: days,
    availableTimes: days.map((day) => [...(offered[day] ?? [])]),
    dayTimeMapping: Object.fromEntries(days.map((day) => [day, [...(offered[day] ?? [])]])),
    etag: styleETag(row),
  };
}
