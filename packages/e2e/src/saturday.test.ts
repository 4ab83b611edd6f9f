import type { SessionUser } from '@plaitful/api-client/contract';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openAsOwner } from './adminPage.ts';
import type { Product } from './builtServer.ts';
import { startHarness, type Harness } from './harness.ts';
import { inputModes, type InputMode } from './inputModes.ts';
import {
  expectHeadingFocus,
  newParent,
  owner,
  sampleChild,
  waitForToast,
  type Actor,
  type Parent,
} from './parentPage.ts';
import { alternateInputModes } from './steps.ts';
import {
  cancelBooking,
  cancelBookingAsStudio,
  createBooking,
  createParent,
  loadStyle,
  logInByApi,
  setDepositPaid,
  type StyleSlot,
} from './testData.ts';

/** $45 and an hour in the demo studio; all deposits are $20. */
const plaits = 'Two big plaits';
/** $65 and an hour and a half, with "Wash and detangle" for $25. */
const twists = 'Flat twists';

const saturday = '2027-01-09';
const nextSaturday = '2027-01-16';
const saturdayAfter = '2027-01-23';

/** From the harness's start, Tuesday 1 December, 10:00. */
const hoursToThursday = 37 * 24;
const minutes = (count: number) => ({ hours: count / 60 });

/** Books for a child of this name. */
const createBooker =
  (product: Product) =>
  async (
    user: SessionUser,
    name: string,
    ...[styleName, bookingDate, bookingTime]: readonly [string, string, string]
  ): Promise<number> => {
    const { styleId } = await loadStyle(product, styleName);
    const slot: StyleSlot = { styleId, bookingDate, bookingTime };
    const { bookingId } = await createBooking(product, user, slot, { ...sampleChild, name });
    return bookingId;
  };

/** The bookings of a January in which the demo studio has none, each with what becomes of it before the Saturday. */
async function withJanuary({ product }: Harness) {
  const book = createBooker(product);
  const [late, missing, other] = [newParent('Late'), newParent('Missing'), newParent('Other')];
  const [lateUser, missingUser, otherUser] = [
    await createParent(product, late),
    await createParent(product, missing),
    await createParent(product, other),
  ];
  const ownerUser = await logInByApi(product, owner);
  const paid = [
    await book(lateUser, 'Ola', plaits, saturday, '13:00'),
    await book(otherUser, 'Ivy', twists, saturday, '14:00'),
    await book(missingUser, 'Noa', plaits, saturday, '15:00'),
    await book(otherUser, 'Ife', twists, nextSaturday, '14:00'),
  ];
  const cancelledByOwner = await book(otherUser, 'Uma', plaits, saturday, '17:00');
  for (const bookingId of [...paid, cancelledByOwner]) await setDepositPaid(product, ownerUser, bookingId);
  await cancelBookingAsStudio(product, ownerUser, { bookingId: cancelledByOwner, userId: otherUser.id });
  await cancelBooking(product, otherUser, await book(otherUser, 'Eve', twists, saturdayAfter, '15:30'));
  await book(otherUser, 'Sol', twists, nextSaturday, '15:30');
  return { missing, other };
}

const getVisit = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: `Visit of ${name}`, exact: true });

const getFinish = (page: Page, childName: string): Locator =>
  page.getByRole('dialog', { name: `Finish the visit of ${childName}` });

const choosePayment = (dialog: Locator, method: string): Locator =>
  dialog.getByRole('radiogroup', { name: 'How was it paid?' }).getByRole('radio', { name: method });

/** 20 minutes after the start, of which 15 are the grace period. */
async function finishLateVisit({ page, driver }: Actor): Promise<void> {
  const visit = getVisit(page, 'Ola, 1:00\u{A0}pm');
  await driver.press(visit.getByRole('button', { name: 'Arrived' }));
  await waitForToast(page, 'Ola has arrived');
  await driver.press(visit.getByRole('button', { name: 'Finish' }));
  const dialog = getFinish(page, 'Ola');
  await dialog
    .getByText(
      'Ola arrived 20 minutes after the start. Your policy gives 15 minutes. Add the fee if you want to.',
    )
    .waitFor();
  const fee = dialog.getByRole('checkbox', { name: 'Late fee, $15' });
  expect(await fee.isChecked()).toBe(false);
  await driver.press(fee);
  await driver.press(choosePayment(dialog, 'Cash'));
  await dialog.getByText('To pay: $40').waitFor({ state: 'attached' });
  await driver.press(dialog.getByRole('button', { name: 'Finish' }));
  await waitForToast(page, 'The visit of Ola is finished');
}

/** @returns how often the owner pressed or typed */
async function finishVisitWithExtra({ page, driver }: Actor): Promise<number> {
  let inputs = 0;
  const press = (target: Locator): Promise<void> => {
    inputs += 1;
    return driver.press(target);
  };
  const type = (field: Locator, text: string): Promise<void> => {
    inputs += 1;
    return driver.type(field, text);
  };
  await press(getVisit(page, 'Ivy, 2:00\u{A0}pm').getByRole('button', { name: 'Finish' }));
  const dialog = getFinish(page, 'Ivy');
  await press(dialog.getByRole('checkbox', { name: 'Wash and detangle' }));
  await press(choosePayment(dialog, 'Interac e-\u{2060}Transfer'));
  await type(dialog.getByLabel('Tip'), '10');
  await dialog.getByText('To pay: $70').waitFor({ state: 'attached' });
  await press(dialog.getByRole('button', { name: 'Finish' }));
  await waitForToast(page, 'The visit of Ivy is finished');
  return inputs;
}

