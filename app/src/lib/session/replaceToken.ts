import { getUser, setUser, tokenLockName } from '../sessionStore.ts';

/**
 * Replaces the token of the session, in all tabs, by the one that a call returns. Until then, calls of all
 * tabs that are refused for the old token wait, where the browser has the Web Locks API (secure contexts
 * only).
 */
export async function replaceToken(call: () => Promise<string>): Promise<void> {
  const replace = async (): Promise<void> => {
    const before = getUser();
    const token = await call();
    // Somebody else may have logged in since.
    if (before !== null && getUser()?.token === before.token) setUser({ ...before, token });
  };
  // Shared, so that a call without a response does not block the next one.
  await ('locks' in navigator
    ? navigator.locks.request(tokenLockName, { mode: 'shared' }, replace)
    : replace());
}
