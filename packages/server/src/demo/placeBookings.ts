import type { Slot } from '@plaitful/domain/slots';
import type { LocalDate } from '@plaitful/domain/studio-time';
import type { StyleKey } from '@plaitful/illustrations/style';
import type { Business } from '../config/business.ts';
import { candidateSlots, demoBookings, freeChair } from './demoBookings.ts';
import type { TakenChair } from './demoBookings.ts';
import { startsOn } from './demoSchedule.ts';
import type { PlacedBooking } from './fillBookings.ts';
import type { StoredDemoStyle } from './fillCatalogue.ts';

/** In a studio that sets no number, the demo bookings stand as if it had so many. */
const demoChairs = 2;

/**
 * Finds a place for each demo booking: the first of its days with a time that no other demo booking has and with a
 * free chair. In a studio without opening hours there is none, and no booking.
 */
export function placeBookings(
  styles: ReadonlyMap<StyleKey, StoredDemoStyle>,
  offered: ReadonlyMap<StyleKey, readonly Slot[]>,
  { today, business }: { today: LocalDate; business: Business },
): PlacedBooking[] {
  const taken: (TakenChair & { styleId: number })[] = [];
  const placed: PlacedBooking[] = [];
  for (const plan of demoBookings) {
    const style = styles.get(plan.style);
    if (style === undefined) continue;
    const { styleId, durationMinutes } = style;
    const slots = candidateSlots(plan.day, {
      today,
      offered: offered.get(plan.style) ?? [],
      startsOn: (date) => startsOn(date, durationMinutes, business.hours),
    });
    for (const slot of slots) {
      const isTaken = taken.some(
        (other) => other.styleId === styleId && other.date === slot.date && other.time === slot.time,
      );
      const chair = isTaken
        ? undefined
        : freeChair({ ...slot, durationMinutes }, taken, business.chairs ?? demoChairs);
      if (chair === undefined) continue;
      placed.push({ plan, style, slot, chair: business.chairs === undefined ? null : chair });
      taken.push({
        ...slot,
        styleId,
        durationMinutes,
        chair,
        isLive: !plan.progress.startsWith('cancelled'),
      });
      break;
    }
  }
  return placed;
}
