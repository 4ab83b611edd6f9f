import { expect, screen, waitFor } from 'storybook/test';

/**
 * Waits until the text is visible: dialogs and toasts fade in, and toasts of an earlier story may still be
 * there.
 */
export async function waitUntilVisible(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
}

/** Waits for a toast in the middle of the screen, not in its corner. */
export async function expectCentered(text: string): Promise<void> {
  await waitUntilVisible(text);
  const toasts = screen
    .getAllByText(text)
    .map((labels) => labels.closest<HTMLElement>('[data-sonner-toast]'));
  await expect(toasts.find((found) => found !== null)).toHaveAttribute('data-x-position', 'center');
}

/** Waits until all animations have ended, except endless ones. */
export async function waitForAnimations(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
