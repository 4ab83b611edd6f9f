import argon2 from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id with 19 MiB and two passes: OWASP's minimum, and about 20 ms. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each hash takes a core and 19 MiB. */
const limit = pLimit(2);
const longestQueue = 100;

/** More passwords are waiting to be hashed than the machine can handle in time. */
class TooManyHashes extends Error {
  readonly code = 'TOO_MANY_HASHES';
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= longestQueue)
    throw new TooManyHashes('too many passwords are waiting to be hashed');
  return limit(work);
}

/** Hashes a password with argon2id, in PHC format. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => argon2.hash(password, settings));

/** A hash that matches no password. */
export const dummyHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A hash to compare with: an unknown address costs the same work as a wrong password. */
const nobody = argon2.hash('no one has this password', settings);

/** Whether the password matches the hash. Without a hash it does the same work and returns false. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const against = passwordHash ?? (await nobody);
  const isRight = await inTurn(() => argon2.verify(against, password));
  return isRight && passwordHash !== undefined;
}
