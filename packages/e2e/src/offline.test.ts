import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { publicPaths } from './openPage.ts';
import { startHarness } from './harness.ts';
import {
  sampleChild,
  getConfirmation,
  expectChild,
  expectTitleFocus,
  fillChild,
  getForm,
  newParent,
  openPicker,
  getPicker,
  pickFreeSlot,
  waitForToast,
  register,
  registerToBook,
} from './parentPage.ts';

const harness = startHarness();

const isOffline = 'You are offline. You can read what is on the screen. Booking needs a connection.';
const isBack = 'You are online again.';

const firstHeading = (page: Page): Promise<string> => page.getByRole('heading').first().innerText();

const getFields = (page: Page): Promise<Locator[]> => page.getByRole('main').getByRole('textbox').all();

const loadAll = (fields: readonly Locator[]): Promise<string[]> =>
  Promise.all(fields.map((field) => field.inputValue()));

/** The bookings of who is signed in, as the server has them. */
const countBookings = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { id, token } = JSON.parse(localStorage.getItem('plaitful.session') ?? '{}') as {
      id: number;
      token: string;
    };
    const answer = await fetch(`/api/users/bookings/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as unknown[]).length;
  });

async function lose(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByText(isOffline).first().waitFor();
}

async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await waitForToast(page, isBack);
  await expect.poll(() => page.getByText(isOffline).count()).toBe(0);
}

describe('a device that loses its connection', { tags: ['ci'] }, () => {
  it.each(publicPaths)(
    'keeps the page at %s and all that is typed into it, and goes on when it is back',
    async (path) => {
      const { page, driver } = await harness.newUser({ height: 4000 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const heading = await firstHeading(page);
      await lose(page);
      expect(await firstHeading(page)).toBe(heading);
      // Typed while offline; and then kept when the connection is lost again.
      const fields = await getFields(page);
      for (const field of fields) await driver.type(field, 'Ada');
      const typed = await loadAll(fields);
      await reconnect(page);
      await lose(page);
      expect(await loadAll(fields)).toEqual(typed);
      expect(await firstHeading(page)).toBe(heading);
      await reconnect(page);
      expect(await loadAll(fields)).toEqual(typed);
      await driver.press(
        page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'FAQ' }),
      );
      await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    },
  );

  it('keeps the booking with its time and details, and sends it once when it is back', async () => {
    const testUser = await harness.newUser();
    const { page, driver } = testUser;
    await openPicker(testUser, 'Braids', 'Two big plaits');
    await lose(page);
    await getPicker(page).waitFor();
    await reconnect(page);
    await pickFreeSlot(testUser, getPicker(page));
    await driver.press(
      page.getByRole('dialog', { name: 'Members Only' }).getByRole('button', { name: 'Register' }),
    );
    await register(testUser, newParent('Ife'));
    await waitForToast(page, 'Account created successfully');
    await lose(page);
    await fillChild(testUser, sampleChild);
    await reconnect(page);
    await lose(page);
    await expectChild(page, sampleChild);
    await reconnect(page);
    await lose(page);
    await driver.press(getForm(page).getByRole('button', { name: 'Book Now' }));
    await getForm(page).getByText('nothing was sent and nothing is booked yet').waitFor();
    await expectChild(page, sampleChild);
    // Sent by itself.
    await page.context().setOffline(false);
    await expectTitleFocus(getConfirmation(page), 'Two steps left');
    expect(await countBookings(page)).toBe(1);
  });

  it('books once when the answer to Book Now is lost and it is sent again', async () => {
    const testUser = await harness.newUser();
    const { page, driver } = testUser;
    await openPicker(testUser, 'Braids', 'Two big plaits');
    await registerToBook(testUser, newParent('Ife'));
    const keys: (string | undefined)[] = [];
    await page.route('**/api/booking/create', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.fetch();
      await route.abort('internetdisconnected');
    });
    await driver.press(getForm(page).getByRole('button', { name: 'Book Now' }));
    await getForm(page).getByText('we cannot say if your time is booked').waitFor();
    await expectChild(page, sampleChild);
    await page.unroute('**/api/booking/create');
    page.on('request', (request) => {
      if (request.url().endsWith('/api/booking/create')) keys.push(request.headers()['idempotency-key']);
    });
    await driver.press(getForm(page).getByRole('button', { name: 'Try again' }));
    await expectTitleFocus(getConfirmation(page), 'Two steps left');
    expect(await countBookings(page)).toBe(1);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[\d-]{16,}$/);
  });
});
