import type { Account, AccountWrite, Notifications } from '@plaitful/api-client/contract';
import { normalizeName } from '@plaitful/domain/person-name';
import { toE164 } from '@plaitful/domain/phone';
import type { ServerContext } from '../../platform/context.ts';
import { etagOf, isStale } from '../../platform/contract/etags.ts';
import { inTransaction, reading } from '../../platform/database/transaction.ts';
import { problem, type Problem } from '../../platform/problems/problem.ts';
import { toAccount } from './account.mapper.ts';
import { validateAccount } from './account.policy.ts';
import { findAccount, lockVersion, updateName, updateNotifications } from './account.repository.ts';

type Context = Pick<ServerContext, 'database' | 'clock'>;

export const readAccount = ({ database, clock }: Context, userId: number): Promise<Account> =>
  reading(database, async (db) => toAccount(await findAccount(db, userId, clock())));

/** Bookings keep the name and phone they were made with. */
export async function changeAccount(
  { database, clock }: Context,
  { userId, body, ifMatch }: { userId: number; body: AccountWrite; ifMatch: string | undefined },
): Promise<Account | Problem> {
  const invalid = validateAccount(body);
  if (invalid !== undefined) return invalid;
  return inTransaction(database, async (trx) => {
    const stored = await lockVersion(trx, userId);
    if (stored === undefined) return problem('unauthenticated');
    if (isStale(ifMatch, etagOf(stored))) return problem('changed_meanwhile');
    await updateName(trx, userId, {
      firstName: normalizeName(body.firstName),
      lastName: normalizeName(body.lastName),
      mobilePhone: (body.mobilePhone !== null && toE164(body.mobilePhone)) || null,
    });
    return toAccount(await findAccount(trx, userId, clock()));
  });
}

export const changeNotifications = (
  { database, clock }: Context,
  userId: number,
  { texts, reminder48h, reminder3h }: Notifications,
): Promise<Account> =>
  inTransaction(database, async (trx) => {
    await updateNotifications(trx, userId, { texts, reminder48h, reminder3h });
    return toAccount(await findAccount(trx, userId, clock()));
  });
