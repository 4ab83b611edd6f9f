import { Readable } from 'node:stream';
import type { Bill, Booking } from '@plaitful/api-client/contract';
import { toBookingCode } from '@plaitful/domain/booking-code';
import { getBalance } from '@plaitful/domain/deposit';
import { toCents, toDollars, type Cents } from '@plaitful/domain/money';
import { toStudioTime } from '@plaitful/domain/studio-time';
import { bookingsTable } from '@plaitful/messages/en-CA/bookingsTable';
import { status } from '@plaitful/messages/en-CA/dashboard';
import { outcomes, paymentMethods } from '@plaitful/messages/en-CA/visit';
import { formatPhone, toPlainSpaces } from '@plaitful/messages/format';
import type { ServerContext } from '../../platform/context.ts';
import { withConnection } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { getStyleValueCents, toBooking } from './bookings.mapper.ts';
import { listBookingsById, type CurrentBooking } from './bookings.queries.ts';
import { listBookingIds, type BookingsListOptions } from './bookingsList.queries.ts';
import { isErased } from './bookings.repository.ts';
import { parseListOptions, type BookingsQuery } from './bookings.service.ts';

type ExportContext = Pick<ServerContext, 'database' | 'clock' | 'business'>;

type Cell = string | number | boolean | null;

/** The columns of a table: their titles, and the cells of a booking. */
interface ExportColumns {
  readonly titles: readonly string[];
  readonly toCells: (row: CurrentBooking, context: ExportContext) => readonly Cell[];
}

const rawFields = [
  'bookingId',
  'userId',
  'bookingDate',
  'bookingTime',
  'serviceId',
  'serviceName',
  'styleId',
  'styleName',
  'styleDuration',
  'styleDeposit',
  'discount',
  'value',
  'fullName',
  'email',
  'mobilePhone',
  'childName',
  'dateOfBirth',
  'childId',
  'policyAgreement',
  'cancellationPolicy',
  'consent',
  'deposit',
  'paymentStatus',
  'createdAt',
  'dueFrom',
  'depositDueAt',
  'verifyBy',
  'cancelledAt',
  'cancelledBy',
  'outcome',
  'outcomeAt',
  'arrivedAt',
  'bill',
  'chair',
  'totalMinutes',
  'options',
  'preparation',
  'code',
  'depositSentAt',
  'etag',
] as const satisfies readonly (keyof Booking)[];

/**
 * The start of a formula, full-width forms included, at the start of a cell: also after a separator at which
 * spreadsheets of other locales split cells, ignoring blanks and quotes in between.
 */
