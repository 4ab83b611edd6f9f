import { mockAnswer } from '@plaitful/api-client/mocks';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mockedApp } from '../../testing/mockedApp.tsx';

const visit = mockedApp();
const token = 'q3Jd0mX5rWn8yTz1';

it.each([
  ['/confirm-email', 'confirmEmailChange', 'Your email is changed'],
  ['/undo-email', 'undoEmailChange', 'Your old email is back'],
] as const)('%s takes the token out of the address at once, and sends it once', async (path, call, done) => {
  const sent: unknown[] = [];
  const { address } = visit({
    at: `${path}?token=${token}`,
    calls: [
      mockAnswer(call, async ({ readBody }) => {
        sent.push(await readBody());
        return { done: true } as const;
      }),
    ],
  });
  await expect.element(page.getByText(done)).toBeVisible();
  expect(address()).toBe(path);
  expect(sent).toEqual([{ token }]);
});
