import {
  findBrokenWords as findBrokenWordsHere,
  findCellOverflow as findCellOverflowHere,
} from '@plaitful/design-system/testing';
import type { Page } from 'playwright';

/** Changes the width and waits, since some components render again at another one. */
export async function changeWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Elements beyond the edge of the page or a dialog, which would need horizontal scrolling. */
export const findHorizontalOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const overflows = (element: Element): boolean => {
      const { overflowX } = getComputedStyle(element);
      const scrolls = element === document.documentElement || ['auto', 'scroll'].includes(overflowX);
      return scrolls && element.scrollWidth > element.clientWidth + 1;
    };
    // A carousel's slides are moved by its buttons.
    const isCarousel = (element: Element): boolean =>
      element.closest('[aria-roledescription="carousel"]') !== null;
    const tagOf = (element: Element): string => element.outerHTML.slice(0, 160).replace(/(>).*$/s, '$1');
    const firstBeyond = (box: Element): Element | undefined =>
      [...box.querySelectorAll('*')].find(
        (part) => part.getBoundingClientRect().right > box.getBoundingClientRect().left + box.clientWidth + 1,
      );
    return [...document.querySelectorAll('*')]
      .filter((element) => overflows(element) && !isCarousel(element))
      .map((box) => {
        const beyond = firstBeyond(box);
        const width = `${box.scrollWidth} px wide in a box of ${box.clientWidth} px`;
        return `layout overflow: ${width}: ${tagOf(box)}${beyond ? `, because of ${tagOf(beyond)}` : ''}`;
      });
  });

/** Words that a line break tears, such as "Time|s in Times". */
export const findBrokenWords = (page: Page): Promise<string[]> => page.evaluate(findBrokenWordsHere);

/** What stands out of its table cell. */
export const findCellOverflow = (page: Page): Promise<string[]> => page.evaluate(findCellOverflowHere);

/** A realistic length for a name without a space; components are tested with 80 letters. */
const longName = 'Wolfeschlegelsteinhausenberger';

/** Replaces each of these names on the page by a long one, or restores it. */
export const replaceNamesByLongOnes = (
  page: Page,
  names: readonly string[],
  length: 'short' | 'long',
): Promise<void> =>
  page.evaluate(
    ([all, long, after]) => {
      const longestFirst = all.toSorted((one, other) => other.length - one.length).join('|');
      const anyName = new RegExp(`(?<!\\p{L})(${longestFirst})(?: ${long})?(?!\\p{L})`, 'gu');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!(node instanceof Text) || node.parentElement?.closest('script, style')) continue;
        const text = node.data.replace(anyName, `$1${after}`);
        if (text !== node.data) node.data = text;
      }
    },
    [
      names.map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')),
      longName,
      length === 'long' ? ` ${longName}` : '',
    ] as const,
  );
