import { createStorageItem } from './storage.ts';

/** Prefix of drafts in session storage. */
const prefix = 'plaitful.draft.';

const draft = (name: string) => createStorageItem('sessionStorage', prefix + name);

/** The draft of this name in this tab; the caller checks its shape. */
export function loadDraft(name: string): unknown {
  try {
    return JSON.parse(draft(name).read() ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Kept until it is sent, the user logs out or the tab closes; without storage as long as the page. */
export const storeDraft = (name: string, value: unknown): void => draft(name).write(JSON.stringify(value));

export const clearDraft = (name: string): void => draft(name).write(null);

export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked.
  }
}
