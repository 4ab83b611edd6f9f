import { Readable } from 'node:stream';
import type { Booking } from '@plaitful/api-client/contract';
import { formatPhone } from '@plaitful/messages/format';
import { withConnection } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { toBooking } from './bookings.mapper.ts';
import {
  listBookingIds,
  listBookingsById,
  type BookingsListOptions,
  type CurrentBooking,
} from './bookings.queries.ts';
import { parseListOptions, type BookingsQuery, type BookingsContext } from './bookings.service.ts';

const csvFields = [
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
  'chair',
  'etag',
] as const satisfies readonly (keyof Booking)[];

/**
 * The start of a formula, full-width forms included, at the start of a cell: also after a separator at which
 * spreadsheets of other locales split cells, ignoring blanks and quotes in between.
 */
const formulaStart = /(^|[;|\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/** One cell by RFC 4180; an apostrophe keeps spreadsheets from reading it as a formula. */
export function csvCell(cell: string | number | boolean | null): string {
  const text = typeof cell === 'string' ? cell.replaceAll(formulaStart, "$1$2'") : String(cell ?? '');
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** With a byte order mark, so that spreadsheets read UTF-8. */
const csvHead = `\uFEFF${csvFields.join(',')}\r\n`;

function toCsvLine(row: CurrentBooking, now: Date): string {
  const { dateOfBirth, mobilePhone } = row;
  const cells = { ...toBooking(row, now), dateOfBirth, mobilePhone: formatPhone(mobilePhone) };
  return `${csvFields.map((field) => csvCell(cells[field])).join(',')}\r\n`;
}

/** Bookings per query and lines per write. */
const exportBatch = 500;

async function* writeTable(
  { database, clock }: BookingsContext,
  options: BookingsListOptions,
): AsyncGenerator<string> {
  yield csvHead;
  const ids = await withConnection(database, (db) => listBookingIds(db, options));
  for (let start = 0; start < ids.length; start += exportBatch) {
    const some = ids.slice(start, start + exportBatch);
    const rows = await withConnection(database, (db) => listBookingsById(db, some));
    yield rows.map((row) => toCsvLine(row, clock())).join('');
  }
}

/** The filtered bookings as CSV, streamed: the ids are read first, and no transaction stays open. */
export function exportBookings(reader: BookingsContext, query: BookingsQuery): Readable | Problem {
  const options = parseListOptions(query, reader.clock());
  return options instanceof Problem ? options : Readable.from(writeTable(reader, options));
}
