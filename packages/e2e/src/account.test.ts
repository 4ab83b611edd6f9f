import { describe, expect, it } from 'vitest';
import { expectFocus } from './keyboard.ts';
import { inputModes } from './inputModes.ts';
import { alternateInputModes } from './steps.ts';
import { expectTitle, fillLogin, openAccountDialog, newParent, waitForToast } from './parentPage.ts';
import { createTestApiClient, decodeMail, createParent } from './testData.ts';
import { startHarness } from './harness.ts';

const harness = startHarness();
const { newUser, sentMails } = harness;

describe.each(inputModes)('an account, $name', (mode) => {
  const inTurn = alternateInputModes(inputModes, mode);
  it('can get a new password by the mailed link', inTurn(), async () => {
    const parent = newParent('Dalia');
    const other = await createParent(harness.product, parent);
    const testUser = await newUser(mode);
    const { page, driver } = testUser;
    await page.goto('/');
    await openAccountDialog(testUser, 'Login');
    await driver.press(page.getByRole('link', { name: 'Forgot password?' }));
    await page.getByRole('heading', { name: 'Forgot password', level: 1 }).waitFor();
    await expectTitle(page, 'Forgot password · Plaitful Kids');
    await page.getByText('Please check your inbox or spam folder for the link.').waitFor();
    await driver.type(page.getByRole('textbox', { name: 'Email' }), parent.email);
    await driver.press(page.getByRole('button', { name: 'Send Reset Link' }));
    await waitForToast(page, 'Password reset link sent to your email!');
    await page.waitForURL('/');

    await expect.poll(() => sentMails('passwordReset', parent)).toHaveLength(1);
    const [mail = ''] = sentMails('passwordReset', parent);
    const token = /reset-password#token=([\w-]+)/.exec(decodeMail(mail))?.[1];
    await page.goto(`/reset-password#token=${token}`);
    const saveAs = async (password: string) => {
      await driver.type(page.getByLabel('New password'), password);
      await driver.press(page.getByRole('button', { name: 'Reset Password' }));
    };
    await saveAs('too-short');
    await page
      .getByText(
        'Password must contain at least 8 characters, including an uppercase letter, a lowercase letter, a number, and a special character',
      )
      .first()
      .waitFor();
    await expectFocus(page.getByLabel('New password'));
    await saveAs('Twists-5-Dalia');
    await waitForToast(page, 'Password reset successful!');
    await page.waitForURL('/');

    // Everywhere else she is logged out now; the old password is of no use, and the link neither.
    const { response } = await createTestApiClient(harness.product, other).GET(
      '/api/users/bookings/{userId}',
      {
        params: { path: { userId: other.id } },
      },
    );
    expect(response.status).toBe(401);
    await openAccountDialog(testUser, 'Login');
    const login = page.getByRole('dialog', { name: 'Login' });
    await driver.type(login.getByLabel('Email'), parent.email);
    await driver.type(login.getByLabel('Password', { exact: true }), parent.password);
    await driver.press(login.getByRole('button', { name: 'Login' }));
    await login.getByText('Failed to login. Please try again.').waitFor();
    await fillLogin(testUser, { ...parent, password: 'Twists-5-Dalia' });

    await page.goto(`/reset-password#token=${token}`);
    await saveAs('Twists-6-Dalia');
    await page.getByRole('heading', { name: 'Invalid reset link', level: 1 }).waitFor();
  });

  it('contact form works without an account', inTurn(), async () => {
    const { page, driver } = await newUser(mode);
    const sender = newParent('Ibi');
    await page.goto('/about');
    const form = page.getByRole('form', { name: 'Write to us' });
    await driver.type(form.getByLabel('Name', { exact: true }), 'Ibi Bello');
    await driver.type(form.getByLabel('Email'), sender.email);
    await driver.type(form.getByLabel('Phone'), '613-555-0199');
    await driver.type(form.getByLabel('Message'), 'Do you braid very short hair?');
    await driver.press(form.getByRole('button', { name: 'Send message' }));
    await waitForToast(page, 'Email sent successfully!');
    await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('');
    await expect.poll(() => sentMails('contactReceived', sender)).toHaveLength(1);
    const [toStudio = ''] = sentMails('contactToStudio', sender);
    expect(decodeMail(toStudio)).toMatch(new RegExp(`^Reply-To: .*${sender.email}`, 'm'));
    expect(decodeMail(toStudio)).toContain('Do you braid very short hair?');
  });
});
