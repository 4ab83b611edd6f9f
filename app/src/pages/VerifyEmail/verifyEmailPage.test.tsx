import { mockAnswer } from '@plaitful/api-client/mocks';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getButton, renderAppWithMocks } from '../../testing/renderAppWithMocks.tsx';

const visit = renderAppWithMocks();
const token = 'q3Jd0mX5rWn8yTz1';

it('removes the token from the address when the link is opened, and sends it when the button is pressed', async () => {
  const sent: unknown[] = [];
  const { address } = visit({
    at: `/verify-email#token=${token}`,
    calls: [
      mockAnswer('verifyEmail', async ({ readBody }) => {
        sent.push(await readBody());
        return { done: true } as const;
      }),
    ],
  });
  await expect.element(getButton('Verify my email')).toBeVisible();
  expect([address(), sent]).toEqual(['/verify-email', []]);
  await getButton('Verify my email').click();
  await expect.element(page.getByText('Email verified')).toBeVisible();
  expect(sent).toEqual([{ token }]);
});
