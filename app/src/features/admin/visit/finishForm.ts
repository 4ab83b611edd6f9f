import type { Booking, Style, StyleOptionGroup, VisitWrite } from '@plaitful/api-client/contract';
import { toCents, toDollars, type Cents } from '@plaitful/domain/money';
import { getBill, type Bill, type BillLine, type PaymentMethod } from '@plaitful/domain/visit';
import { finishDialog as labels } from '@plaitful/messages/en-CA/adminVisit';
import { visit } from '@plaitful/messages/en-CA/visit';
import type { FieldErrors } from '../../../lib/forms/form.ts';

/** A line of the owner's own words. */
export interface OwnLine {
  readonly key: number;
  readonly label: string;
  /** Without a sign: keyboards of phones have none. */
  readonly cents: Cents | null;
  readonly isReduction: boolean;
}

export interface VisitValues {
  readonly optionIds: readonly number[];
  readonly lateFee: boolean;
  readonly lines: readonly OwnLine[];
  readonly paidBy: PaymentMethod | undefined;
  readonly tip: Cents | null;
}

export const LINE_LABEL_MAX_LENGTH = 40;
export const MAX_LINE_CENTS = 50_000;
export const MAX_TIP_CENTS = 50_000;
/** The limit of the contract. */
export const MAX_LINES = 10;

/** The bill of a finished visit, to correct it; else what was booked. */
export function getVisitValues({ bill, options = [] }: Booking): VisitValues {
  if (bill === undefined) {
    const optionIds = options.map(({ optionId }) => optionId);
    return { optionIds, lateFee: false, lines: [], paidBy: undefined, tip: null };
  }
  return {
    optionIds: bill.lines.flatMap(({ optionId }) => optionId ?? []),
    lateFee: bill.lines.some(({ kind }) => kind === 'LATE_FEE'),
    lines: bill.lines
      .filter(({ kind }) => kind === 'OTHER')
      .map(({ label, amount }, key) => ({
        key,
        label,
        cents: Math.abs(toCents(amount)),
        isReduction: amount < 0,
      })),
    paidBy: bill.paidBy,
    tip: bill.tip === 0 ? null : toCents(bill.tip),
  };
}

type VisitOption = StyleOptionGroup['options'][number];

const toOption = (optionId: number, name: string, price: number): VisitOption => ({
  optionId,
  name,
  price,
  minutes: 0,
  preparation: '',
  hairLength: null,
  isDefault: false,
});

/** The options that were booked or stand on the bill, with name and price of then. */
function listEarlierOptions({ options: booked = [], bill }: Booking): VisitOption[] {
  const billed = (bill?.lines ?? []).flatMap(({ optionId, label, amount }) =>
    optionId === undefined || booked.some((option) => option.optionId === optionId)
      ? []
      : [toOption(optionId, label, amount)],
  );
  return [...booked.map(({ optionId, name, price }) => toOption(optionId, name, price)), ...billed];
}

/** All options that can be on the bill: those of the style, and those that were booked or billed, at their price then. */
export function listVisitGroups(booking: Booking, style: Style | undefined): StyleOptionGroup[] {
  const earlier = listEarlierOptions(booking);
  const groups = (style?.optionGroups ?? []).map((group) => ({
    ...group,
    options: group.options.map(
      ({ optionId, name, price }) =>
        earlier.find((option) => option.optionId === optionId) ?? toOption(optionId, name, price),
    ),
  }));
  const known = new Set(groups.flatMap(({ options }) => options.map(({ optionId }) => optionId)));
  const missing = earlier.filter(({ optionId }) => !known.has(optionId));
  if (missing.length === 0) return groups;
  return [...groups, { groupId: 0, name: labels.earlierExtras, kind: 'MANY', options: missing }];
}

/** The price of the style alone, after its discount. */
export const getStyleCents = ({ value, options = [] }: Booking): Cents =>
  options.reduce((sum, { price }) => sum - toCents(price), toCents(value));

interface BillContext {
  readonly booking: Booking;
  readonly groups: readonly StyleOptionGroup[];
  readonly lateFeeCents: Cents;
}

const toSigned = ({ cents, isReduction }: OwnLine): Cents =>
  cents === null || Number.isNaN(cents) ? 0 : isReduction ? -cents : cents;

/** The bill so far; a line without an amount counts as nothing. */
export function getVisitBill(
  { optionIds, lateFee, lines }: VisitValues,
  { booking, groups, lateFeeCents }: BillContext,
): Bill {
  const options = groups
    .flatMap((group) => group.options)
    .filter(({ optionId }) => optionIds.includes(optionId));
  const billLines: BillLine[] = [
    { kind: 'STYLE', label: booking.styleName, cents: getStyleCents(booking) },
    ...options.map(
      ({ optionId, name, price }) =>
        ({ kind: 'OPTION', label: name, cents: toCents(price), optionId }) as const,
    ),
    ...(lateFee ? [{ kind: 'LATE_FEE', label: '', cents: lateFeeCents } as const] : []),
    ...lines.map((line) => ({ kind: 'OTHER', label: line.label, cents: toSigned(line) }) as const),
  ];
  return getBill(billLines, { depositCents: toCents(booking.styleDeposit) });
}

const isAmount = (cents: Cents | null, min: Cents, max: Cents): boolean =>
  cents !== null && cents >= min && cents <= max;

export const getLabelError = ({ label }: OwnLine): string | undefined =>
  label.trim() === '' || label.trim().length > LINE_LABEL_MAX_LENGTH ? labels.line.labelError : undefined;

export const getAmountError = ({ cents }: OwnLine): string | undefined =>
  isAmount(cents, 1, MAX_LINE_CENTS) ? undefined : labels.line.amountError;

export function validateVisit(values: VisitValues, context: BillContext): FieldErrors<VisitValues> {
  const { lines, paidBy, tip } = values;
  const lineError = lines.map((line) => getLabelError(line) ?? getAmountError(line)).find(Boolean);
  const isBelow = getVisitBill(values, context).balanceCents < 0;
  return {
    lines: lineError ?? (isBelow ? visit.belowDeposit : undefined),
    paidBy: paidBy === undefined ? labels.paidBy.error : undefined,
    tip: tip === null || isAmount(tip, 0, MAX_TIP_CENTS) ? undefined : labels.tip.error,
  };
}

/** Only called with valid values. */
export const toVisitWrite = (
  { optionIds, lateFee, lines, tip }: VisitValues,
  paidBy: PaymentMethod,
): VisitWrite => ({
  optionIds: [...optionIds],
  lateFee,
  lines: lines.map((line) => ({ label: line.label.trim(), amount: toDollars(toSigned(line)) })),
  paidBy,
  tip: toDollars(tip ?? 0),
});

/** How late a child came, in whole minutes, where that was after the grace period. */
export function getLateMinutes(
  arrivedAt: string | null,
  startsAt: Date,
  graceMinutes: number,
): number | undefined {
  if (arrivedAt === null) return undefined;
  const minutes = Math.floor((Date.parse(arrivedAt) - startsAt.getTime()) / 60_000);
  return minutes > graceMinutes ? minutes : undefined;
}
