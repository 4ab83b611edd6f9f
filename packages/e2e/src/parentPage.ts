import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { expectFocus } from './keyboard.ts';
import type { TestUser } from './testUser.ts';

export interface Parent {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

export interface Child {
  readonly name: string;
  /** `yyyy-MM-dd`. */
  readonly dateOfBirth: string;
  readonly phone: string;
}

export type Actor = Pick<TestUser, 'page' | 'driver'>;

export const owner = { email: 'owner@example.com', password: 'Plaitful-demo-1' };

let parents = 0;

/** A number as letters, since names must not contain digits. */
const letters = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** A parent with a name and an email address that no other test of the file uses. */
export function newParent(firstName: string): Parent {
  parents += 1;
  return {
    firstName,
    lastName: `Tester-${letters(parents)}`,
    email: `${firstName.toLowerCase()}-${parents}@example.com`,
    password: 'Plait-and-bead-7',
  };
}

export const sampleChild: Child = { name: 'Ada', dateOfBirth: '2018-05-04', phone: '613-555-0199' };

const agreements = [
  'I agree to the booking policies.',
  'I agree to the cancellation policy.',
  'I agree to photos of my child’s hair.',
] as const;

export const getPicker = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Choose a date and a time' });

export const getForm = (page: Page): Locator => page.getByRole('dialog', { name: 'Your booking' });

export const getConfirmation = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(One step left: the deposit|Two steps left)$/ });

