import { describe, expect, it } from 'vitest';
import { ways } from './hands.ts';
import { rotate } from './journeys.ts';
import { expectFocus, expectTitle, fillLogin, openFromBar, parentNamed, readToast } from './parent.ts';
import { callerOf, readable, registered } from './setting.ts';
import { openForVisits } from './visits.ts';

const visits = openForVisits();
const { letIn, told } = visits;

describe.each(ways)('an account, $name', (way) => {
  const inTurn = rotate(ways, way);
  it('lets a parent who forgot her password set a new one by the mailed link', inTurn(), async () => {
    const parent = parentNamed('Dalia');
    const other = await registered(visits.product, parent);
    const visitor = await letIn(way);
    const { page, hands } = visitor;
    await page.goto('/');
    await openFromBar(visitor, 'Login');
    await hands.press(page.getByRole('link', { name: 'Forgot password?' }));
    await page.getByRole('heading', { name: 'Forgot password', level: 1 }).waitFor();
    await expectTitle(page, 'Forgot password · Plaitful Kids');
    await page.getByText('Please check your inbox or spam folder for the link.').waitFor();
    await hands.type(page.getByRole('textbox', { name: 'Email' }), parent.email);
    await hands.press(page.getByRole('button', { name: 'Send Reset Link' }));
    await readToast(page, 'Password reset link sent to your email!');
    await page.waitForURL('/');

    await expect.poll(() => told('passwordReset', parent)).toHaveLength(1);
    const [mail = ''] = told('passwordReset', parent);
    const token = /reset-password\?token=([\w-]+)/.exec(readable(mail))?.[1];
    await page.goto(`/reset-password?token=${token}`);
    const saveAs = async (password: string) => {
      await hands.type(page.getByLabel('New password'), password);
      await hands.press(page.getByRole('button', { name: 'Reset Password' }));
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
    await readToast(page, 'Password reset successful!');
    await page.waitForURL('/');

    // Everywhere else she is logged out now; the old password is of no use, and the link neither.
    const { response } = await callerOf(visits.product, other).GET('/api/users/bookings/{userId}', {
      params: { path: { userId: other.id } },
    });
    expect(response.status).toBe(401);
    await openFromBar(visitor, 'Login');
    const login = page.getByRole('dialog', { name: 'Login' });
    await hands.type(login.getByLabel('Email'), parent.email);
    await hands.type(login.getByLabel('Password', { exact: true }), parent.password);
    await hands.press(login.getByRole('button', { name: 'Login' }));
    await login.getByText('Failed to login. Please try again.').waitFor();
    await fillLogin(visitor, { ...parent, password: 'Twists-5-Dalia' });

    await page.goto(`/reset-password?token=${token}`);
    await saveAs('Twists-6-Dalia');
    await page.getByRole('heading', { name: 'Invalid reset link', level: 1 }).waitFor();
  });

  it('is not needed to write to the studio, whose answer finds its way back', inTurn(), async () => {
    const { page, hands } = await letIn(way);
    const sender = parentNamed('Ibi');
    await page.goto('/about');
    const form = page.getByRole('form', { name: 'Write to us' });
    await hands.type(form.getByLabel('Name', { exact: true }), 'Ibi Bello');
    await hands.type(form.getByLabel('Email'), sender.email);
    await hands.type(form.getByLabel('Phone'), '613-555-0199');
    await hands.type(form.getByLabel('Message'), 'Do you braid very short hair?');
    await hands.press(form.getByRole('button', { name: 'Send message' }));
    await readToast(page, 'Email sent successfully!');
    await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('');
    await expect.poll(() => told('contactReceived', sender)).toHaveLength(1);
    const [toStudio = ''] = told('contactToStudio', sender);
    expect(readable(toStudio)).toMatch(new RegExp(`^Reply-To: .*${sender.email}`, 'm'));
    expect(readable(toStudio)).toContain('Do you braid very short hair?');
  });
});
