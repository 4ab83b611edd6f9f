import { describe, expect, it } from 'vitest';
import { withMouse } from './hands.ts';
import {
  ada,
  confirmationOf,
  expectArrival,
  expectTitleFocus,
  expectToldOf,
  formOf,
  openPicker,
  parentNamed,
  pickerOf,
  pickFreeSlot,
  readToast,
  register,
  tellOf,
} from './parent.ts';
import { booked, freeSlot, registeredUnverified, verificationToken } from './setting.ts';
import { openForVisits } from './visits.ts';

const visits = openForVisits({ rateLimit: 'on' });

const style = 'Two big plaits';
const verify = 'Verify your email address by 11:00 am, or this time is free again';
const deposit = 'Send the deposit before Wednesday 2 December 2026, 10:00 am';

describe('a parent whose email address is not verified', () => {
  it('books at once, and keeps the time until the deposit is due once the mailed link was opened', async () => {
    const visitor = await visits.letIn(withMouse);
    const { page, hands } = visitor;
    const parent = parentNamed('Folake');
    await openPicker(visitor, 'Braids', style);
    await pickFreeSlot(visitor, pickerOf(page));
    const members = page.getByRole('dialog', { name: 'Members Only' });
    await hands.press(members.getByRole('button', { name: 'Register' }));
    await register(visitor, parent);
    await readToast(page, 'Account created successfully');
    await tellOf(visitor, ada);
    await hands.press(formOf(page).getByRole('button', { name: 'Book Now' }));
    await expectTitleFocus(confirmationOf(page), 'One step left: the deposit');
    await confirmationOf(page).getByText(verify).waitFor();

    await hands.press(page.getByRole('link', { name: 'See My Appointments' }));
    await expectArrival(page, 'My Appointments');
    await page.getByText(verify).waitFor();
    await page.getByText(deposit).waitFor();

    await page.goto(`/verify-email?token=${await verificationToken(visits.product, parent)}`);
    await page.getByRole('heading', { name: 'Email verified', level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await hands.press(page.getByRole('main').getByRole('link', { name: 'See My Appointments' }));
    await expectArrival(page, 'My Appointments');
    await page.getByText(deposit).waitFor();
    expect(await page.getByText(/^Verify your email address/).count()).toBe(0);

    await visits.pass({ hours: 2 });
    await page.reload();
    await page.getByText(deposit).waitFor();
  });

  it('is refused a second booking, loses nothing of it, and books it once the address is verified', async () => {
    const parent = parentNamed('Gbemi');
    const user = await registeredUnverified(visits.product, parent);
    await booked(visits.product, user, await freeSlot(visits.product, style), ada);
    const visitor = await visits.letIn({ ...withMouse, user });
    const { page, hands } = visitor;
    await openPicker(visitor, 'Braids', style);
    await pickFreeSlot(visitor, pickerOf(page), 'last');
    const form = formOf(page);
    await tellOf(visitor, ada);
    const bookNow = form.getByRole('button', { name: 'Book Now' });
    await hands.press(bookNow);
    await form.getByText(/^You have an unpaid booking already\. Verify your email address/).waitFor();
    await expectToldOf(page, ada);
    await hands.press(form.getByRole('button', { name: 'Send the link again' }));
    await form.getByText(`We have sent the link to ${parent.email}.`).waitFor();

    const token = await verificationToken(visits.product, parent);
    const tab = await page.context().newPage();
    await tab.goto(`/verify-email?token=${token}`);
    await tab.getByRole('heading', { name: 'Email verified', level: 1 }).waitFor();
    await tab.close();

    await expectToldOf(page, ada);
    await hands.press(bookNow);
    await expectTitleFocus(confirmationOf(page), 'One step left: the deposit');
    expect(await page.getByText(/^Verify your email address/).count()).toBe(0);
  });
});
