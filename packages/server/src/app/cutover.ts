import { hasDemoPassword } from '../accounts/users/users.repository.ts';
import { copyDatabase, type CopiedRowCounts } from '../platform/database/copyDatabase.ts';
import type { Database } from '../platform/database/database.ts';
import { DatabaseUnusableError } from '../platform/database/errors.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { removeDemoAccounts } from './demo/removeDemo.ts';

/**
 * Copies a studio to another database, which other machines may access.
 * @param withoutDemo whether to leave out demo accounts and their bookings
 * @returns the number of copied rows by table, and of those left out
 * @throws {DatabaseUnusableError} when it has demo accounts that are not left out; nothing is copied then
 */
export async function copyDatabaseForCutover(
  source: Database,
  target: Database,
  { withoutDemo }: { readonly withoutDemo: boolean },
): Promise<{ moved: CopiedRowCounts; leftOut: { users: number; bookings: number } }> {
  if (!withoutDemo && (await inTransaction(source, hasDemoPassword))) {
    throw new DatabaseUnusableError(
      'DATA_DIR holds demo accounts, whose password everybody knows. “npm run db:move -- --without-demo” leaves them and their bookings behind.',
    );
  }
  let leftOut = { users: 0, bookings: 0 };
  const moved = await copyDatabase(source, target, async (to) => {
    if (withoutDemo) leftOut = await removeDemoAccounts(to);
  });
  return { moved, leftOut };
}
