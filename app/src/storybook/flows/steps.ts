import { nbsp } from '../../testing/nbsp.ts';
import { picker } from '@plaitful/messages/en-CA/dateTimePicker';
import { screen, userEvent, waitFor, expect } from 'storybook/test';
import { pasteInto } from '../pasteInto.ts';
import { calendarWords, testers } from '../testers.ts';
import { findDialog, type DialogQueries } from '../findDialog.ts';

/** From a style's page to its calendar. */
export async function openPicker(): Promise<DialogQueries> {
  await userEvent.click(await screen.findByRole('button', { name: 'Book Now' }));
  return findDialog('Choose a date and a time');
}

const slotPicker = () =>
  testers.dateTimePickerTester(document.body, { dates: calendarWords, next: picker.next });

/** Chooses Saturday 5 January 2030 and a time in the open picker. */
export async function chooseSlot(time = '1:00 pm'): Promise<void> {
  await slotPicker().chooseDate('2030-01-05');
  await slotPicker().chooseTime(new RegExp(`^${nbsp(time)} to`));
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

/** Chooses Saturday, 4 pm in the open picker of an appointment; returns the confirmation dialog. */
export async function chooseNewTime(): Promise<DialogQueries> {
  await chooseSlot('4:00 pm');
  await slotPicker().next();
  return findDialog('Confirm the new time');
}

/** The menu of the only appointment in the list. */
const actions = () => testers.menuTester(document.body, { label: /^Actions for/ });

export const openActions = (): Promise<void> => actions().open();

/** Opens the menu of the only appointment in the list and chooses an entry. */
export const chooseAction = (entry: string): Promise<void> => actions().choose(entry);
