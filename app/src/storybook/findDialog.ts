import { within } from 'storybook/test';
import { nbsp } from '../testing/nbsp.ts';
import { testers } from './testers.ts';

/** The dialog with this title, after its animation. */
export async function findDialog(name: string) {
  return within(await testers.dialogTester(document.body, { title: nbsp(name) }).find());
}

export type DialogQueries = Awaited<ReturnType<typeof findDialog>>;
