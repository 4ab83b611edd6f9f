import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { startHarness } from './harness.ts';
import { inputModes, type InputMode } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import {
  sampleChild,
  expectHeadingFocus,
  expectTitle,
  fillLogin,
  newParent,
  openAccountDialog,
  waitForToast,
  type Actor,
  type Parent,
} from './parentPage.ts';
import {
  createTestApiClient,
  createBooking,
  createParent,
  decodeMail,
  freeSlot,
  logInByApi,
} from './testData.ts';

const harness = startHarness();
const { newUser, sentMails } = harness;

const getCard = ({ page }: Pick<Actor, 'page'>, title: string): Locator =>
  page.getByRole('region', { name: title });

/** A parent in her settings, who is logged in on another device too. */
async function inSettings(mode: InputMode, name: string) {
  const parent = newParent(name);
  const user = await createParent(harness.product, parent);
  const elsewhere = await logInByApi(harness.product, parent);
  const testUser = await newUser({ ...mode, user });
  await testUser.page.goto('/dashboard/settings');
  await testUser.page.getByRole('heading', { name: 'Password', exact: true }).waitFor();
  return { ...testUser, parent, user, elsewhere };
}

const statusFor = async (user: Awaited<ReturnType<typeof createParent>>): Promise<number> => {
  const { response } = await createTestApiClient(harness.product, user).GET('/api/account');
  return response.status;
};

/** The address of the link in a mail, once it was sent. */
const getLink = (kind: string, to: Pick<Parent, 'email'>, path: string): Promise<string> =>
  vi.waitFor(
    () => {
      const link = new RegExp(`${path}#token=[\\w-]+`);
      const found = sentMails(kind, to).flatMap((mail) => link.exec(decodeMail(mail)) ?? []);
      if (found[0] === undefined) throw new Error(`No mail has a link to ${path}.`);
      return found[0];
    },
    { timeout: 45_000 },
  );

