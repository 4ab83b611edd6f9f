import { describe, expect, it } from 'vitest';
import { expectFocus } from './keyboard.ts';
import { inputModes } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import {
  getActionsButton,
  sampleChild,
  expectMenuItems,
  expectTitleFocus,
  expectChild,
  fillLogin,
  getForm,
  openPicker,
  newParent,
  getPicker,
  pickFreeSlot,
  fillChild,
  submitBooking,
} from './parentPage.ts';
import { createBooking, freeSlot, createParent, getSlot } from './testData.ts';
import { startHarness } from './harness.ts';

const style = 'Two big plaits';

describe.each(inputModes)('session expiry, $name', (mode) => {
  const inTurn = alternateInputModes(inputModes, mode, { first: 1, own: 'ci' });
  // Of its own for each mode: else the days of the first style would be over at the last one.
  const harness = startHarness();
  const { newUser, sentMails } = harness;

  it('a parent whose session ends while she fills the form loses nothing of it', inTurn(), async () => {
    const parent = newParent('Gift');
    const testUser = await newUser({ ...mode, user: await createParent(harness.product, parent) });
    const { page, driver } = testUser;
    await openPicker(testUser, 'Cornrows', 'Straight-back cornrows');
    await pickFreeSlot(testUser, getPicker(page));
    await fillChild(testUser, sampleChild);
    const slot = getSlot(page.url());
    // A session ends after 12 hours without a call.
    await harness.advanceTime({ hours: 13 });

    const form = getForm(page);
    const bookNow = form.getByRole('button', { name: 'Book Now' });
    await driver.press(bookNow);
    const login = page.getByRole('dialog', { name: 'Login' });
    await expectTitleFocus(login, 'Login');
    await login
      .getByText(
        'You were logged out because some time has passed. Log in again to go on. What you typed is still here.',
      )
      .waitFor();
    expect(await login.getByLabel('Email').inputValue()).toBe(parent.email);
    await fillLogin(testUser, parent);
    await expectFocus(bookNow);
    await expectChild(page, sampleChild);
    expect(getSlot(page.url())).toEqual(slot);
    await submitBooking(testUser);
    await expect.poll(() => sentMails('received', parent)).toHaveLength(1);
  });

  it(
    'a parent who misses the deadline of the deposit is told so, and her time is free again',
    inTurn(),
    async () => {
      const parent = newParent('Hawa');
      const user = await createParent(harness.product, parent);
      const slot = await freeSlot(harness.product, style);
      const { depositDueAt } = await createBooking(harness.product, user, slot, sampleChild);
      const testUser = await newUser({ ...mode, user });
      const { page, driver } = testUser;
      const deadline = inStudio(depositDueAt);
      await page.goto('/dashboard/bookings');
      await page.getByText(`Send the deposit before ${deadline}`).waitFor();
      await harness.advanceTime({ hours: 24 });
      await expect.poll(() => sentMails('cancelledUnpaid', parent)).toHaveLength(1);

      // Another day: her session has ended as well.
      await page.reload();
      await page.getByRole('dialog', { name: 'Login' }).waitFor();
      await fillLogin(testUser, parent);
      await page.getByRole('heading', { name: 'My Appointments', level: 1 }).waitFor();
      await page
        .getByRole('row', { name: new RegExp(style) })
        .getByText('Cancelled')
        .waitFor();
      await driver.press(getActionsButton(page, style));
      await expectMenuItems(page, ['View', 'Book again']);
      await driver.press(page.getByRole('menuitem', { name: 'View' }));
      const summary = page.getByRole('dialog', { name: 'Your appointment' });
      await summary.getByText('Payment Status: CANCELLED').waitFor();
      await summary
        .getByText(`The deposit had not arrived in time, so the booking ended on ${deadline}.`)
        .waitFor();
      await summary
        .getByText('This appointment is cancelled. Please do not send a deposit for it.')
        .waitFor();

      expect(await freeSlot(harness.product, style)).toEqual(slot);
      await driver.press(summary.getByRole('link', { name: /^Book again/ }));
      // Its own time, which is free again, is chosen already.
      await driver.press(getPicker(page).getByRole('button', { name: 'Next', exact: true }));
      await expectTitleFocus(getForm(page), 'Your booking');
      expect(getSlot(page.url())).toEqual(slot);
    },
  );
});

/** An instant as the product writes it: `Wednesday 2 December 2026, 10:00 am`. */
function inStudio(instant: string | null): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Toronto',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(new Date(instant ?? ''));
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
  return `${day}, ${part('hour')}:${part('minute')} ${part('dayPeriod').replaceAll('.', '')}`;
}
