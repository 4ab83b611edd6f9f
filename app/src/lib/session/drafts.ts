/** What is typed in a form and not sent yet lies in session storage under keys with this beginning (reading 9a). */
const prefix = 'plaitful.draft.';

/** What was typed under this name in this tab, or undefined. The caller checks its shape. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed until it is sent, the user logs out or the tab closes. */
export function writeDraft(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Where storage is refused, what is typed lasts as long as the page.
  }
}

/** Forgets one draft, as after it was sent. */
export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Nothing was stored where storage is refused.
  }
}

/** Forgets all drafts, as at logout. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was stored where storage is refused.
  }
}
