import { screen, within } from 'storybook/test';

/** The dialog with this title, after its animation. */
export async function findDialog(name: string) {
  // When a dialog is first opened its code is built, which takes long on a busy machine.
  const dialog = await screen.findByRole('dialog', { name });
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  return within(dialog);
}

export type DialogQueries = Awaited<ReturnType<typeof findDialog>>;
