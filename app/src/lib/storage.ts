/** A text that the browser keeps under a key. Where storage is blocked, as in some private windows, nothing is kept. */
export const createStorageItem = (area: 'localStorage' | 'sessionStorage', key: string) => ({
  read(): string | null {
    try {
      return window[area].getItem(key);
    } catch {
      return null;
    }
  },
  /** @param text null removes it */
  write(text: string | null): void {
    try {
      if (text === null) window[area].removeItem(key);
      else window[area].setItem(key, text);
    } catch {
      // Storage is blocked.
    }
  },
});
