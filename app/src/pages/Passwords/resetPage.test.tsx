import { mockAnswer } from '@plaitful/api-client/mocks';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buttonOf, mockedApp } from '../../testing/mockedApp.tsx';

const visit = mockedApp();
const token = 'q3Jd0mX5rWn8yTz1';

it('takes the token out of the address at once, and still sets the password with it', async () => {
  const sent: unknown[] = [];
  const { address } = visit({
    at: `/reset-password?token=${token}`,
    calls: [
      mockAnswer('resetPassword', ({ request }) => {
        sent.push(new URL(request.url).searchParams.get('token'));
        return { done: true } as const;
      }),
      mockAnswer('listReviews', []),
    ],
  });
  const field = page.getByLabelText('New password', { exact: true });
  await expect.element(field).toBeVisible();
  expect(address()).toBe('/reset-password');
  await field.fill('Twists-5-Ada');
  await buttonOf('Reset Password').click();
  await expect.poll(() => sent).toEqual([token]);
});

it('opens with the token that the entry of the history has kept, as after a reload', async () => {
  visit({ at: { pathname: '/reset-password', state: { token } } });
  await expect.element(page.getByLabelText('New password', { exact: true })).toBeVisible();
});
