import { describe, expect, it } from 'vitest';
import { expectFocus } from './keyboard.ts';
import { ownerInputModes } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import { openAdminPage, openAsOwner } from './adminPage.ts';
import { waitForToast } from './parentPage.ts';
import { startHarness } from './harness.ts';

const harness = startHarness();

describe.each(ownerInputModes)('a review, $name', (mode) => {
  const inTurn = alternateInputModes(ownerInputModes, mode, { first: 2, own: 'ci' });
  it('is added, changed and deleted, as the home page then shows', inTurn(), async () => {
    const first = `She sat still the whole time, said somebody ${mode.name}.`;
    const second = `She sat still and laughed, said somebody ${mode.name}.`;
    const guest = await harness.newUser();
    const expectOnHomePage = async (text: string, isThere: boolean) => {
      await guest.page.goto('/');
      await guest.page.getByText('(demo)').first().waitFor({ state: 'attached' });
      expect((await guest.page.getByText(text).count()) > 0).toBe(isThere);
    };
    const testUser = await openAsOwner(harness, mode);
    const { page, driver } = testUser;
    await openAdminPage(testUser, 'Reviews');

    await driver.press(page.getByRole('button', { name: 'Add Review' }));
    const add = page.getByRole('dialog', { name: 'Add Review' });
    await expectFocus(add.getByLabel('Review Message'));
    await driver.type(add.getByLabel('Review Message'), 'x'.repeat(256));
    await driver.press(add.getByRole('button', { name: 'Add Review' }));
    await add.getByText('Please keep the review to 255 characters.').first().waitFor();
    await add.getByText('Full name is required').waitFor();
    await expectFocus(add.getByLabel('Review Message'));
    await driver.type(add.getByLabel('Review Message'), first);
    await driver.type(add.getByLabel('Full Name'), `Gbemi ${mode.name}`);
    await driver.press(add.getByRole('button', { name: 'Add Review' }));
    await waitForToast(page, 'Review added successfully');
    await expectFocus(page.getByRole('button', { name: 'Add Review' }));
    await expectOnHomePage(first, true);

    await driver.type(page.getByLabel('Search reviews'), `Gbemi ${mode.name}`);
    await page.getByText('1 review found').waitFor();
    const actions = page.getByRole('button', { name: `Actions for the review by Gbemi ${mode.name}` });
    await driver.press(actions);
    await driver.press(page.getByRole('menuitem', { name: 'Edit' }));
    const edit = page.getByRole('dialog', { name: 'Edit review' });
    expect(await edit.getByLabel('Review Message').inputValue()).toBe(first);
    await driver.type(edit.getByLabel('Review Message'), second);
    await driver.press(edit.getByRole('button', { name: 'Save review' }));
    await waitForToast(page, 'Review updated successfully');
    await expectOnHomePage(second, true);
    await expectOnHomePage(first, false);

    await driver.press(actions);
    await driver.press(page.getByRole('menuitem', { name: 'Delete' }));
    const question = page.getByRole('alertdialog', { name: `Delete the review by Gbemi ${mode.name}?` });
    await question.getByText(/It disappears from the home page\. This cannot be undone\.$/).waitFor();
    await driver.press(question.getByRole('button', { name: 'Keep it' }));
    await expectFocus(actions);
    await driver.press(actions);
    await driver.press(page.getByRole('menuitem', { name: 'Delete' }));
    await driver.press(question.getByRole('button', { name: 'Delete review' }));
    await waitForToast(page, 'Review deleted successfully');
    await expectOnHomePage(second, false);
  });
});
