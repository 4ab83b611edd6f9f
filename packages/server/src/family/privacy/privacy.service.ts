import { setImmediate } from 'node:timers/promises';
import type { AccountDeleted } from '@plaitful/api-client/contract';
import { isAdmin } from '@plaitful/domain/roles';
import { addMinutesToInstant } from '@plaitful/domain/studio-time';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { type CurrentBooking } from '../../bookings/bookings/bookings.queries.ts';
import { listBookings } from '../../bookings/bookings/bookingsList.queries.ts';
import { listPhotoConsents, type PhotoConsentRow } from '../../bookings/children/children.repository.ts';
import { expireBookings } from '../../bookings/bookings/claimSlot.ts';
import {
  eraseUserBookings,
  eraseOldBookings,
  insertHistory,
  lockUserBookings,
} from '../../bookings/bookings/bookings.repository.ts';
import type { ServerContext } from '../../platform/context.ts';
import { isDiskNearlyFull } from '../../platform/database/dataDir.ts';
import { isEmbedded, type Trx } from '../../platform/database/database.ts';
import { inTransaction, withConnection } from '../../platform/database/transaction.ts';
import { wholeListQuery } from '../../platform/lists/lists.ts';
import { deleteMessageFiles } from '../../platform/outbox/transport.ts';
import { Problem, problem, validationProblem } from '../../platform/problems/problem.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import type { PasswordCheck } from '../../accounts/sessions/passwordCheck.ts';
import { lockPasswordForShare } from '../../accounts/sessions/sessions.repository.ts';
import {
  findFamily,
  listFamilyRows,
  listOldMessages,
  listOpenErasures,
  lockFamilyMessages,
  type ExportedRow,
  type Family,
  type FamilyTable,
  cancelUpcoming,
  completeErasure,
  deleteMessages,
  deleteOldContacts,
  deleteDeliveredContactMessages,
  deleteFamilyRecords,
  eraseUser,
  findLastErasure,
  insertErasure,
  lockFamily,
  vacuumDeletedRows,
} from './privacy.repository.ts';
import { enqueueStudioMail } from '../../bookings/studioMails/studioMails.ts';

interface Asked {
  readonly userId: number;
  /** The caller: a parent, or the studio. */
  readonly member: Member;
}

/** The problem for a family that is deleted, or never existed. */
const noFamily = ({ userId, member }: Asked): Problem =>
  problem(userId === member.id ? 'unauthenticated' : 'not_found');

/** Rows per query, and per written part; between two parts the server handles other requests. */
const exportBatch = { query: 1000, part: 100 } as const;

async function* readParts<Row>(
  list: (limits: { readonly from: number; readonly atMost: number }) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const { query: atMost, part } = exportBatch;
  for (let from = 0; ; from += atMost) {
    const rows = await list({ from, atMost });
    for (let start = 0; start < rows.length; start += part) {
      await setImmediate();
      yield rows.slice(start, start + part);
    }
    if (rows.length < atMost) return;
  }
}

/** Everything that is stored about a family, streamed, so that it is never in memory as a whole. */
export interface FamilyExport {
  readonly family: Family;
  readonly readRows: <Table extends FamilyTable>(
    table: Table,
  ) => AsyncIterable<readonly ExportedRow<Table>[]>;
  /** Newest date first. */
  readonly readBookings: () => AsyncIterable<readonly CurrentBooking[]>;
  /** The latest answers about photos of a saved child, newest first. */
  readonly listPhotoAnswers: (childId: number) => Promise<readonly PhotoConsentRow[]>;
}

/** The answers about photos that the readable part of an export has; its last part has all. */
export const photoAnswersAtMost = 10;

export async function exportFamily(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  asked: Asked,
): Promise<FamilyExport | Problem> {
  const { userId } = asked;
  const family = await withConnection(database, (db) => findFamily(db, userId));
  if (family === undefined) return noFamily(asked);
  return {
    family,
    readRows: (table) =>
      readParts((limits) => withConnection(database, (db) => listFamilyRows(db, { table, userId }, limits))),
    readBookings: () =>
      readParts(({ from, atMost }) => {
        const slice = { limit: atMost, offset: from };
        const options = { ...wholeListQuery, slice, filter: { userId }, now: clock() };
        return withConnection(database, async (db) => (await listBookings(db, options)).rows);
      }),
    listPhotoAnswers: (childId) =>
      withConnection(database, (db) => listPhotoConsents(db, childId, photoAnswersAtMost)),
  };
}

