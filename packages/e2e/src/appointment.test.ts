import { describe, expect, it } from 'vitest';
import type { Locator } from 'playwright';
import { expectFocus } from './keyboard.ts';
import { inputModes, type InputDriver, type InputMode } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import {
  getActionsButton,
  sampleChild,
  expectHeadingFocus,
  expectMenuItems,
  expectTitle,
  expectTitleFocus,
  newParent,
  getConfirmation,
  getForm,
  waitForToast,
} from './parentPage.ts';
import { cancelBooking, createBooking, freeSlot, createParent, listUserSlots } from './testData.ts';
import { startHarness } from './harness.ts';

const style = 'Two big plaits';

const harness = startHarness();
const { newUser, sentMails } = harness;

/** Counts what a parent presses on the way. */
function countPresses(driver: InputDriver) {
  let count = 0;
  const press = async (target: Locator): Promise<void> => {
    count += 1;
    await driver.press(target);
  };
  return Object.assign(press, { count: () => count });
}

interface Setting {
  /** Whether the girl is saved in the profile. @default false */
  readonly isSaved?: boolean;
  /** @default false */
  readonly isCancelled?: boolean;
}

/** A parent who looks at her appointments, one of which still waits for its deposit. */
async function withAppointment(mode: InputMode, name: string, { isSaved, isCancelled }: Setting = {}) {
  const parent = newParent(name);
  const user = await createParent(harness.product, parent);
  const slot = await freeSlot(harness.product, style);
  const { bookingId } = await createBooking(harness.product, user, slot, {
    ...sampleChild,
    ...(isSaved && { savesChild: true }),
  });
  if (isCancelled) await cancelBooking(harness.product, user, bookingId);
  const testUser = await newUser({ ...mode, user });
  await testUser.page.goto('/dashboard/bookings');
  return { ...testUser, parent, user, slot };
}

describe.each(inputModes)('an appointment, $name', (mode) => {
  const inTurn = alternateInputModes(inputModes, mode, { first: 2 });
  it('is moved by its parent to another time in five presses, with the same deadline', inTurn(), async () => {
    const { page, driver, parent, user, slot } = await withAppointment(mode, 'Esther');
    const press = countPresses(driver);
    const next = page.getByRole('region', { name: /^Next Ada/ });
    await press(next.getByRole('link', { name: 'Reschedule' }));
    const picker = page.getByRole('dialog', { name: 'Choose a new date and time' });
    await expectTitleFocus(picker, 'Choose a new date and time');
    await expectTitle(page, 'Reschedule · Plaitful Kids');
    // The calendar begins at her own day; she takes another one.
    await picker.getByRole('button', { name: /the day of your appointment now/ }).waitFor();
    await press(picker.getByRole('button', { name: /times? free$/, disabled: false }).last());
    await press(picker.getByRole('radio', { name: /free$/ }).last());
    await press(picker.getByRole('button', { name: 'Next', exact: true }));
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
    await press(confirm.getByRole('button', { name: 'Reschedule Now' }));
    expect(press.count()).toBe(5);

    await expectHeadingFocus(page, 'My Appointments');
    await waitForToast(page, 'Rescheduled booking successfully');
    await page.getByText(/^Moved to /).waitFor();
    await expect.poll(() => sentMails('rescheduled', parent)).toHaveLength(1);
    const [moved, ...others] = await listUserSlots(harness.product, user);
    expect(others).toEqual([]);
    expect(moved).not.toEqual(slot);
  });

  it(
    'is booked again in five presses for a girl who is saved, at the time it had before',
    inTurn(),
    async () => {
      const { page, driver, user, slot } = await withAppointment(mode, 'Grace', {
        isSaved: true,
        isCancelled: true,
      });
      const press = countPresses(driver);
      await press(page.getByRole('link', { name: /^Book again/ }));
      const picker = page.getByRole('dialog', { name: 'Choose a date and a time' });
      await expectTitleFocus(picker, 'Choose a date and a time');
      await press(picker.getByRole('button', { name: 'Next', exact: true }));
      const form = getForm(page);
      await form.getByText(/^Ada’s name, date of birth and your phone are filled in\./).waitFor();
      await press(form.getByRole('checkbox', { name: 'I agree to the booking policies.' }));
      await press(form.getByRole('checkbox', { name: 'I agree to the cancellation policy.' }));
      await press(form.getByRole('button', { name: 'Book Now' }));
      await getConfirmation(page).waitFor();
      expect(press.count()).toBe(5);
      expect(await listUserSlots(harness.product, user)).toEqual([slot]);
    },
  );

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
