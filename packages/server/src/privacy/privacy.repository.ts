import type { Role } from '@plaitful/domain/roles';
import { sql } from 'kysely';
import { isLive, type BookingRow } from '../bookings/bookings.queries.ts';
import type { Trx } from '../database/database.ts';
import { unmatchableHash } from '../sessions/passwords.ts';
import { isOfFamily, type FamilyReferences } from './privacy.queries.ts';

/** Locks a family's account against new references to it; undefined where it is already deleted. */
export const lockFamily = (
  trx: Trx,
  userId: number,
): Promise<{ readonly roles: readonly Role[]; readonly passwordHash: string } | undefined> =>
  trx
    .selectFrom('users')
    .select(['roles', 'passwordHash'])
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Cancels the upcoming appointments of a user, whose rows are locked. */
export const cancelUpcoming = (
  trx: Trx,
  { userId, by }: { userId: number; by: 'MEMBER' | 'STUDIO' },
  now: Date,
): Promise<BookingRow[]> =>
  trx
    .updateTable('bookings')
    .set({
      paymentStatus: 'CANCELLED',
      cancelledBy: by,
      cancelledAt: now,
      networkHash: null,
      verifyBy: null,
      version: sql<number>`version + 1`,
    })
    .where('userId', '=', userId)
    .where('startsAt', '>', now)
    .where(isLive(now))
    .returningAll()
    .execute();

/** Tables with the id of a user, deleted with the account. */
const ownTables = [
  'children',
  'idempotencyKeys',
  'sessions',
  'devices',
  'loginCodes',
  'passwordResets',
  'emailVerifications',
  'emailChanges',
  'calendarFeeds',
] as const;

/**
 * Deletes what is stored of a family besides its account and its bookings.
 * @returns the ids of its messages, which may have files
 */
export async function deleteReferences(trx: Trx, references: FamilyReferences): Promise<number[]> {
  const { userId, addresses, contactIds } = references;
  const messages = await trx
    .deleteFrom('outbox')
    .where(isOfFamily(references))
    .returning('messageId')
    .execute();
  await trx
    .deleteFrom('contactMessages')
    .where('contactId', '=', sql<number>`ANY(${[...contactIds]}::int[])`)
    .execute();
  for (const table of ownTables) await trx.deleteFrom(table).where('userId', '=', userId).execute();
  // Requests of other accounts for one of the family's addresses, which they did not confirm.
  await trx
    .deleteFrom('emailChanges')
    .where('confirmedAt', 'is', null)
    .where('newEmail', '=', sql<string>`ANY(${[...addresses]}::text[])`)
    .execute();
  return messages.map(({ messageId }) => messageId);
}

/** Keeps an anonymous row, for the rows that refer to it. */
export async function eraseUser(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      firstName: 'Erased',
      lastName: 'Erased',
      email: `erased-${userId}@erased.invalid`,
      mobilePhone: null,
      passwordHash: unmatchableHash,
      emailVerifiedAt: null,
      texts: false,
      reminder48h: false,
      reminder3h: false,
      erasedAt: now,
    })
    .where('id', '=', userId)
    .execute();
}

/** Records a deletion whose files are still to be deleted. */
export async function insertErasure(
  trx: Trx,
  erasure: { userId: number; messageIds: number[]; requestedAt: Date },
): Promise<number> {
  const { erasureId } = await trx
    .insertInto('erasures')
    .values(erasure)
    .returning('erasureId')
    .executeTakeFirstOrThrow();
  return erasureId;
}

/** False where another server has done so. */
export async function completeErasure(trx: Trx, erasureId: number, now: Date): Promise<boolean> {
  const completed = await trx
    .updateTable('erasures')
    .set({ completedAt: now })
    .where('erasureId', '=', erasureId)
    .where('completedAt', 'is', null)
    .returning('erasureId')
    .executeTakeFirst();
  return completed !== undefined;
}

export async function deleteMessages(trx: Trx, messageIds: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('messageId', '=', sql<number>`ANY(${[...messageIds]}::bigint[])`)
    .execute();
}

/** Deletes contact messages older than an instant, except those still to be forwarded. */
export async function deleteOldContacts(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom('contactMessages')
    .where('createdAt', '<', before)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('outbox')
            .select('messageId')
            .whereRef('outbox.contactId', '=', 'contactMessages.contactId'),
        ),
      ),
    )
    .execute();
}
