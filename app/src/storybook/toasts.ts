import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Clears the toasts that are there. */
export async function dismissToasts(): Promise<void> {
  await waitFor(async () => {
    const crosses = screen.queryAllByRole('button', { name: 'Dismiss notification' });
    for (const cross of crosses) await userEvent.click(cross);
    await expect(crosses).toHaveLength(0);
  });
}

const unseen = new CSSStyleSheet();
unseen.replaceSync('[data-sonner-toaster] { display: none }');

/**
 * Clears what passes by anyway, so that a story is looked at, and judged, without the toasts of this one or the last.
 * One that comes later is not seen: whether it comes before the picture is taken is a matter of milliseconds.
 */
export async function clearToastsAfterEach(): Promise<void> {
  await dismissToasts();
  document.adoptedStyleSheets.push(unseen);
}

/** Lets toasts be seen again, in the next story. */
export function showToasts(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== unseen);
}
