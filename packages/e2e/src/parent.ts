import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { withMouse } from './hands.ts';
import type { Visitor } from './visitor.ts';

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

/** Somebody at the site, and what they do there with. */
export type Somebody = Pick<Visitor, 'page' | 'hands'>;

/** The owner of the demo studio. */
export const owner = { email: 'owner@example.com', password: 'Plaitful-demo-1' };

let parents = 0;

/** A number as letters, one for each digit: names take no digits. */
const lettersOf = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** A new parent, who shares name and address with no other parent of the file. */
export function parentNamed(firstName: string): Parent {
  parents += 1;
  return {
    firstName,
    lastName: `Tester-${lettersOf(parents)}`,
    email: `${firstName.toLowerCase()}-${parents}@example.com`,
    password: 'Plait-and-bead-7',
  };
}

/** The child whom the parents of these tests book for. */
export const ada: Child = { name: 'Ada', dateOfBirth: '2018-05-04', phone: '613-555-0199' };

/** The three boxes of the booking form. */
const agreements = [
  'I agree to the booking policies.',
  'I agree to the cancellation policy.',
  'I agree to photos of my child’s hair.',
] as const;

/** Where the date and the time are chosen. */
export const pickerOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Choose a date and a time' });

/** Where the child's details are given. */
export const formOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Your booking' });

/** Where the deposit is explained, once it is booked. */
export const confirmationOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'One step left: the deposit' });

