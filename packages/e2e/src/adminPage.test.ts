import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectFocus } from './keyboard.ts';
import { ownerInputModes, type UploadFile } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import {
  uploadImage,
  openAdminPage,
  openAsOwner,
  addAvailability,
  openBooking,
  openNewStyle,
  getPicture,
  setStatus,
  getStyleForm,
  submitStyle,
  fillStyle,
} from './adminPage.ts';
import {
  getActionsButton,
  sampleChild,
  chooseFromUserMenu,
  chooseServiceType,
  expectHeadingFocus,
  expectTitle,
  logIn,
  openPicker,
  owner,
  newParent,
  getPicker,
  pickFreeSlot,
  waitForToast,
  fillChild,
  submitBooking,
} from './parentPage.ts';
import { createParent, loadStyle } from './testData.ts';
import { startHarness } from './harness.ts';

/** The paths of the owner's side. */
const ownersPaths = [
  '/admin',
  '/admin/services',
  '/admin/create-service',
  '/admin/update-service/1',
  '/admin/service-types',
  '/admin/bookings',
  '/admin/update-booking/1',
  '/admin/undelivered',
  '/admin/reviews',
  '/admin/users',
  '/admin/uploads',
  '/admin/video',
  '/admin/quizes',
];

/** Waits until the card of a style shows the picture that was uploaded, by the name that its content gives it. */
async function expectPicture(page: Page, styleName: string, { buffer }: UploadFile): Promise<void> {
  const picture = page.getByRole('img', { name: `Picture of ${styleName}` });
  await picture.scrollIntoViewIfNeeded();
  const hash = createHash('sha256').update(buffer).digest('hex');
  expect(await picture.getAttribute('src')).toContain(`/api/images/${hash}/`);
  const widthShown = () =>
    picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  await expect.poll(widthShown).toBeGreaterThan(0);
}

