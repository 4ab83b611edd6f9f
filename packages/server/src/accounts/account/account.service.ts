import type { Account, AccountWrite, Notifications, FieldError } from '@plaitful/api-client/contract';
import { normalizeName, validatePersonName } from '@plaitful/domain/person-name';
import { toE164 } from '@plaitful/domain/phone';
import { getDeadlineMinutes } from '@plaitful/domain/visit';
import type { Config } from '../../platform/config/config.ts';
import type { ServerContext } from '../../platform/context.ts';
import { getEtag, isStale } from '../../platform/contract/etags.ts';
import { inTransaction, withConnection } from '../../platform/database/transaction.ts';
import { problem, type Problem, validationProblem } from '../../platform/problems/problem.ts';
import {
  findAccount,
  lockAccountVersion,
  updateName,
  updateNotifications,
  type AccountRow,
} from './account.repository.ts';
import { personName } from '@plaitful/messages/en-CA/fields';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';

const nameMessages = {
  firstName: { required: fieldMessages.firstName, ...personName },
  lastName: { required: fieldMessages.lastName, ...personName },
} as const;

/** Applies the rules of registration and booking. */
function validateAccount({ mobilePhone, ...names }: AccountWrite): Problem | undefined {
  const errors = (['firstName', 'lastName'] as const).flatMap((field): FieldError[] => {
    const found = validatePersonName(names[field]);
    return found === undefined ? [] : [{ field, message: nameMessages[field][found] }];
  });
  if (mobilePhone !== null && toE164(mobilePhone) === undefined)
    errors.push({ field: 'mobilePhone', message: fieldMessages.mobilePhone });
  return errors.length === 0 ? undefined : validationProblem(errors);
}

function toAccount(row: AccountRow, { depositDeadlineMinutes }: Config): Account {
  const { firstName, lastName, email, newEmail, mobilePhone, calendarFeedCreatedAt } = row;
  const { texts, reminder48h, reminder3h } = row;
  return {
    firstName,
    lastName,
    email,
    emailVerified: row.emailVerifiedAt !== null,
    newEmail,
    mobilePhone,
    notifications: { texts, reminder48h, reminder3h },
    calendarFeedCreatedAt: calendarFeedCreatedAt?.toISOString() ?? null,
    depositDeadlineMinutes: getDeadlineMinutes(depositDeadlineMinutes, row.missedVisits),
    etag: getEtag(row),
  };
}

type Context = Pick<ServerContext, 'database' | 'clock' | 'config'>;

export const loadAccount = ({ database, clock, config }: Context, userId: number): Promise<Account> =>
  withConnection(database, async (db) => toAccount(await findAccount(db, userId, clock()), config));

/** Bookings keep the name and phone they were made with. */
export async function changeAccount(
  { database, clock, config }: Context,
  { userId, body, ifMatch }: { userId: number; body: AccountWrite; ifMatch: string | undefined },
): Promise<Account | Problem> {
  const invalid = validateAccount(body);
  if (invalid !== undefined) return invalid;
  return inTransaction(database, async (trx) => {
    const stored = await lockAccountVersion(trx, userId);
    if (stored === undefined) return problem('unauthenticated');
    if (isStale(ifMatch, getEtag(stored))) return problem('changed_meanwhile');
    await updateName(trx, userId, {
      firstName: normalizeName(body.firstName),
      lastName: normalizeName(body.lastName),
      mobilePhone: (body.mobilePhone !== null && toE164(body.mobilePhone)) || null,
    });
    return toAccount(await findAccount(trx, userId, clock()), config);
  });
}

export const changeNotifications = (
  { database, clock, config }: Context,
  userId: number,
  { texts, reminder48h, reminder3h }: Notifications,
): Promise<Account> =>
  inTransaction(database, async (trx) => {
    await updateNotifications(trx, userId, { texts, reminder48h, reminder3h });
    return toAccount(await findAccount(trx, userId, clock()), config);
  });
