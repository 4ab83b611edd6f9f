import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Connection, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type EmailChange = Selectable<Tables['emailChanges']>;

type Purpose = Tables['emailChangeTokens']['purpose'];

/** In addition to the locks of bookings. */
const addressLocks = 72_835;

/**
 * Locks addresses until the transaction ends, in ascending order to avoid deadlocks. Every change of an account's
 * address must lock first: a previous address is reserved for its account, which no unique index can enforce.
 */
export async function lockAddresses(trx: Trx, emails: readonly string[]): Promise<void> {
  for (const email of emails.toSorted())
    await sql`SELECT pg_advisory_xact_lock(${addressLocks}::int, hashtext(${email}))`.execute(trx);
}

/** Another account that had this address and can still restore it. */
export const findReservation = (
  db: Connection,
  email: string,
  { userId, now }: { userId: number; now: Date },
): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('emailChanges')
    .select('userId as id')
    .where('oldEmail', '=', email)
    .where('userId', '<>', userId)
    .where('undoUntil', '>', now)
    .where('undoneAt', 'is', null)
    .limit(1)
    .executeTakeFirst();

/** Another account that has this address. */
export const findOwner = (
  db: Connection,
  email: string,
  { userId }: { userId: number },
): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .where('id', '<>', userId)
    .executeTakeFirst();

export async function insertChange(
  trx: Trx,
  change: Pick<
    EmailChange,
    'userId' | 'oldEmail' | 'oldEmailVerified' | 'newEmail' | 'createdAt' | 'expiresAt'
  >,
): Promise<number> {
  const { emailChangeId } = await trx
    .insertInto('emailChanges')
    .values(change)
    .returning('emailChangeId')
    .executeTakeFirstOrThrow();
  return emailChangeId;
}

export async function insertChangeToken(
  trx: Trx,
  token: { tokenHash: string; emailChangeId: number; purpose: Purpose },
): Promise<void> {
  await trx.insertInto('emailChangeTokens').values(token).execute();
}

export const findChange = (trx: Trx, emailChangeId: number): Promise<EmailChange | undefined> =>
  trx.selectFrom('emailChanges').selectAll().where('emailChangeId', '=', emailChangeId).executeTakeFirst();

export const findChangeOfToken = (
  trx: Trx,
  tokenHash: string,
  purpose: Purpose,
): Promise<EmailChange | undefined> =>
  trx
    .selectFrom('emailChanges')
    .selectAll()
    .where('emailChangeId', 'in', (row) =>
      row
        .selectFrom('emailChangeTokens')
        .select('emailChangeId')
        .where('tokenHash', '=', tokenHash)
        .where('purpose', '=', purpose),
    )
    .executeTakeFirst();

/** The new address that a user has requested and not confirmed yet. */
export async function findNewEmail(db: Connection, userId: number, now: Date): Promise<string | null> {
  const change = await db
    .selectFrom('emailChanges')
    .select('newEmail')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return change?.newEmail ?? null;
}

/** With its link. */
export async function deleteWaitingChange(trx: Trx, userId: number): Promise<void> {
  await trx
    .deleteFrom('emailChanges')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .execute();
}

export async function updateEmail(
  trx: Trx,
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, emailVerifiedAt: now, isDemo: false })
    .where('id', '=', userId)
    .execute();
}

export async function markConfirmed(
  trx: Trx,
  emailChangeId: number,
  confirmed: { confirmedAt: Date; undoUntil: Date; oldEmailVerified: boolean },
): Promise<void> {
  await trx.updateTable('emailChanges').set(confirmed).where('emailChangeId', '=', emailChangeId).execute();
}

/** Marks a change as undone, and later ones of the same user, whose links end. */
export async function markUndone(trx: Trx, { emailChangeId, userId }: EmailChange, now: Date): Promise<void> {
  const later = trx
    .selectFrom('emailChanges')
    .select('emailChangeId')
    .where('userId', '=', userId)
    .where('emailChangeId', '>', emailChangeId);
  await trx.deleteFrom('emailChangeTokens').where('emailChangeId', 'in', later).execute();
  await trx
    .updateTable('emailChanges')
    .set({ undoneAt: now })
    .where('userId', '=', userId)
    .where('emailChangeId', '>=', emailChangeId)
    .where('confirmedAt', 'is not', null)
    .where('undoneAt', 'is', null)
    .execute();
}

const isAdmin = sql<SqlBool>`'ROLE_ADMIN' = ANY (roles)`;

/** Whether an administrator's account had this address before. */
export async function wasAdminAddress(trx: Trx, email: string): Promise<boolean> {
  const change = await trx
    .selectFrom('emailChanges')
    .innerJoin('users', 'users.id', 'emailChanges.userId')
    .select('emailChangeId')
    .where('oldEmail', '=', email)
    .where('confirmedAt', 'is not', null)
    .where('undoneAt', 'is', null)
    .where(isAdmin)
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

/**
 * Removes changes that can be neither confirmed nor undone; see {@link wasAdminAddress} for those of administrators.
 */
export async function deleteOldChanges(trx: Trx, now: Date): Promise<void> {
  await trx
    .deleteFrom('emailChanges')
    .where((row) =>
      row.or([
        row.and([row('confirmedAt', 'is', null), row('expiresAt', '<=', now)]),
        row.and([
          row('undoUntil', '<=', now),
          row.not(
            row.exists(
              row.selectFrom('users').select('id').whereRef('id', '=', 'emailChanges.userId').where(isAdmin),
            ),
          ),
        ]),
      ]),
    )
    .execute();
}
