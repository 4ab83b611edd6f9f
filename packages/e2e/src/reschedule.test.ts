import { describe, expect, it } from 'vitest';
import { findBarriers } from './accessibility.ts';
import { openPicker, parentNamed, pickFirstFreeSlot, register, tellOfChild } from './parent.ts';
import { openForVisits } from './visits.ts';

const visits = openForVisits();
const { letIn } = visits;

const ada = { name: 'Ada', dateOfBirth: '2018-05-04', phone: '613-555-0199' };

describe('an appointment on the built product', () => {
  it('is moved by its parent, then cancelled, each told by mail and text', async () => {
    const { page } = await letIn();
    await page.goto('/');
    await page.getByRole('button', { name: 'Register' }).click();
    await register(page, parentNamed('Esther'));
    await page.getByText('Account created successfully').waitFor();
    await openPicker(page, 'Braids', 'Two big plaits');
    await pickFirstFreeSlot(page);
    await tellOfChild(page, ada);
    await page.getByRole('button', { name: 'Book Now' }).last().click();
    await page.getByRole('link', { name: 'See My Appointments' }).click();

    await page.getByRole('button', { name: /^Actions for Two big plaits/ }).click();
    await page.getByRole('menuitem', { name: 'Reschedule' }).click();
    const now = page.getByText(/^Your time now: /);
    const before = await now.textContent();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reschedule' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a new date and time' });
    await picker
      .getByRole('button', { name: /times? free$/, disabled: false })
      .last()
      .click();
    await picker.getByRole('radio', { name: /free$/ }).last().click();
    expect(await findBarriers(page)).toEqual([]);
    await picker.getByRole('button', { name: 'Next', exact: true }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm the new time' });
    await confirm.getByText(/A new time does not give more time to pay\./).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await confirm.getByRole('button', { name: 'Reschedule Now' }).click();
    await page.getByText('Rescheduled booking successfully').waitFor();
    await page.clock.fastForward(2000);
    await expect.poll(() => now.textContent()).not.toBe(before);
    await expect.poll(() => visits.product.messages('rescheduled'), { timeout: 10_000 }).toHaveLength(2);

    await page.getByRole('link', { name: 'My Appointments' }).first().click();
    await page.getByRole('button', { name: /^Actions for Two big plaits/ }).click();
    await page.getByRole('menuitem', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Cancel appointment' }).click();
    await page.getByText('Booking cancelled successfully').waitFor();
    await page
      .getByRole('row', { name: /Two big plaits/ })
      .getByText('Cancelled')
      .waitFor();
    await expect
      .poll(() => visits.product.messages('cancelledByParent'), { timeout: 10_000 })
      .toHaveLength(2);
  });
});
