/** Where the token lies by which the server knows this browser; it says nothing of who logged in, and outlives logout. */
const key = 'plaitful.device';

/** The token of this browser, for a login; undefined before the first login in it, or when storage is closed to us. */
export function readDevice(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the token; without storage a later login counts as one from another browser. */
export function writeDevice(token: string): void {
  try {
    localStorage.setItem(key, token);
  } catch {
    // Private windows may refuse storage.
  }
}
