import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** More than the tab stops of any page. */
const mostPresses = 200;

/** The focused element relative to a target. */
interface FocusPosition {
  readonly isThere: boolean;
  readonly isBehind: boolean;
  /** Whether both are in one composite widget, entered with Tab and navigated with the arrow keys. */
  readonly isInGroup: boolean;
  readonly isGrid: boolean;
  /** Activates the target. */
  readonly key: 'Enter' | 'Space';
  readonly focused: string;
}

/** Runs in the page. */
function positionOfFocus(target: Element): FocusPosition {
  const focused = document.activeElement ?? document.body;
  const group = target.closest('[role=grid], [role=radiogroup], [role=menu]');
  const isTicked = target.matches('[type=checkbox], [type=radio], [role=radio]');
  return {
    isThere: focused === target,
    isBehind: Boolean(focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING),
    isInGroup: group?.contains(focused) === true,
    isGrid: group?.matches('[role=grid]') === true,
    key: isTicked ? 'Space' : 'Enter',
    focused: focused.outerHTML.slice(0, 120),
  };
}

/** Runs in the page. A menu takes the focus once it is open; a Tab before that would close it. */
async function menuHasFocus(target: Element): Promise<void> {
  const menu = target.closest('[role=menu]');
  while (menu?.contains(document.activeElement) === false) await new Promise(requestAnimationFrame);
}

function nextKey({ isInGroup, isGrid, isBehind }: FocusPosition): string {
  if (!isInGroup) return isBehind ? 'Shift+Tab' : 'Tab';
  if (isGrid) return isBehind ? 'ArrowLeft' : 'ArrowRight';
  return isBehind ? 'ArrowUp' : 'ArrowDown';
}

/**
 * Focuses a target as a keyboard user does: with Tab and Shift+Tab, and with the arrow keys inside a calendar, a list
 * of times or a menu. Fails where that is impossible.
 * @returns the key that activates the target
 */
export async function tabTo(page: Page, target: Locator): Promise<FocusPosition['key']> {
  // A keyboard user starts only when the target is visible and enabled.
  await target.and(page.locator(':not(:disabled, [aria-disabled=true])')).waitFor();
  return moveFocusTo(page, target);
}

/** Like {@link tabTo}, for a disabled target that shows its reason when pressed. */
export async function moveFocusTo(page: Page, target: Locator): Promise<FocusPosition['key']> {
  await target.waitFor();
  await target.evaluate(menuHasFocus);
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const position = await target.evaluate(positionOfFocus);
    if (position.isThere) return position.key;
    await page.keyboard.press(nextKey(position));
  }
  const { focused } = await target.evaluate(positionOfFocus);
  throw new Error(
    `The keyboard does not get to ${target.toString()}; after ${mostPresses} presses it is at ${focused}`,
  );
}

/** Runs in the page. */
const whatHasFocus = (place: Element): string =>
  document.activeElement === place ? 'this' : (document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing');

export async function expectFocus(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate(whatHasFocus)).toBe('this');
}
