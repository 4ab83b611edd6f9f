import { Readable } from 'node:stream';
import type { Booking, BookingChange } from '@plaitful/api-client/contract';
import { isAdmin } from '@plaitful/domain/roles';
import { bookingCalendar, type CalendarFile } from '../calendar/ics.ts';
import type { ServerContext } from '../context.ts';
import { reading } from '../database/transaction.ts';
import { readListQuery, type ListPart, type ListQuery } from '../lists/lists.ts';
import { Refusal, refuse } from '../problems/refusal.ts';
import type { Member } from '../sessions/member.ts';
import { csvHead, csvLine } from './bookings.csv.ts';
import {
  bookingFields,
  listBookingIds,
  listBookings,
  readBookingsById,
  type BookingFilter,
  type BookingsWish,
} from './bookings.lists.ts';
import { toBooking, toBookingChange, versionOf } from './bookings.mapper.ts';
import { findBooking, listHistory, type BookingRow } from './bookings.repository.ts';

type Reader = Pick<ServerContext, 'database' | 'clock'>;

/** What a list of bookings can be asked with. */
export type BookingsQuery = ListQuery & Omit<BookingFilter, 'userId'>;

/** Reads what is asked for; `malformed` for a field that bookings cannot be sorted by. */
function readWish(query: BookingsQuery, now: Date, userId?: number): BookingsWish | Refusal {
  const wish = readListQuery(query, bookingFields);
  if (wish instanceof Refusal) return wish;
  const { page: _page, size: _size, sort: _sort, q: _q, ...filter } = query;
  return { ...wish, now, filter: { ...filter, ...(userId !== undefined && { userId }) } };
}

/** A part of all bookings, or of one user's; newest booking date first unless sorted. */
export async function readBookings(
  { database, clock }: Reader,
  query: BookingsQuery,
  userId?: number,
): Promise<ListPart<Booking> | Refusal> {
  const now = clock();
  const wish = readWish(query, now, userId);
  if (wish instanceof Refusal) return wish;
  const { rows, total } = await reading(database, (trx) => listBookings(trx, wish));
  return { rows: rows.map((row) => toBooking(row, now)), total };
}

/** A user's bookings, for that user and for admins; for anybody else there is no such list. */
export async function readUserBookings(
  reader: Reader,
  query: ListQuery,
  { userId, member }: { userId: number; member: Member },
): Promise<ListPart<Booking> | Refusal> {
  if (userId !== member.id && !isAdmin(member.roles)) return refuse('not_found');
  return readBookings(reader, query, userId);
}

async function findVisible(
  { database }: Reader,
  bookingId: number,
  member: Member,
): Promise<BookingRow | Refusal> {
  const row = await reading(database, (trx) => findBooking(trx, bookingId));
  const isVisible = row !== undefined && (row.userId === member.id || isAdmin(member.roles));
  return isVisible ? row : refuse('booking_not_found');
}

/** One booking, for its owner and for admins. */
export async function readBooking(
  reader: Reader,
  bookingId: number,
  member: Member,
): Promise<Booking | Refusal> {
  const row = await findVisible(reader, bookingId, member);
  return row instanceof Refusal ? row : toBooking(row, reader.clock());
}

/** One booking as a calendar file, for its owner and for admins. */
export async function readCalendar(
  context: Pick<ServerContext, 'database' | 'clock' | 'business' | 'config'>,
  bookingId: number,
  member: Member,
): Promise<CalendarFile | Refusal> {
  const row = await findVisible(context, bookingId, member);
  if (row instanceof Refusal) return row;
  const now = context.clock();
  const { business, config } = context;
  return bookingCalendar({ ...row, version: versionOf(row, now) }, now, {
    business,
    publicUrl: config.publicUrl,
  });
}

/** What happened to a booking, oldest first. */
export async function readHistory(
  { database }: Reader,
  bookingId: number,
): Promise<BookingChange[] | Refusal> {
  return reading(database, async (trx) => {
    if ((await findBooking(trx, bookingId)) === undefined) return refuse('booking_not_found');
    return (await listHistory(trx, bookingId)).map(toBookingChange);
  });
}

/** So many bookings are read, and so many lines are written, at a time. */
const exportBatch = 500;

async function* writeTable({ database, clock }: Reader, wish: BookingsWish): AsyncGenerator<string> {
  yield csvHead;
  const ids = await reading(database, (trx) => listBookingIds(trx, wish));
  for (let start = 0; start < ids.length; start += exportBatch) {
    const some = ids.slice(start, start + exportBatch);
    const rows = await reading(database, (trx) => readBookingsById(trx, some));
    yield rows.map((row) => csvLine(toBooking(row, clock()))).join('');
  }
}

/**
 * The bookings that a filter leaves as a CSV table, read while it is sent: which ones is settled at the start, and no
 * transaction is open between two parts.
 */
export function exportBookings(reader: Reader, query: BookingsQuery): Readable | Refusal {
  const wish = readWish(query, reader.clock());
  return wish instanceof Refusal ? wish : Readable.from(writeTable(reader, wish));
}