async function noteMissedVisit({ page, driver }: Actor, harness: Harness): Promise<void> {
  const visit = getVisit(page, 'Noa, 3:00\u{A0}pm');
  const missed = visit.getByRole('button', { name: 'Did not come' });
  await visit.getByRole('button', { name: 'Arrived' }).waitFor();
  expect(await missed.count()).toBe(0);
  await harness.advanceTime(minutes(10));
  await driver.press(missed);
  const dialog = page.getByRole('alertdialog', { name: 'Noa did not come?' });
  await driver.press(dialog.getByRole('checkbox', { name: 'Send a kind mail' }));
  await driver.press(dialog.getByRole('button', { name: 'Did not come' }));
  await waitForToast(page, 'It is noted that Noa did not come');
}

/** The parent's way to the receipt, and the mail with it. */
async function openReceipt(harness: Harness, mode: InputMode, parent: Parent): Promise<void> {
  const user = await logInByApi(harness.product, parent);
  const { page, driver } = await harness.newUser({ ...mode, user });
  await page.goto('/dashboard/bookings');
  const link = page.getByRole('link', { name: /^Receipt for the visit of Ivy on/ });
  expect((await link.textContent())?.trim()).toBe('Receipt');
  await driver.press(link);
  await expectHeadingFocus(page, 'Receipt');
  await page.getByRole('heading', { name: 'Receipt 2027-0002', level: 2 }).waitFor();
  const bill = page.getByRole('table', { name: 'What the visit cost' });
  const rows = await bill.getByRole('row').allInnerTexts();
  expect(rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Flat twists $65',
    'Wash and detangle $25',
    'Total $90',
    'Deposit, paid before $20',
    'Paid on the day: Interac e-\u{2060}Transfer $70',
    'Tip, thank you $10',
  ]);
  await page.getByRole('main').getByText('No GST/HST charged').first().waitFor();
  await driver.press(page.getByRole('button', { name: 'Mail it to me' }));
  await waitForToast(page, 'The receipt is on its way by email.');
}

/** What a section of the month says: each term with its value. */
const getNumbers = (page: Page, title: string): Promise<Record<string, string>> =>
  page
    .getByRole('region', { name: title, exact: true })
    .locator('dl > div')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector('dt')?.textContent ?? '',
          row.querySelector('dd')?.textContent ?? '',
        ]),
      ),
    );

async function expectMonth(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Visits', exact: true }).waitFor();
  expect(await getNumbers(page, 'Visits')).toEqual({
    Expected: '1',
    Arrived: '0',
    Done: '2',
    'Did not come': '1',
  });
  expect(await getNumbers(page, 'Cancelled')).toEqual({
    'By the parent': '1',
    'By the studio': '1',
    'No deposit in time': '1',
  });
  expect(await getNumbers(page, 'Value')).toEqual({
    // Ola 45, Ivy 65, Ife 65.
    Booked: '$175',
    // Ola 45 and 15, Ivy 65 and 25.
    'Final price of finished visits': '$150',
    'Of it extras': '$25',
    'Of it late fees': '$15',
    'Tips, beside it': '$10',
  });
  expect(await getNumbers(page, 'Deposits')).toEqual({
    // Ola, Ivy, Noa, Ife, Uma.
    Received: '$100',
    'Held for visits to come': '$20',
    'To return': '$20',
  });
}

async function expectFinishedVisits({ page, driver }: Actor): Promise<void> {
  await driver.press(
    page.getByRole('region', { name: 'Visits', exact: true }).getByRole('link', { name: '2', exact: true }),
  );
  await page.getByText('2 bookings found').waitFor({ state: 'attached' });
  const list = page.getByRole('region', { name: 'All bookings' });
  await list.getByText('Ola').waitFor();
  await list.getByText('Ivy').waitFor();
}

describe.each(inputModes)('a Saturday of the owner $name', (mode) => {
  const onPhoneFirst = alternateInputModes(inputModes, mode, { first: 2, others: 'ci' })();
  const harness = startHarness();

  it(
    'has late, missed and finished visits, a receipt, and a month that adds them up',
    onPhoneFirst,
    async () => {
      await harness.advanceTime({ hours: hoursToThursday });
      const { missing, other } = await withJanuary(harness);
      // Saturday, 13:20.
      await harness.advanceTime({ hours: 51 });
      await harness.advanceTime(minutes(20));
      const admin = await openAsOwner(harness, mode, '/admin/bookings');
      const { page } = admin;
      await finishLateVisit(admin);
      await harness.advanceTime(minutes(105));
      await noteMissedVisit(admin, harness);
      await harness.advanceTime(minutes(15));
      expect(await finishVisitWithExtra(admin)).toBeLessThanOrEqual(6);

      await openReceipt(harness, mode, other);
      await expect.poll(() => harness.sentMails('receipt', other)).toHaveLength(1);
      expect(harness.sentMails('missed', missing)).toEqual([]);
      expect(harness.sentMails('cancelledByStudio', missing)).toEqual([]);

      await page.goto('/admin/month');
      await expectMonth(page);
      await expectFinishedVisits(admin);
    },
  );
});
