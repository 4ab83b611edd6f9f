import { describe, expect, it } from 'vitest';
import { ways, withMouse } from './hands.ts';
import { rotate } from './journeys.ts';
import {
  actionsOn,
  ada,
  chooseFromUserMenu,
  confirmationOf,
  expectArrival,
  expectEntries,
  expectTitle,
  expectTitleFocus,
  expectToldOf,
  formOf,
  logIn,
  openPicker,
  owner,
  parentNamed,
  pickerOf,
  pickFreeSlot,
  readToast,
  register,
  tellOf,
  type Parent,
} from './parent.ts';
import { booked, freeSlot, registered, slotOf } from './setting.ts';
import { openForVisits } from './visits.ts';

const visits = openForVisits();
const { letIn, told } = visits;

describe.each(ways)('booking $name', (way) => {
  const inTurn = rotate(ways, way);
  it(
    'leads a guest from the home page over registration to a booking that the owner confirms',
    inTurn(),
    async () => {
      const visitor = await letIn(way);
      const { page, hands } = visitor;
      const parent = parentNamed('Amina');
      await openPicker(visitor, 'Braids', 'Two big plaits');
      await pickFreeSlot(visitor, pickerOf(page));

      const members = page.getByRole('dialog', { name: 'Members Only' });
      await expectTitleFocus(members, 'Members Only');
      await members.getByText('You need to be registered and logged in to book an appointment.').waitFor();
      await members
        .getByText(/^We remember your choice: Two big plaits, .+, \d:\d\d pm\. It is not booked yet\.$/)
        .waitFor();
      await hands.press(members.getByRole('button', { name: 'Register' }));
      await register(visitor, parent);
      await readToast(page, 'Account created successfully');

      const form = formOf(page);
      await form.getByText(/^Two big plaits, /).waitFor();
      await page.getByText('Step 3 of 4: Your child').waitFor();
      await expectTitle(page, 'Step 3 of 4: Your child · Your booking · Plaitful Kids');
      expect(await form.getByLabel('Full name').inputValue()).toBe(`Amina ${parent.lastName}`);
      expect(await form.getByLabel('Email').inputValue()).toBe(parent.email);
      await tellOf(visitor, ada);
      await hands.press(form.getByRole('button', { name: 'Book Now' }));

      const confirmation = confirmationOf(page);
      await expectTitleFocus(confirmation, 'One step left: the deposit');
      await confirmation
        .getByText(
          'Send $20 by Interac e-Transfer before Wednesday 2 December 2026, 10:00 am and the spot is yours.',
        )
        .waitFor();
      await confirmation
        .getByText('An SMS will be sent to 613-555-0199 once the deposit is confirmed.')
        .waitFor();
      await page.getByText('Step 4 of 4: Deposit').waitFor();
      await expect.poll(() => told('received', parent)).toHaveLength(1);

      await hands.press(page.getByRole('link', { name: 'See My Appointments' }));
      await expectArrival(page, 'My Appointments');
      // The confirmation says it all, and a toast would have lain over the deadline.
      expect(await page.evaluate(() => window.toasts)).not.toContainEqual(
        expect.stringMatching(/time|deposit/i),
      );
      await expectTitle(page, 'My Appointments · Plaitful Kids');
      const appointment = page.getByRole('row', { name: /Two big plaits/ });
      await appointment.getByText('Not paid').waitFor();
      await hands.press(actionsOn(page, 'Two big plaits'));
      await expectEntries(page, ['View', 'Reschedule', 'Cancel']);

      await confirmDeposit(parent);
      await expect.poll(() => told('depositConfirmed', parent)).toHaveLength(1);
      await page.reload();
      await appointment.getByText('Paid', { exact: true }).waitFor();
      await hands.press(actionsOn(page, 'Two big plaits'));
      await expectEntries(page, ['View']);
      await hands.press(page.getByRole('menuitem', { name: 'View' }));
      const summary = page.getByRole('dialog', { name: 'Your appointment' });
      await expectTitleFocus(summary, 'Your appointment');
      await summary.getByText('Balance: $25').waitFor();
    },
  );

  it(
    'lets a member who came before choose a time and go on where she was after a reload',
    inTurn(),
    async () => {
      const parent = parentNamed('Bola');
      const user = await registered(visits.product, parent);
      const earlier = await freeSlot(visits.product, 'Two big plaits');
      await booked(visits.product, user, earlier, ada);
      const visitor = await letIn(way);
      const { page, hands } = visitor;
      await logIn(visitor, parent);
      await openPicker(visitor, 'Braids', 'Two big plaits');
      await pickFreeSlot(visitor, pickerOf(page));

      const form = formOf(page);
      await expectTitleFocus(form, 'Your booking');
      await page.getByText('Step 3 of 4: Your child').waitFor();
      expect(await form.getByLabel('Mobile phone').inputValue()).toBe('613-555-0199');
      await tellOf(visitor, ada);
      const slot = slotOf(page.url());
      await page.reload();
      await expectToldOf(page, ada);
      expect(slotOf(page.url())).toEqual(slot);
      await hands.press(form.getByRole('button', { name: 'Book Now' }));
      await expectTitleFocus(confirmationOf(page), 'One step left: the deposit');
      await expect.poll(() => told('received', parent)).toHaveLength(2);

      // A reload shows the deposit again, and books nothing twice.
      await page.reload();
      await confirmationOf(page).getByText('How to send the deposit').waitFor();
      await hands.press(confirmationOf(page).getByRole('button', { name: 'Done' }));
      await confirmationOf(page).waitFor({ state: 'hidden' });
      expect(told('received', parent)).toHaveLength(2);
    },
  );

  it(
    'tells a parent whose time was taken meanwhile, and lets her pick another without retyping',
    inTurn(),
    async () => {
      const parent = parentNamed('Chidi');
      const rival = await registered(visits.product, parentNamed('Dayo'));
      const visitor = await letIn({ ...way, user: await registered(visits.product, parent) });
      const { page, hands } = visitor;
      await openPicker(visitor, 'Cornrows', 'Straight-back cornrows');
      await pickFreeSlot(visitor, pickerOf(page));
      const form = formOf(page);
      await tellOf(visitor, ada);
      const taken = slotOf(page.url());
      await booked(visits.product, rival, taken, { ...ada, name: 'Zoe' });

      await hands.press(form.getByRole('button', { name: 'Book Now' }));
      await form.getByText('This time has just been taken').waitFor();
      await form
        .getByText(/has just been booked\. Everything you typed is still here\. Please pick another time\.$/)
        .waitFor();
      await expectToldOf(page, ada);
      await hands.press(form.getByRole('button', { name: 'Pick another time' }));
      await expectTitleFocus(pickerOf(page), 'Choose a date and a time');
      await pickFreeSlot(visitor, pickerOf(page));
      await expectTitleFocus(form, 'Your booking');
      await expectToldOf(page, ada);
      expect(slotOf(page.url())).not.toEqual(taken);
      await hands.press(form.getByRole('button', { name: 'Book Now' }));
      await expectTitleFocus(confirmationOf(page), 'One step left: the deposit');
      await expect.poll(() => told('received', parent)).toHaveLength(1);
    },
  );
});

