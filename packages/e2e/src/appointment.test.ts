import { describe, expect, it } from 'vitest';
import { ways, type Way } from './hands.ts';
import { rotate } from './journeys.ts';
import {
  actionsOn,
  ada,
  expectArrival,
  expectEntries,
  expectFocus,
  expectTitle,
  expectTitleFocus,
  parentNamed,
  pickFreeSlot,
  readToast,
} from './parent.ts';
import { booked, freeSlot, registered, slotsOfUser } from './setting.ts';
import { openForVisits } from './visits.ts';

const style = 'Two big plaits';

const visits = openForVisits();
const { letIn, told } = visits;

/** A parent who looks at her appointments, one of which still waits for its deposit. */
async function withAppointment(way: Way, name: string) {
  const parent = parentNamed(name);
  const user = await registered(visits.product, parent);
  const slot = await freeSlot(visits.product, style);
  await booked(visits.product, user, slot, ada);
  const visitor = await letIn({ ...way, user });
  await visitor.page.goto('/dashboard/bookings');
  return { ...visitor, parent, user, slot };
}

describe.each(ways)('an appointment, $name', (way) => {
  const inTurn = rotate(ways, way, 2);
  it('is moved by its parent to another time, with the same deadline', inTurn(), async () => {
    const { page, hands, parent, user, slot } = await withAppointment(way, 'Esther');
    await hands.press(actionsOn(page, style));
    await hands.press(page.getByRole('menuitem', { name: 'Reschedule' }));
    await expectArrival(page, 'Reschedule');
    await expectTitle(page, 'Reschedule · Plaitful Kids');
    const now = page.getByText(/^Your time now: /);
    const before = await now.textContent();

    await hands.press(page.getByRole('button', { name: 'Reschedule' }));
    const picker = page.getByRole('dialog', { name: 'Choose a new date and time' });
    await expectTitleFocus(picker, 'Choose a new date and time');
    await pickFreeSlot({ hands }, picker, 'last');
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
    await hands.press(confirm.getByRole('button', { name: 'Reschedule Now' }));

    await confirm.waitFor({ state: 'hidden' });
    await readToast(page, 'Rescheduled booking successfully');
    await expect.poll(() => now.textContent()).not.toBe(before);
    await expect.poll(() => told('rescheduled', parent)).toHaveLength(1);
    const [moved, ...others] = await slotsOfUser(visits.product, user);
    expect(others).toEqual([]);
    expect(moved).not.toEqual(slot);
  });

  it('is cancelled by its parent, and its time is free again', inTurn(), async () => {
    const { page, hands, parent, slot } = await withAppointment(way, 'Folake');
    const actions = actionsOn(page, style);
    await hands.press(actions);
    await hands.press(page.getByRole('menuitem', { name: 'Cancel' }));
    const question = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
    await question.getByText(/The spot will be free for others at once\.$/).waitFor();
    // Who only wanted to look keeps it, and is where she was.
    await hands.press(question.getByRole('button', { name: 'Keep it' }));
    await expectFocus(actions);

    await hands.press(actions);
    await hands.press(page.getByRole('menuitem', { name: 'Cancel' }));
    await hands.press(question.getByRole('button', { name: 'Cancel appointment' }));
    await readToast(page, 'Booking cancelled successfully');
    await page
      .getByRole('row', { name: new RegExp(style) })
      .getByText('Cancelled')
      .waitFor();
    await hands.press(actions);
    await expectEntries(page, ['View', 'Book again']);
    await hands.press(page.getByRole('menuitem', { name: 'View' }));
    const summary = page.getByRole('dialog', { name: 'Your appointment' });
    await summary.getByText('Payment Status: CANCELLED').waitFor();
    await summary.getByText('You cancelled it on Tuesday 1 December 2026, 10:00 am.').waitFor();
    await expect.poll(() => told('cancelledByParent', parent)).toHaveLength(1);
    expect(await freeSlot(visits.product, style)).toEqual(slot);
  });
});