type DeletionContext = ServerContext & { readonly now: Date };

interface Deletion extends Asked {
  /** The hash that the password was checked with; it may have been replaced since. */
  readonly checked: { readonly id: number; readonly passwordHash: string };
}

interface Deleted {
  readonly erasureId: number;
  readonly messageIds: readonly number[];
  readonly cancelledBookings: number;
  /** False while a message of the family to the studio is not delivered. */
  readonly isComplete: boolean;
}

/**
 * Locks all that a deletion changes, in the same order as other calls: bookings, messages, account. Whatever is stored
 * about the family concurrently is either stored before, and then deleted, or finds no family.
 */
async function lockAll(trx: Trx, deletion: Deletion): Promise<Problem | undefined> {
  const { userId, checked } = deletion;
  await lockUserBookings(trx, userId);
  await lockFamilyMessages(trx, userId);
  const family = await lockFamily(trx, userId);
  if (family === undefined) return noFamily(deletion);
  if (isAdmin(family.roles)) return problem('admin_account');
  const isStill =
    checked.id === userId
      ? checked.passwordHash === family.passwordHash
      : await lockPasswordForShare(trx, checked);
  if (!isStill) return validationProblem([{ field: 'password', message: fieldMessages.passwordWrong }]);
  // Some bookings may have been created before the account was locked.
  await lockUserBookings(trx, userId);
  return undefined;
}

async function deleteIn(trx: Trx, deletion: Deletion, moment: DeletionContext): Promise<Deleted | Problem> {
  const { userId, member } = deletion;
  const { now } = moment;
  const refused = await lockAll(trx, deletion);
  if (refused !== undefined) return refused;
  await expireBookings(trx, moment, { userId });
  const by = userId === member.id ? 'MEMBER' : 'STUDIO';
  const before = new Map((await lockUserBookings(trx, userId)).map((row) => [row.bookingId, row]));
  const cancelled = await cancelUpcoming(trx, { userId, by }, now);
  const entry = { at: now, actor: by, actorId: member.id, change: 'CANCELLED' } as const;
  await insertHistory(
    trx,
    cancelled.map((after) => ({
      ...entry,
      bookingId: after.bookingId,
      before: before.get(after.bookingId) ?? after,
      after,
    })),
  );
  const { messageIds, isComplete } = await deleteFamilyRecords(trx, userId);
  await eraseUserBookings(trx, userId);
  await eraseUser(trx, userId, now);
  const appointments = cancelled
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(({ bookingId, bookingDate, bookingTime, deposit }) => ({
      bookingId,
      bookingDate,
      bookingTime,
      deposit,
    }));
  const data = { appointments, isByStudio: by === 'STUDIO' };
  await enqueueStudioMail(trx, 'familyDeleted', { userId, data }, moment);
  const erasureId = await insertErasure(trx, { userId, messageIds, requestedAt: now });
  return { erasureId, messageIds, cancelledBookings: cancelled.length, isComplete };
}

/** Deletes the files of a deletion's messages. @returns false where that failed */
async function deleteFiles(
  {
    config,
    database,
    clock,
    log,
    business,
  }: Pick<ServerContext, 'config' | 'database' | 'clock' | 'log' | 'business'>,
  { erasureId, userId, messageIds }: Pick<Deleted, 'erasureId' | 'messageIds'> & { userId: number },
  { isRepeated }: { isRepeated: boolean },
): Promise<boolean> {
  try {
    await deleteMessageFiles(config.dataDir, messageIds);
  } catch (error) {
    log.error({ err: error, erasureId }, 'files of mails of a deleted family could not be deleted');
    return false;
  }
  const now = clock();
  await inTransaction(database, async (trx) => {
    const isFirst = await completeErasure(trx, erasureId, now);
    if (isFirst && isRepeated) await enqueueStudioMail(trx, 'familyErased', { userId }, { now, business });
  });
  return true;
}

