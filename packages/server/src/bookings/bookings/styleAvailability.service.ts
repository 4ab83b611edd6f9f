import type { UnavailableTime } from '@plaitful/api-client/contract';
import { isClosed } from '@plaitful/domain/closures';
import { endsInTime } from '@plaitful/domain/opening-hours';
import { addDays, toStudioTime } from '@plaitful/domain/studio-time';
import { listClosures } from '../../catalogue/closures/closures.repository.ts';
import { findStyle, parseTimes } from '../../catalogue/styles/styles.repository.ts';
import type { ServerContext } from '../../platform/context.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import type { Connection } from '../../platform/database/database.ts';
import { withConnection } from '../../platform/database/transaction.ts';
import { problem, type Problem } from '../../platform/problems/problem.ts';
import { findFullSlots, isVisibleTo } from './bookings.policy.ts';
import { findBooking, listOccupied } from './bookings.queries.ts';

export interface StyleAvailabilityQuery {
  readonly styleId: number;
  /** Of style and options together. */
  readonly minutes: number;
  /** The booking that is rescheduled. */
  readonly exceptId?: number;
}

interface OfferedTime {
  readonly date: string;
  readonly time: string;
}

const getKey = ({ date, time }: OfferedTime): string => `${date} ${time}`;

async function isVisible(db: Connection, bookingId: number, visitor: Member | undefined): Promise<boolean> {
  if (visitor === undefined) return false;
  const row = await findBooking(db, bookingId);
  return row !== undefined && isVisibleTo(visitor, row);
}

/** The times of a style that cannot be booked for so many minutes, by the rules of `claimSlot`. */
export const loadStyleAvailability = (
  { database, business, clock }: ServerContext,
  { styleId, minutes, exceptId }: StyleAvailabilityQuery,
  visitor: Member | undefined,
): Promise<UnavailableTime[] | Problem> =>
  withConnection(database, async (db) => {
    const { timeZone, chairs } = business;
    const now = clock();
    const today = toStudioTime(now, timeZone).date;
    const style = await findStyle(db, today, styleId);
    if (style === undefined) return problem('style_not_found');
    if (exceptId !== undefined && !(await isVisible(db, exceptId, visitor)))
      return problem('booking_not_found');
    const closures = await listClosures(db, { from: today });
    const { durationMinutes } = style;
    const offered = parseTimes(style.times).filter(
      (time) => !isClosed({ ...time, durationMinutes }, closures),
    );
    const live = await listOccupied(db, { from: addDays(today, -1), exceptId }, now);
    const occupied = live.filter(({ chair }) => chair !== null && chair <= (chairs ?? 0));
    // Both lengths at once: the most expensive part is the instant of each start.
    const lengths = offered.flatMap((time) =>
      [durationMinutes, minutes].map((length) => ({ ...time, durationMinutes: length, styleIds: [styleId] })),
    );
    const full = chairs === undefined ? [] : findFullSlots(lengths, { occupied, chairs, timeZone });
    const fullKeys = new Set(full.map((slot) => `${getKey(slot)} ${slot.durationMinutes}`));
    const isFull = (key: string, length: number): boolean => fullKeys.has(`${key} ${length}`);
    const booked = new Set(
      live
        .filter((slot) => slot.styleId === styleId)
        .map((slot) => getKey({ date: slot.bookingDate, time: slot.bookingTime })),
    );
    const getReason = (slot: OfferedTime): UnavailableTime['reason'] | undefined => {
      const key = getKey(slot);
      if (booked.has(key) || isFull(key, durationMinutes)) return 'BOOKED';
      const isTooLong =
        isFull(key, minutes) ||
        isClosed({ ...slot, durationMinutes: minutes }, closures) ||
        (chairs !== undefined &&
          minutes > durationMinutes &&
          !endsInTime(slot.date, slot.time, minutes, business));
      return isTooLong ? 'TOO_SHORT' : undefined;
    };
    return offered.flatMap((slot) => {
      const reason = getReason(slot);
      return reason === undefined ? [] : [{ bookingDate: slot.date, bookingTime: slot.time, reason }];
    });
  });
