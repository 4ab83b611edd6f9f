import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getUser } from '../../lib/sessionStore.ts';
import { sampleParent } from '../../storybook/sampleData.ts';
import { sampleAccount } from '../../storybook/sampleChildren.ts';
import { getButton, renderAppWithMocks } from '../../testing/renderAppWithMocks.tsx';

const visit = renderAppWithMocks();
const token = 'q3Jd0mX5rWn8yTz1';

it('removes the token from the address when the link is opened, and still sets the password with it', async () => {
  const sent: unknown[] = [];
  const { address } = visit({
    at: `/reset-password#token=${token}`,
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
  await getButton('Reset Password').click();
  await expect.poll(() => sent).toEqual([token]);
});

it('opens with the token that the entry of the history has kept, as after a reload', async () => {
  visit({ at: { pathname: '/reset-password', state: { token } } });
  await expect.element(page.getByLabelText('New password', { exact: true })).toBeVisible();
});

it.each([
  ['stays signed in', mockAnswer('getAccount', sampleAccount), sampleParent.email],
  ['is signed out here', mockProblem('getAccount', { code: 'unauthenticated' }), undefined],
] as const)(
  'an account %s after a reset, as the server knows its session',
  async (_outcome, account, email) => {
    visit({
      at: `/reset-password#token=${token}`,
      user: sampleParent,
      calls: [mockAnswer('resetPassword', { done: true }), mockAnswer('listReviews', []), account],
    });
    await page.getByLabelText('New password', { exact: true }).fill('Twists-5-Ada');
    await getButton('Reset Password').click();
    await expect.element(page.getByText('Password reset successful!').first()).toBeVisible();
    await expect.poll(() => getUser()?.email).toBe(email);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  },
);
