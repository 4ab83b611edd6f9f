import { isAdmin } from '@plaitful/domain/roles';
import { minutesLater } from '@plaitful/domain/studio-time';
import { fitsUnverifiedShare } from '@plaitful/domain/unverified-share';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { waitAfter } from '../limits/waitAfter.ts';
import { problem, type Problem } from '../problems/problem.ts';
import type { Member } from '../sessions/member.ts';
import { listOfferedOn } from './slots.repository.ts';
import {
  countUnpaid,
  listCreations,
  listMoves,
  lockCount,
  sumUnverifiedMinutes,
} from './unpaid.repository.ts';

interface Setting {
  readonly now: Date;
  readonly context: Pick<ServerContext, 'business' | 'config'>;
}

/** How often a member may book and move bookings. */
const rates = [
  { count: 10, minutes: 60 },
  { count: 20, minutes: 24 * 60 },
] as const;

/** Counts only what succeeded; the user's row is locked, so that concurrent calls are counted. */
export async function validateRate(
  trx: Trx,
  member: Member,
  of: 'creations' | 'moves',
  { now, context }: Setting,
): Promise<Problem | undefined> {
  if (!context.config.rateLimit || isAdmin(member.roles)) return undefined;
  const since = minutesLater(now, -24 * 60);
  const times = await (of === 'creations' ? listCreations : listMoves)(trx, member.id, since);
  const retryAfter = Math.max(...rates.map((rate) => waitAfter(times, rate, now)));
  return retryAfter > 0 ? problem('rate_limited', { retryAfter }) : undefined;
}

interface DayPart {
  readonly date: string;
  readonly durationMinutes: number;
  /** The booking being moved, which does not count. */
  readonly exceptId?: number;
}

/** Limits how much of a day unverified members may hold together. Needs the lock of the day. */
export async function validateUnverifiedShare(
  trx: Trx,
  { date, durationMinutes, exceptId = 0 }: DayPart,
  { now, context: { business, config } }: Setting,
): Promise<Problem | undefined> {
  if (!config.rateLimit) return undefined;
  const heldMinutes = await sumUnverifiedMinutes(trx, { date, exceptId }, now);
  const offered = await listOfferedOn(trx, [date]);
  const day = { chairs: business.chairs, offered, heldMinutes };
  return fitsUnverifiedShare(day, durationMinutes) ? undefined : problem('too_many_unverified');
}

interface CountedBooking extends DayPart {
  /** With the row locked. */
  readonly user: Member;
  readonly mobilePhone: string;
  /** Of a member with an unverified email address on a public network. */
  readonly networkHash: string | null;
}

/** Limits for all unverified members together. */
async function validateUnverified(
  trx: Trx,
  { networkHash, ...part }: CountedBooking,
  setting: Setting,
): Promise<Problem | undefined> {
  if (networkHash !== null) {
    await lockCount(trx, 'network', networkHash);
    const max = setting.context.business.maxUnverifiedPerNetwork;
    if ((await countUnpaid(trx, { networkHash }, setting.now)) >= max)
      return problem('too_many_unpaid_network');
  }
  return validateUnverifiedShare(trx, part, setting);
}

/**
 * Limits of unpaid bookings. Locks what it counts until the transaction ends, always in this order: day, user, phone
 * number, network.
 */
export async function validateUnpaid(
  trx: Trx,
  booking: CountedBooking,
  setting: Setting,
): Promise<Problem | undefined> {
  const { user, mobilePhone } = booking;
  const { now, context } = setting;
  const { business, config } = context;
  const ofMember = await countUnpaid(trx, { userId: user.id }, now);
  if (!user.emailVerified && ofMember > 0)
    return problem('too_many_unpaid', { values: { mustVerify: true } });
  if (!config.rateLimit) return undefined;
  const { maxUnpaidBookings, maxUnpaidPerPhone } = business;
  if (ofMember >= maxUnpaidBookings)
    return problem('too_many_unpaid', { values: { max: maxUnpaidBookings } });
  await lockCount(trx, 'phone', mobilePhone);
  if ((await countUnpaid(trx, { mobilePhone }, now)) >= maxUnpaidPerPhone) {
    return problem('too_many_unpaid_phone', { values: { max: maxUnpaidPerPhone } });
  }
  return user.emailVerified ? undefined : validateUnverified(trx, booking, setting);
}
