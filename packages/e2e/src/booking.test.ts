import { describe, expect, it } from 'vitest';
import { findBarriers } from './accessibility.ts';
import { logIn, openPicker, parentNamed, pickFirstFreeSlot, register, tellOfChild } from './parent.ts';
import { openForVisits } from './visits.ts';

const visits = openForVisits();
const { letIn } = visits;

const ada = { name: 'Ada', dateOfBirth: '2018-05-04', phone: '613-555-0199' };

describe('booking on the built product', () => {
  it('leads a guest from the home page over registration to a booking that the owner confirms', async () => {
    const { page } = await letIn();
    const parent = parentNamed('Amina');
    await openPicker(page, 'Braids', 'Two big plaits');
    await pickFirstFreeSlot(page);

    const members = page.getByRole('dialog', { name: 'Members Only' });
    await members.getByText('You need to be registered and logged in to book an appointment.').waitFor();
    await members.getByText(/^We remember your choice: Two big plaits,/).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await members.getByRole('button', { name: 'Register' }).click();
    expect(await findBarriers(page)).toEqual([]);
    await register(page, parent);

    const form = page.getByRole('dialog', { name: 'Your booking' });
    await form.getByText(/^Two big plaits, /).waitFor();
    expect(await form.getByLabel('Full name').inputValue()).toBe('Amina Tester');
    await tellOfChild(page, ada);
    await form.getByRole('button', { name: 'Book Now', disabled: false }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await form.getByRole('button', { name: 'Book Now' }).click();

    await page.getByRole('dialog', { name: 'One step left: the deposit' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await expect.poll(() => visits.product.messages('received'), { timeout: 10_000 }).toHaveLength(2);
    await page.getByRole('link', { name: 'See My Appointments' }).click();

    await page.getByRole('heading', { name: 'My Appointments', level: 1 }).waitFor();
    const appointment = page.getByRole('row', { name: /Two big plaits/ });
    await appointment.getByText('Not paid').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await appointment.getByRole('button', { name: /^Actions for Two big plaits/ }).click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['View', 'Reschedule', 'Cancel']);
    await page.keyboard.press('Escape');

    const { page: owners } = await letIn();
    await logIn(owners, 'owner@example.com', 'Plaitful-demo-1');
    await owners.getByRole('button', { name: /owner@example.com/ }).click();
    await owners.getByRole('menuitem', { name: 'Admin Management' }).click();
    await owners.getByRole('link', { name: 'Bookings' }).click();
    await owners.getByRole('link', { name: /^Update the booking of Amina Tester on/ }).waitFor();
    expect(await findBarriers(owners)).toEqual([]);
    await owners.getByRole('link', { name: /^Update the booking of Amina Tester on/ }).click();
    await owners.getByRole('radio', { name: 'PAID', exact: true }).check();
    await owners.getByRole('button', { name: 'Update deposit' }).click();
    await owners.getByText('Deposit status updated successfully').waitFor();
    expect(await findBarriers(owners)).toEqual([]);
    await expect.poll(() => visits.product.messages('depositConfirmed'), { timeout: 10_000 }).toHaveLength(2);

    await page.reload();
    await appointment.getByText('Paid', { exact: true }).waitFor();
    await appointment.getByRole('button', { name: /^Actions for Two big plaits/ }).click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['View']);
  });

  it('gives one slot to one of two parents, and lets the other pick again without retyping', async () => {
    const parents = [parentNamed('Blessing'), parentNamed('Chidi')] as const;
    const racers = [];
    for (const parent of parents) {
      const { page } = await letIn();
      await page.goto('/');
      await page.getByRole('button', { name: 'Register' }).click();
      await register(page, parent);
      await page.getByText('Account created successfully').waitFor();
      await openPicker(page, 'Cornrows', 'Straight-back cornrows');
      await pickFirstFreeSlot(page);
      await tellOfChild(page, { ...ada, name: `Child of ${parent.firstName}` });
      racers.push(page);
    }
    await Promise.all(racers.map((page) => page.getByRole('button', { name: 'Book Now' }).last().click()));

    const outcomes = await Promise.all(
      racers.map(async (page) => {
        const won = page.getByRole('dialog', { name: 'One step left: the deposit' });
        const lost = page.getByText('This time has just been taken');
        await won.or(lost).first().waitFor();
        return (await won.isVisible()) ? 'booked' : 'taken';
      }),
    );
    expect(outcomes.toSorted()).toEqual(['booked', 'taken']);

    const loser = racers[outcomes.indexOf('taken')];
    if (!loser) throw new Error('Nobody lost the race.');
    await loser.getByRole('button', { name: 'Pick another time' }).click();
    await pickFirstFreeSlot(loser);
    const form = loser.getByRole('dialog', { name: 'Your booking' });
    expect(await form.getByLabel('Child’s name').inputValue()).toMatch(/^Child of /);
    expect(await form.getByLabel('Mobile phone').inputValue()).toBe('613-555-0199');
    await form.getByRole('button', { name: 'Book Now' }).click();
    await loser.getByRole('dialog', { name: 'One step left: the deposit' }).waitFor();
  });
});
