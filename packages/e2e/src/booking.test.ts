import { describe, expect, it } from 'vitest';
import { inputModes, mouseMode } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import {
  getActionsButton,
  sampleChild,
  chooseFromUserMenu,
  getConfirmation,
  expectHeadingFocus,
  expectMenuItems,
  expectTitle,
  expectTitleFocus,
  expectChild,
  getForm,
  logIn,
  openPicker,
  owner,
  newParent,
  getPicker,
  pickFreeSlot,
  waitForToast,
  register,
  fillChild,
  type Parent,
  submitBooking,
} from './parentPage.ts';
import { createBooking, freeSlot, createParent, getSlot } from './testData.ts';
import { startHarness } from './harness.ts';

const harness = startHarness();
const { newUser, sentMails } = harness;

describe.each(inputModes)('booking $name', (mode) => {
  const inTurn = alternateInputModes(inputModes, mode, { others: 'ci' });
  it(
    'leads a guest from the home page over registration to a booking that the owner confirms',
    inTurn(),
    async () => {
      const testUser = await newUser(mode);
      const { page, driver } = testUser;
      const parent = newParent('Amina');
      await openPicker(testUser, 'Braids', 'Two big plaits');
      await pickFreeSlot(testUser, getPicker(page));

      const members = page.getByRole('dialog', { name: 'Members Only' });
      await expectTitleFocus(members, 'Members Only');
      await members.getByText('You need to be registered and logged in to book an appointment.').waitFor();
      await members
        .getByText(/^We remember your choice: Two big plaits, .+, \d:\d\d\spm\. It is not booked yet\.$/)
        .waitFor();
      await driver.press(members.getByRole('button', { name: 'Register' }));
      await register(testUser, parent);
      await waitForToast(page, 'Account created successfully');

      const form = getForm(page);
      await form.getByText(/^Two big plaits, /).waitFor();
      await page.getByText('Step 3 of 4: Your child').waitFor();
      await expectTitle(page, 'Step 3 of 4: Your child · Your booking · Plaitful Kids');
      expect(await form.getByLabel('Full name').inputValue()).toBe(`Amina ${parent.lastName}`);
      expect(await form.getByLabel('Email').inputValue()).toBe(parent.email);
      await fillChild(testUser, sampleChild);
      await driver.press(form.getByRole('button', { name: 'Book Now' }));

      const confirmation = getConfirmation(page);
      await expectTitleFocus(confirmation, 'Two steps left');
      await confirmation
        .getByText(
          'Send $20 by Interac e-\u{2060}Transfer before Wednesday 2 December 2026, 10:00 am and the spot is yours.',
        )
        .waitFor();
      await confirmation
        .getByText('An SMS will be sent to 613-555-0199 once the deposit is confirmed.')
        .waitFor();
      await page.getByText('Step 4 of 4: Deposit').waitFor();
      await expect.poll(() => sentMails('received', parent)).toHaveLength(1);

      await driver.press(page.getByRole('link', { name: 'See My Appointments' }));
      await expectHeadingFocus(page, 'My Appointments');
      // The confirmation says it all, and a toast would have lain over the deadline.
      expect(await page.evaluate(() => window.toasts)).not.toContainEqual(
        expect.stringMatching(/time|deposit/i),
      );
      await expectTitle(page, 'My Appointments · Plaitful Kids');
      const appointment = page.getByRole('row', { name: /Two big plaits/ });
      await appointment.getByText('Not paid').waitFor();
      await driver.press(getActionsButton(page, 'Two big plaits'));
      await expectMenuItems(page, ['View', 'Reschedule', 'Cancel']);

      await confirmDeposit(parent);
      await expect.poll(() => sentMails('depositConfirmed', parent)).toHaveLength(1);
      await page.reload();
      await appointment.getByText('Paid', { exact: true }).waitFor();
      await driver.press(getActionsButton(page, 'Two big plaits'));
      await expectMenuItems(page, ['View']);
      await driver.press(page.getByRole('menuitem', { name: 'View' }));
      const summary = page.getByRole('dialog', { name: 'Your appointment' });
      await expectTitleFocus(summary, 'Your appointment');
      await summary.getByText('Balance: $25').waitFor();
    },
  );

  it(
    'lets a member who came before choose a time and go on where she was after a reload',
    inTurn(),
    async () => {
      const parent = newParent('Bola');
      const user = await createParent(harness.product, parent);
      const earlier = await freeSlot(harness.product, 'Two big plaits');
      await createBooking(harness.product, user, earlier, sampleChild);
      const testUser = await newUser(mode);
      const { page, driver } = testUser;
      await logIn(testUser, parent);
      await openPicker(testUser, 'Braids', 'Two big plaits');
      await pickFreeSlot(testUser, getPicker(page));

      const form = getForm(page);
      await expectTitleFocus(form, 'Your booking');
      await page.getByText('Step 3 of 4: Your child').waitFor();
      expect(await form.getByLabel('Mobile phone').inputValue()).toBe('613-555-0199');
      await fillChild(testUser, sampleChild);
      const slot = getSlot(page.url());
      await page.reload();
      await expectChild(page, sampleChild);
      expect(getSlot(page.url())).toEqual(slot);
      await submitBooking(testUser);
      await expect.poll(() => sentMails('received', parent)).toHaveLength(2);

      // A reload shows the deposit again, and books nothing twice.
      await page.reload();
      await getConfirmation(page).getByText('How to send the deposit').waitFor();
      await driver.press(getConfirmation(page).getByRole('button', { name: 'Done' }));
      await getConfirmation(page).waitFor({ state: 'hidden' });
      expect(sentMails('received', parent)).toHaveLength(2);
    },
  );

  it(
    'tells a parent whose time was taken meanwhile, and lets her pick another without retyping',
    inTurn(),
    async () => {
      const parent = newParent('Chidi');
      const rival = await createParent(harness.product, newParent('Dayo'));
      const testUser = await newUser({ ...mode, user: await createParent(harness.product, parent) });
      const { page, driver } = testUser;
      await openPicker(testUser, 'Cornrows', 'Straight-back cornrows');
      await pickFreeSlot(testUser, getPicker(page));
      const form = getForm(page);
      await fillChild(testUser, sampleChild);
      const taken = getSlot(page.url());
      await createBooking(harness.product, rival, taken, { ...sampleChild, name: 'Zoe' });

      await driver.press(form.getByRole('button', { name: 'Book Now' }));
      await form.getByText('This time has just been taken').waitFor();
      await form
        .getByText(/has just been booked\. Everything you typed is still here\. Please pick another time\.$/)
        .waitFor();
      await expectChild(page, sampleChild);
      await driver.press(form.getByRole('button', { name: 'Pick another time' }));
      await expectTitleFocus(getPicker(page), 'Choose a date and a time');
      await pickFreeSlot(testUser, getPicker(page));
      await expectTitleFocus(form, 'Your booking');
      await expectChild(page, sampleChild);
      expect(getSlot(page.url())).not.toEqual(taken);
      await submitBooking(testUser);
      await expect.poll(() => sentMails('received', parent)).toHaveLength(1);
    },
  );
});

/** The owner, at a desk, says that a parent's deposit has come. */
async function confirmDeposit({ firstName, lastName }: Parent): Promise<void> {
  const testUser = await newUser(mouseMode);
  const { page, driver } = testUser;
  await logIn(testUser, owner);
  await chooseFromUserMenu(testUser, owner.email, 'Admin Management');
  const update = new RegExp(`^Update the booking of ${firstName} ${lastName} on`);
  await driver.press(page.getByRole('link', { name: update }));
  await driver.press(page.getByRole('radio', { name: 'PAID', exact: true }));
  await driver.press(page.getByRole('button', { name: 'Update deposit' }));
  await waitForToast(page, 'Deposit status updated successfully');
}
