import type { IconName } from '@plaitful/design-system/Icon';
import {
  subtractRanges,
  scheduleDay,
  getBookingPhase,
  toLocalTime,
  type ChairSchedule,
  type BookingBlock,
  type DaySchedule,
  type MinuteRange,
} from '@plaitful/domain/day-schedule';
import { getBookingMinutes } from '@plaitful/domain/estimate';
import {
  addDays,
  addMinutes,
  getWeekday,
  weekdays,
  type LocalDate,
  type StudioTime,
} from '@plaitful/domain/studio-time';
import type { Business, ChildOfFamily, Closure, Booking } from '@plaitful/api-client/contract';
import { getClosedRanges } from '@plaitful/domain/closures';
import { statusCodes } from '@plaitful/messages/en-CA/admin';
import { bookedChild } from '@plaitful/messages/en-CA/adminChildren';
import { adminDay as labels } from '@plaitful/messages/en-CA/adminDaySchedule';
import {
  formatDate,
  formatDurationShort,
  formatHour,
  formatPhone,
  formatTime,
} from '@plaitful/messages/format';
import { formatOutcome } from '../visit/formatOutcome.ts';
import { formatBalance } from '../../appointments/formatBalance.ts';
import { listHairFacts } from '../../children/hairSummary.ts';

export type ScheduledBooking = Booking & {
  readonly durationMinutes: number;
  readonly chair: number | null;
  /** What to know about the child, in short: no photos, and the hair card of a saved child. The first matter most. */
  readonly notes: readonly string[];
};

function getNotes({ childId, consent }: Booking, children: readonly ChildOfFamily[]): string[] {
  const child = childId === null ? undefined : children.find((other) => other.childId === childId);
  const notes = [...(consent ? [] : [bookedChild.short.noPhotos]), ...(child ? listHairFacts(child) : [])];
  // They are joined to one text, also where a parent ended hers with a full stop.
  return notes.map((note) => note.replace(/[.\s]+$/u, ''));
}

export const toScheduledBookings = (
  bookings: readonly Booking[],
  children: readonly ChildOfFamily[] = [],
): ScheduledBooking[] =>
  bookings.map((booking) => ({
    ...booking,
    durationMinutes: getBookingMinutes(booking),
    chair: booking.chair ?? null,
    notes: getNotes(booking, children),
  }));

export interface ScheduleData {
  readonly bookings: readonly Booking[];
  readonly closures: readonly Closure[];
  readonly children: readonly ChildOfFamily[];
}

export const buildDaySchedule = (
  date: LocalDate,
  { bookings, closures, children }: ScheduleData,
  { hours, chairs }: Pick<Business, 'hours' | 'chairs'>,
): DaySchedule<ScheduledBooking> =>
  scheduleDay(date, toScheduledBookings(bookings, children), {
    hours,
    chairs,
    closed: getClosedRanges(date, closures),
  });

/** The number of the parent's account, which may be newer than the booking's. */
export const getPhone = ({ account, mobilePhone }: Booking): string =>
  formatPhone(account?.mobilePhone ?? mobilePhone);

/** The minutes until a deposit is due, rounded up; 0 when it is overdue, `undefined` where nothing is due. */
export function getDepositMinutesLeft({ depositDueAt }: Booking, now: Date): number | undefined {
  if (depositDueAt === null) return undefined;
  return Math.max(0, Math.ceil((Date.parse(depositDueAt) - now.getTime()) / 60_000));
}

export const formatEndTime = ({ bookingTime, durationMinutes }: ScheduledBooking): string =>
  formatTime(addMinutes(bookingTime, durationMinutes));

interface Look {
  readonly tone: 'over' | 'now' | 'next' | 'waiting' | 'confirmed' | 'plain' | 'missed';
  readonly line: string;
  readonly icon: IconName | undefined;
}

export interface CurrentTime {
  readonly instant: Date;
  readonly moment: StudioTime;
  readonly nextId: number | undefined;
}

const outcomeLooks = {
  ARRIVED: { tone: 'now', icon: 'pin' },
  DONE: { tone: 'confirmed', icon: 'check' },
  NO_SHOW: { tone: 'missed', icon: 'cancelled' },
} as const;

