import { screen, within } from 'storybook/test';

/** The dialog of this title, once it is there and has come to rest. */
export async function findDialog(name: string) {
  // Whoever opens one first also has its code built, which takes long on a busy machine.
  const dialog = await screen.findByRole('dialog', { name });
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  return within(dialog);
}

/** What of a dialog a story can ask for. */
export type DialogQueries = Awaited<ReturnType<typeof findDialog>>;
