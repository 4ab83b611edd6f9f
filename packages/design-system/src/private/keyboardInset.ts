/** The custom property of a modal with the height, in px, that the on-screen keyboard covers. */
export const keyboardInset = '--plaitful-keyboard-inset';

/**
 * Keeps {@link keyboardInset} up to date: on-screen keyboards change neither `100dvh` nor fixed positions.
 * @returns stops it
 */
export function followKeyboard(modal: HTMLElement): () => void {
  const { visualViewport: visible } = window;
  if (!visible) return () => undefined;
  const stopping = new AbortController();
  const follow = () => {
    // Enlarged by pinching, the page has a smaller visible part as well.
    const covered = visible.scale > 1.01 ? 0 : innerHeight - visible.offsetTop - visible.height;
    const inset = `${Math.max(0, Math.round(covered))}px`;
    // Not written while it is the initial value: all of the modal would be laid out again as it opens.
    if ((modal.style.getPropertyValue(keyboardInset) || '0px') === inset) return;
    modal.style.setProperty(keyboardInset, inset);
    if (modal.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  for (const change of ['resize', 'scroll']) visible.addEventListener(change, follow, stopping);
  follow();
  return () => stopping.abort();
}
