import { screen, userEvent, waitFor, expect } from 'storybook/test';
import { pasteInto } from '../pasteInto.ts';
import { findDialog, type DialogQueries } from '../findDialog.ts';

/** From a style's page to its calendar. */
export async function openPicker(): Promise<DialogQueries> {
  await userEvent.click(await screen.findByRole('button', { name: 'Book Now' }));
  return findDialog('Choose a date and a time');
}

/** Chooses Saturday 5 January 2030 and a time in the open picker. */
export async function chooseSlot(picker: DialogQueries, time = '1:00 pm'): Promise<void> {
  await userEvent.click(await picker.findByRole('button', { name: /^Saturday 5 January 2030/ }));
  await userEvent.click(await picker.findByRole('radio', { name: new RegExp(`^${time} to`) }));
}

/** Opens a dialog of the account by its button in the top bar, or in the menu of a narrow one. */
export async function openAccount(name: 'Login' | 'Register'): Promise<DialogQueries> {
  const first = await screen.findByRole('button', { name: new RegExp(`^(Open menu|${name})$`) });
  await userEvent.click(first);
  if (first.hasAttribute('aria-expanded')) await userEvent.click(await screen.findByRole('button', { name }));
  return findDialog(name);
}

export async function logIn(dialog: DialogQueries): Promise<void> {
  await pasteInto(dialog.getByLabelText('Email'), 'danielle.roy@example.com');
  await pasteInto(dialog.getByLabelText('Password'), 'Saturday-2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
}

export async function register(dialog: DialogQueries): Promise<void> {
  await pasteInto(dialog.getByLabelText('First name'), 'Danielle');
  await pasteInto(dialog.getByLabelText('Last name'), 'Roy');
  await pasteInto(dialog.getByLabelText('Email'), 'danielle.roy@example.com');
  await pasteInto(dialog.getByLabelText('Password'), 'Saturday-2026');
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Sign Up' })).not.toHaveAttribute('aria-disabled'),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Sign Up' }));
}

/** Chooses Saturday, 4 pm in an appointment's calendar; returns the confirmation dialog. */
export async function chooseNewTime(picker: DialogQueries): Promise<DialogQueries> {
  await chooseSlot(picker, '4:00 pm');
  await userEvent.click(picker.getByRole('button', { name: 'Next' }));
  return findDialog('Confirm the new time');
}

/** Opens the menu of the only appointment in the list. */
export async function openActions(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
}

/** Opens the menu of the only appointment in the list and chooses an entry. */
export async function chooseAction(entry: string): Promise<void> {
  await openActions();
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}
