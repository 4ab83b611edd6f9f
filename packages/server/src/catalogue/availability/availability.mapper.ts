import type { AvailabilityResult, AvailableTime } from '@plaitful/api-client/contract';
import type { PlannedOffer } from '@plaitful/domain/availability';
import type { OfferedTime, StyleRow } from '../styles/styles.queries.ts';

export function toResult(offers: readonly PlannedOffer[], styles: readonly StyleRow[]): AvailabilityResult {
  const names = new Map(styles.map(({ styleId, style }) => [styleId, style]));
  return {
    added: offers.reduce((sum, { added }) => sum + added.length, 0),
    styles: offers.map(({ styleId, added, existing, skipped }) => ({
      styleId,
      styleName: names.get(styleId) ?? '',
      added: added.length,
      existing,
      skipped: [...skipped],
    })),
  };
}

/** Styles of all durations together, earliest first. */
export const toAvailableTimes = (offered: readonly OfferedTime[]): AvailableTime[] =>
  [...Map.groupBy(offered, ({ date, time }) => `${date} ${time}`)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([moment, times]) => {
      const [date = '', time = ''] = moment.split(' ');
      return { date, time, styleIds: times.flatMap(({ styleIds }) => styleIds).toSorted((a, b) => a - b) };
    });
