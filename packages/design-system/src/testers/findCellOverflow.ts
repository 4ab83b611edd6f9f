/**
 * What stands out of its table cell, over its neighbour ("CANCELLED: 9 px"), and tables that are wider than their box.
 *
 * It uses nothing from outside itself, so that it can also be sent to a page: `page.evaluate(findCellOverflow)`.
 */
export function findCellOverflow(): string[] {
  /** Screen-reader text, and what is placed on its own, such as a menu. */
  function isApart(element: Element, cell: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return true;
    for (let box = element; box !== cell && box.parentElement; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      const { display, position } = getComputedStyle(box);
      if (display !== 'inline' && display !== 'contents' && (width <= 2 || height <= 2)) return true;
      if (position === 'fixed' || position === 'absolute') return true;
    }
    return false;
  }

  function beyond(element: Element, box: Element): number {
    const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    return Math.round(Math.max(inner.right - outer.right, outer.left - inner.left));
  }

  const found: string[] = [];
  for (const table of document.querySelectorAll('table')) {
    // A negative margin is on purpose: it aligns the cells of a calendar with the text around it.
    const margin = Number.parseFloat(getComputedStyle(table).marginInlineEnd);
    const width = table.parentElement ? beyond(table, table.parentElement) + Math.min(0, margin) : 0;
    if (width > 1) found.push(`table ${table.caption?.textContent ?? ''}: ${width} px`);
  }
  for (const cell of document.querySelectorAll('td, th')) {
    for (const element of cell.querySelectorAll('*')) {
      const width = beyond(element, cell);
      // A box is named by its text, once, not by each box around it.
      const isNamed = element.childElementCount === 0 && element.textContent !== '';
      if (width > 1 && isNamed && !isApart(element, cell))
        found.push(`${element.textContent.trim().slice(0, 60)}: ${width} px`);
    }
  }
  return found;
}
