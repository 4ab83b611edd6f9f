import { describe, expect, it } from 'vitest';
import { ownerWays } from './hands.ts';
import { rotate } from './journeys.ts';
import { goTo, letOwnerIn } from './owner.ts';
import { expectFocus, readToast } from './parent.ts';
import { openForVisits } from './visits.ts';

const visits = openForVisits();

describe.each(ownerWays)('a review, $name', (way) => {
  const inTurn = rotate(ownerWays, way, 2, true);
  it('is added, changed and deleted, as the home page then shows', inTurn(), async () => {
    const first = `She sat still the whole time, said somebody ${way.name}.`;
    const second = `She sat still and laughed, said somebody ${way.name}.`;
    const guest = await visits.letIn();
    const expectOnHomePage = async (text: string, isThere: boolean) => {
      await guest.page.goto('/');
      await guest.page.getByText('(demo)').first().waitFor({ state: 'attached' });
      expect((await guest.page.getByText(text).count()) > 0).toBe(isThere);
    };
    const visitor = await letOwnerIn(visits, way);
    const { page, hands } = visitor;
    await goTo(visitor, 'Reviews');

    await hands.press(page.getByRole('button', { name: 'Add Review' }));
    const add = page.getByRole('dialog', { name: 'Add Review' });
    await expectFocus(add.getByLabel('Review Message'));
    await hands.type(add.getByLabel('Review Message'), 'x'.repeat(256));
    await hands.press(add.getByRole('button', { name: 'Add review' }));
    await add.getByText('Please keep the review to 255 characters.').first().waitFor();
    await add.getByText('Full name is required').waitFor();
    await expectFocus(add.getByLabel('Review Message'));
    await hands.type(add.getByLabel('Review Message'), first);
    await hands.type(add.getByLabel('Full Name'), `Gbemi ${way.name}`);
    await hands.press(add.getByRole('button', { name: 'Add review' }));
    await readToast(page, 'Review added successfully');
    await expectFocus(page.getByRole('button', { name: 'Add Review' }));
    await expectOnHomePage(first, true);

    await hands.type(page.getByLabel('Search reviews'), `Gbemi ${way.name}`);
    await page.getByText('1 review found').waitFor();
    const actions = page.getByRole('button', { name: `Actions for the review by Gbemi ${way.name}` });
    await hands.press(actions);
    await hands.press(page.getByRole('menuitem', { name: 'Edit' }));
    const edit = page.getByRole('dialog', { name: 'Edit review' });
    expect(await edit.getByLabel('Review Message').inputValue()).toBe(first);
    await hands.type(edit.getByLabel('Review Message'), second);
    await hands.press(edit.getByRole('button', { name: 'Save review' }));
    await readToast(page, 'Review updated successfully');
    await expectOnHomePage(second, true);
    await expectOnHomePage(first, false);

    await hands.press(actions);
    await hands.press(page.getByRole('menuitem', { name: 'Delete' }));
    const question = page.getByRole('alertdialog', { name: `Delete the review by Gbemi ${way.name}?` });
    await question.getByText(/It disappears from the home page\. This cannot be undone\.$/).waitFor();
    await hands.press(question.getByRole('button', { name: 'Keep it' }));
    await expectFocus(actions);
    await hands.press(actions);
    await hands.press(page.getByRole('menuitem', { name: 'Delete' }));
    await hands.press(question.getByRole('button', { name: 'Delete review' }));
    await readToast(page, 'Review deleted successfully');
    await expectOnHomePage(second, false);
  });
});
