import { describe, expect, it } from 'vitest';
import { ways } from './hands.ts';
import { rotate } from './journeys.ts';
import {
  actionsOn,
  ada,
  confirmationOf,
  expectArrival,
  expectEntries,
  expectFocus,
  expectTitleFocus,
  expectToldOf,
  fillLogin,
  formOf,
  openPicker,
  parentNamed,
  pickerOf,
  pickFreeSlot,
  tellOf,
} from './parent.ts';
import { booked, freeSlot, registered, slotOf } from './setting.ts';
import { openForVisits } from './visits.ts';

const style = 'Two big plaits';

describe.each(ways)('as time passes, $name', (way) => {
  const inTurn = rotate(ways, way, 1);
  // Of its own for each way: else the days of the first style would be over at the last one.
  const visits = openForVisits();
  const { letIn, told } = visits;

  it('a parent whose session ends while she fills the form loses nothing of it', inTurn(), async () => {
    const parent = parentNamed('Gift');
    const visitor = await letIn({ ...way, user: await registered(visits.product, parent) });
    const { page, hands } = visitor;
    await openPicker(visitor, 'Cornrows', 'Straight-back cornrows');
    await pickFreeSlot(visitor, pickerOf(page));
    await tellOf(visitor, ada);
    const slot = slotOf(page.url());
    // A session ends after 12 hours without a call (reading 29a).
    await visits.pass({ hours: 13 });

    const form = formOf(page);
    const bookNow = form.getByRole('button', { name: 'Book Now' });
    await hands.press(bookNow);
    const login = page.getByRole('dialog', { name: 'Login' });
    await expectTitleFocus(login, 'Login');
    await login
      .getByText(
        'You were logged out because some time has passed. Log in again to go on. What you typed is still here.',
      )
      .waitFor();
    await fillLogin(visitor, parent);
    await expectFocus(bookNow);
    await expectToldOf(page, ada);
    expect(slotOf(page.url())).toEqual(slot);
    await hands.press(bookNow);
    await expectTitleFocus(confirmationOf(page), 'One step left: the deposit');
    await expect.poll(() => told('received', parent)).toHaveLength(1);
  });

  it(
    'a parent who misses the deadline of the deposit is told so, and her time is free again',
    inTurn(),
    async () => {
      const parent = parentNamed('Hawa');
      const user = await registered(visits.product, parent);
      const slot = await freeSlot(visits.product, style);
      const { depositDueAt } = await booked(visits.product, user, slot, ada);
      const visitor = await letIn({ ...way, user });
      const { page, hands } = visitor;
      const deadline = inStudio(depositDueAt);
      await page.goto('/dashboard/bookings');
      await page.getByText(`Send the deposit before ${deadline}`).waitFor();
      await visits.pass({ hours: 24 });
      await expect.poll(() => told('cancelledUnpaid', parent)).toHaveLength(1);

      // Another day: her session has ended as well.
      await page.reload();
      await page.getByRole('dialog', { name: 'Login' }).waitFor();
      await fillLogin(visitor, parent);
      await page.getByRole('heading', { name: 'My Appointments', level: 1 }).waitFor();
      await page
        .getByRole('row', { name: new RegExp(style) })
        .getByText('Cancelled')
        .waitFor();
      await hands.press(actionsOn(page, style));
      await expectEntries(page, ['View', 'Book again']);
      await hands.press(page.getByRole('menuitem', { name: 'View' }));
      const summary = page.getByRole('dialog', { name: 'Your appointment' });
      await summary.getByText('Payment Status: CANCELLED').waitFor();
      await summary
        .getByText(`The deposit had not arrived in time, so the booking ended on ${deadline}.`)
        .waitFor();
      await summary
        .getByText('This appointment is cancelled. Please do not send a deposit for it.')
        .waitFor();

      expect(await freeSlot(visits.product, style)).toEqual(slot);
      await hands.press(summary.getByRole('link', { name: 'Book a new time' }));
      await expectArrival(page, style);
      await hands.press(page.getByRole('button', { name: 'Book Now' }));
      await pickFreeSlot(visitor, pickerOf(page));
      await expectTitleFocus(formOf(page), 'Your booking');
      expect(slotOf(page.url())).toEqual(slot);
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
