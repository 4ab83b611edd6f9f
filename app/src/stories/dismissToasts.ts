import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Clears what passes by anyway, so that a story is looked at, and judged, without the toasts of this one or the last. */
export async function dismissToasts(): Promise<void> {
  await waitFor(
    async () => {
      const crosses = screen.queryAllByRole('button', { name: 'Dismiss notification' });
      for (const cross of crosses) await userEvent.click(cross);
      await expect(crosses).toHaveLength(0);
    },
    { timeout: 5000 },
  );
}
