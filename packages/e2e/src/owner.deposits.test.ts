import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openAsOwner, setStatus } from './adminPage.ts';
import { startHarness } from './harness.ts';
import { inputModes, type InputMode } from './inputModes.ts';
import {
  fillChild,
  getConfirmation,
  getPicker,
  newParent,
  owner,
  pickFreeSlot,
  sampleChild,
  submitBooking,
  waitForToast,
  type Actor,
  type Parent,
} from './parentPage.ts';
import { alternateInputModes } from './steps.ts';
import {
  createBooking,
  createParent,
  freeSlot,
  loadStyle,
  loadUserBookings,
  logInByApi,
  reportDepositSent,
  setDepositPaid,
} from './testData.ts';

const harness = startHarness();
const { newUser, sentMails } = harness;
const styleName = 'Two big plaits';

const getGroup = (page: Page, name: 'Sent' | 'Due' | 'To return'): Locator =>
  page.getByRole('region', { name, exact: true });

const getRow = (group: Locator, { firstName, lastName }: Parent): Locator =>
  group.getByRole('listitem').filter({ hasText: `${firstName} ${lastName}` });

/** A parent's booking, created without a page. */
async function withBooking(firstName: string) {
  const parent = newParent(firstName);
  const user = await createParent(harness.product, parent);
  const slot = await freeSlot(harness.product, styleName);
  const { bookingId } = await createBooking(harness.product, user, slot, sampleChild);
  return { parent, user, bookingId };
}

/** On the pages, up to the confirmation. */
async function book(actor: Actor): Promise<void> {
  const { page, driver } = actor;
  const { styleId } = await loadStyle(harness.product, styleName);
  await page.goto(`/services/${styleId}`);
  await driver.press(page.getByRole('button', { name: 'Book Now' }));
  await pickFreeSlot(actor, getPicker(page));
  await fillChild(actor, sampleChild);
  await submitBooking(actor);
}

/** Every word of it could only come from there. */
const getNotice = (code: string): string => `Hello studio,

Marigold Bank received an INTERAC e-Transfer.
Amount: $20.00 (CAD)
Sender: FOLUKE OYELARAN
Message: Ada, Braids, ${code.toLowerCase()}
Ref. CAxR7tQ9`;

async function paste({ page, driver }: Actor, field: Locator, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await driver.type(field, '');
  await page.keyboard.press('ControlOrMeta+V');
}

/** What a page sends from now on. */
function collectRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`),
  );
  return sent;
}

describe.each(inputModes)('a deposit $name', (mode: InputMode) => {
  const onPhoneFirst = alternateInputModes(inputModes, mode, { first: 2, others: 'ci' })();

  it(
    'that a parent has sent is found by the bank’s notice, which goes nowhere, and set',
    onPhoneFirst,
    async () => {
      const parent = newParent('Foluke');
      const user = await createParent(harness.product, parent);
      const guest = await newUser({ ...mode, user });
      await book(guest);
      const confirmation = getConfirmation(guest.page);
      await guest.driver.press(confirmation.getByRole('button', { name: 'I’ve sent it' }));
      await confirmation.getByText('Sent, waiting for the studio').waitFor();
      const [booking] = await loadUserBookings(harness.product, user);
      const code = booking?.code ?? '';

      const { page, driver } = await openAsOwner(harness, mode, '/admin/deposits');
      await getRow(getGroup(page, 'Sent'), parent).waitFor();
      const requests = collectRequests(page);
      const field = page.getByRole('searchbox', { name: 'Find a deposit' });
      const notice = getNotice(code);
      await paste({ page, driver }, field, notice);
      await expect.poll(() => field.inputValue()).toBe(code);
      await page.getByText('1 deposit found').waitFor({ state: 'attached' });
      expect(await getGroup(page, 'Sent').getByRole('listitem').count()).toBe(1);
      expect(await getGroup(page, 'Due').getByRole('listitem').count()).toBe(0);
      expect(await getGroup(page, 'To return').getByRole('listitem').count()).toBe(0);
      await page.waitForLoadState('networkidle');
      const sent = [...requests, page.url()].join('\n').toLowerCase();
      const words = notice.toLowerCase().match(/[\w.]{4,}/g) ?? [];
      expect(words).toContain(code.toLowerCase());
      expect(words.filter((word) => sent.includes(word))).toEqual([]);

      const row = getRow(getGroup(page, 'Sent'), parent);
      await driver.press(row.getByRole('button', { name: /^Arrived/ }));
      await waitForToast(page, '$20 for Ada is PAID. The parent is told in a minute.');
      await row.waitFor({ state: 'detached' });
      await expect.poll(() => sentMails('depositConfirmed', parent)).toHaveLength(1);
    },
  );

  it(
    'a deposit that has not arrived has a new deadline, which mail and appointments tell',
    onPhoneFirst,
    async () => {
      const { parent, user, bookingId } = await withBooking('Gbemi');
      await reportDepositSent(harness.product, user, bookingId);
      const guest = await newUser({ ...mode, user });
      await guest.page.goto('/dashboard/bookings');
      await guest.page.getByText('Sent, waiting for the studio').first().waitFor();

      const { page, driver } = await openAsOwner(harness, mode, '/admin/deposits');
      const row = getRow(getGroup(page, 'Sent'), parent);
      await driver.press(row.getByRole('button', { name: /^Not arrived/ }));
      await waitForToast(page, `Gbemi ${parent.lastName} is told, and has 12 hours`);
      await getRow(getGroup(page, 'Due'), parent).waitFor();
      await expect.poll(() => sentMails('depositNotArrived', parent)).toHaveLength(1);
      await guest.page.reload();
      await guest.page
        .getByText(/^Send the deposit before Tuesday 1\sDecember 2026, 10:00\spm$/)
        .first()
        .waitFor();
    },
  );

  it(
    'the deposit of a cancelled appointment is to return until it is marked as returned',
    onPhoneFirst,
    async () => {
      const { parent, bookingId } = await withBooking('Halima');
      await setDepositPaid(harness.product, await logInByApi(harness.product, owner), bookingId);
      const { page, driver } = await openAsOwner(harness, mode, `/admin/update-booking/${bookingId}`);
      await setStatus({ page, driver }, 'payment', 'CANCELLED');
      const question = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
      await driver.press(question.getByRole('radio', { name: 'I return it' }));
      await driver.press(question.getByRole('button', { name: 'Cancel appointment' }));
      await waitForToast(page, 'Service cancelled successfully');
      await expect.poll(() => sentMails('cancelledByStudio', parent)).toHaveLength(1);

      await page.goto('/admin/deposits');
      const row = getRow(getGroup(page, 'To return'), parent);
      await driver.press(row.getByRole('button', { name: /^Returned/ }));
      await waitForToast(page, '$20 for Ada is marked as returned');
      await row.waitFor({ state: 'detached' });
      expect(await getRow(page.getByRole('main'), parent).count()).toBe(0);
    },
  );
});
