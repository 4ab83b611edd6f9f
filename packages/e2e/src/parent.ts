import type { Page } from 'playwright';

/** A parent who registers in a test. */
export interface Parent {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** What a parent tells of her child. */
export interface Child {
  readonly name: string;
  /** `yyyy-MM-dd`. */
  readonly dateOfBirth: string;
  readonly phone: string;
}

/** A new parent, told apart by her first name. */
export const parentNamed = (firstName: string): Parent => ({
  firstName,
  lastName: 'Tester',
  email: `${firstName.toLowerCase()}@example.com`,
  password: 'Plait-and-bead-7',
});

/** Goes from the home page to a style's picker, as a parent does who sees the site for the first time. */
export async function openPicker(page: Page, serviceName: string, styleName: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Make A Reservation' }).click();
  const kinds = page.getByRole('navigation', { name: 'Kinds of service' });
  await kinds.getByRole('link', { name: new RegExp(`^${serviceName}`) }).click();
  await page.getByRole('link', { name: styleName }).click();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('dialog', { name: 'Choose a date and a time' }).waitFor();
}

/** Chooses the first free day and the first free time, and goes on. */
export async function pickFirstFreeSlot(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose a date and a time' });
  await dialog
    .getByRole('button', { name: /times? free$/, disabled: false })
    .first()
    .click();
  await dialog.getByRole('radio', { name: /free$/ }).first().click();
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
}

/** Fills the registration dialog and signs up. */
export async function register(page: Page, { firstName, lastName, email, password }: Parent): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
}

/** Logs in from the top bar. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Login successful').waitFor();
}

/** Fills the booking form, all but pressing Book Now. */
export async function tellOfChild(page: Page, { name, dateOfBirth, phone }: Child): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your booking' });
  await dialog.getByLabel('Child’s name').fill(name);
  await dialog.getByLabel('Child’s date of birth').fill(dateOfBirth);
  await dialog.getByLabel('Mobile phone').fill(phone);
  for (const agreement of [
    'I agree to the booking policies.',
    'I agree to the cancellation policy.',
    'I agree to photos of my child’s hair.',
  ]) {
    await dialog.getByRole('checkbox', { name: agreement }).check();
  }
}
