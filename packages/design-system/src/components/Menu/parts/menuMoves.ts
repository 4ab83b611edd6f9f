import type { KeyboardEvent } from 'react';

const letters = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

/** Whether a text begins with what was typed, ignoring case and accents in the page's language. */
const startsWith = (text: string, typed: string): boolean =>
  letters.compare(text.normalize('NFC').slice(0, typed.length), typed) === 0;

export function getMenuItems(menu: HTMLElement | null): HTMLElement[] {
  return menu ? [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')] : [];
}

/** Letters typed within this time belong to one word, in ms. */
const pause = 500;

/** What was typed last in a menu, and when; reset each time it opens. */
export interface TypeaheadState {
  letters: string;
  at: number;
}

/** The entry that begins with what was typed; typing the same letter again moves to the next one. */
function byLetters(
  event: KeyboardEvent,
  entries: HTMLElement[],
  index: number,
  typed: TypeaheadState,
): HTMLElement | undefined {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const letter = event.key.toLocaleLowerCase();
  const word = event.timeStamp - typed.at < pause ? typed.letters + letter : letter;
  Object.assign(typed, { letters: word, at: event.timeStamp });
  const isOneLetter = word === letter.repeat(word.length);
  const start = isOneLetter ? index + 1 : index;
  const wanted = isOneLetter ? letter : word;
  const onward = [...entries.slice(Math.max(start, 0)), ...entries.slice(0, Math.max(start, 0))];
  return onward.find((entry) => startsWith(entry.textContent.trim(), wanted));
}

/** Keys of an open menu: arrows (with wrap-around), Home, End, first letters; Tab closes it and moves on. */
export function getNextFocusTarget(
  event: KeyboardEvent,
  menu: HTMLElement | null,
  close: () => void,
  typed: TypeaheadState,
): void {
  if (event.key === 'Tab') {
    close();
    return;
  }
  if (event.key === 'Escape') {
    // A dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    close();
    return;
  }
  const entries = getMenuItems(menu);
  const index = entries.findIndex((entry) => entry === document.activeElement);
  if (event.key === ' ' && event.timeStamp - typed.at >= pause) {
    // Space activates buttons natively, but not links.
    if (!(entries[index] instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    entries[index].click();
    return;
  }
  const at = (place: number) => entries.at(place % entries.length);
  const moves: Record<string, () => HTMLElement | undefined> = {
    ArrowDown: () => at(index + 1),
    ArrowUp: () => at(index < 0 ? -1 : index - 1),
    Home: () => at(0),
    End: () => at(-1),
  };
  const target = moves[event.key]?.() ?? byLetters(event, entries, index, typed);
  if (!target) return;
  event.preventDefault();
  target.focus();
}
