import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { ServerContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { withConnection } from '../../platform/database/transaction.ts';
import { createRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { validationProblem, type Problem } from '../../platform/problems/problem.ts';
import { findPasswordHash } from '../users/users.repository.ts';
import { verifyPassword } from '../users/passwordHash.ts';
import { lockPasswordForShare } from './sessions.repository.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';

interface TypedPassword {
  readonly userId: number;
  readonly password: string;
  /** The body's property with the password. */
  readonly field: string;
}

/** The user of a checked password, and its hash at that time. */
export interface CheckedPassword {
  readonly id: number;
  readonly passwordHash: string;
}

/** For actions that need the password in addition to a session. */
export type PasswordCheck = (typed: TypedPassword) => Promise<Problem | CheckedPassword>;

const wrongPassword = (field: string): Problem =>
  validationProblem([{ field, message: fieldMessages.passwordWrong }]);

/**
 * Checks the password of a signed-in user. All operations share one rate limit.
 * @returns the current hash, for {@link confirmPassword}: it may be replaced concurrently
 */
export function createPasswordCheck(
  context: Pick<ServerContext, 'database' | 'clock' | 'config'>,
): PasswordCheck {
  const failures = createRateLimiter(context, 'current password', rateLimits.currentPassword);
  return async ({ userId, password, field }) => {
    const keys = [String(userId)];
    const limited = await failures.consume(keys);
    if (limited !== undefined) return limited;
    let passwordHash: string | undefined;
    try {
      passwordHash = await withConnection(context.database, (db) => findPasswordHash(db, userId));
      if (passwordHash === undefined || !(await verifyPassword(password, passwordHash)))
        return wrongPassword(field);
    } catch (error) {
      await failures.refund(keys);
      throw error;
    }
    await failures.refund(keys);
    return { id: userId, passwordHash };
  };
}

/**
 * Refuses a checked password that was replaced since, to lock out an intruder; otherwise it cannot be replaced until
 * the transaction ends.
 */
export const confirmPassword = async (
  trx: Trx,
  checked: CheckedPassword,
  field: string,
): Promise<Problem | undefined> =>
  (await lockPasswordForShare(trx, checked)) ? undefined : wrongPassword(field);
