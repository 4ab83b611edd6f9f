declare global {
  interface Window {
    translatePage(): void;
  }
}

/**
 * Defines `translatePage` in the page: it replaces every text by elements, as Chrome’s translator does, with the same
 * words. Reports an error when the app changes a text node that was replaced, since the user does not see that
 * change.
 */
export function installTranslator(): void {
  const isLeftOut = (parent: Element): boolean =>
    parent.closest('script, style, noscript, textarea, font, [translate=no], .notranslate') !== null;

  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const shown = shownInstead.get(target);
      if (shown?.isConnected && shown.textContent !== target.nodeValue)
        reportError(
          new Error(`A translated page still shows “${shown.textContent}” for “${target.nodeValue}”.`),
        );
    }
  });
  const shownInstead = new WeakMap<Node, Element>();

  function translate(text: Text): void {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || isLeftOut(parent)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
    shownInstead.set(text, outer);
    changes.observe(text, { characterData: true });
  }

  function translateWithin(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(translate);
  }

  window.translatePage = () => {
    translateWithin(document.body);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Text) translate(node);
        else translateWithin(node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  };
}