/** The status line of a booking, by priority: its outcome, asked to move, deposit due, under way, next, paid. */
export function getBookingAppearance(
  booking: ScheduledBooking,
  { instant, moment, nextId }: CurrentTime,
  timeZone: string,
): Look {
  if (booking.outcome !== 'EXPECTED') {
    return { ...outcomeLooks[booking.outcome], line: formatOutcome(booking, timeZone) };
  }
  const progress = getBookingPhase(booking, moment);
  if (booking.canMove && progress === 'ahead') {
    return { tone: 'waiting', line: labels.line.askedToMove, icon: 'calendar' };
  }
  const left = booking.deposit === 'NOT_PAID' ? getDepositMinutesLeft(booking, instant) : undefined;
  if (left !== undefined && progress === 'ahead') {
    // A narrow block has no room for minutes beside hours.
    const line = labels.line.left({ span: formatDurationShort(left < 120 ? left : left - (left % 60)) });
    return { tone: 'waiting', line, icon: 'clock' };
  }
  if (progress === 'now') {
    const line = labels.line.until({ endTime: formatEndTime(booking) });
    return { tone: 'now', line, icon: undefined };
  }
  if (booking.bookingId === nextId) {
    const line = labels.line.next({ time: formatTime(booking.bookingTime) });
    return { tone: 'next', line, icon: undefined };
  }
  if (booking.paymentStatus === 'CONFIRMED') {
    return { tone: 'confirmed', line: statusCodes.CONFIRMED, icon: 'check' };
  }
  const line = labels.line.toPay({ balance: formatBalance(booking) });
  return { tone: progress === 'over' ? 'over' : 'plain', line, icon: undefined };
}

/** "4 pm to 4:45 pm". */
export const formatBookingSpan = ({ from, to }: { from: number; to: number }): string =>
  labels.between({ from: formatHour(toLocalTime(from)), to: formatHour(toLocalTime(to)) });

/** "Saturday 21 November 2026. Open 1 pm to 7 pm." */
export function formatOpeningHours({ date, open }: Pick<DaySchedule<unknown>, 'date' | 'open'>): string {
  const day = formatDate(date);
  if (open.length === 0) return labels.closed({ date: day });
  return labels.open({ date: day, hours: open.map(formatBookingSpan).join(', ') });
}

export type ScheduleEntry = { readonly key: string; readonly chair: number | null } & (
  | ({ readonly kind: 'booking' } & BookingBlock<ScheduledBooking>)
  | ({ readonly kind: 'gap' | 'closed' } & MinuteRange)
);

const byTime = (a: ScheduleEntry, b: ScheduleEntry): number =>
  a.from - b.from || (a.chair ?? Infinity) - (b.chair ?? Infinity) || 0;

const toSpans = (
  kind: 'gap' | 'closed',
  chair: number | null,
  spans: readonly MinuteRange[],
): ScheduleEntry[] => spans.map((span) => ({ kind, key: `${kind} ${chair} ${span.from}`, chair, ...span }));

/** A chair's bookings, free and closed periods; closed periods exclude the time of bookings. */
export function toScheduleEntries(
  { chair, blocks, gaps }: ChairSchedule<ScheduledBooking>,
  closed: readonly MinuteRange[] = [],
): ScheduleEntry[] {
  const booked = blocks.map((block): ScheduleEntry => ({
    kind: 'booking',
    key: `b${block.booking.bookingId}`,
    chair,
    ...block,
  }));
  return [
    ...booked,
    ...toSpans('gap', chair, gaps),
    ...toSpans('closed', chair, subtractRanges(closed, blocks)),
  ].toSorted(byTime);
}

export const toDayScheduleEntries = ({ chairs, closed }: DaySchedule<ScheduledBooking>): ScheduleEntry[] =>
  [...chairs.flatMap((chair) => toScheduleEntries(chair)), ...toSpans('closed', null, closed)].toSorted(
    byTime,
  );

export const formatChairName = (chair: number | null): string =>
  chair === null ? labels.noChair : labels.chair({ chair });

/** The seven days of a date's week, Sunday first. */
export function getWeek(date: LocalDate): LocalDate[] {
  const sunday = addDays(date, -weekdays.indexOf(getWeekday(date)));
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}