const formulaStart = /(^|[;|\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/** One cell by RFC 4180; an apostrophe keeps spreadsheets from reading it as a formula. */
export function csvCell(cell: Cell): string {
  const text = typeof cell === 'string' ? cell.replaceAll(formulaStart, "$1$2'") : String(cell ?? '');
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const raw: ExportColumns = {
  titles: rawFields,
  toCells: (row, { clock }) => {
    const { dateOfBirth, mobilePhone } = row;
    const { options, bill, ...booking } = toBooking(row, clock());
    const cells = {
      ...booking,
      dateOfBirth,
      mobilePhone: formatPhone(mobilePhone),
      options: options === undefined ? '' : JSON.stringify(options),
      bill: bill === undefined ? '' : JSON.stringify(bill),
    };
    return rawFields.map((field) => cells[field] ?? null);
  },
};

type BookkeepingColumn = keyof typeof bookingsTable.column;

const bookkeepingColumns = Object.keys(bookingsTable.column) as BookkeepingColumn[];

/** "85.50": a spreadsheet calculates with it. */
const toAmount = (cents: Cents): string => toDollars(cents).toFixed(2);

/** "2026-11-21 10:04", which spreadsheets take as a time. */
function toLocalTime(instant: string, timeZone: string): string {
  const { date, time } = toStudioTime(new Date(instant), timeZone);
  return `${date} ${time}`;
}

/** "Hair length: To the waist 26.00; Hair care: Wash and detangle 25.00" */
const formatOptions = (options: CurrentBooking['options']): string =>
  options.map(({ group, name, priceCents }) => `${group}: ${name} ${toAmount(priceCents)}`).join('; ');

type BillColumn =
  | 'finalTotal'
  | 'lateFee'
  | 'otherLines'
  | 'tip'
  | 'paidBy'
  | 'taxIncluded'
  | 'receiptNumber';

/** What a finished visit cost; empty cells for others. */
function toBillCells(bill: Bill | undefined): Readonly<Record<BillColumn, Cell>> {
  const format = (dollars: number): string => toAmount(toCents(dollars));
  const lateFee = bill?.lines.find(({ kind }) => kind === 'LATE_FEE');
  const others = bill?.lines.filter(({ kind }) => kind === 'OTHER') ?? [];
  return {
    finalTotal: bill ? format(bill.total) : null,
    lateFee: lateFee ? format(lateFee.amount) : null,
    otherLines: others.map(({ label, amount }) => `${label} ${format(amount)}`).join('; '),
    tip: bill ? format(bill.tip) : null,
    paidBy: bill ? toPlainSpaces(paymentMethods[bill.paidBy]) : null,
    taxIncluded: bill?.tax ? format(bill.tax.amount) : null,
    receiptNumber: bill?.receiptNumber ?? null,
  };
}

function toBookkeepingCells(
  row: CurrentBooking,
  { clock, business: { timeZone } }: ExportContext,
): Readonly<Record<BookkeepingColumn, Cell>> {
  const { priceCents, valueCents, depositCents, deposit } = row;
  const { paymentStatus, cancelledBy, cancelledAt, createdAt, outcome, arrivedAt, bill } = toBooking(
    row,
    clock(),
  );
  return {
    number: row.bookingId,
    code: toBookingCode(row.bookingId),
    date: row.bookingDate,
    time: row.bookingTime,
    child: row.childName,
    parent: row.fullName,
    email: isErased(row) ? null : (row.account?.email ?? row.email),
    phone: isErased(row) ? null : formatPhone(row.account?.mobilePhone ?? row.mobilePhone),
    service: row.serviceName,
    style: row.styleName,
    minutes: row.durationMinutes,
    price: toAmount(priceCents),
    discountPercent: row.discountPercent,
    discount: toAmount(priceCents - getStyleValueCents(row)),
    options: formatOptions(row.options),
    optionsPrice: toAmount(valueCents - getStyleValueCents(row)),
    total: toAmount(valueCents),
    deposit: toAmount(depositCents),
    depositStatus: status.deposit[deposit],
    balance: toAmount(getBalance({ paymentStatus, deposit, valueCents, depositCents })),
    paymentStatus: status.payment[paymentStatus],
    outcome: paymentStatus === 'CANCELLED' ? null : outcomes[outcome],
    arrivedAt: arrivedAt && toLocalTime(arrivedAt, timeZone),
    ...toBillCells(bill),
    cancelledBy: cancelledBy && bookingsTable.cancelledBy[cancelledBy],
    cancelledAt: cancelledAt && toLocalTime(cancelledAt, timeZone),
    bookedAt: toLocalTime(createdAt, timeZone),
  };
}

const bookkeeping: ExportColumns = {
  titles: Object.values(bookingsTable.column),
  toCells: (row, context) => {
    const cells = toBookkeepingCells(row, context);
    return bookkeepingColumns.map((column) => cells[column]);
  },
};

const exports = { bookkeeping, raw } as const satisfies Record<string, ExportColumns>;

type ExportName = keyof typeof exports;

const toCsvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Bookings per query and lines per write. */
const exportBatch = 500;

/** With a byte order mark, so that spreadsheets read UTF-8. */
async function* writeTable(
  context: ExportContext,
  { titles, toCells }: ExportColumns,
  options: BookingsListOptions,
): AsyncGenerator<string> {
  const { database } = context;
  yield `\uFEFF${toCsvLine(titles)}`;
  const ids = await withConnection(database, (db) => listBookingIds(db, options));
  for (let start = 0; start < ids.length; start += exportBatch) {
    const some = ids.slice(start, start + exportBatch);
    const rows = await withConnection(database, (db) => listBookingsById(db, some));
    yield rows.map((row) => toCsvLine(toCells(row, context))).join('');
  }
}

/** The filtered bookings as CSV, streamed: the ids are read first, and no transaction stays open. */
export function exportBookings(
  context: ExportContext,
  { columns = 'bookkeeping', ...query }: BookingsQuery & { readonly columns?: ExportName },
): Readable | Problem {
  const options = parseListOptions(query, context.clock());
  return options instanceof Problem ? options : Readable.from(writeTable(context, exports[columns], options));
}
