import { describe, expect, it } from 'vitest';
import { mouseMode } from './inputModes.ts';
import {
  sampleChild,
  getConfirmation,
  expectHeadingFocus,
  expectChild,
  getForm,
  openPicker,
  newParent,
  getPicker,
  pickFreeSlot,
  fillChild,
  registerToBook,
  submitBooking,
} from './parentPage.ts';
import { createBooking, freeSlot, createUnverifiedParent, verificationToken } from './testData.ts';
import { startHarness } from './harness.ts';

const harness = startHarness({ rateLimit: 'on' });

const style = 'Two big plaits';
const verify = 'Verify your email address by 11:00 am, or this time is free again';
const deposit = 'Send the deposit before Wednesday 2 December 2026, 10:00 am';

describe('a parent whose email address is not verified', () => {
  it('books at once, and keeps the time until the deposit is due once the mailed link was opened', async () => {
    const testUser = await harness.newUser(mouseMode);
    const { page, driver } = testUser;
    const parent = newParent('Folake');
    await openPicker(testUser, 'Braids', style);
    await registerToBook(testUser, parent);
    await submitBooking(testUser);
    await getConfirmation(page).getByText(verify).waitFor();

    await driver.press(page.getByRole('link', { name: 'See My Appointments' }));
    await expectHeadingFocus(page, 'My Appointments');
    await page.getByText(verify).waitFor();
    await page.getByText(deposit).waitFor();

    await page.goto(`/verify-email#token=${await verificationToken(harness.product, parent)}`);
    await driver.press(page.getByRole('button', { name: 'Verify my email' }));
    await expectHeadingFocus(page, 'Email verified');
    expect(page.url()).not.toContain('token');
    await driver.press(page.getByRole('main').getByRole('link', { name: 'See My Appointments' }));
    await expectHeadingFocus(page, 'My Appointments');
    await page.getByText(deposit).waitFor();
    expect(await page.getByText(/^Verify your email address/).count()).toBe(0);

    await harness.advanceTime({ hours: 2 });
    await page.reload();
    await page.getByText(deposit).waitFor();
  });

  it(
    'is refused a second booking, loses nothing of it, and books it once the address is verified',
    { tags: ['ci'] },
    async () => {
      const parent = newParent('Gbemi');
      const user = await createUnverifiedParent(harness.product, parent);
      await createBooking(harness.product, user, await freeSlot(harness.product, style), sampleChild);
      const testUser = await harness.newUser({ ...mouseMode, user });
      const { page, driver } = testUser;
      await openPicker(testUser, 'Braids', style);
      await pickFreeSlot(testUser, getPicker(page), 'last');
      const form = getForm(page);
      await fillChild(testUser, sampleChild);
      const bookNow = form.getByRole('button', { name: 'Book Now' });
      await driver.press(bookNow);
      await form.getByText(/^You have an unpaid booking already\. Verify your email address/).waitFor();
      await expectChild(page, sampleChild);
      await driver.press(form.getByRole('button', { name: 'Send the link again' }));
      await form.getByText(`We have sent the link to ${parent.email}.`).waitFor();

      const token = await verificationToken(harness.product, parent);
      const tab = await page.context().newPage();
      await tab.goto(`/verify-email#token=${token}`);
      await tab.getByRole('button', { name: 'Verify my email' }).click();
      await tab.getByRole('heading', { name: 'Email verified', level: 1 }).waitFor();
      await tab.close();

      await expectChild(page, sampleChild);
      await submitBooking(testUser);
      expect(await page.getByText(/^Verify your email address/).count()).toBe(0);
    },
  );
});
