import { getUser, setUser, tokenLock } from '../sessionStore.ts';

/**
 * Replaces the token of the session, in all tabs, by the one that a call is answered with. Until then the calls of all
 * tabs that the old token is refused for wait, where the browser has locks: it has none for insecure pages.
 */
export async function replaceToken(call: () => Promise<string>): Promise<void> {
  const replace = async (): Promise<void> => {
    const before = getUser();
    const token = await call();
    // Somebody else may have logged in since.
    if (before !== null && getUser()?.token === before.token) setUser({ ...before, token });
  };
  // Shared, so that a call without an answer does not keep the next one waiting.
  await ('locks' in navigator ? navigator.locks.request(tokenLock, { mode: 'shared' }, replace) : replace());
}