/**
 * Deletes a family: cancels upcoming appointments, removes all personal data, and informs the studio, in one
 * transaction; then deletes the files of its messages.
 */
export async function deleteFamily(
  context: ServerContext,
  { password, ...asked }: Asked & { readonly password: string },
  checkPassword: PasswordCheck,
): Promise<AccountDeleted | Problem> {
  const { userId, member } = asked;
  const family = await withConnection(context.database, (db) => findFamily(db, userId));
  if (family === undefined) return noFamily(asked);
  if (isAdmin(family.roles)) return problem('admin_account');
  const checked = await checkPassword({ userId: member.id, password, field: 'password' });
  if (checked instanceof Problem) return checked;
  const deleted = await inTransaction(context.database, (trx) =>
    deleteIn(trx, { ...asked, checked }, { ...context, now: context.clock() }),
  );
  if (deleted instanceof Problem) return deleted;
  context.runOutbox();
  const hasDeletedFiles = await deleteFiles(context, { ...deleted, userId }, { isRepeated: false });
  return { cancelledBookings: deleted.cancelledBookings, isComplete: hasDeletedFiles && deleted.isComplete };
}

type JobsContext = Pick<ServerContext, 'config' | 'business' | 'database' | 'clock' | 'log'>;

/** Longer than the call itself takes to delete the files. */
const graceMinutes = 1;

/** Continues deletions that had to wait until the family's messages to the studio were delivered. */
async function continueErasures(trx: Trx, now: Date): Promise<void> {
  const ended = Map.groupBy(await deleteDeliveredContactMessages(trx), ({ userId }) => userId);
  for (const [userId, mails] of ended) {
    const messageIds = mails.flatMap(({ messageId }) => messageId ?? []);
    await insertErasure(trx, { userId, messageIds, requestedAt: now });
  }
}

/**
 * Continues deletions that could not be completed at once, and informs the studio when they are.
 * @returns how many deletions were completed
 */
export async function continueDeletions(context: JobsContext): Promise<number> {
  const { database, clock } = context;
  await inTransaction(database, (trx) => continueErasures(trx, clock()));
  const open = await withConnection(database, (db) =>
    listOpenErasures(db, addMinutesToInstant(clock(), -graceMinutes)),
  );
  let completed = 0;
  for (const erasure of open) if (await deleteFiles(context, erasure, { isRepeated: true })) completed += 1;
  return completed;
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Rows per transaction; few, so that others do not wait. */
const batch = 200;

/** Months after which sent or given-up messages and contact messages are deleted. */
const messageMonths = 12;
const contactMonths = 24;

/**
 * Deletes data past its retention period: personal data of bookings, messages with their files, and contact messages.
 * @returns how many bookings were anonymized
 */
export async function cleanUpOldData({ config, business, database, clock }: JobsContext): Promise<number> {
  const now = clock();
  const endedBefore = monthsBefore(now, business.retentionMonths);
  let erased = 0;
  for (let last = batch; last === batch;) {
    last = await inTransaction(database, (trx) => eraseOldBookings(trx, endedBefore, batch));
    erased += last;
  }
  for (let last = batch; last === batch;) {
    const ids = await withConnection(database, (db) =>
      listOldMessages(db, monthsBefore(now, messageMonths), batch),
    );
    // The files first: after their rows are deleted they could not be found.
    await deleteMessageFiles(config.dataDir, ids);
    await inTransaction(database, (trx) => deleteMessages(trx, ids));
    last = ids.length;
  }
  await inTransaction(database, (trx) => deleteOldContacts(trx, monthsBefore(now, contactMonths)));
  return erased;
}

/**
 * The job that removes deleted rows from the files of the embedded database: after each deletion of an account, and
 * nightly when requested.
 */
export function createVacuumJob({
  database,
  config,
}: Pick<JobsContext, 'database' | 'config'>): (reason?: 'nightly') => Promise<void> {
  let last: number | undefined;
  return async (reason) => {
    // It copies tables, so it needs disk space.
    if (!isEmbedded(database) || isDiskNearlyFull(config.dataDir)) return;
    const erasureId = await withConnection(database, findLastErasure);
    if (reason === undefined && erasureId === last) return;
    await vacuumDeletedRows(database);
    last = erasureId;
  };
}
