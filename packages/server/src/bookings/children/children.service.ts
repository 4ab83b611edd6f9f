import { createOnce } from '../../platform/idempotency/createOnce.ts';
import type {
  Child,
  ChildOfFamily,
  ChildWrite,
  PhotoConsent,
  FieldError,
} from '@plaitful/api-client/contract';
import type { Insertable } from 'kysely';
import { MAX_CHILDREN_PER_FAMILY } from '@plaitful/domain/hair-card';
import { normalizeName, validatePersonName } from '@plaitful/domain/person-name';
import { getEtag, isStale } from '../../platform/contract/etags.ts';
import type { ServerContext } from '../../platform/context.ts';
import type { ChildrenTable } from '../../platform/database/accountTables.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction, withConnection } from '../../platform/database/transaction.ts';
import { problem, type Problem, validationProblem } from '../../platform/problems/problem.ts';
import { isActiveUser, lockActiveUser } from '../../accounts/users/users.repository.ts';
import {
  findChild,
  listBookedChildren,
  listChildren,
  listPhotoConsents,
  countChildren,
  deleteChild,
  insertChild,
  linkBookingsToChild,
  lockChildForShare,
  lockChildByName,
  lockChild,
  updateChild,
  type ChildKey,
  type ChildRow,
  type PhotoConsentRow,
} from './children.repository.ts';
import { copyBookingAnswerToChild, copyChildAnswersToBookings } from './photoAnswers.repository.ts';
import { checkDateOfBirth } from '@plaitful/domain/age';
import { toStudioTime } from '@plaitful/domain/studio-time';
import { detailsErrors } from '@plaitful/messages/en-CA/bookingDetails';

/** The child as its family may see it: without the studio's note. */
export function toChild(row: ChildRow): Child {
  const { childId, name, dateOfBirth, texture, length, isTenderHeaded, avoid, calming, beadColors } = row;
  return {
    childId,
    name,
    dateOfBirth,
    hairCard: { texture, length, isTenderHeaded, avoid, calming, beadColors },
    photoConsent: row.photoConsent,
    photoConsentAt: row.photoConsentAt?.toISOString() ?? null,
    etag: getEtag(row),
  };
}

export const toChildOfFamily = (row: ChildRow): ChildOfFamily => ({
  ...toChild(row),
  userId: row.userId,
  studioNote: row.studioNote,
});

const toPhotoConsent = ({ at, recordedBy, ...row }: PhotoConsentRow): PhotoConsent => ({
  ...row,
  by: recordedBy === null ? 'MEMBER' : 'STUDIO',
  at: at.toISOString(),
});

/** The fields that the family can edit. */
export type EditableChild = Omit<
  Insertable<ChildrenTable>,
  'userId' | 'createdAt' | 'studioNote' | 'version'
>;

function toChildValues({ name, dateOfBirth, hairCard }: ChildWrite): EditableChild {
  const { texture, length, isTenderHeaded, avoid, calming, beadColors } = hairCard;
  return {
    name: normalizeName(name),
    dateOfBirth,
    texture,
    length,
    isTenderHeaded,
    avoid: avoid.trim(),
    calming: calming.trim(),
    beadColors,
  };
}

/** A child who is only known from a booking. */
export const toChildWithoutHairCard = (name: string, dateOfBirth: string): EditableChild => ({
  name,
  dateOfBirth,
  texture: null,
  length: null,
  isTenderHeaded: false,
  avoid: '',
  calming: '',
  beadColors: [],
});

type Context = Pick<ServerContext, 'database' | 'clock' | 'business'>;

interface ChildInput extends ChildKey {
  readonly ifMatch: string | undefined;
}

async function readAfter(trx: Trx, key: ChildKey): Promise<Child | Problem> {
  const row = await findChild(trx, key);
  return row === undefined ? problem('child_not_found') : toChild(row);
}

export const loadChildren = ({ database }: Context, userId: number): Promise<Child[]> =>
  withConnection(database, async (db) => (await listChildren(db, userId)).map(toChild));

