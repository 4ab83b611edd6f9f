import { isAdmin } from '@plaitful/domain/roles';
import { minutesLater } from '@plaitful/domain/studio-time';
import { fitsUnverifiedShare } from '@plaitful/domain/unverified-share';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { waitAfter } from '../limits/waitAfter.ts';
import { refuse, type Refusal } from '../problems/refusal.ts';
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

/** How often a member may book, and how often move a booking. */
const rates = [
  { count: 10, minutes: 60 },
  { count: 20, minutes: 24 * 60 },
] as const;

/**
 * Refuses a member who has booked, or moved, too often. Only what was done counts, so that the database settles calls
 * that come at once: the user's row is held.
 */
export async function validateRate(
  trx: Trx,
  member: Member,
  of: 'creations' | 'moves',
  { now, context }: Setting,
): Promise<Refusal | undefined> {
  if (!context.config.rateLimit || isAdmin(member.roles)) return undefined;
  const since = minutesLater(now, -24 * 60);
  const times = await (of === 'creations' ? listCreations : listMoves)(trx, member.id, since);
  const retryAfter = Math.max(...rates.map((rate) => waitAfter(times, rate, now)));
  return retryAfter > 0 ? refuse('rate_limited', { retryAfter }) : undefined;
}

/** When a booking is, and how much of that day it takes. */
interface DayPart {
  readonly date: string;
  readonly durationMinutes: number;
  /** A booking that is moved: it does not stand in its own way. */
  readonly exceptId?: number;
}

/** Refuses more of a day than unverified members may hold together; the day is held. */
export async function validateUnverifiedShare(
  trx: Trx,
  { date, durationMinutes, exceptId = 0 }: DayPart,
  { now, context: { business, config } }: Setting,
): Promise<Refusal | undefined> {
  if (!config.rateLimit) return undefined;
  const heldMinutes = await sumUnverifiedMinutes(trx, { date, exceptId }, now);
  const offered = await listOfferedOn(trx, [date]);
  const day = { chairs: business.chairs, offered, heldMinutes };
  return fitsUnverifiedShare(day, durationMinutes) ? undefined : refuse('too_many_unverified');
}

/** What a new booking is counted by. */
interface CountedBooking extends DayPart {
  /** With the row held. */
  readonly user: Member;
  readonly mobilePhone: string;
  /** Of a member with an unverified email address, who comes from a public network. */
  readonly networkHash: string | null;
}

/** The limits that hold for members with an unverified email address together. */
async function validateUnverified(
  trx: Trx,
  { networkHash, ...part }: CountedBooking,
  setting: Setting,
): Promise<Refusal | undefined> {
  if (networkHash !== null) {
    await lockCount(trx, 'network', networkHash);
    const max = setting.context.business.maxUnverifiedPerNetwork;
    if ((await countUnpaid(trx, { networkHash }, setting.now)) >= max)
      return refuse('too_many_unpaid_network');
  }
  return validateUnverifiedShare(trx, part, setting);
}

/**
 * Refuses a booking by the limits of unpaid ones. Everything that is counted is held until the transaction ends, always
 * in this order, so that bookings that come at once do not pass: the day, the user, the phone number, the network.
 */
export async function validateUnpaid(
  trx: Trx,
  booking: CountedBooking,
  setting: Setting,
): Promise<Refusal | undefined> {
  const { user, mobilePhone } = booking;
  const { now, context } = setting;
  const { business, config } = context;
  const ofMember = await countUnpaid(trx, { userId: user.id }, now);
  if (!user.emailVerified && ofMember > 0) return refuse('too_many_unpaid', { values: { mustVerify: true } });
  if (!config.rateLimit) return undefined;
  const { maxUnpaidBookings, maxUnpaidPerPhone } = business;
  if (ofMember >= maxUnpaidBookings) return refuse('too_many_unpaid', { values: { max: maxUnpaidBookings } });
  await lockCount(trx, 'phone', mobilePhone);
  if ((await countUnpaid(trx, { mobilePhone }, now)) >= maxUnpaidPerPhone) {
    return refuse('too_many_unpaid_phone', { values: { max: maxUnpaidPerPhone } });
  }
  return user.emailVerified ? undefined : validateUnverified(trx, booking, setting);
}
