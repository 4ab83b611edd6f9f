import { describe, expect, it } from 'vitest';
import { inputModes, type InputMode } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import {
  getActionsButton,
  sampleChild,
  expectHeadingFocus,
  expectMenuItems,
  expectFocus,
  expectTitle,
  expectTitleFocus,
  newParent,
  pickFreeSlot,
  waitForToast,
} from './parentPage.ts';
import { createBooking, freeSlot, createParent, listUserSlots } from './testData.ts';
import { startHarness } from './harness.ts';

const style = 'Two big plaits';

const harness = startHarness();
const { newUser, sentMails } = harness;

/** A parent who looks at her appointments, one of which still waits for its deposit. */
async function withAppointment(mode: InputMode, name: string) {
  const parent = newParent(name);
  const user = await createParent(harness.product, parent);
  const slot = await freeSlot(harness.product, style);
  await createBooking(harness.product, user, slot, sampleChild);
  const testUser = await newUser({ ...mode, user });
  await testUser.page.goto('/dashboard/bookings');
  return { ...testUser, parent, user, slot };
}

describe.each(inputModes)('an appointment, $name', (mode) => {
  const inTurn = alternateInputModes(inputModes, mode, { first: 2 });
  it('is moved by its parent to another time, with the same deadline', inTurn(), async () => {
    const { page, driver, parent, user, slot } = await withAppointment(mode, 'Esther');
    await driver.press(getActionsButton(page, style));
    await driver.press(page.getByRole('menuitem', { name: 'Reschedule' }));
    await expectHeadingFocus(page, 'Reschedule');
    await expectTitle(page, 'Reschedule · Plaitful Kids');
    const now = page.getByText(/^Your time now: /);
    const before = await now.textContent();

    await driver.press(page.getByRole('button', { name: 'Reschedule' }));
    const picker = page.getByRole('dialog', { name: 'Choose a new date and time' });
    await expectTitleFocus(picker, 'Choose a new date and time');
    await pickFreeSlot({ driver }, picker, 'last');
    const confirm = page.getByRole('dialog', { name: 'Confirm the new time' });
    await expectTitleFocus(confirm, 'Confirm the new time');
    expect(await confirm.getByLabel('Full name').inputValue()).toBe(`Esther ${parent.lastName}`);
    expect(await confirm.getByLabel('Email').inputValue()).toBe(parent.email);
    await confirm
      .getByText(
        'There is a 15-minute grace period. If you arrive later than that, a late fee of $15 applies, and we may have to choose a simpler style so that the next child can start on time.',
      )
      .waitFor();
    await confirm
      .getByText(
        'The deposit is still due before Wednesday 2 December 2026, 10:00 am. A new time does not give more time to pay.',
      )
      .waitFor();
    await driver.press(confirm.getByRole('button', { name: 'Reschedule Now' }));

    await confirm.waitFor({ state: 'hidden' });
    await waitForToast(page, 'Rescheduled booking successfully');
    await expect.poll(() => now.textContent()).not.toBe(before);
    await expect.poll(() => sentMails('rescheduled', parent)).toHaveLength(1);
    const [moved, ...others] = await listUserSlots(harness.product, user);
    expect(others).toEqual([]);
    expect(moved).not.toEqual(slot);
  });

  it('is cancelled by its parent, and its time is free again', inTurn(), async () => {
    const { page, driver, parent, slot } = await withAppointment(mode, 'Folake');
    const actions = getActionsButton(page, style);
    await driver.press(actions);
    await driver.press(page.getByRole('menuitem', { name: 'Cancel' }));
    const question = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
    await question.getByText(/The spot will be free for others at once\.$/).waitFor();
    // Who only wanted to look keeps it, and is where she was.
    await driver.press(question.getByRole('button', { name: 'Keep it' }));
    await expectFocus(actions);

    await driver.press(actions);
    await driver.press(page.getByRole('menuitem', { name: 'Cancel' }));
    await driver.press(question.getByRole('button', { name: 'Cancel appointment' }));
    await waitForToast(page, 'Booking cancelled successfully');
    await page
      .getByRole('row', { name: new RegExp(style) })
      .getByText('Cancelled')
      .waitFor();
    await driver.press(actions);
    await expectMenuItems(page, ['View', 'Book again']);
    await driver.press(page.getByRole('menuitem', { name: 'View' }));
    const summary = page.getByRole('dialog', { name: 'Your appointment' });
    await summary.getByText('Payment Status: CANCELLED').waitFor();
    await summary.getByText('You cancelled it on Tuesday 1 December 2026, 10:00 am.').waitFor();
    await expect.poll(() => sentMails('cancelledByParent', parent)).toHaveLength(1);
    expect(await freeSlot(harness.product, style)).toEqual(slot);
  });
});