export const getActionsButton = (page: Page, styleName: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Actions for ${styleName}`) });

export async function expectTitleFocus(dialog: Locator, title: string): Promise<void> {
  await expectFocus(dialog.getByRole('heading', { name: title, level: 2, exact: true }));
}

/** Waits until a page's heading has the focus. */
export async function expectHeadingFocus(page: Page, heading: string): Promise<void> {
  await expectFocus(page.getByRole('heading', { name: heading, level: 1, exact: true }));
}

export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(title);
}

export async function expectMenuItems(page: Page, entries: readonly string[]): Promise<void> {
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(entries);
}

/**
 * Waits until a toast is shown and gone: until then it covers the upper right corner.
 * @param seconds how long it stays: 3 for success, else 5
 */
export async function waitForToast(page: Page, text: string, seconds: 3 | 5 = 3): Promise<void> {
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
  await page.waitForFunction((words) => {
    const place = window.toasts.indexOf(words);
    return place >= 0 && window.toasts.splice(place, 1);
  }, text);
  await page.clock.fastForward(seconds * 1000);
  await toast.waitFor({ state: 'hidden' });
}

/** Opens the menu of the top bar, where the page is too narrow for its links. */
async function openBar({ page, driver }: Actor): Promise<Locator> {
  const bar = page.getByRole('banner');
  await bar.waitFor();
  const menu = bar.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await driver.press(menu);
  return bar;
}

export async function openAccountDialog(actor: Actor, name: 'Login' | 'Register'): Promise<void> {
  const bar = await openBar(actor);
  await actor.driver.press(bar.getByRole('button', { name }));
}

export async function chooseFromUserMenu(actor: Actor, email: string, entry: string): Promise<void> {
  const { page, driver } = actor;
  const bar = await openBar(actor);
  await driver.press(bar.getByRole('button', { name: `Your account, ${email}` }));
  await driver.press(page.getByRole('menuitem', { name: entry }));
}

/** From Home to a style's picker, as a new user. */
export async function openPicker(
  { page, driver }: Actor,
  serviceName: string,
  styleName: string,
): Promise<void> {
  await page.goto('/');
  await driver.press(page.getByRole('link', { name: 'Make A Reservation' }));
  await expectHeadingFocus(page, 'Services');
  await chooseServiceType({ page, driver }, serviceName);
  await driver.press(page.getByRole('link', { name: styleName }));
  await expectHeadingFocus(page, styleName);
  await driver.press(page.getByRole('button', { name: 'Book Now' }));
  await expectTitleFocus(getPicker(page), 'Choose a date and a time');
  await page.getByText('Step 2 of 4: Date and time').waitFor();
}

/** Chooses a service type, turning the carousel where needed. */
export async function chooseServiceType({ page, driver }: Actor, serviceName: string): Promise<void> {
  const kinds = page.getByRole('navigation', { name: 'Kinds of service' });
  const slides = kinds.locator('[aria-roledescription=slide]');
  const kind = slides.getByRole('link', { name: new RegExp(`^${serviceName}`) });
  const slideInSight = () =>
    kinds.locator('[aria-roledescription=slide]:not([inert])').first().getAttribute('aria-label');
  while (await kind.evaluate((link) => link.closest('[inert]') !== null)) {
    const before = await slideInSight();
    await driver.press(kinds.getByRole('button', { name: 'Next slide' }));
    await expect.poll(slideInSight).not.toBe(before);
  }
  await driver.press(kind);
}

/** Chooses a free day and time, and continues to the next step. */
export async function pickFreeSlot(
  { driver }: Pick<Actor, 'driver'>,
  picker: Locator,
  which: 'first' | 'last' = 'first',
): Promise<void> {
  const days = picker.getByRole('button', { name: /times? free$/, disabled: false });
  await driver.press(days[which]());
  // The only free time of a day is chosen with it.
  const times = picker.getByRole('radio', { name: /(free|chosen)$/ });
  await driver.press(times[which]());
  await driver.press(picker.getByRole('button', { name: 'Next', exact: true }));
}

export async function register(
  { page, driver }: Actor,
  { firstName, lastName, email, password }: Parent,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await expectFocus(dialog.getByLabel('First name'));
  await driver.type(dialog.getByLabel('First name'), firstName);
  await driver.type(dialog.getByLabel('Last name'), lastName);
  await driver.type(dialog.getByLabel('Email'), email);
  await driver.type(dialog.getByLabel('Password', { exact: true }), password);
  await driver.press(dialog.getByRole('button', { name: 'Sign Up' }));
}

/** From a chosen time over the registration to the filled form; does not press Book Now. */
export async function registerToBook(actor: Actor, parent: Parent): Promise<void> {
  const { page, driver } = actor;
  await pickFreeSlot(actor, getPicker(page));
  const members = page.getByRole('dialog', { name: 'Members Only' });
  await driver.press(members.getByRole('button', { name: 'Register' }));
  await register(actor, parent);
  await waitForToast(page, 'Account created successfully');
  await fillChild(actor, sampleChild);
}

/** Sends the filled form, and waits for the confirmation. */
export async function submitBooking({ page, driver }: Actor): Promise<void> {
  await driver.press(getForm(page).getByRole('button', { name: 'Book Now' }));
  await expectFocus(getConfirmation(page).getByRole('heading', { level: 2 }));
}

export async function fillLogin(
  { page, driver }: Actor,
  { email, password }: Pick<Parent, 'email' | 'password'>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await driver.type(dialog.getByLabel('Email'), email);
  await driver.type(dialog.getByLabel('Password', { exact: true }), password);
  await driver.press(dialog.getByRole('button', { name: 'Login' }));
  await waitForToast(page, 'Login successful');
}

export async function logIn(actor: Actor, account: Pick<Parent, 'email' | 'password'>): Promise<void> {
  await actor.page.goto('/');
  await openAccountDialog(actor, 'Login');
  await fillLogin(actor, account);
}

/** Does not press Book Now. */
export async function fillChild({ page, driver }: Actor, child: Child): Promise<void> {
  const { name, dateOfBirth, phone } = child;
  const form = getForm(page);
  await driver.type(form.getByLabel('Child’s name'), name);
  await driver.enterDate(form.getByLabel('Child’s date of birth'), dateOfBirth);
  await driver.type(form.getByLabel('Mobile phone'), phone);
  for (const agreement of agreements) await driver.press(form.getByRole('checkbox', { name: agreement }));
  await expectChild(page, child);
}

/** Expects all values of the booking form. */
export async function expectChild(page: Page, { name, dateOfBirth, phone }: Child): Promise<void> {
  const form = getForm(page);
  const read = async () => ({
    name: await form.getByLabel('Child’s name').inputValue(),
    dateOfBirth: await form.getByLabel('Child’s date of birth').inputValue(),
    phone: await form.getByLabel('Mobile phone').inputValue(),
    agreed: await Promise.all(
      agreements.map((agreement) => form.getByRole('checkbox', { name: agreement }).isChecked()),
    ),
  });
  await expect.poll(read).toEqual({ name, dateOfBirth, phone, agreed: agreements.map(() => true) });
}
