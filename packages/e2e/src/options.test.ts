import type { OptionGroup } from '@plaitful/api-client/contract';
import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startHarness } from './harness.ts';
import { inputModes } from './inputModes.ts';
import {
  chooseServiceType,
  expectHeadingFocus,
  fillChild,
  getActionsButton,
  getConfirmation,
  getForm,
  getPicker,
  logIn,
  newParent,
  owner,
  pickFreeSlot,
  sampleChild,
  submitBooking,
  type Actor,
} from './parentPage.ts';
import { alternateInputModes } from './steps.ts';
import { createParent, createTestApiClient, decodeMail, loadStyle, logInByApi } from './testData.ts';

const harness = startHarness();
const { newUser, sentMails } = harness;
const [, , byTouch] = inputModes;

/** $220 and 3 hours in the demo studio. */
const styleName = 'Knotless braids';

/** Two presses from the services. */
async function openStyle(actor: Actor): Promise<void> {
  const { page, driver } = actor;
  await page.goto('/services');
  await chooseServiceType(actor, 'Braids');
  await driver.press(page.getByRole('link', { name: styleName, exact: true }));
  await expectHeadingFocus(page, styleName);
}

/** +$26 +45 min, +$20 +30 min, +$25 +30 min. */
async function choose({ page, driver }: Actor): Promise<void> {
  await driver.press(page.getByRole('radio', { name: 'To the waist' }));
  await driver.press(page.getByRole('radio', { name: 'Small' }));
  await driver.press(page.getByRole('checkbox', { name: 'Wash and detangle' }));
  await page.getByText('$291, about 4 hours 45 minutes').waitFor({ state: 'attached' });
}

const chosenIds = (address: string): string => new URL(address).searchParams.get('o') ?? '';

describe.each(inputModes)('a style with options $name', (mode) => {
  const inTurn = alternateInputModes(inputModes, mode, { others: 'ci' });

  it(
    'is booked with its total, which form, confirmation, mail and owner show, and is as long as all of it',
    inTurn(),
    async () => {
      const parent = newParent('Dayo');
      await createParent(harness.product, parent);
      const testUser = await newUser(mode);
      const { page, driver } = testUser;
      await logIn(testUser, parent);
      await openStyle(testUser);
      await choose(testUser);
      const ids = chosenIds(page.url());
      expect(ids.split(',')).toHaveLength(3);

      await driver.press(page.getByRole('button', { name: 'Book Now' }));
      await pickFreeSlot(testUser, getPicker(page));
      const form = getForm(page);
      await form.getByText('$291').first().waitFor();
      expect(chosenIds(page.url())).toBe(ids);
      await page.reload();
      await form.getByText('$291').first().waitFor();
      expect(chosenIds(page.url())).toBe(ids);

      await fillChild(testUser, sampleChild);
      await submitBooking(testUser);
      await getConfirmation(page).getByText('Wash and detangle').first().waitFor();
      await expect.poll(() => sentMails('received', parent)).toHaveLength(1);
      const mail = decodeMail(sentMails('received', parent)[0] ?? '');
      for (const text of [
        'Hair length: To the waist',
        'Braid size: Small',
        'Care and finish: Wash and detangle',
      ])
        expect(mail).toContain(text);
      expect(mail).toContain('$291');

      await driver.press(page.getByRole('link', { name: 'See My Appointments' }));
      await driver.press(getActionsButton(page, styleName));
      await driver.press(page.getByRole('menuitem', { name: 'View' }));
      const summary = page.getByRole('dialog', { name: 'Your appointment' });
      await summary.getByText('To the waist').first().waitFor();
    },
  );
});

describe('a style with options', () => {
  it('tells a guest on a phone price and end in eight presses from Home', { tags: ['ci'] }, async () => {
    const testUser = await newUser(byTouch);
    const { page, driver } = testUser;
    await page.goto('/');
    let presses = 0;
    const press = async (target: Locator): Promise<void> => {
      presses += 1;
      await driver.press(target);
    };
    await press(page.getByRole('link', { name: 'Make A Reservation' }));
    await press(page.getByRole('link', { name: /^Braids/ }).last());
    await press(page.getByRole('link', { name: styleName, exact: true }));
    await press(page.getByRole('radio', { name: 'To the waist' }));
    await press(page.getByRole('radio', { name: 'Small' }));
    await press(page.getByRole('checkbox', { name: 'Wash and detangle' }));
    await page.getByText('$291, about 4 hours 45 minutes').waitFor({ state: 'attached' });
    await press(page.getByRole('button', { name: 'Book Now' }));
    const picker = getPicker(page);
    await press(picker.getByRole('button', { name: /times? free$/, disabled: false }).first());
    // A day's only time is chosen with the day.
    await picker.getByRole('radio', { name: /^2:00\spm to 6:45\spm, chosen$/ }).waitFor();
    expect(presses).toBeLessThanOrEqual(8);
  });

  it('shows a changed price before it books, and keeps what was chosen', { tags: ['ci'] }, async () => {
    const parent = newParent('Efe');
    await createParent(harness.product, parent);
    const testUser = await newUser(byTouch);
    const { page, driver } = testUser;
    await logIn(testUser, parent);
    await openStyle(testUser);
    await choose(testUser);
    await driver.press(page.getByRole('button', { name: 'Book Now' }));
    await pickFreeSlot(testUser, getPicker(page), 'last');
    await fillChild(testUser, sampleChild);
    const write = await changePriceOfWash(30);
    await driver.press(getForm(page).getByRole('button', { name: 'Book Now' }));
    await getForm(page).getByText('$296').first().waitFor();
    expect(sentMails('received', parent)).toHaveLength(0);
    await submitBooking(testUser);
    await expect.poll(() => sentMails('received', parent)).toHaveLength(1);
    await write(25);
  });
});

/** The owner edits it; returns the function that does, to put it back. */
async function changePriceOfWash(price: number): Promise<(price: number) => Promise<void>> {
  const client = createTestApiClient(harness.product, await logInByApi(harness.product, owner));
  const write = async (newPrice: number): Promise<void> => {
    const { data = [] } = await client.GET('/api/option-groups/all');
    const group = data.find(({ name }) => name === 'Care and finish') as OptionGroup;
    const { response } = await client.PUT('/api/option-groups/update/{groupId}', {
      params: { path: { groupId: group.groupId } },
      body: {
        name: group.name,
        kind: group.kind,
        styleIds: group.styles.map(({ styleId }) => styleId),
        options: group.options.map(({ upcomingBookings: _bookings, ...option }) => ({
          ...option,
          price: option.name === 'Wash and detangle' ? newPrice : option.price,
        })),
      },
    });
    expect(response.status).toBe(200);
  };
  await write(price);
  return write;
}

describe('a style without options', () => {
  it('is shown as before: no total of its own, no call for its length', async () => {
    const { page } = await newUser(byTouch);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const style = await loadStyle(harness.product, 'Two big plaits');
    expect(style).not.toHaveProperty('optionGroups');
    await page.goto(`/services/${style.styleId}`);
    await page.getByRole('button', { name: 'Book Now' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { name: 'Choose what she needs' }).count()).toBe(0);
    expect(calls.filter((url) => url.includes('/availability'))).toEqual([]);
  });
});