/** Empty for a user without children; 404 where there is no such user. */
export const loadUserChildren = ({ database }: Context, userId: number): Promise<ChildOfFamily[] | Problem> =>
  withConnection(database, async (db) => {
    if (!(await isActiveUser(db, userId))) return problem('not_found');
    return (await listChildren(db, userId)).map(toChildOfFamily);
  });

export const loadBookedChildren = (
  { database }: Context,
  days: { from?: string | undefined; to?: string | undefined },
): Promise<ChildOfFamily[]> =>
  withConnection(database, async (db) => (await listBookedChildren(db, days)).map(toChildOfFamily));

/** Inserts a child, and links the family's bookings of the same name and date of birth. */
async function saveChild(trx: Trx, child: Insertable<ChildrenTable>): Promise<number> {
  const childId = await insertChild(trx, child);
  await linkBookingsToChild(trx, { ...child, childId });
  await copyBookingAnswerToChild(trx, childId);
  return childId;
}

/** Saves a child; at most twelve per family, also for concurrent calls. */
export async function addChild(
  context: Context,
  userId: number,
  body: ChildWrite,
  key?: string,
): Promise<Child | Problem> {
  const invalid = validateChild(body, context);
  if (invalid !== undefined) return invalid;
  const now = context.clock();
  return inTransaction(context.database, (trx) =>
    createOnce<Child>(
      trx,
      { operation: 'addChild', attempt: { userId, key }, body, now },
      {
        create: async () => {
          if ((await lockActiveUser(trx, userId)) === undefined) return problem('unauthenticated');
          if ((await countChildren(trx, userId)) >= MAX_CHILDREN_PER_FAMILY)
            return problem('too_many_children', { values: { max: MAX_CHILDREN_PER_FAMILY } });
          const child = { ...toChildValues(body), userId, createdAt: now };
          return readAfter(trx, { userId, childId: await saveChild(trx, child) });
        },
        find: async (childId) => {
          const row = await findChild(trx, { userId, childId });
          return row && toChild(row);
        },
        getId: ({ childId }) => childId,
      },
    ),
  );
}

/** Locks a child, unless it was changed since it was read. */
async function lockCurrent(trx: Trx, { ifMatch, ...key }: ChildInput): Promise<Problem | undefined> {
  const row = await lockChild(trx, key);
  if (row === undefined) return problem('child_not_found');
  return isStale(ifMatch, getEtag(row)) ? problem('changed_meanwhile') : undefined;
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

/** Bookings of the child keep their photo answers. */
export const removeChild = ({ database }: Context, key: ChildKey): Promise<{ done: true } | Problem> =>
  inTransaction(database, async (trx) => {
    // No answer can be stored until the transaction ends.
    if ((await lockActiveUser(trx, key.userId)) === undefined) return problem('unauthenticated');
    if ((await lockChild(trx, key)) === undefined) return problem('child_not_found');
    await copyChildAnswersToBookings(trx, key.childId);
    await deleteChild(trx, key.childId);
    return { done: true };
  });

/** The family does not see the studio's note. */
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

export const loadPhotoConsents = ({ database }: Context, key: ChildKey): Promise<PhotoConsent[] | Problem> =>
  withConnection(database, async (db) => {
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
 * family has the maximum number. The family's row must be locked.
 */
export async function findOrSaveBookedChild(
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
  if ((await countChildren(trx, userId)) >= MAX_CHILDREN_PER_FAMILY) return null;
  return saveChild(trx, { ...toChildWithoutHairCard(name, dateOfBirth), userId, createdAt: now });
}

function validateChild(
  { name, dateOfBirth }: ChildWrite,
  { clock, business }: Pick<ServerContext, 'clock' | 'business'>,
): Problem | undefined {
  const today = toStudioTime(clock(), business.timeZone).date;
  const wrongName = validatePersonName(name);
  const wrongDate = checkDateOfBirth(dateOfBirth, today);
  const errors: FieldError[] = [
    ...(wrongName ? [{ field: 'name', message: detailsErrors.childName[wrongName] }] : []),
    ...(wrongDate ? [{ field: 'dateOfBirth', message: detailsErrors.dateOfBirth[wrongDate] }] : []),
  ];
  return errors.length > 0 ? validationProblem(errors) : undefined;
}
