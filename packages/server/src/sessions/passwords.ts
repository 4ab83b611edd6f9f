import argon2 from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes: OWASP's least, and some 20 ms. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const parallel = 2;
const longestQueue = 100;

let running = 0;
const waiting: (() => void)[] = [];

/** More passwords are to be hashed than the machine can take in a while. */
class TooManyHashes extends Error {
  readonly code = 'TOO_MANY_HASHES';
}

/** Two at a time, since each takes a core and 19 MiB; the others wait in a short queue. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= parallel) {
    if (waiting.length >= longestQueue)
      throw new TooManyHashes('too many passwords are waiting to be hashed');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Hashes a password by argon2id, in PHC form. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => argon2.hash(password, settings));

/** A hash of nothing in particular: an unknown address costs the same work as a wrong password. */
const nobody = argon2.hash('no one has this password', settings);

/**
 * Whether this is the password of the hash. Without a hash it does the same work and says no.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const against = passwordHash ?? (await nobody);
  const isRight = await inTurn(() => argon2.verify(against, password));
  return isRight && passwordHash !== undefined;
}
