/**
 * The element that contains all toasts. A modal dialog makes everything outside it inert, so the element is moved into
 * the topmost open dialog and back: toasts stay visible, announced and pressable.
 */
let host: HTMLElement | undefined;

function topmostDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
}

export function getToastContainer(): HTMLElement {
  if (!host) {
    host = document.createElement('div');
    reparentToastContainer();
  }
  return host;
}

/** Moves the element to where toasts are not inert; call it when a dialog opens or closes. */
export function reparentToastContainer(): void {
  if (!host) return;
  const place = topmostDialog() ?? document.body;
  if (host.parentElement !== place) place.append(host);
}
