import { beforeAll, describe, expect, it } from 'vitest';
import { ownerInputModes } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import {
  getDay,
  uploadImage,
  openAsOwner,
  addAvailability,
  openNewStyle,
  getPicture,
  submitStyle,
  timesOn,
  fillStyle,
} from './adminPage.ts';
import { sampleChild, expectFocus, owner, newParent, waitForToast } from './parentPage.ts';
import {
  createBooking,
  freeSlot,
  logInByApi,
  createParent,
  listUserSlots,
  storedStyle,
  createStyle,
  createType,
} from './testData.ts';
import { startHarness } from './harness.ts';

describe.each(ownerInputModes)('the dates of a style, $name', (mode) => {
  const inTurn = alternateInputModes(ownerInputModes, mode, { first: 2, own: 'ci' });
  // Of its own for each mode, so that no chair is taken by the appointments of another.
  const harness = startHarness();

  // Thursday 3 December, so that the month in view has days that are over.
  beforeAll(() => harness.advanceTime({ hours: 48 }));

  it('rejects past dates and duplicate times', inTurn(), async () => {
    const name = `Coils ${mode.name}`;
    const testUser = await openAsOwner(harness, mode);
    const { page, driver } = testUser;
    await openNewStyle(testUser);
    await fillStyle(testUser, {
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
    await driver.clickDisabled(getDay(page, 'Tuesday 1 December 2026'));
    await waitForToast(page, 'Cannot select previous dates', 5);
    await page.getByText('No dates yet. Choose days in the calendar, then add times to each.').waitFor();

    const date = 'Saturday 5 December 2026';
    await driver.press(getDay(page, date));
    const times = timesOn(page, date);
    const add = times.getByRole('button', { name: 'Add time' });
    await times.getByText('No times on this date yet.').waitFor();
    await driver.press(add);
    await waitForToast(page, 'Please select a valid time slot based on the style duration.', 5);
    const list = times.getByLabel('Time', { exact: true });
    await driver.choose(list, '2:00 pm');
    await driver.press(add);
    await getDay(page, date, 'chosen, 1 time').waitFor();
    await driver.choose(list, '2:00 pm');
    await driver.press(add);
    await waitForToast(page, 'This time slot has already been added for this date.', 5);
    await getDay(page, date, 'chosen, 1 time').waitFor();
    // What was chosen still stands in the list, so that it can be corrected.
    expect(await list.inputValue()).toBe('14:00');

    const copy = page.getByRole('region', { name: 'Use these times on' });
    await driver.press(copy.getByRole('radio', { name: 'Every Saturday until' }));
    await driver.enterDate(copy.getByLabel('Last day'), '2026-12-19');
    await copy.getByText('Sat 12 Dec and Sat 19 Dec get this time.').waitFor();
    await driver.press(copy.getByRole('button', { name: 'Copy to 2 dates' }));
    await waitForToast(page, 'The times are now on 2 more dates.', 5);
    // With the last of its times a date goes, too.
    await addAvailability(testUser, 'Saturday 12 December 2026', ['2:00 pm']);
    await waitForToast(
      page,
      'That was the last time on Saturday 12 December 2026, so the date was taken out too.',
      5,
    );
    await page.getByText('2 dates chosen').waitFor();
    await uploadImage(testUser, await getPicture(page));
    await submitStyle(testUser);
    await waitForToast(page, 'Style added successfully!');
    expect((await storedStyle(harness.product, name)).dayTimeMapping).toEqual({
      '2026-12-05': ['14:00'],
      '2026-12-19': ['14:00'],
    });
  });

  it('warn before a booked time is removed, and keep its appointment', inTurn(), async () => {
    const { product } = harness;
    const user = await logInByApi(product, owner);
    const { serviceId } = await createType(product, user, 'Sisters');
    const style = 'Sister plaits';
    await createStyle(product, user, { serviceId, style });
    const parent = await createParent(product, newParent('Ngozi'));
    const slot = await freeSlot(product, style);
    await createBooking(product, parent, slot, sampleChild);

    const { page, driver } = await openAsOwner(harness, mode, `/admin/update-service/${slot.styleId}`);
    const date = 'Saturday 9 January 2027';
    await getDay(page, date, 'chosen, 2 times, 1 booked').waitFor();
    await driver.press(getDay(page, date));
    const tile = timesOn(page, date).getByRole('button', { name: '2:00 pm, booked' });
    await driver.press(tile);
    const question = page.getByRole('alertdialog', { name: `Take 2:00 pm on ${date} out?` });
    await question
      .getByText(`${date}, 2:00 pm is booked. Taking the time out here does not cancel that appointment.`)
      .waitFor();
    await driver.press(question.getByRole('button', { name: 'Keep it' }));
    await expectFocus(tile);
    expect(await tile.getAttribute('aria-pressed')).toBe('true');

    await driver.press(tile);
    await driver.press(question.getByRole('button', { name: 'Take it out' }));
    await getDay(page, date, 'chosen, 1 time').waitFor();
    await uploadImage({ page, driver }, await getPicture(page));
    await submitStyle({ page, driver });
    await waitForToast(page, 'Style updated successfully!');
    expect((await storedStyle(product, style)).dayTimeMapping).toEqual({
      '2027-01-09': ['15:30'],
      '2027-01-16': ['14:00'],
    });
    expect(await listUserSlots(product, parent)).toEqual([slot]);
  });
});
