import type { Locator, Page } from 'playwright';

/** No page has so many places to stop at that one of them lies further away. */
const mostPresses = 200;

/** Where the focus is, seen from what it is to come to. */
interface Bearing {
  readonly isThere: boolean;
  readonly isBehind: boolean;
  /** Whether both lie in one group that Tab enters and leaves, and the arrow keys walk through. */
  readonly isInGroup: boolean;
  readonly isGrid: boolean;
  /** Presses what has the focus. */
  readonly key: 'Enter' | 'Space';
  readonly focused: string;
}

/** Runs in the page. */
function takeBearing(target: Element): Bearing {
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

function nextKey({ isInGroup, isGrid, isBehind }: Bearing): string {
  if (!isInGroup) return isBehind ? 'Shift+Tab' : 'Tab';
  if (isGrid) return isBehind ? 'ArrowLeft' : 'ArrowRight';
  return isBehind ? 'ArrowUp' : 'ArrowDown';
}

/**
 * Brings the focus to a place as somebody without a mouse does: with Tab and Shift+Tab, and with the arrow keys inside
 * a calendar, a list of times or a menu. Fails where the keyboard cannot get.
 * @returns the key that presses what is there
 */
export async function travelTo(page: Page, target: Locator): Promise<Bearing['key']> {
  // Whoever cannot see it, or may not press it yet, does not set out.
  await target.and(page.locator(':not(:disabled, [aria-disabled=true])')).waitFor();
  return reach(page, target);
}

/** The same, also to what cannot be pressed now but says so only when it is tried. */
export async function reach(page: Page, target: Locator): Promise<Bearing['key']> {
  await target.waitFor();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const bearing = await target.evaluate(takeBearing);
    if (bearing.isThere) return bearing.key;
    await page.keyboard.press(nextKey(bearing));
  }
  const { focused } = await target.evaluate(takeBearing);
  throw new Error(
    `The keyboard does not get to ${target.toString()}; after ${mostPresses} presses it is at ${focused}`,
  );
}
