import { expect, screen, userEvent, waitFor } from 'storybook/test';

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
