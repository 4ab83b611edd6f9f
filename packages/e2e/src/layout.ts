import { findTornWords as findTornWordsHere } from '@plaitful/design-system/findTornWords';
import type { Page } from 'playwright';
import { endAnimations } from './accessibility.ts';

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
export const findTornWords = (page: Page): Promise<string[]> => page.evaluate(findTornWordsHere);

/** Text that is clipped by a box or covered by other text. */
// oxlint-disable-next-line max-lines-per-function -- sent to the page as text, it can use nothing that stands outside
export const findLostText = (page: Page): Promise<string[]> =>
  // oxlint-disable-next-line max-lines-per-function -- the same
  page.evaluate(() => {
    interface Words {
      readonly text: string;
      readonly element: Element;
      readonly rects: readonly DOMRect[];
    }
    const within = document.querySelector('dialog:modal, [role="dialog"], [role="menu"]') ?? document.body;

    function readWords(): Words[] {
      const found: Words[] = [];
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        // A line box is larger than its glyphs.
        const rects = [...range.getClientRects()]
          .filter(({ width, height }) => width > 1 && height > 1)
          .map(({ x, y, width, height }) => new DOMRect(x, y + height * 0.2, width, height * 0.6));
        if (rects.length > 0) found.push({ text, element, rects });
      }
      return found;
    }

    const ancestorsOf = (element: Element): Element[] => {
      const all: Element[] = [];
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        all.push(one);
      }
      return all;
    };

    /** Screen-reader text, text that a button reveals, and inactive slides. */
    const isMeantToBeHidden = (box: Element): boolean => {
      const { width, height } = box.getBoundingClientRect();
      const { webkitLineClamp } = getComputedStyle(box);
      return width <= 2 || height <= 2 || !['none', ''].includes(webkitLineClamp);
    };

    function isCut({ element, rects }: Words): boolean {
      let sides = { x: true, y: true };
      for (const box of ancestorsOf(element)) {
        if (isMeantToBeHidden(box) || box.ariaRoleDescription === 'slide') return false;
        const { overflowX, overflowY } = getComputedStyle(box);
        const cuts = {
          x: sides.x && ['hidden', 'clip'].includes(overflowX),
          y: sides.y && ['hidden', 'clip'].includes(overflowY),
        };
        const edge = box.getBoundingClientRect();
        const isOut = (rect: DOMRect): boolean =>
          (cuts.x && (rect.left < edge.left - 1 || rect.right > edge.right + 1)) ||
          (cuts.y && (rect.top < edge.top - 1 || rect.bottom > edge.bottom + 1));
        if (rects.some(isOut)) return true;
        const scrolls = (overflow: string): boolean => ['auto', 'scroll'].includes(overflow);
        sides = { x: sides.x && !scrolls(overflowX), y: sides.y && !scrolls(overflowY) };
      }
      return false;
    }

    /** The visible part of these lines within scroll containers. */
    function inSight({ element, rects }: Words): DOMRect[] {
      const windows = ancestorsOf(element)
        .filter((box) => getComputedStyle(box).overflowY !== 'visible')
        .map((box) => box.getBoundingClientRect());
      return rects.filter(({ top, bottom }) =>
        windows.every((edge) => top >= edge.top - 1 && bottom <= edge.bottom + 1),
      );
    }

    /** Sticky bars and open menus may cover what is below them. */
    const layerOf = (element: Element): Element | undefined =>
      ancestorsOf(element).find((one) => {
        const { position, backgroundColor } = getComputedStyle(one);
        const isSeenThrough = backgroundColor === 'rgba(0, 0, 0, 0)';
        return ['fixed', 'sticky'].includes(position) || (position === 'absolute' && !isSeenThrough);
      });

    const isReadAloudOnly = ({ element }: Words): boolean => ancestorsOf(element).some(isMeantToBeHidden);

    function findPiled(words: readonly Words[]): string[] {
      const shown = words
        .filter((one) => !isReadAloudOnly(one))
        .map((one) => ({ ...one, rects: inSight(one), layer: layerOf(one.element) }));
      const meet = (a: DOMRect, b: DOMRect): boolean =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
      return shown.flatMap((one, index) =>
        shown
          .slice(index + 1)
          .filter(
            ({ layer, rects }) => layer === one.layer && rects.some((b) => one.rects.some((a) => meet(a, b))),
          )
          .map(({ text }) => `on one another: ${one.text.slice(0, 60)} | ${text.slice(0, 60)}`),
      );
    }

    const words = readWords();
    const cut = words.filter(isCut).map(({ text }) => `cut: ${text.slice(0, 80)}`);
    return [...cut, ...findPiled(words)];
  });

/**
 * Applies the text spacing of WCAG 1.4.12 with a constructed style sheet, which the Content Security Policy allows.
 * @returns removes it
 */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(spacing);
    return spacing;
  });
  return () =>
    sheet.evaluate((spacing) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== spacing);
    });
}

/** As long as names without a space are; components are tested with 80 letters. */
const longName = 'Wolfeschlegelsteinhausenberger';

/**
 * Makes each of these names on the page a long one.
 * @returns makes them short again
 */
export async function lengthenNames(page: Page, names: readonly string[]): Promise<() => Promise<void>> {
  const lengthened = await page.evaluateHandle(
    ([all, long]) => {
      const longestFirst = all.toSorted((one, other) => other.length - one.length).join('|');
      const anyName = new RegExp(`(?<!\\p{L})(?:${longestFirst})(?!\\p{L})`, 'gu');
      const before = new Map<Text, string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!(node instanceof Text) || node.parentElement?.closest('script, style')) continue;
        const { data } = node;
        const longer = data.replace(anyName, `$& ${long}`);
        if (longer === data) continue;
        before.set(node, data);
        node.data = longer;
      }
      return before;
    },
    [names.map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')), longName] as const,
  );
  return () =>
    lengthened.evaluate((before) => {
      for (const [text, data] of before) text.data = data;
    });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Layout shifts since the page was loaded (Cumulative Layout Shift), if they are noticeable. */
export const findLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          const sum = shifts.reduce((before, { value }) => before + value, 0);
          const jumps = shifts.map(({ value, sources }) => {
            const nodes = sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML : node?.nodeValue,
            );
            return `${value.toFixed(3)}: ${nodes.map((text) => text?.slice(0, 120)).join(' and ')}`;
          });
          resolve(sum < 0.02 ? [] : jumps);
        }).observe({ type: 'layout-shift', buffered: true });
        // Without entries the observer is not called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );

/** Animations that never end. */
export async function findRunningAnimations(page: Page): Promise<string[]> {
  await endAnimations(page);
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 160) ?? 'gone') : 'unknown',
      ),
  );
}
