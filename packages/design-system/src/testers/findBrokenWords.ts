/**
 * The words that a line break tears, with what surrounds them: "Time|s in Times". Breaks at spaces, hyphens and soft
 * hyphens tear nothing. A word of up to 12 letters must be whole in every box; a longer one in a box that has room for
 * it.
 *
 * It uses nothing from outside itself, so that it can also be sent to a page: `page.evaluate(findBrokenWords)`.
 */
export function findBrokenWords(): string[] {
  const shortWord = 12;
  const within = document.querySelector('dialog:modal, [role="menu"]:popover-open') ?? document.body;

  /** Screen-reader text, and text that a button reveals. */
  function isHidden(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return true;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      const { display, webkitLineClamp } = getComputedStyle(box);
      if (display !== 'inline' && display !== 'contents' && (width <= 2 || height <= 2)) return true;
      if (!['none', ''].includes(webkitLineClamp)) return true;
    }
    return false;
  }

  /** The width that the nearest box has for text. */
  function roomFor(element: Element): number {
    let box = element;
    while (getComputedStyle(box).display.startsWith('inline') && box.parentElement) box = box.parentElement;
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  }

  const range = document.createRange();

  /** The parts of a word by line, for example ["Time", "s"], and how wide it would be on one line. */
  function splitByLine(text: Text, start: number, end: number): { parts: string[]; width: number } {
    const letters = Array.from({ length: end - start }, (_, at) => {
      range.setStart(text, start + at);
      range.setEnd(text, start + at + 1);
      return { letter: text.data.charAt(start + at), rect: range.getBoundingClientRect() };
    });
    const parts: string[] = [];
    let lineEnd = Number.NEGATIVE_INFINITY;
    for (const { letter, rect } of letters) {
      const isNextLine = rect.width > 0 && rect.top >= lineEnd - 1;
      if (isNextLine) lineEnd = rect.bottom;
      parts.push(isNextLine ? letter : `${parts.pop() ?? ''}${letter}`);
    }
    return { parts, width: letters.reduce((sum, { rect }) => sum + rect.width, 0) };
  }

  const torn: string[] = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || element.closest('script, style, svg') || isHidden(element))
      continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length < 2) continue;
      const { parts, width } = splitByLine(node, index, index + word.length);
      const isAllowed = word.length > shortWord && width > roomFor(element);
      if (parts.length > 1 && !isAllowed) torn.push(`${parts.join('|')} in ${node.data.trim().slice(0, 60)}`);
    }
  }
  return torn;
}
