import { describe, expect, it } from 'vitest';
import { startHarness } from './harness.ts';
import {
  chooseFromUserMenu,
  getConfirmation,
  expectHeadingFocus,
  logIn,
  newParent,
  openPicker,
  owner,
  registerToBook,
  submitBooking,
} from './parentPage.ts';

const harness = startHarness();

/** Runs in the page: takes away what the oldest supported browsers lack, and what can be taken from Chromium. */
function forgetNewFeatures(): void {
  const missing: readonly (readonly [object, readonly string[]])[] = [
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
    ],
    [globalThis, ['Iterator', 'URLPattern', 'requestIdleCallback', 'scheduler', 'navigation']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Element.prototype, ['checkVisibility', 'ariaNotify', 'startViewTransition', 'setHTMLUnsafe']],
    [Document.prototype, ['startViewTransition']],
    [Node.prototype, ['moveBefore']],
    [Navigator.prototype, ['userActivation', 'connection']],
  ];
  for (const [holder, names] of missing) for (const name of names) Reflect.deleteProperty(holder, name);
}

describe('on the oldest supported browsers', { tags: ['ci'] }, () => {
  it('a parent registers, books and finds the appointment', async () => {
    const testUser = await harness.newUser();
    const { page, driver } = testUser;
    await page.addInitScript(forgetNewFeatures);
    await openPicker(testUser, 'Braids', 'Two big plaits');
    const parent = newParent('Ife');
    await registerToBook(testUser, parent);
    await submitBooking(testUser);
    await driver.press(getConfirmation(page).getByRole('button', { name: 'Done' }));
    await chooseFromUserMenu(testUser, parent.email, 'Dashboard');
    await expectHeadingFocus(page, 'My Appointments');
    await expect.poll(() => page.getByText('Two big plaits').count()).toBeGreaterThan(0);
  });

  it('the owner sees bookings, calendar and a style with its dates', async () => {
    const testUser = await harness.newUser();
    const { page } = testUser;
    await page.addInitScript(forgetNewFeatures);
    await logIn(testUser, owner);
    for (const path of ['/admin/bookings', '/admin/calendar', '/admin/update-service/1', '/admin/users']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      expect([path, await heading.textContent()]).not.toEqual([path, 'This page stopped working']);
    }
  });
});
