import { toast } from '@plaitful/messages/en-CA/common';
import { testers } from './testers.ts';

export const dismissToasts = (): Promise<void> =>
  testers.toastTester(document.body, { closeLabel: toast.dismiss }).dismissAll();

const unseen = new CSSStyleSheet();
unseen.replaceSync('[data-sonner-toaster] { display: none }');

/**
 * Clears and hides toasts after a story, so that they are neither in its picture nor in its checks. A later
 * toast is hidden too, since it may or may not be there when the picture is taken.
 */
export async function clearToastsAfterEach(): Promise<void> {
  await dismissToasts();
  document.adoptedStyleSheets.push(unseen);
}

/** Shows toasts again, for the next story. */
export function showToasts(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== unseen);
}
