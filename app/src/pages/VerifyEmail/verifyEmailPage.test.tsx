import { mockAnswer } from '@plaitful/api-client/mocks';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mockedApp } from '../../testing/mockedApp.tsx';

const visit = mockedApp();
const token = 'q3Jd0mX5rWn8yTz1';

it('takes the token out of the address at once, and verifies by it once', async () => {
  const sent: unknown[] = [];
  const { address } = visit({
    at: `/verify-email?token=${token}`,
    calls: [
      mockAnswer('verifyEmail', async ({ readBody }) => {
        sent.push(await readBody());
        return { done: true } as const;
      }),
    ],
  });
  await expect.element(page.getByText('Email verified')).toBeVisible();
  expect(address()).toBe('/verify-email');
  expect(sent).toEqual([{ token }]);
});
