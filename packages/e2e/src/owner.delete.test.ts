import { describe, expect, it } from 'vitest';
import { ownerWays } from './hands.ts';
import { rotate } from './journeys.ts';
import { findStyle, goTo, letOwnerIn } from './owner.ts';
import { actionsOn, ada, expectArrival, expectFocus, owner, parentNamed, readToast } from './parent.ts';
import { booked, callerOf, freeSlot, loggedIn, registered, styleMade, typeMade } from './setting.ts';
import { openForVisits } from './visits.ts';

describe.each(ownerWays)('deleting, $name', (way) => {
  const inTurn = rotate(ownerWays, way, 1, true);
  // Of its own for each way, so that no chair is taken by the appointments of another.
  const visits = openForVisits();
  const { letIn, told } = visits;

  it(
    'of a style is refused while an appointment is to come, and then keeps its name for old ones',
    inTurn(),
    async () => {
      const { product } = visits;
      const style = 'Star plaits';
      const user = await loggedIn(product, owner);
      const { serviceId } = await typeMade(product, user, 'Stars');
      await styleMade(product, user, { serviceId, style });
      const parent = parentNamed('Funmi');
      const member = await registered(product, parent);
      await booked(product, member, await freeSlot(product, style), ada);

      const visitor = await letOwnerIn(visits, way);
      const { page, hands } = visitor;
      await findStyle(visitor, style);
      const remove = page.getByRole('button', { name: `Delete ${style}` });
      await hands.press(remove);
      const question = page.getByRole('alertdialog', { name: `Delete “${style}”?` });
      await question
        .getByText(
          'It disappears from the Services page. Old appointments keep its name. This cannot be undone.',
        )
        .waitFor();
      await hands.press(question.getByRole('button', { name: 'Keep it' }));
      await expectFocus(remove);
      await hands.press(remove);
      await hands.press(question.getByRole('button', { name: 'Delete style' }));
      await readToast(page, 'Failed to delete style. Please try again.', 5);
      await question
        .getByText(
          `“${style}” cannot be deleted, because 1 appointment is still to come. Finish or cancel it first.`,
        )
        .waitFor();
      await hands.press(question.getByRole('link', { name: 'Show these bookings' }));
      await expectArrival(page, 'Bookings');

      // Only what stands in the way is shown.
      const list = page.getByRole('region', { name: 'All bookings' });
      const update = list.getByRole('link', {
        name: new RegExp(`^Update the booking of Funmi ${parent.lastName} on`),
      });
      await update.waitFor();
      expect(await list.getByRole('link', { name: /^Update the booking of/ }).count()).toBe(1);
      await hands.press(update);
      await hands.press(page.getByRole('button', { name: 'Cancel appointment' }));
      const cancel = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
      await hands.press(cancel.getByRole('button', { name: 'Cancel appointment' }));
      await readToast(page, 'Service cancelled successfully');
      await expect.poll(() => told('cancelledByStudio', parent)).toHaveLength(1);

      await goTo(visitor, 'Styles');
      await findStyle(visitor, style);
      await hands.press(remove);
      await hands.press(question.getByRole('button', { name: 'Delete style' }));
      await readToast(page, 'Style deleted successfully');
      await page.getByText(`Nothing matches “${style}”.`).waitFor();
      const { data: offered = [] } = await callerOf(product).GET('/api/styles/all');
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.map((each) => each.style)).not.toContain(style);

      const guest = await letIn({ user: member });
      await guest.page.goto('/dashboard/bookings');
      await guest.hands.press(actionsOn(guest.page, style));
      await guest.hands.press(guest.page.getByRole('menuitem', { name: 'View' }));
      const summary = guest.page.getByRole('dialog', { name: 'Your appointment' });
      await summary.getByText('Payment Status: CANCELLED').waitFor();
    },
  );

  it('of a service is refused while it has styles, and works once they are gone', inTurn(), async () => {
    const { product } = visits;
    const user = await loggedIn(product, owner);
    const { serviceId } = await typeMade(product, user, 'Moons');
    await styleMade(product, user, { serviceId, style: 'Crescent braids' });
    const visitor = await letOwnerIn(visits, way);
    const { page, hands } = visitor;
    await goTo(visitor, 'Services');

    await hands.press(page.getByRole('button', { name: 'Edit Moons' }));
    const dialog = page.getByRole('dialog', { name: 'Update Service' });
    const name = dialog.getByLabel('Service Name');
    await expectFocus(name);
    expect(await name.inputValue()).toBe('Moons');
    await hands.type(name, 'Half moons');
    await hands.press(dialog.getByRole('button', { name: 'Update' }));
    await readToast(page, 'Service updated successfully');

    const remove = page.getByRole('button', { name: 'Delete Half moons' });
    await hands.press(remove);
    const question = page.getByRole('alertdialog', { name: 'Delete “Half moons”?' });
    await hands.press(question.getByRole('button', { name: 'Delete service' }));
    await readToast(page, 'Failed to delete service. Please try again.', 5);
    await question
      .getByText('“Half moons” cannot be deleted, because it still has 1 style. Delete that style first.')
      .waitFor();
    await hands.press(question.getByRole('link', { name: 'Show these styles' }));
    await expectArrival(page, 'Styles');
    expect(await page.getByLabel('Search styles').inputValue()).toBe('Half moons');
    await hands.press(page.getByRole('button', { name: 'Delete Crescent braids' }));
    const ofStyle = page.getByRole('alertdialog', { name: 'Delete “Crescent braids”?' });
    await hands.press(ofStyle.getByRole('button', { name: 'Delete style' }));
    await readToast(page, 'Style deleted successfully');

    await goTo(visitor, 'Services');
    await hands.press(remove);
    await hands.press(question.getByRole('button', { name: 'Delete service' }));
    await readToast(page, 'Service deleted successfully');
    await remove.waitFor({ state: 'hidden' });
    const { data: types = [] } = await callerOf(product).GET('/api/service-type/service/all');
    expect(types.length).toBeGreaterThan(0);
    expect(types.map(({ serviceName }) => serviceName)).not.toContain('Half moons');
  });
});
