import type { Locator, Page } from 'playwright';
import type { UploadFile, InputMode } from './inputModes.ts';
import { expectHeadingFocus, owner, type Parent, type Actor } from './parentPage.ts';
import { logInByApi } from './testData.ts';
import type { TestUser } from './testUser.ts';
import type { Harness } from './harness.ts';

const headings = {
  Styles: 'Styles',
  Services: 'List of Services',
  Bookings: 'Bookings',
  Reviews: 'Reviews',
} as const;

interface StyleTexts {
  readonly service: string;
  readonly name: string;
  readonly price: string;
  readonly deposit: string;
  readonly discount: string;
  readonly short: string;
  readonly full: string;
  /** `H:MM`. */
  readonly duration: string;
}

/** Opens an admin page as the signed-in owner. */
export async function openAsOwner(
  harness: Harness,
  mode: InputMode,
  path = '/admin/services',
): Promise<TestUser> {
  const testUser = await harness.newUser({ ...mode, user: await logInByApi(harness.product, owner) });
  await testUser.page.goto(path);
  await testUser.page.getByRole('heading', { level: 1 }).waitFor();
  return testUser;
}

export async function openAdminPage({ page, driver }: Actor, name: keyof typeof headings): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Admin pages' });
  await driver.press(sidebar.getByRole('link', { name, exact: true }));
  await expectHeadingFocus(page, headings[name]);
}

export const getStyleForm = (page: Page, title: 'Add Style' | 'Update Style' = 'Add Style'): Locator =>
  page.getByRole('form', { name: title });

export async function openNewStyle({ page, driver }: Actor): Promise<void> {
  await driver.press(page.getByRole('link', { name: 'Add Style' }));
  await expectHeadingFocus(page, 'Add Style');
}

export async function findStyle({ page, driver }: Actor, styleName: string): Promise<void> {
  await driver.type(page.getByLabel('Search styles'), styleName);
  await page.getByText('1 style found').waitFor();
}

/** All fields but the image and the dates; does not submit. */
export async function fillStyle({ page, driver }: Actor, style: StyleTexts): Promise<void> {
  const form = getStyleForm(page);
  await driver.choose(form.getByLabel('Service', { exact: true }), style.service);
  await driver.type(form.getByLabel('Style name'), style.name);
  await driver.type(form.getByLabel('Service price ($)'), style.price);
  await driver.type(form.getByLabel('Deposit ($)'), style.deposit);
  await driver.type(form.getByLabel('Discount (%)'), style.discount);
  await driver.type(form.getByLabel('Short description'), style.short);
  await driver.type(form.getByLabel('Full details'), style.full);
  await driver.type(form.getByLabel('Duration'), style.duration);
}

export const uploadImage = ({ page, driver }: Actor, file: UploadFile): Promise<void> =>
  driver.giveFile(
    {
      words: page.locator('label', { hasText: 'Drop an image here, or choose one' }),
      field: page.getByLabel('Image', { exact: true }),
    },
    file,
  );

/** A screenshot of the page serves as the image, so that no file is needed. */
export const getPicture = async (page: Page): Promise<UploadFile> => ({
  name: 'crown.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 500 } }),
});

/** Makes a style available on a date at these times, such as `2:00 pm`. */
export async function addAvailability(
  { page, driver }: Actor,
  date: string,
  times: readonly string[],
): Promise<void> {
  const day = page.getByRole('grid').getByRole('button', { name: new RegExp(`^${date}, `) });
  await driver.press(day);
  const list = page.getByRole('region', { name: `Times on ${date}` });
  for (const time of times) {
    await driver.press(list.getByRole('button', { name: time, exact: true }));
  }
}

export async function submitStyle({ page, driver }: Actor): Promise<void> {
  await driver.press(page.getByRole('button', { name: 'Submit' }));
  await expectHeadingFocus(page, 'Styles');
}

export async function openBooking(actor: Actor, parent: Parent): Promise<void> {
  const { page, driver } = actor;
  await openAdminPage(actor, 'Bookings');
  await driver.type(page.getByLabel('Search bookings'), parent.email);
  await page.getByText('1 booking found').waitFor();
  const update = new RegExp(`^Update the booking of ${parent.firstName} ${parent.lastName} on`);
  await driver.press(page.getByRole('link', { name: update }));
  await expectHeadingFocus(page, 'Update booking');
}

export async function setStatus(
  { page, driver }: Actor,
  of: 'deposit' | 'payment',
  value: string,
): Promise<void> {
  const card = page.getByRole('region', { name: of === 'deposit' ? 'Deposit status' : 'Payment status' });
  await driver.press(card.getByRole('radio', { name: value, exact: true }));
  await driver.press(card.getByRole('button', { name: `Update ${of}` }));
}
