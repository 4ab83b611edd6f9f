import { describe, expect, it } from 'vitest';
import { expectFocus } from './keyboard.ts';
import { ownerInputModes } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import { findStyle, openAdminPage, openAsOwner } from './adminPage.ts';
import {
  getActionsButton,
  sampleChild,
  expectHeadingFocus,
  owner,
  newParent,
  waitForToast,
} from './parentPage.ts';
import {
  createBooking,
  createTestApiClient,
  freeSlot,
  logInByApi,
  createParent,
  createStyle,
  createType,
} from './testData.ts';
import { startHarness } from './harness.ts';

describe.each(ownerInputModes)('deleting, $name', (mode) => {
  const inTurn = alternateInputModes(ownerInputModes, mode, { first: 1, own: 'ci' });
  // Of its own for each mode, so that no chair is taken by the appointments of another.
  const harness = startHarness();
  const { newUser, sentMails } = harness;

  it(
    'of a style is refused while an appointment is to come, and then keeps its name for old ones',
    inTurn(),
    async () => {
      const { product } = harness;
      const style = 'Star plaits';
      const user = await logInByApi(product, owner);
      const { serviceId } = await createType(product, user, 'Stars');
      await createStyle(product, user, { serviceId, style });
      const parent = newParent('Funmi');
      const member = await createParent(product, parent);
      await createBooking(product, member, await freeSlot(product, style), sampleChild);

      const testUser = await openAsOwner(harness, mode);
      const { page, driver } = testUser;
      await findStyle(testUser, style);
      const remove = page.getByRole('button', { name: `Delete ${style}` });
      await driver.press(remove);
      const question = page.getByRole('alertdialog', { name: `Delete “${style}”?` });
      await question
        .getByText(
          'It disappears from the Services page. Old appointments keep its name. This cannot be undone.',
        )
        .waitFor();
      await driver.press(question.getByRole('button', { name: 'Keep it' }));
      await expectFocus(remove);
      await driver.press(remove);
      await driver.press(question.getByRole('button', { name: 'Delete style' }));
      await question
        .getByText(
          `“${style}” cannot be deleted, because 1 appointment is still to come. Finish or cancel it first.`,
        )
        .waitFor();
      await driver.press(question.getByRole('link', { name: 'Show these bookings' }));
      await expectHeadingFocus(page, 'Bookings');

      // Only what stands in the way is shown.
      const list = page.getByRole('region', { name: 'All bookings' });
      const update = list.getByRole('link', {
        name: new RegExp(`^Update the booking of Funmi ${parent.lastName} on`),
      });
      await update.waitFor();
      expect(await list.getByRole('link', { name: /^Update the booking of/ }).count()).toBe(1);
      await driver.press(update);
      await driver.press(page.getByRole('button', { name: 'Cancel appointment' }));
      const cancel = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
      await driver.press(cancel.getByRole('button', { name: 'Cancel appointment' }));
      await waitForToast(page, 'Service cancelled successfully');
      await expect.poll(() => sentMails('cancelledByStudio', parent)).toHaveLength(1);

      await openAdminPage(testUser, 'Styles');
      await findStyle(testUser, style);
      await driver.press(remove);
      await driver.press(question.getByRole('button', { name: 'Delete style' }));
      await waitForToast(page, 'Style deleted successfully');
      await page.getByText(`Nothing matches “${style}”.`).waitFor();
      const { data: offered = [] } = await createTestApiClient(product).GET('/api/styles/all');
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.map((each) => each.style)).not.toContain(style);

      const guest = await newUser({ user: member });
      await guest.page.goto('/dashboard/bookings');
      await guest.driver.press(getActionsButton(guest.page, style));
      await guest.driver.press(guest.page.getByRole('menuitem', { name: 'View' }));
      const summary = guest.page.getByRole('dialog', { name: 'Your appointment' });
      await summary.getByText('Payment Status: CANCELLED').waitFor();
    },
  );
});
