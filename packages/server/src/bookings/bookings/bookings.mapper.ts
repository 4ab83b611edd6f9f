import type { Booking, BookingChange, BookingCreate } from '@plaitful/api-client/contract';
import { toBookingCode } from '@plaitful/domain/booking-code';
import { depositDueAt, isExpired } from '@plaitful/domain/deposit';
import { formatDurationField } from '@plaitful/domain/duration';
import type { ChosenOption, Estimate } from '@plaitful/domain/estimate';
import { toDollars } from '@plaitful/domain/money';
import { normalizeName } from '@plaitful/domain/person-name';
import { formatReceiptNumber, getBill } from '@plaitful/domain/visit';
import { addMinutesToInstant } from '@plaitful/domain/studio-time';
import type { VisitOutcome } from '@plaitful/domain/visit';
import type { BookingUpdate } from '@plaitful/flows/appointment/types';
import { consentVersion } from '@plaitful/messages/en-CA/consents';
import type { Insertable, Selectable } from 'kysely';
import type { PhotoConsentAnswer } from '../children/photoAnswers.repository.ts';
import type { ServerContext } from '../../platform/context.ts';
import { getEtag } from '../../platform/contract/etags.ts';
import type { ConsentsTable } from '../../platform/database/tables.ts';
import type {
  BookedOption as StoredOption,
  BookingHistoryTable,
  BookingsTable,
} from '../../platform/database/bookingTables.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import { toYearMonthDay } from '../../catalogue/styles/styles.service.ts';
import type { OptionRow } from '../../catalogue/styles/styleOptions.repository.ts';
import type { StyleRow } from '../../catalogue/styles/styles.repository.ts';
import type { BookingRow, CurrentBooking, SlotInterval } from './bookings.queries.ts';
import type { BookingChanges } from './bookings.repository.ts';
import {
  formatConsentAfterRefusal,
  consentValues,
  getPhotoConsentWordingKey,
  hashConsentText,
  type ConsentContext,
} from '../children/consents.mapper.ts';

/** An expired booking is shown as cancelled before its row is updated. */
function endOf(row: BookingRow, now: Date): Pick<Booking, 'paymentStatus' | 'cancelledAt' | 'cancelledBy'> {
  if (isExpired(row, now)) {
    return {
      paymentStatus: 'CANCELLED',
      cancelledAt: row.expiresAt.toISOString(),
      cancelledBy: 'DEADLINE',
    };
  }
  const { paymentStatus, cancelledAt, cancelledBy } = row;
  return { paymentStatus, cancelledAt: cancelledAt?.toISOString() ?? null, cancelledBy };
}

/** The version including the pending expiry, which raises it by one and is the only possible next change. */
export const getBookingVersion = (row: BookingRow, now: Date): number =>
  row.version + (isExpired(row, now) ? 1 : 0);

const sumMinutes = (options: readonly StoredOption[]): number =>
  options.reduce((sum, { minutes }) => sum + minutes, 0);

/** The duration of the style alone. */
const getStyleMinutes = ({ durationMinutes, options }: BookingRow): number =>
  durationMinutes - sumMinutes(options);

/** The price of the style alone, after the discount. */
export const getStyleValueCents = ({
  valueCents,
  options,
}: Pick<BookingRow, 'valueCents' | 'options'>): number =>
  valueCents - options.reduce((sum, { priceCents }) => sum + priceCents, 0);

/** How much of a booking is for its options. */
export const getOptionMinutes = ({ options }: BookingRow): number => sumMinutes(options);

/** A booking without options or preparation has no members for them. */
function toChosen({
  options,
  preparation,
  durationMinutes,
}: BookingRow): Pick<Booking, 'totalMinutes' | 'options' | 'preparation'> {
  return {
    ...(options.length > 0 && {
      totalMinutes: durationMinutes,
      options: options.map(({ priceCents, ...option }) => ({ ...option, price: toDollars(priceCents) })),
    }),
    ...(preparation !== '' && { preparation }),
  };
}

/** The bill of a finished visit with its totals and the number of its receipt; null until then. */
export function getBookingBill({
  bill,
  depositCents,
  receiptYear: year,
  receiptNumber: number,
}: Pick<BookingRow, 'bill' | 'depositCents' | 'receiptYear' | 'receiptNumber'>) {
  if (bill === null || year === null || number === null) return null;
  const totals = getBill(bill.lines, { depositCents, tax: bill.tax });
  return { ...bill, ...totals, receiptNumber: formatReceiptNumber({ year, number }) };
}

