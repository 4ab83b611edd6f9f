import { findBrokenWords } from '@plaitful/design-system/testing';
import { page } from 'vitest/browser';

/** Phones and tablets; tests play stories at a desktop width. */
export const widths: readonly number[] = [360, 768];

const scrollsSideways = (element: Element): boolean =>
  ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);

/** Slides are moved by buttons, and elements 1 px wide are for screen readers. */
const mayOverflow = (element: Element): boolean =>
  ['carousel', 'slide'].includes(element.ariaRoleDescription ?? '') || element.clientWidth === 1;

function* getAncestors(element: Element | null): Generator<Element> {
  for (let one = element; one && one !== document.body; one = one.parentElement) yield one;
}

/** The boxes that must be scrolled horizontally to be read. */
const findScrolled = (): Element[] =>
  [...document.querySelectorAll('*')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      (scrollsSideways(element) || element === document.documentElement) &&
      ![...getAncestors(element)].some(mayOverflow),
  );

/** The elements beyond the edge of the page, or with text beyond it, where nobody can scroll to. */
function findCutOff(): Element[] {
  const range = document.createRange();
  const isBeyond = ({ left, right, width }: DOMRect): boolean =>
    width > 1 && (left < -1 || right > innerWidth + 1);
  const hasTextBeyond = ({ childNodes }: Element): boolean =>
    [...childNodes].some((node) => {
      range.selectNodeContents(node);
      return node instanceof Text && isBeyond(range.getBoundingClientRect());
    });
  return [...document.body.querySelectorAll('*')].filter(
    (element) =>
      (hasTextBeyond(element) ||
        (element.matches('a, button, input, select, summary, textarea') &&
          isBeyond(element.getBoundingClientRect()))) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      ![...getAncestors(element)].some((one) => mayOverflow(one) || scrollsSideways(one)),
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The elements too wide for a phone or a tablet, and the words that a line break tears there, one line each. */
export async function findOverflow(): Promise<string[]> {
  const { innerWidth: ownWidth, innerHeight: ownHeight } = window;
  const found: string[] = [];
  for (const width of widths) {
    await page.viewport(width, ownHeight);
    // Some components render again at another width.
    await nextFrame();
    await nextFrame();
    for (const element of [...findScrolled(), ...findCutOff()]) {
      found.push(`too wide for ${width} px: ${element.outerHTML.slice(0, 160)}`);
    }
    found.push(...findBrokenWords().map((word) => `torn at ${width} px: ${word}`));
  }
  await page.viewport(ownWidth, ownHeight);
  return found;
}
