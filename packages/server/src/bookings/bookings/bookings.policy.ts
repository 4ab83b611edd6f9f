import { createHmac } from 'node:crypto';
import type { BookingCreate, FieldError } from '@plaitful/api-client/contract';
import { checkBookingDetails } from '@plaitful/domain/booking-details';
import { isClosed } from '@plaitful/domain/closures';
import { normalizeName } from '@plaitful/domain/person-name';
import { isAdmin } from '@plaitful/domain/roles';
import { checkSlot, type SlotCheckResult } from '@plaitful/domain/slots';
import {
  addDays,
  toInstant,
  addMinutesToInstant,
  toMinutesSinceMidnight,
  toStudioTime,
} from '@plaitful/domain/studio-time';
import { isWithinUnverifiedQuota } from '@plaitful/domain/unverified-quota';
import { decideBookingEvent } from '@plaitful/flows/appointment';
import type { AppointmentEvent, BookingUpdate } from '@plaitful/flows/appointment/types';
import { formatDetailsProblems } from '@plaitful/messages/en-CA/bookingDetails';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { listClosuresAroundDate } from '../../catalogue/closures/closures.repository.ts';
import type { ServerContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { BookingChangeKind } from '../../platform/database/bookingTables.ts';
import { getNetworkKey } from '../../platform/limits/clientKeys.ts';
import { loadNetworkHashKey } from '../../platform/limits/limits.repository.ts';
import { secondsUntilAllowed, rateLimits } from '../../platform/limits/rateLimits.ts';
import { Problem, problem, validationProblem } from '../../platform/problems/problem.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import {
  listAvailabilityOn,
  listAvailableTimes,
  type AvailableTimeRow,
} from '../../catalogue/styles/styles.repository.ts';
import {
  countUnpaid,
  listBookingChangeTimes,
  sumUnverifiedMinutes,
  type BookingRow,
  type OccupiedInterval,
} from './bookings.queries.ts';
import { lockUnpaidBookingCount } from './bookings.repository.ts';

type PolicyContext = Pick<ServerContext, 'business' | 'config'> & { readonly now: Date };

export function validateBookingDetails(body: BookingCreate, { now, business }: PolicyContext): FieldError[] {
  const today = toStudioTime(now, business.timeZone).date;
  const problems = checkBookingDetails(body, { today, photoConsent: business.photoConsent });
  return Object.entries(formatDetailsProblems(problems)).map(([field, message = fieldMessages.other]) => ({
    field,
    message,
  }));
}

/** The request body's names for date and time. */
export interface SlotFields {
  readonly date: string;
  readonly time: string;
}

const fieldProblem = (field: string, message: string): Problem => validationProblem([{ field, message }]);

const slotProblems: Readonly<Record<SlotCheckResult, (fields: SlotFields) => Problem | undefined>> = {
  ok: () => undefined,
  dayPast: ({ date }) => fieldProblem(date, fieldMessages.dayPast),
  dayNotOffered: ({ date }) => fieldProblem(date, fieldMessages.dayNotOffered),
  timePast: ({ time }) => fieldProblem(time, fieldMessages.timePast),
  timeNotOffered: ({ time }) => fieldProblem(time, fieldMessages.timeNotOffered),
  taken: () => problem('slot_taken'),
  tooShort: () => problem('slot_too_short'),
};

/** Checked before the day is locked. */
export function getPastDateProblem(date: string, fields: SlotFields, { now, business }: PolicyContext) {
  return date < toStudioTime(now, business.timeZone).date ? slotProblems.dayPast(fields) : undefined;
}

/** Whether a slot can be booked now by the domain's rules. */
export async function validateSlot(
  trx: Trx,
  {
    styleId,
    bookingDate: date,
    bookingTime: time,
  }: Pick<BookingRow, 'styleId' | 'bookingDate' | 'bookingTime'>,
  { conflict, fields }: { conflict: BookingRow | undefined; fields: SlotFields },
  { now, business }: PolicyContext,
): Promise<Problem | undefined> {
  const decision = checkSlot(
    { date, time },
    {
      styleId,
      offered: { [date]: await listAvailableTimes(trx, styleId, date) },
      booked: conflict === undefined ? [] : [conflict],
      now: toStudioTime(now, business.timeZone),
      openWeekdays: business.hours.map(({ weekday }) => weekday),
    },
  );
  return slotProblems[decision](fields);
}

/**
 * Whether the appointment machine allows an event, and the columns to update then.
 * @param slotProblem why slot and chair of a cancelled booking cannot be claimed again
 */
