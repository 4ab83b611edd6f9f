import type { SessionUser } from '@plaitful/api-client/contract';

/** Where the signed-in user's record lies in local storage (product spec 4, Session). */
const key = 'plaitful.session';

function isSessionUser(value: unknown): value is SessionUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'token' in value &&
    typeof value.token === 'string' &&
    'roles' in value &&
    Array.isArray(value.roles)
  );
}

/** The record of the signed-in user, or undefined for a guest or when storage is closed to us. */
export function readSessionRecord(): SessionUser | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isSessionUser(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the record across reloads; without storage the session lasts as long as the page. */
export function writeSessionRecord(user: SessionUser): void {
  try {
    localStorage.setItem(key, JSON.stringify(user));
  } catch {
    // Private windows may refuse storage; the session then simply ends with the page.
  }
}

/** Removes token and record, so that nothing of the session stays on the device. */
export function clearSessionRecord(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored where storage is refused.
  }
}

/** Calls back when another tab logs in or out. Returns the way to stop listening. */
export function onSessionRecordChange(listener: (user: SessionUser | undefined) => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener(readSessionRecord());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
