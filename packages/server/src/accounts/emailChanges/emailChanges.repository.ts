import type { Selectable } from 'kysely';
import type { Connection, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { isAdmin } from '../users/users.repository.ts';

export type EmailChange = Selectable<Tables['emailChanges']>;

type Purpose = Tables['emailChangeTokens']['purpose'];

export async function insertEmailChange(
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

export const findChangeByToken = (
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
export async function findPendingNewEmail(db: Connection, userId: number, now: Date): Promise<string | null> {
  const change = await db
    .selectFrom('emailChanges')
    .select('newEmail')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return change?.newEmail ?? null;
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

/** Marks a change and all later ones of the same user as undone, so that their links no longer work. */
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

/**
 * Removes changes that can be neither confirmed nor undone; see {@link wasAdminEmail} for those of administrators.
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