describe.each(inputModes)('settings, $name', (mode) => {
  const inTurn = alternateInputModes(inputModes, mode, { own: 'ci' });

  it(
    'change the password, which ends every session, while this browser goes on with a new one in all its tabs',
    inTurn(),
    async () => {
      const { page, driver, user, elsewhere, parent } = await inSettings(mode, 'Halima');
      await expectTitle(page, 'Settings · Plaitful Kids');
      const otherTab = await page.context().newPage();
      await otherTab.goto(page.url());
      await otherTab.getByRole('heading', { name: 'Password', exact: true }).waitFor();
      await page.bringToFront();
      const card = getCard({ page }, 'Password');
      await driver.press(card.getByRole('button', { name: 'Change password' }));
      await driver.type(card.getByLabel('Current password'), 'Plait-and-bead-8');
      await driver.type(card.getByLabel('New password'), 'Twists-5-Halima');
      await driver.press(card.getByRole('button', { name: 'Save the new password' }));
      await expect.poll(() => card.getByLabel('Current password').getAttribute('aria-invalid')).toBe('true');
      await driver.type(card.getByLabel('Current password'), parent.password);
      await driver.press(card.getByRole('button', { name: 'Save the new password' }));
      await waitForToast(page, 'Your password is changed. Your other devices are logged out.');
      expect([await statusFor(user), await statusFor(elsewhere)]).toEqual([401, 401]);
      await Promise.all([
        otherTab.waitForResponse((answer) => answer.url().includes('/api/users/bookings/') && answer.ok()),
        otherTab.getByRole('link', { name: 'My Appointments' }).first().click(),
      ]);
      await logInByApi(harness.product, { ...parent, password: 'Twists-5-Halima' });
      await page.reload();
      await page.getByRole('heading', { name: 'Password', exact: true }).waitFor();
    },
  );

  it('change the email by the mailed link, and the old address undoes it', inTurn(), async () => {
    const { page, driver, parent } = await inSettings(mode, 'Ijeoma');
    const next = newParent('Ijeoma');
    const card = getCard({ page }, 'Email address');
    await driver.press(card.getByRole('button', { name: 'Change email' }));
    await driver.type(card.getByRole('textbox', { name: 'New email' }), next.email);
    await driver.type(card.getByLabel('Your password'), parent.password);
    await driver.press(card.getByRole('button', { name: 'Send the link' }));
    await card.getByText(`We sent a link to ${next.email}`).waitFor();

    await page.goto(await getLink('emailChange', next, '/confirm-email'));
    await driver.press(page.getByRole('button', { name: 'Change my email' }));
    await expectHeadingFocus(page, 'Your email is changed');
    expect(page.url()).not.toContain('token');
    await driver.press(page.getByRole('link', { name: 'Go to your settings' }));
    await expectHeadingFocus(page, 'Settings');
    await card.getByText(next.email).waitFor();

    await page.goto(await getLink('emailChanged', parent, '/undo-email'));
    await driver.press(page.getByRole('button', { name: 'Undo the change' }));
    await expectHeadingFocus(page, 'Your old email is back');
    await page.goto(await getLink('passwordReset', parent, '/reset-password'));
    await driver.type(page.getByLabel('New password'), 'Twists-5-Ijeoma');
    await driver.press(page.getByRole('button', { name: 'Reset Password' }));
    await waitForToast(page, 'Password reset successful!');
    await page.waitForURL('/');
    await openAccountDialog({ page, driver }, 'Login');
    await fillLogin({ page, driver }, { ...parent, password: 'Twists-5-Ijeoma' });
    await page.goto('/dashboard/settings');
    await card.getByText(parent.email).waitFor();
  });

  it('end a session, and choose which messages come', inTurn(), async () => {
    const { page, driver, user, elsewhere } = await inSettings(mode, 'Jamila');
    const sessions = getCard({ page }, 'Where you are logged in');
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2);
    await driver.press(sessions.getByRole('button', { name: /^Log out (?!all)/ }));
    await waitForToast(page, 'That device is logged out.');
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
    expect([await statusFor(user), await statusFor(elsewhere)]).toEqual([200, 401]);

    const messages = getCard({ page }, 'Messages to you');
    const texts = messages.getByRole('checkbox', { name: 'Text messages' });
    const onTheDay = messages.getByRole('checkbox', { name: 'Reminder on the day' });
    await driver.press(texts);
    await driver.press(onTheDay);
    await messages.getByText('Saved.').waitFor();
    await page.reload();
    await texts.waitFor();
    expect([await texts.isChecked(), await onTheDay.isChecked()]).toEqual([false, false]);
  });

  it('export the stored data, and delete the account', inTurn(), async () => {
    const { page, driver, user, elsewhere, parent } = await inSettings(mode, 'Khadija');
    const slot = await freeSlot(harness.product, 'Two big plaits');
    await createBooking(harness.product, user, slot, sampleChild);
    const data = getCard({ page }, 'Your data');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      driver.press(data.getByRole('button', { name: 'Download as JSON' })),
    ]);
    expect(download.suggestedFilename()).toMatch(/^plaitful-khadija-[a-z-]+-\d+-\d{4}-\d\d-\d\d\.json$/);
    expect(readFileSync(await download.path(), 'utf8')).toContain(parent.email);

    const card = getCard({ page }, 'Delete your account');
    await driver.press(card.getByRole('button', { name: 'Delete account' }));
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByText(/^Your one appointment to come will be cancelled\./).waitFor();
    await driver.type(dialog.getByLabel('Your password'), parent.password);
    await driver.press(dialog.getByRole('button', { name: 'Delete for good' }));
    await page.waitForURL('/');
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByText(/^Your account is deleted\..* One appointment was cancelled\./)
      .waitFor();
    expect([await statusFor(user), await statusFor(elsewhere)]).toEqual([401, 401]);
    const stored = await page.evaluate(() =>
      Object.values(localStorage).concat(Object.values(sessionStorage)).join(' '),
    );
    expect(stored).not.toContain(parent.email);
    expect(stored).not.toContain(user.token);
    expect(await freeSlot(harness.product, 'Two big plaits')).toEqual(slot);
  });
});