function toBill(row: BookingRow): Pick<Booking, 'bill'> {
  const bill = getBookingBill(row);
  if (bill === null) return {};
  const { lines, paidBy, tax, receiptNumber, finishedAt } = bill;
  return {
    bill: {
      lines: lines.map(({ cents, ...line }) => ({ ...line, amount: toDollars(cents) })),
      total: toDollars(bill.totalCents),
      deposit: toDollars(bill.depositCents),
      balance: toDollars(bill.balanceCents),
      tip: toDollars(bill.tipCents),
      paidBy,
      tax: tax && { ...tax, amount: toDollars(bill.taxCents) },
      receiptNumber,
      finishedAt,
    },
  };
}

export function toBooking(row: CurrentBooking, now: Date): Booking {
  const end = endOf(row, now);
  const isDue = row.deposit === 'NOT_PAID' && end.paymentStatus !== 'CANCELLED';
  return {
    bookingId: row.bookingId,
    code: toBookingCode(row.bookingId),
    userId: row.userId,
    bookingDate: row.bookingDate,
    bookingTime: row.bookingTime,
    serviceId: row.serviceId,
    serviceName: row.serviceName,
    styleId: row.styleId,
    styleName: row.styleName,
    styleDuration: formatDurationField(getStyleMinutes(row)),
    styleDeposit: toDollars(row.depositCents),
    discount: row.discountPercent,
    value: toDollars(row.valueCents),
    ...toChosen(row),
    fullName: row.fullName,
    email: row.email,
    mobilePhone: row.mobilePhone,
    childName: row.childName,
    dateOfBirth: toYearMonthDay(row.dateOfBirth),
    childId: row.childId,
    policyAgreement: row.policyAgreement,
    cancellationPolicy: row.cancellationPolicy,
    consent: row.photoAnswer?.isGiven ?? row.consent,
    consentAt: new Date(row.photoAnswer?.at ?? row.createdAt).toISOString(),
    consentAtBooking: row.consent,
    account: row.account,
    deposit: row.deposit,
    ...end,
    createdAt: row.createdAt.toISOString(),
    dueFrom: row.dueFrom.toISOString(),
    depositDueAt: isDue ? row.depositDueAt.toISOString() : null,
    depositSentAt: (isDue && row.depositSentAt?.toISOString()) || null,
    verifyBy: isDue && row.verifyBy !== null ? row.expiresAt.toISOString() : null,
    chair: row.chair,
    canMove: row.canMove && end.paymentStatus !== 'CANCELLED' && now < row.startsAt,
    depositToReturn: hasDepositToReturn(row) && row.depositToReturn !== false,
    outcome: row.outcome,
    outcomeAt: row.outcomeAt?.toISOString() ?? null,
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
    missedVisits: row.missedVisits,
    ...toBill(row),
    depositKept: hasDepositToReturn(row) && row.depositKept,
    etag: getEtag({ version: getBookingVersion(row, now) }),
  };
}

export const toBookingChange = (row: Selectable<BookingHistoryTable>): BookingChange => ({
  changeId: row.historyId,
  at: row.at.toISOString(),
  by: row.actor,
  userId: row.actorId,
  change: row.change,
  before: row.before,
  after: row.after,
});

const toStoredOption = ({
  optionId,
  group,
  name,
  priceCents,
  minutes,
  preparation,
}: ChosenOption<OptionRow>): StoredOption => ({ optionId, group, name, priceCents, minutes, preparation });

interface NewBooking {
  readonly body: BookingCreate;
  /** From the request's session; names and address come from it, whatever the body says. */
  readonly member: Member;
  /** The same user, with the current values of the locked row. */
  readonly user: Member;
  readonly style: StyleRow;
  readonly estimated: Estimate<ChosenOption<OptionRow>>;
  readonly interval: SlotInterval & { readonly timeZone: string };
  readonly chair: number | null;
  readonly mobilePhone: string;
  readonly networkHash: string | null;
  readonly childId: number | null;
  /** The time for the deposit, in minutes. */
  readonly deadlineMinutes: number;
}

