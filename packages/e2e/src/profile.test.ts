import { describe, expect, it } from 'vitest';
import { startHarness } from './harness.ts';
import { inputModes, ownerInputModes } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import { openAsOwner, openBooking } from './adminPage.ts';
import {
  sampleChild,
  getConfirmation,
  expectHeadingFocus,
  getForm,
  newParent,
  openPicker,
  getPicker,
  pickFreeSlot,
  waitForToast,
  type Actor,
} from './parentPage.ts';
import { createTestApiClient, createParent } from './testData.ts';

const avoid = 'Peanut oil, strong perfume';

async function saveChild({ page, driver }: Actor): Promise<void> {
  await page.goto('/dashboard/profile');
  await driver.press(page.getByRole('button', { name: 'Add your first child' }));
  const dialog = page.getByRole('dialog', { name: 'Add a child' });
  await driver.type(dialog.getByRole('textbox', { name: 'Name', exact: true }), sampleChild.name);
  await driver.enterDate(dialog.getByLabel('Date of birth'), sampleChild.dateOfBirth);
  await driver.press(dialog.getByRole('radio', { name: 'Coily' }));
  await driver.press(dialog.getByRole('radio', { name: 'To her shoulders' }));
  await driver.press(dialog.getByRole('checkbox', { name: 'She is tender-headed' }));
  await driver.type(dialog.getByRole('textbox', { name: 'Allergies and what to avoid' }), avoid);
  await driver.press(dialog.getByRole('checkbox', { name: 'Purple' }));
  await driver.press(dialog.getByRole('button', { name: 'Save' }));
  await page.getByRole('article', { name: sampleChild.name }).getByText(avoid).waitFor();
}

/** Books with the only saved child. @returns how many presses it takes after Next */
async function bookSaved(actor: Actor): Promise<number> {
  const { page, driver } = actor;
  await openPicker(actor, 'Braids', 'Two big plaits');
  await pickFreeSlot(actor, getPicker(page));
  const form = getForm(page);
  await form
    .getByText(`${sampleChild.name}’s name, date of birth and your phone are filled in. Please check them.`)
    .waitFor();
  const presses = [
    form.getByRole('checkbox', { name: 'I agree to the booking policies.' }),
    form.getByRole('checkbox', { name: 'I agree to the cancellation policy.' }),
    form.getByRole('checkbox', { name: 'I agree to photos of my child’s hair.' }),
    form.getByRole('button', { name: 'Book Now' }),
  ];
  for (const target of presses) await driver.press(target);
  await getConfirmation(page).waitFor();
  return presses.length;
}

describe.each(inputModes)('the profile, $name', (mode) => {
  const inTurn = alternateInputModes(inputModes, mode);
  const harness = startHarness();

  it(
    'saves a child with her hair card, who is filled in and booked in four presses and whose photos are taken back, then agreed to for one appointment; the studio sees each and writes a note for itself',
    inTurn(),
    async () => {
      const parent = newParent('Folake');
      const user = await createParent(harness.product, parent);
      await createTestApiClient(harness.product, user).PUT('/api/account', {
        body: { firstName: parent.firstName, lastName: parent.lastName, mobilePhone: sampleChild.phone },
      });
      const testUser = await harness.newUser({ ...mode, user });
      const { page, driver } = testUser;
      await saveChild(testUser);
      await page.reload();
      expect(await bookSaved(testUser)).toBe(4);

      await page.goto('/dashboard/profile');
      const card = page.getByRole('article', { name: sampleChild.name });
      await card.getByText('Yes, you may').waitFor();
      await driver.press(card.getByRole('button', { name: 'Take it back' }));
      const question = page.getByRole('alertdialog', { name: 'No more photos of Ada’s hair?' });
      await driver.press(question.getByRole('button', { name: 'Take it back' }));
      await card.getByText('No photos', { exact: true }).waitFor();

      const studio = await openAsOwner(harness, ownerInputModes[inputModes.indexOf(mode)] ?? mode);
      await openBooking(studio, parent);
      await expectHeadingFocus(studio.page, 'Update booking');
      const hairCard = studio.page.getByRole('region', { name: 'Ada’s hair card' });
      await hairCard.getByText(avoid).waitFor();
      await studio.page.getByText(/^No photos \(agreed when booking, withdrawn /).waitFor();
      await studio.driver.type(hairCard.getByLabel('Your note'), 'Loves the window seat.');
      await studio.driver.press(hairCard.getByRole('button', { name: 'Save note' }));
      await waitForToast(studio.page, 'The note is saved');

      await page.goto('/dashboard/bookings');
      await driver.press(page.getByRole('button', { name: /^Actions for / }));
      await driver.press(page.getByRole('menuitem', { name: 'View' }));
      const photos = page.getByRole('region', { name: 'Photos of her hair' });
      await driver.press(photos.getByRole('button', { name: 'Agree to photos' }));
      await driver.press(photos.getByRole('button', { name: 'I agree' }));
      await photos.getByText('Yes, you may').waitFor();
      await studio.page.reload();
      await studio.page.getByText(/^Photos are fine \(agreed /).waitFor();

      await page.goto('/dashboard/profile');
      await card.getByText(avoid).waitFor();
      expect(await page.content()).not.toContain('window seat');
    },
  );
});
