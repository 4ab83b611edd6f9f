import { createOnce } from '../../platform/idempotency/createOnce.ts';
import type {
  Closure,
  ClosureChoice,
  ClosureCreate,
  ClosurePreview,
  ClosureSpan,
  ClosureTexts,
} from '@plaitful/api-client/contract';
import { isClosed } from '@plaitful/domain/closures';
import { isAdmin } from '@plaitful/domain/roles';
import {
  addDays,
  isBefore,
  toStudioTime,
  type LocalDate,
  addMinutesToInstant,
} from '@plaitful/domain/studio-time';
import { toBooking, toBookingUpdate } from '../bookings/bookings.mapper.ts';
import { decideStatusChange } from '../bookings/bookings.policy.ts';
import {
  type BookingRow,
  listBookingsInClosure,
  lockBookingsInClosure,
} from '../bookings/bookings.queries.ts';
import { insertHistory, lockDateRange, updateBooking } from '../bookings/bookings.repository.ts';
import type { RequestContext } from '../bookings/claimSlot.ts';
import type { ServerContext } from '../../platform/context.ts';
import { getEtag, isStale } from '../../platform/contract/etags.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction, withConnection } from '../../platform/database/transaction.ts';
import { Problem, problem } from '../../platform/problems/problem.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import { confirmPassword, type CheckedPassword } from '../../accounts/sessions/passwordCheck.ts';
import { listAvailabilityBetween } from '../../catalogue/styles/styles.repository.ts';
import { requiresPassword, validateChoices, validateClosureSpan } from './closures.policy.ts';
import {
  findClosure,
  listClosures,
  type StoredClosure,
  deleteClosure,
  insertClosure,
  lockClosure,
  updateClosure,
} from '../../catalogue/closures/closures.repository.ts';
import { enqueueBookingMessages } from '../bookings/bookingMessages.service.ts';
import { undoWindowMinutes } from '../../platform/undo.ts';

function undoUntilOf({ keptAll, createdAt }: StoredClosure, now: Date): string | null {
  const until = addMinutesToInstant(createdAt, undoWindowMinutes);
  return keptAll && now < until ? until.toISOString() : null;
}

function toClosure(row: StoredClosure, now: Date): Closure {
  const { closureId, from, to, fromTime, toTime, message, note } = row;
  const undoUntil = undoUntilOf(row, now);
  return { closureId, from, to, fromTime, toTime, message, note, undoUntil, etag: getEtag(row) };
}

type Context = Pick<ServerContext, 'database' | 'clock' | 'business'>;

const todayOf = ({ business, clock }: Context): LocalDate => toStudioTime(clock(), business.timeZone).date;

/** Notes, and days before today, are for administrators only. */
export async function loadClosures(
  context: Context,
  { from, to }: { readonly from?: string; readonly to?: string },
  visitor: Member | undefined,
): Promise<Closure[]> {
  const now = context.clock();
  const today = todayOf(context);
  const isStudio = visitor !== undefined && isAdmin(visitor.roles);
  const first = from !== undefined && (isStudio || from > today) ? from : today;
  const rows = await withConnection(context.database, (db) => listClosures(db, { from: first, to }));
  return rows.map((row) => ({ ...toClosure(row, now), ...(!isStudio && { note: null, undoUntil: null }) }));
}

export async function previewClosure(
  context: Context,
  closure: ClosureSpan,
): Promise<ClosurePreview | Problem> {
  const refused = validateClosureSpan(closure, todayOf(context));
  if (refused !== undefined) return refused;
  const now = context.clock();
  const moment = toStudioTime(now, context.business.timeZone);
  const { from, to } = closure;
  return withConnection(context.database, async (db) => {
    const bookings = await listBookingsInClosure(db, closure, now);
    const closed = await listClosures(db, { from: addDays(from, -1), to: addDays(to, 1) });
    const offered = await listAvailabilityBetween(db, addDays(from, -1), to);
    const closing = offered.filter(
      (time) => isBefore(moment, time) && isClosed(time, [closure]) && !isClosed(time, closed),
    );
    const closedTimes = closing.reduce((sum, { styleIds }) => sum + styleIds.length, 0);
    return { bookings: bookings.map((row) => toBooking(row, now)), closedTimes };
  });
}

interface Closing {
  readonly closure: StoredClosure;
  readonly member: Member;
}

async function cancelFor(
  trx: Trx,
  row: BookingRow,
  { closure, member }: Closing,
  moment: RequestContext,
): Promise<void> {
  const { now } = moment;
  const next = decideStatusChange(row, { type: 'cancel.requested', by: 'STUDIO' }, { member, now });
  if (next instanceof Problem) throw new Error(`a live booking could not be cancelled: ${next.code}`);
  const after = await updateBooking(trx, row, {
    ...toBookingUpdate(row, next, moment),
    depositToReturn: true,
  });
  const { bookingId } = row;
  const entry = { bookingId, at: now, actor: 'STUDIO', actorId: member.id, change: 'CANCELLED' } as const;
  await insertHistory(trx, [{ ...entry, before: row, after }]);
  // No messages after the start.
  if (now < after.startsAt)
    await enqueueBookingMessages(trx, 'cancelledForClosure', after, { ...moment, closure });
}

async function askToReschedule(
  trx: Trx,
  row: BookingRow,
  { closure, member }: Closing,
  moment: RequestContext,
): Promise<void> {
  const after = await updateBooking(trx, row, { canMove: true });
  const entry = { bookingId: row.bookingId, at: moment.now, actor: 'STUDIO', actorId: member.id } as const;
  await insertHistory(trx, [{ ...entry, change: 'ASKED_TO_RESCHEDULE', before: row, after }]);
  await enqueueBookingMessages(trx, 'askedToReschedule', after, { ...moment, closure });
}