/** The menu of an appointment in My Appointments. */
export const actionsOn = (page: Page, styleName: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Actions for ${styleName}`) });

/** Runs in the page. */
const whatHasFocus = (place: Element): string =>
  document.activeElement === place ? 'this' : (document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing');

/** Waits until the keyboard and the screen reader are here. */
export async function expectFocus(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate(whatHasFocus)).toBe('this');
}

/** Waits until a dialog, or the next part of one, has come up and its title has the focus. */
export async function expectTitleFocus(dialog: Locator, title: string): Promise<void> {
  await expectFocus(dialog.getByRole('heading', { name: title, level: 2, exact: true }));
}

/** Waits until a page has come up and its heading has the focus. */
export async function expectArrival(page: Page, heading: string): Promise<void> {
  await expectFocus(page.getByRole('heading', { name: heading, level: 1, exact: true }));
}

/** Waits until the page has this title. */
export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(title);
}

/** Waits until the menu that was opened offers these entries, and no others. */
export async function expectEntries(page: Page, entries: readonly string[]): Promise<void> {
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(entries);
}

/**
 * Waits for what a toast says, and for it to be gone: until then it lies over what is at the upper right.
 * @param seconds how long it stays: 3 where something worked, else 5 (reading 40)
 */
export async function readToast(page: Page, text: string, seconds: 3 | 5 = 3): Promise<void> {
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
  await page.waitForFunction((words) => {
    const place = window.toasts.indexOf(words);
    return place >= 0 && window.toasts.splice(place, 1);
  }, text);
  await page.clock.fastForward(seconds * 1000);
  await toast.waitFor({ state: 'hidden' });
}

/** Opens the menu that holds the places and the ways in, where the page is too narrow to show them. */
async function openBar({ page, hands }: Somebody): Promise<Locator> {
  const bar = page.getByRole('banner');
  await bar.waitFor();
  const menu = bar.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await hands.press(menu);
  return bar;
}

/** Opens Login or Register from the top bar. */
export async function openFromBar(somebody: Somebody, name: 'Login' | 'Register'): Promise<void> {
  const bar = await openBar(somebody);
  await somebody.hands.press(bar.getByRole('button', { name }));
}

/** Goes where an entry of the user's menu leads, or does what it says. */
export async function chooseFromUserMenu(somebody: Somebody, email: string, entry: string): Promise<void> {
  const { page, hands } = somebody;
  const bar = await openBar(somebody);
  await hands.press(bar.getByRole('button', { name: `Your account, ${email}` }));
  await hands.press(page.getByRole('menuitem', { name: entry }));
}

/** Goes from the home page to a style's picker, as a parent does who sees the site for the first time. */
export async function openPicker(
  { page, hands }: Somebody,
  serviceName: string,
  styleName: string,
): Promise<void> {
  await page.goto('/');
  await hands.press(page.getByRole('link', { name: 'Make A Reservation' }));
  await expectArrival(page, 'Services');
  await chooseKind({ page, hands }, serviceName);
  await hands.press(page.getByRole('link', { name: styleName }));
  await expectArrival(page, styleName);
  await hands.press(page.getByRole('button', { name: 'Book Now' }));
  await expectTitleFocus(pickerOf(page), 'Choose a date and a time');
  await page.getByText('Step 2 of 4: Date and time').waitFor();
}

/** Chooses a kind of service, going from slide to slide where the page is too narrow to show them all. */
export async function chooseKind({ page, hands }: Somebody, serviceName: string): Promise<void> {
  const kinds = page.getByRole('navigation', { name: 'Kinds of service' });
  const kind = kinds.getByRole('link', { name: new RegExp(`^${serviceName}`) });
  const slideInSight = () =>
    kinds.locator('[aria-roledescription=slide]:not([inert])').first().getAttribute('aria-label');
  while (await kind.evaluate((link) => link.closest('[inert]') !== null)) {
    const before = await slideInSight();
    await hands.press(kinds.getByRole('button', { name: 'Next slide' }));
    await expect.poll(slideInSight).not.toBe(before);
  }
  await hands.press(kind);
}

/** Chooses a free day and a free time of it, and goes on. */
export async function pickFreeSlot(
  { hands }: Pick<Somebody, 'hands'>,
  picker: Locator,
  which: 'first' | 'last' = 'first',
): Promise<void> {
  const days = picker.getByRole('button', { name: /times? free$/, disabled: false });
  await hands.press(days[which]());
  const times = picker.getByRole('radio', { name: /free$/ });
  await hands.press(times[which]());
  await hands.press(picker.getByRole('button', { name: 'Next', exact: true }));
}

/** Fills the registration dialog and signs up. */
export async function register(
  { page, hands }: Somebody,
  { firstName, lastName, email, password }: Parent,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await expectFocus(dialog.getByLabel('First name'));
  await hands.type(dialog.getByLabel('First name'), firstName);
  await hands.type(dialog.getByLabel('Last name'), lastName);
  await hands.type(dialog.getByLabel('Email'), email);
  await hands.type(dialog.getByLabel('Password', { exact: true }), password);
  await hands.press(dialog.getByRole('button', { name: 'Sign Up' }));
}

/** Fills the login dialog that is open, and logs in. */
export async function fillLogin(
  { page, hands }: Somebody,
  { email, password }: Pick<Parent, 'email' | 'password'>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await hands.type(dialog.getByLabel('Email'), email);
  await hands.type(dialog.getByLabel('Password', { exact: true }), password);
  await hands.press(dialog.getByRole('button', { name: 'Login' }));
  await readToast(page, 'Login successful');
}

/** Logs in from the top bar of the home page. */
export async function logIn(somebody: Somebody, account: Pick<Parent, 'email' | 'password'>): Promise<void> {
  await somebody.page.goto('/');
  await openFromBar(somebody, 'Login');
  await fillLogin(somebody, account);
}

/** Fills the booking form, all but pressing Book Now. */
export async function tellOf({ page, hands }: Somebody, { name, dateOfBirth, phone }: Child): Promise<void> {
  const form = formOf(page);
  await hands.type(form.getByLabel('Child’s name'), name);
  await hands.enterDate(form.getByLabel('Child’s date of birth'), dateOfBirth);
  await hands.type(form.getByLabel('Mobile phone'), phone);
  for (const agreement of agreements) await hands.press(form.getByRole('checkbox', { name: agreement }));
}

/** Whatever was typed into the booking form and ticked is there. */
export async function expectToldOf(page: Page, { name, dateOfBirth, phone }: Child): Promise<void> {
  const form = formOf(page);
  await expect.poll(() => form.getByLabel('Child’s name').inputValue()).toBe(name);
  expect(await form.getByLabel('Child’s date of birth').inputValue()).toBe(dateOfBirth);
  expect(await form.getByLabel('Mobile phone').inputValue()).toBe(phone);
  for (const agreement of agreements) {
    expect(await form.getByRole('checkbox', { name: agreement }).isChecked()).toBe(true);
  }
}

const atMouse = (page: Page): Somebody => ({ page, hands: withMouse.handsOn(page) });

/** Chooses the first free day and the first free time with a mouse, and goes on. */
export const pickFirstFreeSlot = (page: Page): Promise<void> => pickFreeSlot(atMouse(page), pickerOf(page));

/** Fills the booking form with a mouse, all but pressing Book Now. */
export const tellOfChild = (page: Page, child: Child): Promise<void> => tellOf(atMouse(page), child);
