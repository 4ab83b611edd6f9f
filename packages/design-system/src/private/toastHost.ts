/**
 * The element all toasts live in. A modal dialog makes everything outside it inert, so the host moves into the
 * topmost open one and back: a toast is then seen, spoken and pressed there too.
 */
let host: HTMLElement | undefined;

function topmostDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
}

export function toastHost(): HTMLElement {
  if (!host) {
    host = document.createElement('div');
    moveToastHost();
  }
  return host;
}

/** Moves the host to where toasts can be reached now; to be called when a dialog opens or closes. */
export function moveToastHost(): void {
  if (!host) return;
  const place = topmostDialog() ?? document.body;
  if (host.parentElement !== place) place.append(host);
}
