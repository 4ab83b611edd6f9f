import type { Cents } from './money.ts';
import { addMinutesToInstant } from './studioTime.ts';

/** What became of an appointment; set by the studio. NO_SHOW also cancels it and keeps its deposit. */
export const visitOutcomes = ['EXPECTED', 'ARRIVED', 'DONE', 'NO_SHOW'] as const;

export type VisitOutcome = (typeof visitOutcomes)[number];

/** How what was left to pay was paid. */
export const paymentMethods = ['CASH', 'E_TRANSFER', 'OTHER'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** How long before the start a visit can begin. */
export const arrivalLeadMinutes = 60;

/** How long an outcome can be changed after it was set. */
const outcomeChangeMinutes = 24 * 60;

/** From how many missed appointments in twelve months on the studio is told, and deposits are due sooner. */
export const missedLimit = 2;

/** The time for the deposit of a parent who missed that many, in minutes after the booking. */
const deadlineAfterMissed = 120;

/** The deadline of a parent's deposit, in minutes after the booking. */
export const getDeadlineMinutes = (deadlineMinutes: number, missedVisits: number): number =>
  missedVisits >= missedLimit ? Math.min(deadlineMinutes, deadlineAfterMissed) : deadlineMinutes;

/** When a visit can be set as begun. */
export const arrivalFrom = ({ startsAt }: { readonly startsAt: Date }): Date =>
  addMinutesToInstant(startsAt, -arrivalLeadMinutes);

/** From when on a child who has not come has missed the appointment: the end of the grace period. */
export const missedFrom = ({ startsAt }: { readonly startsAt: Date }, graceMinutes: number): Date =>
  addMinutesToInstant(startsAt, graceMinutes);

/** Until when an outcome can be changed again. */
export const outcomeChangeUntil = (setAt: Date): Date => addMinutesToInstant(setAt, outcomeChangeMinutes);

/** A line of what a visit costs. */
export interface BillLine {
  readonly kind: 'STYLE' | 'OPTION' | 'LATE_FEE' | 'OTHER';
  /** The name of the style or option, or the studio's own words; empty for a late fee. */
  readonly label: string;
  readonly cents: Cents;
  /** Of an OPTION. */
  readonly optionId?: number;
}

/** A tax that the prices include. */
export interface IncludedTax {
  readonly name: string;
  /** In percent. */
  readonly rate: number;
  /** The studio's registration number. */
  readonly number: string;
}

export interface Bill<Line extends BillLine = BillLine> {
  readonly lines: readonly Line[];
  /** Without the tip. */
  readonly totalCents: Cents;
  readonly depositCents: Cents;
  /** What is left to pay after the deposit, without the tip. */
  readonly balanceCents: Cents;
  /** The part of the total that is tax; 0 without one. */
  readonly taxCents: Cents;
}

/** The bill of a visit; the same for the owner's page, the server and the receipt. */
export function getBill<Line extends BillLine>(
  lines: readonly Line[],
  { depositCents, tax }: { readonly depositCents: Cents; readonly tax?: IncludedTax | null },
): Bill<Line> {
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  return {
    lines,
    totalCents,
    depositCents,
    balanceCents: totalCents - depositCents,
    taxCents: tax ? Math.round((totalCents * tax.rate) / (100 + tax.rate)) : 0,
  };
}

/** The number of a receipt as people read it: "2026-0012". */
export const formatReceiptNumber = ({ year, number }: { readonly year: number; readonly number: number }) =>
  `${year}-${String(number).padStart(4, '0')}`;
