import { screen, within } from 'storybook/test';

/** The dialog of this title, once it is there and has come to rest. */
export async function findDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name }, { timeout: 5000 });
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  return within(dialog);
}

/** What of a dialog a story can ask for. */
export type DialogQueries = Awaited<ReturnType<typeof findDialog>>;