export function decideStatusChange(
  row: BookingRow,
  event: AppointmentEvent,
  {
    member,
    now,
    slotProblem,
    graceMinutes = 0,
  }: { member: Member; now: Date; slotProblem?: Problem | undefined; graceMinutes?: number },
): BookingUpdate | Problem {
  const role = isAdmin(member.roles) ? 'ROLE_ADMIN' : 'ROLE_USER';
  const isSlotFree = slotProblem === undefined;
  const decision = decideBookingEvent(row, event, { now, role, isSlotFree, graceMinutes });
  if (decision.kind === 'allowed') return decision.next;
  if (decision.code === 'deposit_not_due') {
    throw new Error('only the deadline ends a booking for its deposit');
  }
  return (decision.code === 'slot_gone' && slotProblem) || problem(decision.code);
}

/** Whether a member may see what belongs to this user: it is theirs, or they are an administrator. */
export const isVisibleTo = ({ id, roles }: Member, { userId }: Pick<BookingRow, 'userId'>): boolean =>
  userId === id || isAdmin(roles);

/** The kind of entry for the history; undefined when nothing changes. A bill can be corrected. */
export function getChangeKind(
  before: BookingRow,
  next: BookingUpdate,
  { type }: AppointmentEvent,
): BookingChangeKind | undefined {
  if (type === 'visit.finished') return 'FINISHED';
  if (type === 'outcome.set') return before.outcome === next.outcome ? undefined : 'OUTCOME';
  const wasCancelled = before.paymentStatus === 'CANCELLED';
  const isCancelled = next.paymentStatus === 'CANCELLED';
  if (wasCancelled !== isCancelled) return isCancelled ? 'CANCELLED' : 'RESTORED';
  if (before.deposit !== next.deposit) return 'DEPOSIT';
  if (next.depositsNotArrived !== undefined) return 'DEPOSIT_NOT_ARRIVED';
  if (next.depositSentAt !== undefined) return 'DEPOSIT_SENT';
  return before.paymentStatus === next.paymentStatus ? undefined : 'PAYMENT';
}

/** Counts successful attempts only; the user's row is locked, so that concurrent calls are counted. */
export async function validateBookingRate(
  trx: Trx,
  { id: userId, roles }: Member,
  change: 'CREATED' | 'RESCHEDULED',
  { now, config }: PolicyContext,
): Promise<Problem | undefined> {
  if (!config.rateLimit || isAdmin(roles)) return undefined;
  const times = await listBookingChangeTimes(trx, { userId, change }, addMinutesToInstant(now, -24 * 60));
  const retryAfter = Math.max(...rateLimits.bookings.map((rate) => secondsUntilAllowed(times, rate, now)));
  return retryAfter > 0 ? problem('rate_limited', { retryAfter }) : undefined;
}

interface DayPart {
  readonly date: string;
  readonly durationMinutes: number;
  /** The booking to reschedule, which is not counted. */
  readonly exceptId?: number;
}

/** Limits the share of a day that unverified members may hold together. The day must be locked. */
export async function validateUnverifiedQuota(
  trx: Trx,
  { date, durationMinutes, exceptId = 0 }: DayPart,
  { now, business, config }: PolicyContext,
): Promise<Problem | undefined> {
  if (!config.rateLimit) return undefined;
  const heldMinutes = await sumUnverifiedMinutes(trx, { date, exceptId }, now);
  const closures = await listClosuresAroundDate(trx, date);
  const offered = (await listAvailabilityOn(trx, [date])).filter((time) => !isClosed(time, closures));
  const day = { chairs: business.chairs, offered, heldMinutes };
  return isWithinUnverifiedQuota(day, durationMinutes) ? undefined : problem('too_many_unverified');
}

/** The network of an unverified member, unless it is a private one, as a keyed hash. */
export async function hashNetwork(trx: Trx, user: Member, ip: string): Promise<string | null> {
  const network = user.emailVerified ? undefined : getNetworkKey(ip);
  if (network === undefined) return null;
  return createHmac('sha256', await loadNetworkHashKey(trx))
    .update(network)
    .digest('hex');
}

interface CountedBooking extends DayPart {
  /** The user's row must be locked. */
  readonly user: Member;
  readonly mobilePhone: string;
  readonly networkHash: string | null;
}

/**
 * Limits of unpaid bookings: per member, per phone number, and of unverified members together. Locks what it counts
 * until the transaction ends, always in this order: day, user, phone number, network.
 */
