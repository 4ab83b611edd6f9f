/** Where React would fail on a translated page, or leave an old text, since the story began. */
let faults = new Set<string>();

/**
 * Whether React itself changes, removes or inserts before this text. React replaces the only text of an
 * element as a whole, and translators skip elements marked as not to be translated.
 */
const isHeldByReact = (node: Node | null, parent: Node | null = node?.parentNode ?? null): node is Text =>
  node instanceof Text &&
  node.data.trim() !== '' &&
  !(parent instanceof Element && parent.closest('[translate="no"]')) &&
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const describe = (what: string, { nodeValue }: Text, parent: Node): string => {
  const tag =
    parent instanceof Element ? parent.outerHTML.replace(/(?<=>).*$/s, '').slice(0, 160) : 'nothing';
  return `text "${nodeValue?.trim()}" is ${what} in ${tag}: put it in an element of its own`;
};

function check({ type, target, removedNodes, addedNodes, nextSibling }: MutationRecord): void {
  if (type === 'characterData') {
    if (isHeldByReact(target)) faults.add(describe('changed', target, target.parentNode ?? document));
    return;
  }
  for (const node of removedNodes)
    if (isHeldByReact(node, target)) faults.add(describe('removed', node, target));
  if (addedNodes.length > 0 && isHeldByReact(nextSibling))
    faults.add(describe('behind what is inserted', nextSibling, target));
}

const observer = new MutationObserver((records) => records.forEach(check));

/**
 * Watches for texts that a page translator breaks. A translator replaces each text by an element, so React’s own text is
 * no longer in the page: a change of it is not seen, and its removal, or an insertion before it, ends the page.
 */
export function watchForTranslationFaults(): void {
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}

/** Called before each story. */
export function resetTranslationFaults(): void {
  observer.takeRecords();
  faults = new Set();
}

export function findTranslationFaults(): string[] {
  observer.takeRecords().forEach(check);
  return [...faults];
}
