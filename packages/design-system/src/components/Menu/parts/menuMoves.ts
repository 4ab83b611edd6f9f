import type { KeyboardEvent } from 'react';

/** The entries of a menu, in order. */
export function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  return menu ? [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')] : [];
}

/** The keys of an open menu: arrows in a circle, Home, End, a first letter; Tab closes and goes on. */
export function moveTo(event: KeyboardEvent, menu: HTMLElement | null, close: () => void): void {
  const entries = entriesOf(menu);
  const index = entries.findIndex((entry) => entry === document.activeElement);
  const at = (place: number) => entries.at(place % entries.length);
  const moves: Record<string, () => HTMLElement | undefined> = {
    ArrowDown: () => at(index + 1),
    ArrowUp: () => at(index < 0 ? -1 : index - 1),
    Home: () => at(0),
    End: () => at(-1),
  };
  if (event.key === 'Tab') {
    close();
    return;
  }
  const target = moves[event.key]?.() ?? byFirstLetter(event, entries, index);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function byFirstLetter(event: KeyboardEvent, entries: HTMLElement[], index: number): HTMLElement | undefined {
  if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
    return undefined;
  const letter = event.key.toLowerCase();
  const onward = [...entries.slice(index + 1), ...entries.slice(0, index + 1)];
  return onward.find((entry) => entry.textContent.trim().toLowerCase().startsWith(letter));
}

/** Lays the menu under its button, or above it where there is more room; always within the window. */
export function placeBeside(
  button: HTMLElement | null,
  menu: HTMLElement | null,
  align: 'start' | 'end',
): void {
  if (!button || !menu) return;
  const edge = 8;
  const around = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const wished = align === 'end' ? around.right - width : around.left;
  const left = Math.max(edge, Math.min(wished, document.documentElement.clientWidth - width - edge));
  const below = around.bottom + 6;
  const isRoomBelow = below + height <= window.innerHeight - edge || around.top < window.innerHeight / 2;
  menu.style.left = `${left}px`;
  menu.style.top = `${isRoomBelow ? below : Math.max(edge, around.top - height - 6)}px`;
}