/** The owner, at a desk, says that a parent's deposit has come. */
async function confirmDeposit({ firstName, lastName }: Parent): Promise<void> {
  const visitor = await letIn(withMouse);
  const { page, hands } = visitor;
  await logIn(visitor, owner);
  await chooseFromUserMenu(visitor, owner.email, 'Admin Management');
  await hands.press(page.getByRole('link', { name: 'Bookings' }));
  const update = new RegExp(`^Update the booking of ${firstName} ${lastName} on`);
  await hands.press(page.getByRole('link', { name: update }));
  await hands.press(page.getByRole('radio', { name: 'PAID', exact: true }));
  await hands.press(page.getByRole('button', { name: 'Update deposit' }));
  await readToast(page, 'Deposit status updated successfully');
}

describe('a race for a slot', () => {
  it('gives one slot to one of two parents, and lets the other pick again without retyping', async () => {
    const racers = await Promise.all(
      ['Blessing', 'Efe'].map(async (name) => {
        const user = await registered(visits.product, parentNamed(name));
        const visitor = await letIn({ ...withMouse, user });
        await openPicker(visitor, 'Cornrows', 'Straight-back cornrows');
        await pickFreeSlot(visitor, pickerOf(visitor.page));
        await tellOf(visitor, { ...ada, name: `Child of ${name}` });
        return visitor;
      }),
    );
    await Promise.all(
      racers.map(({ page, hands }) => hands.press(formOf(page).getByRole('button', { name: 'Book Now' }))),
    );
    const outcomes = await Promise.all(
      racers.map(async ({ page }) => {
        const won = confirmationOf(page);
        await won.or(page.getByText('This time has just been taken')).first().waitFor();
        return (await won.isVisible()) ? 'booked' : 'taken';
      }),
    );
    expect(outcomes.toSorted()).toEqual(['booked', 'taken']);

    const loser = racers[outcomes.indexOf('taken')];
    if (!loser) throw new Error('Nobody lost the race.');
    const { page, hands } = loser;
    await hands.press(page.getByRole('button', { name: 'Pick another time' }));
    await pickFreeSlot(loser, pickerOf(page));
    expect(await formOf(page).getByLabel('Child’s name').inputValue()).toMatch(/^Child of /);
    await hands.press(formOf(page).getByRole('button', { name: 'Book Now' }));
    await confirmationOf(page).waitFor();
  });
});