export async function validateUnpaidLimits(
  trx: Trx,
  { user, mobilePhone, networkHash, ...part }: CountedBooking,
  moment: PolicyContext,
): Promise<Problem | undefined> {
  const { now, config } = moment;
  const { maxUnpaidBookings, maxUnpaidPerPhone, maxUnverifiedPerNetwork } = moment.business;
  const ofMember = await countUnpaid(trx, { userId: user.id }, now);
  if (!user.emailVerified && ofMember > 0)
    return problem('too_many_unpaid', { values: { mustVerify: true } });
  if (!config.rateLimit) return undefined;
  if (ofMember >= maxUnpaidBookings)
    return problem('too_many_unpaid', { values: { max: maxUnpaidBookings } });
  await lockUnpaidBookingCount(trx, 'phone', mobilePhone);
  if ((await countUnpaid(trx, { mobilePhone }, now)) >= maxUnpaidPerPhone)
    return problem('too_many_unpaid_phone', { values: { max: maxUnpaidPerPhone } });
  if (user.emailVerified) return undefined;
  if (networkHash !== null) {
    await lockUnpaidBookingCount(trx, 'network', networkHash);
    if ((await countUnpaid(trx, { networkHash }, now)) >= maxUnverifiedPerNetwork)
      return problem('too_many_unpaid_network');
  }
  return validateUnverifiedQuota(trx, part, moment);
}

const chairsIn = (occupied: readonly OccupiedInterval[]): number =>
  new Set(occupied.map(({ chair }) => chair)).size;

/** Returns, for a day, the intervals that begin on it, the day before or the day after. */
function byNearDay(occupied: readonly OccupiedInterval[]) {
  const byDay = Map.groupBy(occupied, ({ bookingDate }) => bookingDate);
  return (date: string): OccupiedInterval[] =>
    [-1, 0, 1].flatMap((days) => byDay.get(addDays(date, days)) ?? []);
}

interface ChairPlan {
  readonly occupied: readonly OccupiedInterval[];
  readonly chairs: number;
  readonly timeZone: string;
}

/** The days from today on with no chair that is free all day: only these can have full times. */
export function findFullyBookedDays({ occupied, chairs }: ChairPlan, today: string): string[] {
  const near = byNearDay(occupied);
  const days = new Set(occupied.flatMap(({ bookingDate }) => [bookingDate, addDays(bookingDate, 1)]));
  return [...days].filter((date) => date >= today && chairsIn(near(date)) === chairs);
}

const toSeconds = (date: string, time: string, timeZone: string): number =>
  toInstant(date, time, timeZone).getTime() / 1000;

/** By zone and day, of the days that styles are offered: converting them took 40 % of an answer. */
const midnights = new Map<string, number>();

function getMidnight(date: string, timeZone: string): number {
  const key = `${timeZone} ${date}`;
  const midnight = midnights.get(key) ?? toSeconds(date, '00:00', timeZone);
  midnights.set(key, midnight);
  return midnight;
}

/** Seconds since 1970 of the times of a day; each is converted by itself only where the clocks change. */
function startsOnDay(date: string, timeZone: string): (time: string) => number {
  const midnight = getMidnight(date, timeZone);
  const isUsual = getMidnight(addDays(date, 1), timeZone) - midnight === 24 * 60 * 60;
  return (time) => (isUsual ? midnight + toMinutesSinceMidnight(time) * 60 : toSeconds(date, time, timeZone));
}

/** The available times for whose whole duration no chair is free. */
export function findFullSlots(
  offered: readonly AvailableTimeRow[],
  { occupied, chairs, timeZone }: ChairPlan,
): AvailableTimeRow[] {
  const near = byNearDay(occupied);
  return [...Map.groupBy(offered, ({ date }) => date)].flatMap(([date, times]) => {
    const around = near(date);
    if (chairsIn(around) < chairs) return [];
    const getStart = startsOnDay(date, timeZone);
    return times.filter(({ time, durationMinutes }) => {
      const start = getStart(time);
      const end = start + durationMinutes * 60;
      return chairsIn(around.filter(({ from, to }) => from < end && start < to)) === chairs;
    });
  });
}

/** Compares only the second number of the style's ETag, `offerVersion`. */
export const isPriceChanged = (
  ifMatch: string | undefined,
  { offerVersion }: { readonly offerVersion: number },
): boolean => ifMatch !== undefined && /\.(\d+)"$/.exec(ifMatch)?.[1] !== String(offerVersion);

/** Whether the member has already booked what this request asks for. */
export const isSameBooking = (
  { userId, childName, dateOfBirth }: BookingRow,
  { member, body }: { readonly member: Member; readonly body: BookingCreate },
): boolean =>
  userId === member.id && childName === normalizeName(body.childName) && dateOfBirth === body.dateOfBirth;

interface Move {
  readonly member: Member;
  readonly newDate: string;
  readonly newTime: string;
}

/** Why this member cannot reschedule the booking to this slot; undefined when that is possible. */
export function getRescheduleProblem(row: BookingRow, { member, newDate, newTime }: Move, now: Date) {
  const decision = decideStatusChange(row, { type: 'reschedule.requested' }, { member, now });
  if (decision instanceof Problem) return decision;
  const isSame = row.bookingDate === newDate && row.bookingTime === newTime;
  return isSame ? problem('same_slot') : undefined;
}
