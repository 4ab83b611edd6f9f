import type { BookedSlot } from '@plaitful/domain/booked';
import { freeTimes, readDayTimeMapping, type Offer } from '@plaitful/domain/slots';
import type { StudioMoment } from '@plaitful/domain/studio-time';
import type { Style } from '../../../lib/api/types.ts';

export function countFreeDates(style: Style, booked: readonly BookedSlot[], now: StudioMoment): number {
  const offer: Offer = {
    styleId: style.styleId,
    offered: readDayTimeMapping(style.dayTimeMapping),
    booked,
    now,
    openWeekdays: [],
  };
  return Object.keys(offer.offered).filter((date) => freeTimes(date, offer).length > 0).length;
}
