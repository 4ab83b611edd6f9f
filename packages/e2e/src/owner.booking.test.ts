import { describe, expect, it } from 'vitest';
import { ownerWays, type Way } from './hands.ts';
import { rotate } from './journeys.ts';
import { letOwnerIn, openBooking, setStatus } from './owner.ts';
import { actionsOn, ada, expectEntries, expectFocus, parentNamed, readToast } from './parent.ts';
import { booked, freeSlot, registered } from './setting.ts';
import { openForVisits } from './visits.ts';

const style = 'Two big plaits';

describe.each(ownerWays)('a booking, $name', (way) => {
  const inTurn = rotate(ownerWays, way, 1, true);
  // Of its own for each way: else the chairs of the first Saturday would all be taken at the last one.
  const visits = openForVisits();
  const { letIn, told } = visits;

  /** The owner at the update page of a new booking, whose parent looks at it in her own browser. */
  async function withBooking(at: Way, name: string) {
    const parent = parentNamed(name);
    const user = await registered(visits.product, parent);
    const slot = await freeSlot(visits.product, style);
    await booked(visits.product, user, slot, ada);
    const visitor = await letOwnerIn(visits, at);
    await openBooking(visitor, parent);
    const guest = await letIn({ user });
    await guest.page.goto('/dashboard/bookings');
    return { ...visitor, parent, slot, guest };
  }

  it('that was said to be paid can be set back, and its parent can change it again', inTurn(), async () => {
    const { page, hands, parent, guest } = await withBooking(way, 'Chioma');
    await setStatus({ page, hands }, 'deposit', 'PAID');
    await readToast(page, 'Deposit status updated successfully');
    await expect.poll(() => told('depositConfirmed', parent)).toHaveLength(1);
    await guest.page.reload();
    await guest.hands.press(actionsOn(guest.page, style));
    await expectEntries(guest.page, ['View']);

    await setStatus({ page, hands }, 'deposit', 'NOT_PAID');
    const question = page.getByRole('alertdialog', { name: 'Set the deposit back to NOT_PAID?' });
    await question
      .getByText(
        /^The parent can then cancel and reschedule again\. It is cancelled by itself on Wednesday 2 December 2026, 10:0\d am if it stays unpaid\. No message is sent\.$/,
      )
      .waitFor();
    await hands.press(question.getByRole('button', { name: 'Leave it PAID' }));
    const update = page.getByRole('button', { name: 'Update deposit' });
    await expectFocus(update);
    await hands.press(update);
    await hands.press(question.getByRole('button', { name: 'Set to NOT_PAID' }));
    await readToast(page, 'Deposit status updated successfully');
    await expectFocus(update);
    await page
      .getByText('Unpaid. The booking is cancelled by itself on Wednesday 2 December 2026, 10:00 am.')
      .waitFor();
    await page.getByText('Deposit set to NOT_PAID by you').waitFor();

    await guest.page.reload();
    await guest.hands.press(actionsOn(guest.page, style));
    await expectEntries(guest.page, ['View', 'Reschedule', 'Cancel']);
    expect(told('depositReminder', parent)).toEqual([]);
  });

  it('that is unpaid is cancelled, its parent is told, and its time is free again', inTurn(), async () => {
    const { page, hands, parent, guest, slot } = await withBooking(way, 'Desta');
    const cancel = page.getByRole('button', { name: 'Cancel appointment' });
    await hands.press(cancel);
    const question = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
    await question
      .getByText(new RegExp(`Desta ${parent.lastName} is told, and the time is free for others at once\\.$`))
      .waitFor();
    await hands.press(question.getByRole('button', { name: 'Keep it' }));
    await expectFocus(cancel);
    await hands.press(cancel);
    await hands.press(question.getByRole('button', { name: 'Cancel appointment' }));
    await readToast(page, 'Service cancelled successfully');
    await expectFocus(page.getByRole('heading', { name: `Ada, ${style}`, level: 2 }));
    await page.getByText('Cancelled by the studio on Tuesday 1 December 2026, 10:00 am.').waitFor();
    await expect.poll(() => told('cancelledByStudio', parent)).toHaveLength(1);
    expect(await freeSlot(visits.product, style)).toEqual(slot);

    await guest.page.reload();
    await guest.hands.press(actionsOn(guest.page, style));
    await expectEntries(guest.page, ['View', 'Book again']);
  });

  it('that is paid is cancelled by its payment status, and can be brought back', inTurn(), async () => {
    const { page, hands, parent } = await withBooking(way, 'Eniola');
    await setStatus({ page, hands }, 'deposit', 'PAID');
    await readToast(page, 'Deposit status updated successfully');
    await setStatus({ page, hands }, 'payment', 'CANCELLED');
    const question = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
    await question
      .getByText('The deposit of $20 is paid. Please arrange a new date or the refund with the parent.')
      .waitFor();
    await hands.press(question.getByRole('button', { name: 'Cancel appointment' }));
    await readToast(page, 'Service cancelled successfully');
    await expect.poll(() => told('cancelledByStudio', parent)).toHaveLength(1);

    await setStatus({ page, hands }, 'payment', 'PENDING');
    const back = page.getByRole('alertdialog', { name: 'Bring this appointment back?' });
    await back
      .getByText(
        new RegExp(
          `^It is on again for .+, if the time is still free\\. Eniola ${parent.lastName} is told\\.$`,
        ),
      )
      .waitFor();
    await hands.press(back.getByRole('button', { name: 'Bring it back' }));
    await readToast(page, 'The appointment is on again');
    await page.getByText('Brought back by you, payment PENDING').waitFor();
    await expect.poll(() => told('restored', parent)).toHaveLength(1);
  });
});
