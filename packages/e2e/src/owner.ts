import type { Locator, Page } from 'playwright';
import type { GivenFile, Way } from './hands.ts';
import { expectArrival, owner, type Parent, type Somebody } from './parent.ts';
import { loggedIn } from './setting.ts';
import type { Visitor } from './visitor.ts';
import type { Visits } from './visits.ts';

/** The pages of the sidebar, and how each is headed. */
const headings = {
  Styles: 'Styles',
  Services: 'List of Services',
  Bookings: 'Bookings',
  Reviews: 'Reviews',
} as const;

/** What the owner writes about a style. */
export interface StyleWords {
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

/** Lets the owner in, who logged in at this device before, at one of her pages. */
export async function letOwnerIn(visits: Visits, way: Way, path = '/admin'): Promise<Visitor> {
  const visitor = await visits.letIn({ ...way, user: await loggedIn(visits.product, owner) });
  await visitor.page.goto(path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

/** Goes to another page of the owner by the sidebar. */
export async function goTo({ page, hands }: Somebody, name: keyof typeof headings): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Admin pages' });
  await hands.press(sidebar.getByRole('link', { name, exact: true }));
  await expectArrival(page, headings[name]);
}

/** The form of a new style, or of a stored one. */
export const styleFormOf = (page: Page, title: 'Add Style' | 'Update Style' = 'Add Style'): Locator =>
  page.getByRole('form', { name: title });

/** Opens the form of a new style from the list of styles. */
export async function openNewStyle({ page, hands }: Somebody): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'Add Style' }));
  await expectArrival(page, 'Add Style');
}

/** Looks for a style in the list of styles, of which one page is shown. */
export async function findStyle({ page, hands }: Somebody, styleName: string): Promise<void> {
  await hands.type(page.getByLabel('Search styles'), styleName);
  await page.getByText('1 style found').waitFor();
}

/** Writes about a new style: all but its image, its dates and Submit. */
export async function writeStyle({ page, hands }: Somebody, style: StyleWords): Promise<void> {
  const form = styleFormOf(page);
  await hands.choose(form.getByLabel('Service', { exact: true }), style.service);
  await hands.type(form.getByLabel('Style name'), style.name);
  await hands.type(form.getByLabel('Service price ($)'), style.price);
  await hands.type(form.getByLabel('Deposit ($)'), style.deposit);
  await hands.type(form.getByLabel('Discount (%)'), style.discount);
  await hands.type(form.getByLabel('Short description'), style.short);
  await hands.type(form.getByLabel('Full details'), style.full);
  await hands.type(form.getByLabel('Duration'), style.duration);
}

/** What stands in the form of a style, field by field. */
export async function readStyle(form: Locator): Promise<StyleWords> {
  const valueOf = (label: string): Promise<string> => form.getByLabel(label, { exact: true }).inputValue();
  return {
    service: await form
      .getByLabel('Service', { exact: true })
      .evaluate((list) => (list instanceof HTMLSelectElement ? (list.selectedOptions[0]?.label ?? '') : '')),
    name: await valueOf('Style name'),
    price: await valueOf('Service price ($)'),
    deposit: await valueOf('Deposit ($)'),
    discount: await valueOf('Discount (%)'),
    short: await valueOf('Short description'),
    full: await valueOf('Full details'),
    duration: await valueOf('Duration'),
  };
}

/** Gives the form of a style an image. */
export const giveImage = ({ page, hands }: Somebody, file: GivenFile): Promise<void> =>
  hands.giveFile(
    {
      words: page.getByText('Drop an image here, or choose one'),
      field: page.getByLabel('Image', { exact: true }),
    },
    file,
  );

/** A picture to upload: what is on the screen, so that these tests need no file of their own. */
export const pictureOf = async (page: Page): Promise<GivenFile> => ({
  name: 'crown.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 500 } }),
});

/**
 * A day in the calendar of a style's form, such as `Saturday 5 December 2026`.
 * @param state what the calendar says of it, or how that begins
 */
export const dayOf = (page: Page, date: string, state = ''): Locator =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^${date}, ${state}`) });

/** Where the times of the open date are chosen. */
export const timesOn = (page: Page, date: string): Locator =>
  page.getByRole('region', { name: `Times on ${date}` });

/** Offers a style on a date at these times, such as `2:00 pm`. */
export async function offer(
  { page, hands }: Somebody,
  date: string,
  times: readonly string[],
): Promise<void> {
  await hands.press(dayOf(page, date));
  for (const time of times) {
    await hands.press(timesOn(page, date).getByRole('button', { name: time, exact: true }));
  }
}

/** Submits the form of a style, which takes her back to the list. */
export async function submitStyle({ page, hands }: Somebody): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Submit' }));
  await expectArrival(page, 'Styles');
}

/** Opens a parent's only booking from the list of bookings. */
export async function openBooking(somebody: Somebody, parent: Parent): Promise<void> {
  const { page, hands } = somebody;
  await goTo(somebody, 'Bookings');
  await hands.type(page.getByLabel('Search bookings'), parent.email);
  await page.getByText('1 booking found').waitFor();
  const update = new RegExp(`^Update the booking of ${parent.firstName} ${parent.lastName} on`);
  await hands.press(page.getByRole('link', { name: update }));
  await expectArrival(page, 'Update booking');
}

/** Chooses a status of the open booking, which is another one now, and presses the button that updates it. */
export async function setStatus(
  { page, hands }: Somebody,
  of: 'deposit' | 'payment',
  value: string,
): Promise<void> {
  const card = page.getByRole('region', { name: of === 'deposit' ? 'Deposit status' : 'Payment status' });
  await hands.press(card.getByRole('radio', { name: value, exact: true }));
  await hands.press(card.getByRole('button', { name: `Update ${of}` }));
}
