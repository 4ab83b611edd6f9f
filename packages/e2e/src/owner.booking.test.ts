import { describe, expect, it } from 'vitest';
import { expectFocus } from './keyboard.ts';
import { ownerInputModes, type InputMode } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import { openAsOwner, openBooking, setStatus } from './adminPage.ts';
import { getActionsButton, sampleChild, expectMenuItems, newParent, waitForToast } from './parentPage.ts';
import { createBooking, freeSlot, createParent } from './testData.ts';
import { startHarness } from './harness.ts';

const style = 'Two big plaits';

describe.each(ownerInputModes)('a booking, $name', (mode) => {
  const inTurn = alternateInputModes(ownerInputModes, mode, { first: 1, own: 'ci' });
  // Of its own for each mode: else the chairs of the first Saturday would all be taken at the last one.
  const harness = startHarness();
  const { newUser, sentMails } = harness;

  /** The owner at the update page of a new booking, whose parent looks at it in her own browser. */
  async function withBooking(at: InputMode, name: string) {
    const parent = newParent(name);
    const user = await createParent(harness.product, parent);
    const slot = await freeSlot(harness.product, style);
    await createBooking(harness.product, user, slot, sampleChild);
    const testUser = await openAsOwner(harness, at);
    await openBooking(testUser, parent);
    const guest = await newUser({ user });
    await guest.page.goto('/dashboard/bookings');
    return { ...testUser, parent, slot, guest };
  }

  it('payment can be reverted', inTurn(), async () => {
    const { page, driver, parent, guest } = await withBooking(mode, 'Chioma');
    await setStatus({ page, driver }, 'deposit', 'PAID');
    await waitForToast(page, 'Deposit status updated successfully');
    await expect.poll(() => sentMails('depositConfirmed', parent)).toHaveLength(1);
    await guest.page.reload();
    await guest.driver.press(getActionsButton(guest.page, style));
    await expectMenuItems(guest.page, ['View']);

    await setStatus({ page, driver }, 'deposit', 'NOT_PAID');
    const question = page.getByRole('alertdialog', { name: 'Set the deposit back to NOT_PAID?' });
    await question
      .getByText(
        /^The parent can then cancel and reschedule again\. It is cancelled by itself on Wednesday 2\sDecember 2026, 10:0\d\sam if it stays unpaid; a deposit that the parent said was sent keeps its deadline\. No message is sent\.$/,
      )
      .waitFor();
    await driver.press(question.getByRole('button', { name: 'Leave it PAID' }));
    const update = page.getByRole('button', { name: 'Update deposit' });
    await expectFocus(update);
    await driver.press(update);
    await driver.press(question.getByRole('button', { name: 'Set to NOT_PAID' }));
    await waitForToast(page, 'Deposit status updated successfully');
    await expectFocus(update);
    await page
      .getByText('Unpaid. The booking is cancelled by itself on Wednesday 2 December 2026, 10:00 am.')
      .waitFor();
    await page.getByText('Deposit set to NOT_PAID by you').waitFor();

    await guest.page.reload();
    await guest.driver.press(getActionsButton(guest.page, style));
    await expectMenuItems(guest.page, ['View', 'Reschedule', 'Cancel']);
    expect(sentMails('depositReminder', parent)).toEqual([]);
  });

  it('that is unpaid is cancelled, its parent gets a mail, and its time is free', inTurn(), async () => {
    const { page, driver, parent, guest, slot } = await withBooking(mode, 'Desta');
    const cancel = page.getByRole('button', { name: 'Cancel appointment' });
    await driver.press(cancel);
    const question = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
    await question
      .getByText(new RegExp(`Desta ${parent.lastName} is told, and the time is free for others at once\\.$`))
      .waitFor();
    await driver.press(question.getByRole('button', { name: 'Keep it' }));
    await expectFocus(cancel);
    await driver.press(cancel);
    await driver.press(question.getByRole('button', { name: 'Cancel appointment' }));
    await waitForToast(page, 'Service cancelled successfully');
    await expectFocus(page.getByRole('heading', { name: `Ada, ${style}`, level: 2 }));
    await page.getByText('Cancelled by the studio on Tuesday 1 December 2026, 10:00 am.').waitFor();
    await expect.poll(() => sentMails('cancelledByStudio', parent)).toHaveLength(1);
    expect(await freeSlot(harness.product, style)).toEqual(slot);

    await guest.page.reload();
    await guest.driver.press(getActionsButton(guest.page, style));
    await expectMenuItems(guest.page, ['View', 'Book again']);
  });

  it('that is paid is cancelled by its payment status, and can be brought back', inTurn(), async () => {
    const { page, driver, parent } = await withBooking(mode, 'Eniola');
    await setStatus({ page, driver }, 'deposit', 'PAID');
    await waitForToast(page, 'Deposit status updated successfully');
    await setStatus({ page, driver }, 'payment', 'CANCELLED');
    const question = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
    const returned = question
      .getByRole('radiogroup', { name: 'The deposit of $20 is paid' })
      .getByRole('radio', { name: 'I return it' });
    expect(await returned.isChecked()).toBe(true);
    await driver.press(question.getByRole('button', { name: 'Cancel appointment' }));
    await waitForToast(page, 'Service cancelled successfully');
    await expect.poll(() => sentMails('cancelledByStudio', parent)).toHaveLength(1);

    await setStatus({ page, driver }, 'payment', 'PENDING');
    const back = page.getByRole('alertdialog', { name: 'Bring this appointment back?' });
    await back
      .getByText(
        new RegExp(
          `^It is on again for .+, if the time is still free\\. Eniola ${parent.lastName} is told\\.$`,
        ),
      )
      .waitFor();
    await driver.press(back.getByRole('button', { name: 'Bring it back' }));
    await waitForToast(page, 'The appointment is on again');
    await page.getByText('Brought back by you, payment PENDING').waitFor();
    await expect.poll(() => sentMails('restored', parent)).toHaveLength(1);
  });
});