describe.each(ownerInputModes)('the owner’s side, $name', (mode) => {
  const inTurn = alternateInputModes(ownerInputModes, mode);
  // Of its own for each mode, so that no chair is taken by the appointments of another.
  const harness = startHarness();
  const { newUser, sentMails } = harness;

  it(
    'leads from a new service over a style that a parent books to an appointment that is all paid',
    inTurn(),
    async () => {
      const service = 'Crowns';
      const style = 'Crown of braids';
      const testUser = await newUser(mode);
      const { page, driver } = testUser;
      await logIn(testUser, owner);
      await chooseFromUserMenu(testUser, owner.email, 'Admin Management');
      await expectHeadingFocus(page, 'Bookings');
      await expectTitle(page, 'Bookings · Admin · Plaitful Kids');
      await openAdminPage(testUser, 'Styles');

      const create = page.getByRole('button', { name: 'Create a service' });
      await driver.press(create);
      const dialog = page.getByRole('dialog', { name: 'Create a service' });
      await expectFocus(dialog.getByLabel('service name'));
      await driver.type(dialog.getByLabel('service name'), service);
      await driver.press(dialog.getByRole('button', { name: 'Create', exact: true }));
      await dialog.waitFor({ state: 'hidden' });
      await waitForToast(page, 'Service type created successfully!');
      await expectFocus(create);

      await openNewStyle(testUser);
      await fillStyle(testUser, {
        service,
        name: style,
        price: '100',
        deposit: '30',
        discount: '10',
        short: 'A braided crown.',
        full: 'One braid, laid around the head.',
        duration: '1:30',
      });
      // Worked out as soon as the discount was left.
      expect(await getStyleForm(page).getByLabel('Final price ($)').inputValue()).toBe('90');
      const picture = await getPicture(page);
      await uploadImage(testUser, picture);
      await page.getByRole('img', { name: 'Preview of the image of the new style' }).waitFor();
      await addAvailability(testUser, 'Friday 4 December 2026', ['5:00 pm']);
      await addAvailability(testUser, 'Saturday 5 December 2026', ['2:00 pm', '3:30 pm']);
      await page.getByText('2 dates chosen').waitFor();
      await submitStyle(testUser);
      await waitForToast(page, 'Style added successfully!');
      expect((await loadStyle(harness.product, style)).dayTimeMapping).toEqual({
        '2026-12-04': ['17:00'],
        '2026-12-05': ['14:00', '15:30'],
      });

      const parent = newParent('Amara');
      const guest = await newUser({ ...mode, user: await createParent(harness.product, parent) });
      await guest.page.goto('/services');
      await chooseServiceType(guest, service);
      await expectPicture(guest.page, style, picture);
      await openPicker(guest, service, style);
      await pickFreeSlot(guest, getPicker(guest.page));
      await fillChild(guest, sampleChild);
      await submitBooking(guest);
      await expect.poll(() => sentMails('received', parent)).toHaveLength(1);

      await openBooking(testUser, parent);
      await page.getByRole('heading', { name: `Ada, ${style}`, level: 2 }).waitFor();
      await page.getByText('Friday 4 December 2026, 5:00 pm to 6:30 pm').waitFor();
      await page.getByText(`The transfer’s remark should read “Ada, ${service}, `).waitFor();
      await page
        .getByText('Set the deposit to PAID first. Then you can change the payment.')
        .first()
        .waitFor();
      await setStatus(testUser, 'deposit', 'PAID');
      await waitForToast(page, 'Deposit status updated successfully');
      await expect.poll(() => sentMails('depositConfirmed', parent)).toHaveLength(1);
      await setStatus(testUser, 'payment', 'CONFIRMED');
      await waitForToast(page, 'Payment status updated successfully');
      await page.getByText('Payment set to CONFIRMED by you').waitFor();

      await guest.page.goto('/dashboard/bookings');
      await guest.driver.press(getActionsButton(guest.page, style));
      await guest.driver.press(guest.page.getByRole('menuitem', { name: 'View' }));
      const summary = guest.page.getByRole('dialog', { name: 'Your appointment' });
      await summary.getByText('Payment Status: PAID').waitFor();
      await summary.getByText('Everything is paid. Thank you.').waitFor();
    },
  );

  it(
    'names what is missing in a service, and refuses a name in use without losing it',
    inTurn(),
    async () => {
      const testUser = await openAsOwner(harness, mode);
      const { page, driver } = testUser;
      await driver.press(page.getByRole('button', { name: 'Create a service' }));
      const dialog = page.getByRole('dialog', { name: 'Create a service' });
      const name = dialog.getByLabel('service name');
      const create = dialog.getByRole('button', { name: 'Create', exact: true });
      await driver.press(create);
      await dialog.getByText('Service name is required').waitFor();
      await expectFocus(name);
      await driver.type(name, 'Cornrows');
      await driver.press(create);
      await waitForToast(page, 'Failed to create service type. Please try again.', 5);
      await dialog
        .getByText('There is already a service with this name. Please choose another one.')
        .waitFor();
      await expectFocus(name);
      expect(await name.inputValue()).toBe('Cornrows');

      // Whoever typed something is asked before it is lost.
      await driver.press(dialog.getByRole('button', { name: 'Cancel' }));
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByText('Your changes on this page will be lost.').waitFor();
      await driver.press(question.getByRole('button', { name: 'Stay here' }));
      await question.waitFor({ state: 'hidden' });
      expect(await name.inputValue()).toBe('Cornrows');
      await driver.press(dialog.getByRole('button', { name: 'Cancel' }));
      await driver.press(question.getByRole('button', { name: 'Leave' }));
      await dialog.waitFor({ state: 'hidden' });
      await openAdminPage(testUser, 'Services');
    },
  );

  it('shows Not Found to a parent, on every page', inTurn(), async () => {
    const { page } = await newUser({
      ...mode,
      user: await createParent(harness.product, newParent('Binta')),
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ownersPaths) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'Not Found', level: 1 }).waitFor();
      await page.getByText('There is no page here for your account.').waitFor();
      expect(await page.getByRole('link', { name: 'Bookings' }).count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Create a service' }).count()).toBe(0);
    }
    expect(asked.filter((path) => /^\/api\/(booking|users)/.test(path))).toEqual([]);
  });
});