async function findSame(trx: Trx, closure: ClosureSpan & ClosureTexts): Promise<StoredClosure | undefined> {
  const keys = ['from', 'to', 'fromTime', 'toTime', 'note', 'message'] as const;
  const near = await listClosures(trx, closure);
  return near.find((other) => keys.every((key) => other[key] === closure[key]));
}

interface ClosureInput {
  readonly body: ClosureCreate;
  readonly member: Member;
  readonly key?: string | undefined;
  /** The checked password, where one is required; it may have been replaced since. */
  readonly checked?: CheckedPassword | undefined;
}

/** A closure, and the choices that were applied to bookings. */
interface Added {
  readonly closure: Closure;
  readonly changes: readonly { readonly userId: number; readonly choice: ClosureChoice }[];
}

async function close(
  trx: Trx,
  { body, member, checked }: ClosureInput,
  moment: RequestContext,
): Promise<Added | Problem> {
  const { from, to, fromTime, toTime, bookings: choices } = body;
  const { now } = moment;
  await lockDateRange(trx, { from, to });
  const rows = await lockBookingsInClosure(trx, body, now);
  const wrong = validateChoices(rows, choices, now);
  if (wrong !== undefined) return wrong;
  const replaced = checked && (await confirmPassword(trx, checked, 'password'));
  if (replaced !== undefined) return replaced;
  const told = { fromTime, toTime, note: body.note.trim(), message: body.message.trim() };
  const keptAll = !requiresPassword(choices);
  // The same request again, without a key. With other choices the versions of the bookings would no longer match.
  const stored = keptAll ? await findSame(trx, { from, to, ...told }) : undefined;
  if (stored !== undefined) return { closure: toClosure(stored, now), changes: [] };
  const closure = await insertClosure(trx, {
    fromDate: from,
    toDate: to,
    ...told,
    keptAll,
    createdAt: now,
  });
  const byId = new Map(choices.map(({ bookingId, choice }) => [bookingId, choice]));
  const changes = rows.map((row) => ({
    row,
    userId: row.userId,
    choice: byId.get(row.bookingId) ?? 'KEEP',
  }));
  for (const { row, choice } of changes) {
    if (choice === 'CANCEL') await cancelFor(trx, row, { closure, member }, moment);
    if (choice === 'ASK_TO_RESCHEDULE') await askToReschedule(trx, row, { closure, member }, moment);
  }
  return { closure: toClosure(closure, now), changes };
}

/**
 * Closes the studio, and applies the choice for each booking in it: one transaction with history and messages, with its
 * days locked, so that nothing can be booked meanwhile.
 */
export async function addClosure(context: ServerContext, input: ClosureInput): Promise<Added | Problem> {
  const { member, key } = input;
  const { password: _, ...body } = input.body;
  const refused = validateClosureSpan(body, todayOf(context));
  if (refused !== undefined) return refused;
  const outcome = await inTransaction(context.database, (trx) => {
    const now = context.clock();
    const attempt = { userId: member.id, key };
    return createOnce<Added>(
      trx,
      { operation: 'addClosure', attempt, body, now },
      {
        create: () => close(trx, input, { ...context, now }),
        find: async (closureId) => {
          const closure = await findClosure(trx, closureId);
          return closure && { closure: toClosure(closure, now), changes: [] };
        },
        getId: ({ closure }) => closure.closureId,
      },
    );
  });
  if (!(outcome instanceof Problem)) context.runOutbox();
  return outcome;
}

export interface ClosureKey {
  readonly closureId: number;
  /** The ETag that was read. */
  readonly ifMatch: string | undefined;
}

export const changeClosure = (
  { database, clock }: Context,
  { closureId, ifMatch }: ClosureKey,
  { note, message }: ClosureTexts,
): Promise<Closure | Problem> =>
  inTransaction(database, async (trx) => {
    const row = await lockClosure(trx, closureId);
    if (row === undefined) return problem('closure_not_found');
    if (isStale(ifMatch, getEtag(row))) return problem('changed_meanwhile');
    const texts = { note: note.trim(), message: message.trim() };
    return toClosure(await updateClosure(trx, closureId, texts), clock());
  });

/**
 * Parents of bookings in a removed closure may no longer reschedule paid ones, unless another closure contains the
 * booking.
 */
async function endPermissions(trx: Trx, closure: StoredClosure, now: Date): Promise<void> {
  const { from, to } = closure;
  const others = await listClosures(trx, { from: addDays(from, -1), to: addDays(to, 1) });
  for (const row of await lockBookingsInClosure(trx, closure, now)) {
    const { bookingDate: date, bookingTime: time, durationMinutes } = row;
    const isStillClosed = isClosed({ date, time, durationMinutes }, others);
    if (row.canMove && !isStillClosed) await updateBooking(trx, row, { canMove: false });
  }
}

export const removeClosure = (
  { database, clock }: Context,
  closureId: number,
): Promise<{ done: true } | Problem> =>
  inTransaction(database, async (trx) => {
    const closure = await findClosure(trx, closureId);
    if (closure === undefined) return problem('closure_not_found');
    await lockDateRange(trx, closure);
    // Another call may have removed it before the days were locked.
    if (!(await deleteClosure(trx, closureId))) return problem('closure_not_found');
    await endPermissions(trx, closure, clock());
    return { done: true };
  });
