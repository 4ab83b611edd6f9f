import { describe, expect, it } from 'vitest';
import { findBarriers } from './accessibility.ts';
import { logIn, parentNamed, register } from './parent.ts';
import { openForVisits } from './visits.ts';

const visits = openForVisits();
const { letIn } = visits;

/** What stands in a mail's file, with the line ends of its transfer taken out. */
const readable = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

describe('accounts on the built product', () => {
  it('lets a parent who forgot her password set a new one by the mailed link', async () => {
    const { page } = await letIn();
    const parent = parentNamed('Dalia');
    await page.goto('/');
    await page.getByRole('button', { name: 'Register' }).click();
    await register(page, parent);
    await page.getByText('Account created successfully').waitFor();

    const { page: other } = await letIn({ width: 360, height: 740, hasTouch: true });
    await other.goto('/');
    await other.getByRole('button', { name: 'Menu' }).tap();
    await other.getByRole('button', { name: 'Login' }).tap();
    await other.getByRole('link', { name: 'Forgot password?' }).tap();
    await other.getByRole('heading', { name: 'Forgot password', level: 1 }).waitFor();
    expect(await findBarriers(other)).toEqual([]);
    await other.getByRole('textbox', { name: 'Email' }).fill(parent.email);
    await other.getByRole('button', { name: 'Send Reset Link' }).tap();
    await other.getByText('Password reset link sent to your email!').waitFor();
    await other.waitForURL('/');

    await expect.poll(() => visits.product.messages('passwordReset'), { timeout: 10_000 }).toHaveLength(1);
    const [mail = ''] = visits.product.messages('passwordReset');
    const token = /reset-password\?token=([\w-]+)/.exec(readable(mail))?.[1];
    await other.goto(`/reset-password?token=${token}`);
    await other.getByLabel('New password').fill('Twists-5-Dalia');
    expect(await findBarriers(other)).toEqual([]);
    await other.getByRole('button', { name: 'Reset Password' }).tap();
    await other.getByText('Password reset successful!').first().waitFor();
    await other.clock.fastForward(2000);
    await other.waitForURL('/');

    // Everywhere else she is logged out now: the next call of her other device says so.
    await page.getByRole('button', { name: /dalia@example.com/ }).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await page.getByRole('dialog', { name: 'Login' }).waitFor();
    await logIn(page, parent.email, 'Twists-5-Dalia');

    await other.goto(`/reset-password?token=${token}`);
    await other.getByLabel('New password').fill('Twists-6-Dalia');
    await other.getByRole('button', { name: 'Reset Password' }).tap();
    await other.getByRole('heading', { name: 'Invalid reset link', level: 1 }).waitFor();
  });

  it('brings a visitor’s message to the studio, by the keyboard alone', async () => {
    const { page } = await letIn();
    await page.goto('/about');
    await page.getByLabel('Name', { exact: true }).focus();
    for (const text of ['Ada Bello', 'ada@example.com', '613-555-0199', 'Do you braid very short hair?']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    expect(
      await page.getByRole('button', { name: 'Send message' }).evaluate((button) => button.matches(':focus')),
    ).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('Email sent successfully!').waitFor();
    await expect.poll(() => visits.product.messages('contact'), { timeout: 10_000 }).toHaveLength(2);
    const [toStudio = ''] = visits.product.messages('contactToStudio');
    expect(readable(toStudio)).toMatch(/^Reply-To: .*ada@example\.com/m);
    expect(readable(toStudio)).toContain('Do you braid very short hair?');
  });
});
