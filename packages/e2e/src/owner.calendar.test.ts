import { beforeAll, describe, expect, it } from 'vitest';
import { ownerInputModes, type InputDriver } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import { openAsOwner } from './adminPage.ts';
import { sampleChild, expectTitleFocus, newParent, owner, getPicker, waitForToast } from './parentPage.ts';
import {
  createBooking,
  createParent,
  createStyle,
  createType,
  freeSlot,
  logInByApi,
  loadStyle,
} from './testData.ts';
import { startHarness } from './harness.ts';

/** Counts what a person does: the presses, and how often something is typed. */
function counted(driver: InputDriver): { driver: InputDriver; presses: number; typed: number } {
  const count = {
    presses: 0,
    typed: 0,
    driver: {
      ...driver,
      press: (target: Parameters<InputDriver['press']>[0]) => {
        count.presses += 1;
        return driver.press(target);
      },
      type: (...given: Parameters<InputDriver['type']>) => {
        count.typed += 1;
        return driver.type(...given);
      },
    },
  };
  return count;
}

describe.each(ownerInputModes)('the owner’s calendar, $name', (mode) => {
  const inTurn = alternateInputModes(ownerInputModes, mode, { first: 2 });
  const harness = startHarness();
  const style = 'Ladder braids';
  const day = 'Saturday 9 January 2027';

  // Saturday 9 January, noon: the demo studio has no appointments in January.
  beforeAll(async () => {
    await harness.advanceTime({ hours: 39 * 24 + 2 });
    const user = await logInByApi(harness.product, owner);
    const { serviceId } = await createType(harness.product, user, 'Ladders');
    await createStyle(harness.product, user, { serviceId, style });
  });

  it(
    'closes the afternoon in five presses at most, typing only the password, tells two families, and opens it again',
    inTurn(),
    async () => {
      const { product, sentMails } = harness;
      const parents = [newParent('Halima'), newParent('Ines')];
      for (const parent of parents) {
        const user = await createParent(product, parent);
        await createBooking(product, user, await freeSlot(product, style), sampleChild);
      }
      await harness.advanceTime({ hours: 1.5 });
      const before = await loadStyle(product, style);
      const { page, driver: hands } = await openAsOwner(harness, mode, '/admin/calendar');
      const count = counted(hands);
      const { driver } = count;
      await driver.press(page.getByRole('button', { name: 'Close from now on' }).first());
      const dialog = page.getByRole('dialog', { name: `Close ${day}, from 1:30 pm on` });
      await dialog.getByRole('heading', { name: '2 bookings in this time' }).waitFor();
      await driver.type(dialog.getByLabel('Your own password'), owner.password);
      await driver.press(dialog.getByRole('button', { name: 'Close and tell 2 families' }));
      await waitForToast(page, 'Sat 9 Jan, from 1:30 pm on is closed. 2 families are being told.');
      expect(count.presses).toBeLessThanOrEqual(5);
      expect(count.typed).toBe(1);
      for (const parent of parents) {
        await expect.poll(() => sentMails('askedToReschedule', parent)).toHaveLength(1);
      }

      const guest = await harness.newUser(mode);
      await guest.page.goto(`/services/${before.styleId}`);
      await guest.driver.press(guest.page.getByRole('button', { name: 'Book Now' }));
      await expectTitleFocus(getPicker(guest.page), 'Choose a date and a time');
      await getPicker(guest.page)
        .getByRole('button', { name: new RegExp(`^Today, ${day}, closed\\. Closed from 1:30 pm on\\.`) })
        .waitFor();

      const closed = page.getByRole('region', { name: 'Closed days' });
      await hands.press(closed.getByRole('button', { name: /^Open again/ }));
      await closed.getByText('Nothing is closed ahead.').waitFor();
      expect(await loadStyle(product, style)).toEqual(before);
    },
  );

  it(
    'offers many styles on the Fridays and Saturdays of a month at once, and takes it back',
    inTurn(),
    async () => {
      const { product } = harness;
      const loadTimes = async () => (await loadStyle(product, style)).dayTimeMapping;
      const before = await loadTimes();
      const { page, driver } = await openAsOwner(harness, mode, '/admin/calendar');
      await driver.press(page.getByRole('button', { name: 'Offer times', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Offer times' });
      const add = dialog.getByRole('button', { name: /^Add \d+ times$/ });
      await add.waitFor();
      const announced = Number(/\d+/.exec(await add.innerText())?.[0]);
      await driver.press(add);
      await page
        .getByText(new RegExp(`^${announced} times added for \\d+ styles\\. You can undo this until`))
        .waitFor();
      expect(Object.keys(await loadTimes()).length).toBeGreaterThan(Object.keys(before).length);
      await driver.press(page.getByRole('button', { name: 'Undo' }));
      await waitForToast(page, 'Undone. Everything is as it was before.');
      expect(await loadTimes()).toEqual(before);
    },
  );
});
