import type { VisitWrite } from '@plaitful/api-client/contract';
import { toCents } from '@plaitful/domain/money';
import { toStudioTime } from '@plaitful/domain/studio-time';
import { getBill, type BillLine } from '@plaitful/domain/visit';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import {
  filterActiveOptions,
  listOptionGroups,
  type OptionRow,
} from '../../catalogue/styles/styleOptions.repository.ts';
import type { ServerContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { StoredBill } from '../../platform/database/bookingTables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem, problem, validationProblem } from '../../platform/problems/problem.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import { getStyleValueCents } from './bookings.mapper.ts';
import { isVisibleTo } from './bookings.policy.ts';
import { findBooking, type BookingRow } from './bookings.queries.ts';
import { takeReceiptNumber, type BookingChanges } from './bookings.repository.ts';
import type { RequestContext } from './claimSlot.ts';
import { enqueueBookingMessages } from './bookingMessages.service.ts';

const toOptionLine = ({ optionId, name, priceCents }: Pick<OptionRow, 'optionId' | 'name' | 'priceCents'>) =>
  ({ kind: 'OPTION', label: name, cents: priceCents, optionId }) as const;

/** The lines of options: those that were booked or billed at the price of then, others of the style at today's. */
async function listOptionLines(
  trx: Trx,
  { styleId, options: booked, bill }: BookingRow,
  optionIds: readonly number[],
): Promise<BillLine[] | Problem> {
  const earlier = [...booked.map(toOptionLine), ...(bill?.lines ?? [])];
  const isEarlier = optionIds.every((id) => earlier.some(({ optionId }) => optionId === id));
  const groups = isEarlier ? [] : filterActiveOptions(await listOptionGroups(trx), styleId);
  const known = [...earlier, ...groups.flatMap(({ options }) => options.map(toOptionLine))];
  const lines = optionIds.map((id) => known.find(({ optionId }) => optionId === id));
  const found = lines.filter((line) => line !== undefined);
  return found.length === optionIds.length ? found : problem('options_invalid');
}

/**
 * The columns of a finished visit: its bill, and the number of its receipt, which is taken with the first bill. The
 * booking must be locked.
 */
export async function createBill(
  trx: Trx,
  row: BookingRow,
  { optionIds, lateFee, lines: own, paidBy, tip }: VisitWrite,
  { now, business }: RequestContext,
): Promise<Pick<BookingChanges, 'bill' | 'receiptYear' | 'receiptNumber'> | Problem> {
  const options = await listOptionLines(trx, row, optionIds);
  if (options instanceof Problem) return options;
  const lines: BillLine[] = [
    { kind: 'STYLE', label: row.styleName, cents: getStyleValueCents(row) },
    ...options,
    ...(lateFee ? [{ kind: 'LATE_FEE', label: '', cents: toCents(business.lateFee) } as const] : []),
    ...own.map(
      ({ label, amount }) => ({ kind: 'OTHER', label: label.trim(), cents: toCents(amount) }) as const,
    ),
  ];
  if (getBill(lines, row).balanceCents < 0)
    return validationProblem([{ field: 'lines', message: fieldMessages.belowDeposit }]);
  const bill: StoredBill = {
    lines,
    tipCents: toCents(tip),
    paidBy,
    tax: business.tax ?? null,
    finishedAt: now.toISOString(),
  };
  const year = Number(toStudioTime(now, business.timeZone).date.slice(0, 4));
  return {
    bill: JSON.stringify(bill),
    ...(row.receiptNumber === null && {
      receiptYear: year,
      receiptNumber: await takeReceiptNumber(trx, year),
    }),
  };
}

/** Queues the mail with the receipt of a finished visit, for its parent and for administrators. */
export async function sendReceipt(
  context: ServerContext,
  bookingId: number,
  member: Member,
): Promise<BookingRow | Problem> {
  const outcome = await inTransaction(context.database, async (trx) => {
    const row = await findBooking(trx, bookingId);
    if (row === undefined || !isVisibleTo(member, row)) return problem('booking_not_found');
    if (row.bill === null) return problem('no_receipt');
    await enqueueBookingMessages(trx, 'receipt', row, { ...context, now: context.clock() });
    return row;
  });
  if (!(outcome instanceof Problem)) context.runOutbox();
  return outcome;
}
