import type {
  Child,
  ChildOfFamily,
  ChildWrite,
  FieldError,
  PhotoConsent,
} from '@plaitful/api-client/contract';
import type { Insertable } from 'kysely';
import { checkDateOfBirth } from '@plaitful/domain/child';
import { maxChildren } from '@plaitful/domain/hair-card';
import { normalizeName, validatePersonName } from '@plaitful/domain/person-name';
import { studioMoment } from '@plaitful/domain/studio-time';
import { detailsErrors } from '@plaitful/messages/en-CA/bookingDetails';
import { linkBookings } from '../bookings/bookings.repository.ts';
import { etagOf, isStale } from '../contract/etags.ts';
import type { ServerContext } from '../context.ts';
import type { ChildrenTable } from '../database/accountTables.ts';
import type { Trx } from '../database/database.ts';
import { inTransaction, reading } from '../database/transaction.ts';
import { problem, validationProblem, type Problem } from '../problems/problem.ts';
import { isLiveUser, lockLiveUser } from '../users/users.repository.ts';
import {
  toChild,
  toChildOfFamily,
  toPhotoConsent,
  toChildWithoutCard,
  toChildValues,
} from './children.mapper.ts';
import { findChild, listBookedChildren, listChildren, listPhotoConsents } from './children.queries.ts';
import {
  countChildren,
  deleteChild,
  insertChild,
  lockChildForShare,
  lockChildByName,
  lockChild,
  updateChild,
  type ChildKey,
} from './children.repository.ts';
import { copyAnswerOfBookings, keepAnswersOfBookings } from './photoAnswers.repository.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'business'>;

/** The changes, and the ETag that was read. */
interface ChildInput extends ChildKey {
  readonly ifMatch: string | undefined;
}

function validateChild(
  { name, dateOfBirth }: ChildWrite,
  { clock, business }: Pick<Context, 'clock' | 'business'>,
): Problem | undefined {
  const today = studioMoment(clock(), business.timeZone).date;
  const wrongName = validatePersonName(name);
  const wrongDate = checkDateOfBirth(dateOfBirth, today);
  const errors: FieldError[] = [
    ...(wrongName ? [{ field: 'name', message: detailsErrors.childName[wrongName] }] : []),
    ...(wrongDate ? [{ field: 'dateOfBirth', message: detailsErrors.dateOfBirth[wrongDate] }] : []),
  ];
  return errors.length > 0 ? validationProblem(errors) : undefined;
}

/** The child as it is after a change. */
async function readAfter(trx: Trx, key: ChildKey): Promise<Child | Problem> {
  const row = await findChild(trx, key);
  return row === undefined ? problem('child_not_found') : toChild(row);
}

export const readChildren = ({ database }: Context, userId: number): Promise<Child[]> =>
  reading(database, async (db) => (await listChildren(db, userId)).map(toChild));

/** Empty for a user without children; 404 where there is no such user. */
export const readChildrenOfUser = (
  { database }: Context,
  userId: number,
): Promise<ChildOfFamily[] | Problem> =>
  reading(database, async (db) => {
    if (!(await isLiveUser(db, userId))) return problem('not_found');
    return (await listChildren(db, userId)).map(toChildOfFamily);
  });

export const readBookedChildren = (
  { database }: Context,
  days: { from?: string | undefined; to?: string | undefined },
): Promise<ChildOfFamily[]> =>
  reading(database, async (db) => (await listBookedChildren(db, days)).map(toChildOfFamily));

/** Inserts a child, with the family's bookings of the same name and date of birth. */
async function saveChild(trx: Trx, child: Insertable<ChildrenTable>): Promise<number> {
  const childId = await insertChild(trx, child);
  await linkBookings(trx, { ...child, childId });
  await copyAnswerOfBookings(trx, childId);
  return childId;
}

/** Saves a child; at most twelve per family, also for concurrent calls. */
export async function addChild(context: Context, userId: number, body: ChildWrite): Promise<Child | Problem> {
  const invalid = validateChild(body, context);
  if (invalid !== undefined) return invalid;
  return inTransaction(context.database, async (trx) => {
    if ((await lockLiveUser(trx, userId)) === undefined) return problem('unauthenticated');
    if ((await countChildren(trx, userId)) >= maxChildren)
      return problem('too_many_children', { values: { max: maxChildren } });
    const child = { ...toChildValues(body), userId, createdAt: context.clock() };
    return readAfter(trx, { userId, childId: await saveChild(trx, child) });
  });
}

/** Locks a child, unless it was changed since it was read. */
async function lockCurrent(trx: Trx, { ifMatch, ...key }: ChildInput): Promise<Problem | undefined> {
  const row = await lockChild(trx, key);
  if (row === undefined) return problem('child_not_found');
  return isStale(ifMatch, etagOf(row)) ? problem('changed_meanwhile') : undefined;
}

export async function changeChild(
  context: Context,
  input: ChildInput,
  body: ChildWrite,
): Promise<Child | Problem> {
  const invalid = validateChild(body, context);
  if (invalid !== undefined) return invalid;
  return inTransaction(context.database, async (trx) => {
    const refused = await lockCurrent(trx, input);
    if (refused !== undefined) return refused;
    await updateChild(trx, input.childId, toChildValues(body));
    return readAfter(trx, input);
  });
}

/** Its bookings keep what holds about photos. */
export const removeChild = ({ database }: Context, key: ChildKey): Promise<{ done: true } | Problem> =>
  inTransaction(database, async (trx) => {
    // No answer is stored meanwhile.
    if ((await lockLiveUser(trx, key.userId)) === undefined) return problem('unauthenticated');
    if ((await lockChild(trx, key)) === undefined) return problem('child_not_found');
    await keepAnswersOfBookings(trx, key.childId);
    await deleteChild(trx, key.childId);
    return { done: true };
  });

/** The studio's note, which the family does not see. */
export const setStudioNote = (
  { database }: Context,
  input: ChildInput,
  note: string,
): Promise<ChildOfFamily | Problem> =>
  inTransaction(database, async (trx) => {
    const refused = await lockCurrent(trx, input);
    if (refused !== undefined) return refused;
    await updateChild(trx, input.childId, { studioNote: note.trim() });
    const row = await findChild(trx, input);
    return row === undefined ? problem('child_not_found') : toChildOfFamily(row);
  });

export const readPhotoConsents = ({ database }: Context, key: ChildKey): Promise<PhotoConsent[] | Problem> =>
  reading(database, async (db) => {
    if ((await findChild(db, key)) === undefined) return problem('child_not_found');
    return (await listPhotoConsents(db, key.childId)).map(toPhotoConsent);
  });

interface BookedChild {
  readonly childId?: number | undefined;
  readonly savesChild?: boolean | undefined;
  readonly childName: string;
  readonly dateOfBirth: string;
}

/**
 * The saved child of a booking: the one it references, or a new one, unless the same child is saved already or the
 * family has the maximum number. Needs the lock of the family's row.
 */
export async function childOfBooking(
  trx: Trx,
  userId: number,
  { childId, savesChild, childName, dateOfBirth }: BookedChild,
  now: Date,
): Promise<number | null | Problem> {
  if (childId !== undefined)
    return (await lockChildForShare(trx, { userId, childId })) ? childId : problem('child_not_found');
  if (savesChild !== true) return null;
  const name = normalizeName(childName);
  const saved = await lockChildByName(trx, { userId, name, dateOfBirth });
  if (saved !== undefined) return saved;
  if ((await countChildren(trx, userId)) >= maxChildren) return null;
  return saveChild(trx, { ...toChildWithoutCard(name, dateOfBirth), userId, createdAt: now });
}
