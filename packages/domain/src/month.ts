import type { CancelledBy, DepositStatus, PaymentStatus } from './bookingStatus.ts';
import { getClosedRanges, type Closure } from './closures.ts';
import type { Cents } from './money.ts';
import { getOpeningHours, type OpeningHours } from './openingHours.ts';
import { addDays, toMinutesSinceMidnight, type LocalDate } from './studioTime.ts';
import { getBill, type BillLine, type IncludedTax, type VisitOutcome } from './visit.ts';

/** A month as `yyyy-MM`. */
export type Month = string;

/** The first and the last day of a month. */
export function getMonthDays(month: Month): { readonly from: LocalDate; readonly to: LocalDate } {
  const from = `${month}-01`;
  const nextMonth = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${nextMonth}-01`, -1) };
}

/** What a month counts of a booking. */
export interface MonthBooking {
  readonly outcome: VisitOutcome;
  readonly deposit: DepositStatus;
  /** CANCELLED for one that has expired, too. */
  readonly paymentStatus: PaymentStatus;
  readonly cancelledBy: CancelledBy | null;
  readonly hasDepositToReturn: boolean;
  readonly valueCents: Cents;
  readonly depositCents: Cents;
  readonly durationMinutes: number;
  /** Null where the studio sets no number of chairs. */
  readonly chair: number | null;
  /** Null until the visit is finished. */
  readonly bill: {
    readonly lines: readonly BillLine[];
    readonly tipCents: Cents;
    readonly tax: IncludedTax | null;
  } | null;
}

/** Amounts in cents. */
export interface MonthReport {
  readonly visits: Readonly<Record<VisitOutcome, number>>;
  /** Without those that were missed. */
  readonly cancelled: Readonly<Record<CancelledBy, number>>;
  /** The booked price of what was not cancelled. */
  readonly booked: Cents;
  /** What finished visits cost. */
  readonly final: Cents;
  readonly depositsReceived: Cents;
  /** Those of visits that are still expected. */
  readonly depositsHeld: Cents;
  readonly depositsToReturn: Cents;
  readonly options: Cents;
  readonly lateFees: Cents;
  /** The studio's own lines. */
  readonly otherLines: Cents;
  readonly tips: Cents;
  readonly tax: Cents;
}

const sumBy = <Item>(items: readonly Item[], get: (item: Item) => Cents): Cents =>
  items.reduce((sum, item) => sum + get(item), 0);

/** The numbers of a month; a booking belongs to the month of its date. */
export function summarizeMonth(bookings: readonly MonthBooking[]): MonthReport {
  const isLive = ({ paymentStatus }: MonthBooking): boolean => paymentStatus !== 'CANCELLED';
  const live = bookings.filter(isLive);
  const cancelled = bookings.filter((booking) => !isLive(booking) && booking.outcome !== 'NO_SHOW');
  const count = (outcome: VisitOutcome): number =>
    (outcome === 'NO_SHOW' ? bookings : live).filter((booking) => booking.outcome === outcome).length;
  const countBy = (by: CancelledBy): number =>
    cancelled.filter(({ cancelledBy }) => cancelledBy === by).length;
  const paid = bookings.filter(({ deposit }) => deposit === 'PAID');
  const deposits = (some: readonly MonthBooking[]): Cents => sumBy(some, ({ depositCents }) => depositCents);
  const finished = bookings.flatMap(({ bill, depositCents }) =>
    bill === null ? [] : [{ ...bill, ...getBill(bill.lines, { depositCents, tax: bill.tax }) }],
  );
  const lines = finished.flatMap((bill) => bill.lines);
  const sumLines = (kind: BillLine['kind']): Cents =>
    sumBy(
      lines.filter((line) => line.kind === kind),
      ({ cents }) => cents,
    );
  return {
    visits: {
      EXPECTED: count('EXPECTED'),
      ARRIVED: count('ARRIVED'),
      DONE: count('DONE'),
      NO_SHOW: count('NO_SHOW'),
    },
    cancelled: { MEMBER: countBy('MEMBER'), STUDIO: countBy('STUDIO'), DEADLINE: countBy('DEADLINE') },
    booked: sumBy(live, ({ valueCents }) => valueCents),
    final: sumBy(finished, ({ totalCents }) => totalCents),
    depositsReceived: deposits(paid),
    depositsHeld: deposits(paid.filter((booking) => isLive(booking) && booking.outcome === 'EXPECTED')),
    depositsToReturn: deposits(bookings.filter(({ hasDepositToReturn }) => hasDepositToReturn)),
    options: sumLines('OPTION'),
    lateFees: sumLines('LATE_FEE'),
    otherLines: sumLines('OTHER'),
    tips: sumBy(finished, ({ tipCents }) => tipCents),
    tax: sumBy(finished, ({ taxCents }) => taxCents),
  };
}

/** The opening hours of a day without its closures, in minutes. */
function getOpenMinutes(
  date: LocalDate,
  hours: readonly OpeningHours[],
  closures: readonly Closure[],
): number {
  const closed = getClosedRanges(date, closures);
  return sumBy(getOpeningHours(date, hours), (opening) => {
    const from = toMinutesSinceMidnight(opening.from);
    const to = toMinutesSinceMidnight(opening.to);
    return (
      to - from - sumBy(closed, (range) => Math.max(0, Math.min(to, range.to) - Math.max(from, range.from)))
    );
  });
}

export interface ChairUse {
  /** Null where the studio sets no number of chairs. */
  readonly chair: number | null;
  readonly offeredMinutes: number;
  readonly bookedMinutes: number;
}

/** The minutes that each chair was offered and booked in a month: opening hours without closures. */
export function getChairUse(
  month: Month,
  bookings: readonly MonthBooking[],
  {
    hours,
    closures,
    chairs,
  }: {
    readonly hours: readonly OpeningHours[];
    readonly closures: readonly Closure[];
    readonly chairs: number | undefined;
  },
): ChairUse[] {
  const { from, to } = getMonthDays(month);
  let offeredMinutes = 0;
  for (let date = from; date <= to; date = addDays(date, 1))
    offeredMinutes += getOpenMinutes(date, hours, closures);
  const live = bookings.filter(({ paymentStatus }) => paymentStatus !== 'CANCELLED');
  const numbers =
    chairs === undefined
      ? [null]
      : Array.from({ length: chairs }, (_each, index): number | null => index + 1);
  return numbers.map((chair) => ({
    chair,
    offeredMinutes,
    bookedMinutes: sumBy(
      live.filter((booking) => chair === null || booking.chair === chair),
      ({ durationMinutes }) => durationMinutes,
    ),
  }));
}