/** Price, deposit and names come from style and session, whatever the body says. */
export function toBookingInsert(
  {
    body,
    member,
    user,
    style,
    estimated,
    interval,
    chair,
    mobilePhone,
    networkHash,
    childId,
    deadlineMinutes,
  }: NewBooking,
  { now, business }: Pick<ServerContext, 'business'> & { readonly now: Date },
): Insertable<BookingsTable> {
  const { serviceId, serviceName, style: styleName, preparation } = style;
  const { priceCents, discountPercent } = style;
  const { totalCents: valueCents, depositCents, minutes: durationMinutes } = estimated;
  const { dateOfBirth, policyAgreement, cancellationPolicy, consent } = body;
  const { startsAt } = interval;
  return {
    ...interval,
    chair,
    serviceId,
    serviceName,
    styleName,
    durationMinutes,
    priceCents,
    discountPercent,
    valueCents,
    depositCents,
    options: JSON.stringify(estimated.options.map(toStoredOption)),
    preparation,
    userId: member.id,
    email: member.email,
    mobilePhone,
    fullName: `${member.firstName} ${member.lastName}`,
    childName: normalizeName(body.childName),
    dateOfBirth,
    childId,
    policyAgreement,
    cancellationPolicy,
    consent,
    deposit: 'NOT_PAID',
    paymentStatus: 'PENDING',
    cancelledBy: null,
    createdAt: now,
    dueFrom: now,
    depositDueAt: depositDueAt({ dueFrom: now, startsAt, deadlineMinutes }),
    verifyBy: user.emailVerified ? null : addMinutesToInstant(now, business.unverifiedHoldMinutes),
    networkHash,
  };
}

/** Whether it is cancelled and its deposit paid, returned or not. */
export const hasDepositToReturn = ({
  paymentStatus,
  deposit,
}: Pick<BookingRow, 'paymentStatus' | 'deposit'>): boolean =>
  paymentStatus === 'CANCELLED' && deposit === 'PAID';

/** A bill is only that of a finished visit. */
const toOutcomeUpdate = (
  { outcome: before, arrivedAt }: BookingRow,
  outcome: VisitOutcome,
  now: Date,
): BookingChanges => ({
  ...(before !== outcome && { outcome, outcomeAt: now }),
  ...(outcome === 'ARRIVED' && { arrivedAt: arrivedAt ?? now }),
  ...((outcome === 'EXPECTED' || outcome === 'NO_SHOW') && { arrivedAt: null }),
  ...(outcome !== 'DONE' && { bill: null }),
});

/** The columns to update for an allowed change of deposit, payment or outcome. */
export function toBookingUpdate(
  row: BookingRow,
  {
    deposit,
    paymentStatus,
    cancelledBy,
    depositDueFrom: dueFrom,
    isDepositKept,
    outcome,
    ...sent
  }: BookingUpdate,
  { now, config }: Pick<ServerContext, 'config'> & { readonly now: Date },
): BookingChanges {
  const { startsAt, cancelledAt } = row;
  const deadlineMinutes = config.depositDeadlineMinutes;
  const isPaid = deposit === 'PAID';
  const isRestored = cancelledAt !== null && cancelledBy === null;
  return {
    deposit,
    paymentStatus,
    cancelledBy,
    cancelledAt: cancelledBy === null ? null : (cancelledAt ?? now),
    ...sent,
    ...(isPaid && { verifyBy: null }),
    ...(isDepositKept === true && { depositToReturn: false, depositKept: true }),
    ...(isRestored && { depositToReturn: null, depositKept: false, canMove: false }),
    ...((isPaid || cancelledBy !== null) && { networkHash: null }),
    ...(dueFrom && {
      dueFrom,
      depositDueAt: depositDueAt({ dueFrom, startsAt, deadlineMinutes }),
      depositSentAt: null,
    }),
    ...toOutcomeUpdate(row, outcome, now),
  };
}

/**
 * The three consents of a new booking with version and hash of their wording.
 * @param latest the latest answer about photos of the child, before this one
 */
export function toConsents(
  { bookingId, userId, childId, depositCents, policyAgreement, cancellationPolicy, consent }: BookingRow,
  { at, latest }: { readonly at: Date; readonly latest: PhotoConsentAnswer | undefined },
  setting: ConsentContext,
): Insertable<ConsentsTable>[] {
  const values = consentValues(setting, depositCents);
  const after = latest?.isGiven === false ? formatConsentAfterRefusal(latest, setting) : undefined;
  const given = [
    { kind: 'POLICIES', isGiven: policyAgreement, wordingHash: hashConsentText('policies', values) },
    {
      kind: 'CANCELLATION',
      isGiven: cancellationPolicy,
      wordingHash: hashConsentText('cancellation', values),
    },
    {
      kind: 'PHOTO',
      isGiven: consent,
      childId,
      wordingHash: hashConsentText(getPhotoConsentWordingKey(setting), values, after),
    },
  ] as const;
  return given.map((row) => ({ ...row, bookingId, userId, wording: consentVersion, at }));
}
