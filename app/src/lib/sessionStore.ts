import type { SessionUser } from '@plaitful/api-client/contract';
import { createStorageItem } from './storage.ts';

const key = 'plaitful.session';
const record = createStorageItem('localStorage', key);

const listeners = new Set<() => void>();
const expiryListeners = new Set<() => void>();

/** Used where storage is blocked, as in some private windows: the session ends with the page. */
let unstored: string | null = null;
let parsed: { readonly text: string | null; readonly user: SessionUser | null } = { text: null, user: null };

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

function parse(text: string | null): SessionUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isSessionUser(value) ? value : null;
  } catch {
    return null;
  }
}

/** The signed-in user; null for a guest. The same object until that changes. */
export function getUser(): SessionUser | null {
  const text = record.read() ?? unstored;
  if (text !== parsed.text) parsed = { text, user: parse(text) };
  return parsed.user;
}

/** Stores the signed-in user; null removes user and token from the device. */
export function setUser(user: SessionUser | null): void {
  unstored = user && JSON.stringify(user);
  record.write(unstored);
  for (const listener of listeners) listener();
}

/** Calls the listener after every change, in this tab or another. @returns unsubscribe */
export function subscribeToUser(listener: () => void): () => void {
  listeners.add(listener);
  const stop = listenToOtherTabs(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Calls the listener when another tab logs out or in as another user. @returns unsubscribe */
export const onUserChangedElsewhere = (listener: (user: SessionUser | null) => void): (() => void) =>
  listenToOtherTabs(({ key: changed, oldValue, newValue }) => {
    if (changed === null || parse(oldValue)?.id !== parse(newValue)?.id) listener(getUser());
  });

function listenToOtherTabs(listener: (event: StorageEvent) => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key !== key && event.key !== null) return;
    unstored = null;
    listener(event);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Held, in shared mode, by the tab that replaces the token of the session. */
export const tokenLockName = key;

/** Waits while a tab replaces the token of the session. */
export async function waitForTokenReplacement(): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(tokenLockName, () => undefined);
}

export function notifySessionExpired(): void {
  for (const listener of expiryListeners) listener();
}

/** Calls the listener when the server no longer knows the token. @returns unsubscribe */
export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}
