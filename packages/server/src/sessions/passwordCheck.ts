import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { ServerContext } from '../context.ts';
import { reading } from '../database/transaction.ts';
import { createRateLimiter } from '../limits/rateLimiter.ts';
import { validationProblem, type Problem } from '../problems/problem.ts';
import { findPasswordHash } from '../users/users.repository.ts';
import { isPassword } from './passwords.ts';

/** Wrong passwords of one user in a quarter of an hour, whatever they were asked for. */
const limit = { limits: [5], minutes: 15 };

interface TypedPassword {
  readonly userId: number;
  readonly password: string;
  /** The member of the body that holds it. */
  readonly field: string;
}

/** What a session alone may not do is asked with the password as well. */
export type PasswordCheck = (
  typed: TypedPassword,
) => Promise<Problem | { readonly id: number; readonly passwordHash: string }>;

/**
 * Checks the password of a signed-in user. All of them count together, since counts are kept by their name.
 * @returns the hash that it has, for `lockPasswordForShare`: it may be replaced at the same moment
 */
export function createPasswordCheck(
  context: Pick<ServerContext, 'database' | 'clock' | 'config'>,
): PasswordCheck {
  const failures = createRateLimiter(context, 'current password', limit);
  return async ({ userId, password, field }) => {
    const keys = [String(userId)];
    const limited = await failures.consume(keys);
    if (limited !== undefined) return limited;
    let passwordHash: string | undefined;
    try {
      passwordHash = await reading(context.database, (db) => findPasswordHash(db, userId));
      if (passwordHash === undefined || !(await isPassword(password, passwordHash)))
        return validationProblem([{ field, message: fieldMessages.passwordWrong }]);
    } catch (error) {
      await failures.refund(keys);
      throw error;
    }
    await failures.refund(keys);
    return { id: userId, passwordHash };
  };
}
