import { Readable } from 'node:stream';
import type { Booking, BookingChange } from '@plaitful/api-client/contract';
import { isAdmin } from '@plaitful/domain/roles';
import { bookingCalendar, type CalendarFile } from '../calendar/ics.ts';
import type { ServerContext } from '../context.ts';
import { reading } from '../database/transaction.ts';
import { readListQuery, type ListPart, type ListQuery } from '../lists/lists.ts';
import { Problem, problem } from '../problems/problem.ts';
import type { Member } from '../sessions/member.ts';
import { csvHead, csvLine } from './bookings.csv.ts';
import {
  bookingFields,
  listBookingIds,
  listBookings,
  readBookingsById,
  type BookingFilter,
  type BookingsListOptions,
} from './bookings.queries.ts';
import { toBooking, toBookingChange, versionOf } from './bookings.mapper.ts';
import { findBooking, listHistory, type BookingRow } from './bookings.repository.ts';

type Reader = Pick<ServerContext, 'database' | 'clock'>;

export type BookingsQuery = ListQuery & Omit<BookingFilter, 'userId'>;

function readWish(query: BookingsQuery, now: Date, userId?: number): BookingsListOptions | Problem {
  const input = readListQuery(query, bookingFields);
  if (input instanceof Problem) return input;
  const { page: _page, size: _size, sort: _sort, q: _q, ...filter } = query;
  return { ...input, now, filter: { ...filter, ...(userId !== undefined && { userId }) } };
}

export async function readBookings(
  { database, clock }: Reader,
  query: BookingsQuery,
  userId?: number,
): Promise<ListPart<Booking> | Problem> {
  const now = clock();
  const input = readWish(query, now, userId);
  if (input instanceof Problem) return input;
  const { rows, total } = await reading(database, (trx) => listBookings(trx, input));
  return { rows: rows.map((row) => toBooking(row, now)), total };
}

/** For that user and admins; 404 for everyone else. */
export async function readUserBookings(
  reader: Reader,
  query: ListQuery,
  { userId, member }: { userId: number; member: Member },
): Promise<ListPart<Booking> | Problem> {
  if (userId !== member.id && !isAdmin(member.roles)) return problem('not_found');
  return readBookings(reader, query, userId);
}

async function findVisible(
  { database }: Reader,
  bookingId: number,
  member: Member,
): Promise<BookingRow | Problem> {
  const row = await reading(database, (trx) => findBooking(trx, bookingId));
  const isVisible = row !== undefined && (row.userId === member.id || isAdmin(member.roles));
  return isVisible ? row : problem('booking_not_found');
}

export async function readBooking(
  reader: Reader,
  bookingId: number,
  member: Member,
): Promise<Booking | Problem> {
  const row = await findVisible(reader, bookingId, member);
  return row instanceof Problem ? row : toBooking(row, reader.clock());
}

export async function readCalendar(
  context: Pick<ServerContext, 'database' | 'clock' | 'business' | 'config'>,
  bookingId: number,
  member: Member,
): Promise<CalendarFile | Problem> {
  const row = await findVisible(context, bookingId, member);
  if (row instanceof Problem) return row;
  const now = context.clock();
  const { business, config } = context;
  return bookingCalendar({ ...row, version: versionOf(row, now) }, now, {
    business,
    publicUrl: config.publicUrl,
  });
}

export async function readHistory(
  { database }: Reader,
  bookingId: number,
): Promise<BookingChange[] | Problem> {
  return reading(database, async (trx) => {
    if ((await findBooking(trx, bookingId)) === undefined) return problem('booking_not_found');
    return (await listHistory(trx, bookingId)).map(toBookingChange);
  });
}

/** Bookings per query and lines per write. */
const exportBatch = 500;

async function* writeTable({ database, clock }: Reader, input: BookingsListOptions): AsyncGenerator<string> {
  yield csvHead;
  const ids = await reading(database, (trx) => listBookingIds(trx, input));
  for (let start = 0; start < ids.length; start += exportBatch) {
    const some = ids.slice(start, start + exportBatch);
    const rows = await reading(database, (trx) => readBookingsById(trx, some));
    yield rows.map((row) => csvLine(toBooking(row, clock()))).join('');
  }
}

/** The filtered bookings as CSV, streamed: the ids are read at the start, and no transaction stays open. */
export function exportBookings(reader: Reader, query: BookingsQuery): Readable | Problem {
  const input = readWish(query, reader.clock());
  return input instanceof Problem ? input : Readable.from(writeTable(reader, input));
}
