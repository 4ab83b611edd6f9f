import { checkRegistration, normalizeEmail } from '@plaitful/domain/account';
import { normalizeName } from '@plaitful/domain/person-name';
import { personName } from '@plaitful/messages/en-CA/fields';
import type { FieldError, Registration } from '@plaitful/api-client/contract';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { Database, Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ServerContext } from '../../platform/context.ts';
import {
  findRestorableEmailOwner,
  lockEmailAddresses,
  wasAdminEmail,
  hasUser,
  insertNewUser,
  NO_USER,
} from './users.repository.ts';
import { validateGuessability, validateAccountEmail } from './users.policy.ts';
import { problem, validationProblem, type Problem } from '../../platform/problems/problem.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import { hashPassword } from './passwordHash.ts';

const messages = {
  firstName: { required: fieldMessages.firstName, ...personName },
  lastName: { required: fieldMessages.lastName, ...personName },
  password: { required: fieldMessages.passwordRequired, weak: fieldMessages.passwordWeak },
} as const;

function fieldErrors(registration: Registration, business: ServerContext['business']): FieldError[] {
  const { firstName, lastName, password } = checkRegistration(registration);
  const found = {
    firstName: firstName && messages.firstName[firstName],
    lastName: lastName && messages.lastName[lastName],
    email: validateAccountEmail(registration.email, business),
    password: password
      ? messages.password[password]
      : validateGuessability(registration.password, business.name),
  };
  return Object.entries(found).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message }],
  );
}

/** Creates a parent's account; an email address that an account has, or can still restore, is rejected. */
export async function registerUser(
  { database, clock, business }: Pick<ServerContext, 'database' | 'clock' | 'business'>,
  registration: Registration,
): Promise<Member | Problem> {
  const errors = fieldErrors(registration, business);
  if (errors.length > 0) return validationProblem(errors);
  const passwordHash = await hashPassword(registration.password);
  const user = {
    firstName: normalizeName(registration.firstName),
    lastName: normalizeName(registration.lastName),
    email: normalizeEmail(registration.email),
    mobilePhone: null,
    passwordHash,
    roles: ['ROLE_USER' as const],
    createdAt: clock(),
  };
  return inTransaction(database, async (trx) => {
    await lockEmailAddresses(trx, [user.email]);
    const reservation = await findRestorableEmailOwner(trx, user.email, {
      userId: NO_USER,
      now: user.createdAt,
    });
    const inserted = reservation === undefined ? await insertNewUser(trx, user) : undefined;
    return inserted ?? problem('email_taken');
  });
}

/** An existing user is left unchanged, even one who has another email address now. */
export async function ensureAdmin(
  database: Database,
  admin: { readonly email: string; readonly password: string },
  now: Date,
): Promise<void> {
  const email = normalizeEmail(admin.email);
  const isKnown = async (trx: Trx) => (await hasUser(trx, email)) || wasAdminEmail(trx, email);
  if (await inTransaction(database, isKnown)) return;
  const passwordHash = await hashPassword(admin.password);
  const name = { firstName: 'Studio', lastName: 'Owner', mobilePhone: null };
  // Another server, starting at the same time, may have created it.
  await inTransaction(database, (trx) =>
    insertNewUser(trx, {
      ...name,
      email,
      passwordHash,
      roles: ['ROLE_ADMIN'],
      emailVerifiedAt: now,
      createdAt: now,
    }),
  );
}
