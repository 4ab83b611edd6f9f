import { beforeAll, describe, expect, it } from 'vitest';
import { ownerWays } from './hands.ts';
import { rotate } from './journeys.ts';
import {
  dayOf,
  giveImage,
  letOwnerIn,
  offer,
  openNewStyle,
  pictureOf,
  submitStyle,
  timesOn,
  writeStyle,
} from './owner.ts';
import { ada, expectFocus, owner, parentNamed, readToast } from './parent.ts';
import {
  booked,
  freeSlot,
  loggedIn,
  registered,
  slotsOfUser,
  storedStyle,
  styleMade,
  typeMade,
} from './setting.ts';
import { openForVisits } from './visits.ts';

describe.each(ownerWays)('the dates of a style, $name', (way) => {
  const inTurn = rotate(ownerWays, way, 2, true);
  // Of its own for each way, so that no chair is taken by the appointments of another.
  const visits = openForVisits();

  // Thursday 3 December, so that the month in view has days that are over.
  beforeAll(() => visits.pass({ hours: 48 }));

  it('are none of the past, and no time of them stands twice', inTurn(), async () => {
    const name = `Coils ${way.name}`;
    const visitor = await letOwnerIn(visits, way);
    const { page, hands } = visitor;
    await openNewStyle(visitor);
    await writeStyle(visitor, {
      service: 'Twists',
      name,
      price: '60',
      deposit: '20',
      discount: '0',
      short: 'Small coils.',
      full: 'Small coils all over.',
      duration: '1:30',
    });
    await page.getByText('8 possible times a day').waitFor();
    await hands.pressInVain(dayOf(page, 'Tuesday 1 December 2026'));
    await readToast(page, 'Cannot select previous dates', 5);
    await page.getByText('No dates yet. Choose days in the calendar, then add times to each.').waitFor();

    const date = 'Saturday 5 December 2026';
    await hands.press(dayOf(page, date));
    const times = timesOn(page, date);
    const add = times.getByRole('button', { name: 'Add time' });
    await times.getByText('No times on this date yet.').waitFor();
    await hands.press(add);
    await readToast(page, 'Please select a valid time slot based on the style duration.', 5);
    const list = times.getByLabel('Time', { exact: true });
    await hands.choose(list, '2:00 pm');
    await hands.press(add);
    await dayOf(page, date, 'chosen, 1 time').waitFor();
    await hands.choose(list, '2:00 pm');
    await hands.press(add);
    await readToast(page, 'This time slot has already been added for this date.', 5);
    await dayOf(page, date, 'chosen, 1 time').waitFor();
    // What was chosen still stands in the list, so that it can be corrected.
    expect(await list.inputValue()).toBe('14:00');

    const copy = page.getByRole('region', { name: 'Use these times on' });
    await hands.press(copy.getByRole('radio', { name: 'Every Saturday until' }));
    await hands.enterDate(copy.getByLabel('Last day'), '2026-12-19');
    await copy.getByText('Sat 12 Dec and Sat 19 Dec get this time.').waitFor();
    await hands.press(copy.getByRole('button', { name: 'Copy to 2 dates' }));
    await readToast(page, 'The times are now on 2 more dates.', 5);
    // With the last of its times a date goes, too.
    await offer(visitor, 'Saturday 12 December 2026', ['2:00 pm']);
    await readToast(
      page,
      'That was the last time on Saturday 12 December 2026, so the date was taken out too.',
      5,
    );
    await page.getByText('2 dates chosen').waitFor();
    await giveImage(visitor, await pictureOf(page));
    await submitStyle(visitor);
    await readToast(page, 'Style added successfully!');
    expect((await storedStyle(visits.product, name)).dayTimeMapping).toEqual({
      '2026-12-05': ['14:00'],
      '2026-12-19': ['14:00'],
    });
  });

  it('warn before a booked time is taken out, and keep its appointment', inTurn(), async () => {
    const { product } = visits;
    const user = await loggedIn(product, owner);
    const { serviceId } = await typeMade(product, user, 'Sisters');
    const style = 'Sister plaits';
    await styleMade(product, user, { serviceId, style });
    const parent = await registered(product, parentNamed('Ngozi'));
    const slot = await freeSlot(product, style);
    await booked(product, parent, slot, ada);

    const { page, hands } = await letOwnerIn(visits, way, `/admin/update-service/${slot.styleId}`);
    const date = 'Saturday 9 January 2027';
    await dayOf(page, date, 'chosen, 2 times, 1 booked').waitFor();
    await hands.press(dayOf(page, date));
    const tile = timesOn(page, date).getByRole('button', { name: '2:00 pm, booked' });
    await hands.press(tile);
    const question = page.getByRole('alertdialog', { name: `Take 2:00 pm on ${date} out?` });
    await question
      .getByText(`${date}, 2:00 pm is booked. Taking the time out here does not cancel that appointment.`)
      .waitFor();
    await hands.press(question.getByRole('button', { name: 'Keep it' }));
    await expectFocus(tile);
    expect(await tile.getAttribute('aria-pressed')).toBe('true');

    await hands.press(tile);
    await hands.press(question.getByRole('button', { name: 'Take it out' }));
    await dayOf(page, date, 'chosen, 1 time').waitFor();
    await giveImage({ page, hands }, await pictureOf(page));
    await submitStyle({ page, hands });
    await readToast(page, 'Style updated successfully!');
    expect((await storedStyle(product, style)).dayTimeMapping).toEqual({
      '2027-01-09': ['15:30'],
      '2027-01-16': ['14:00'],
    });
    expect(await slotsOfUser(product, parent)).toEqual([slot]);
  });
});
