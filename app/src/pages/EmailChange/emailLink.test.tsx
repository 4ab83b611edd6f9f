import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getUser } from '../../lib/sessionStore.ts';
import { sampleAccount } from '../../storybook/sampleChildren.ts';
import { sampleParent } from '../../storybook/sampleData.ts';
import { getButton, renderAppWithMocks } from '../../testing/renderAppWithMocks.tsx';

const visit = renderAppWithMocks();
const token = 'q3Jd0mX5rWn8yTz1';

it.each([
  ['/confirm-email', 'confirmEmailChange', 'Change my email', 'Your email is changed'],
  ['/undo-email', 'undoEmailChange', 'Undo the change', 'Your old email is back'],
] as const)(
  '%s removes the token from the address when it is opened, and sends it when its button is pressed',
  async (path, call, submit, done) => {
    const sent: unknown[] = [];
    const { address } = visit({
      at: `${path}#token=${token}`,
      calls: [
        mockAnswer(call, async ({ readBody }) => {
          sent.push(await readBody());
          return { done: true } as const;
        }),
      ],
    });
    await expect.element(getButton(submit)).toBeVisible();
    expect([address(), sent]).toEqual([path, []]);
    await getButton(submit).click();
    await expect.element(page.getByText(done)).toBeVisible();
    expect(sent).toEqual([{ token }]);
  },
);

it('sends the code of an administrator, which it asks for when it is needed', async () => {
  const sent: unknown[] = [];
  const { answer } = visit({
    at: `/undo-email#token=${token}`,
    calls: [mockProblem('undoEmailChange', { code: 'operator_code_required', message: 'A code is needed.' })],
  });
  await getButton('Undo the change').click();
  const code = page.getByLabelText('Code');
  await expect.element(code).toHaveFocus();
  answer(
    mockAnswer('undoEmailChange', async ({ readBody }) => {
      sent.push(await readBody());
      return { done: true } as const;
    }),
  );
  await code.fill('1234 5678');
  await getButton('Undo the change').click();
  await expect.element(page.getByText('Your old email is back')).toBeVisible();
  expect(sent).toEqual([{ token, code: '1234 5678' }]);
});

it.each([
  ['stays signed in', mockAnswer('getAccount', sampleAccount), sampleParent.email],
  ['is signed out here', mockProblem('getAccount', { code: 'unauthenticated' }), undefined],
] as const)(
  'an account %s after an undo, as the server knows its session',
  async (_outcome, account, email) => {
    visit({
      at: `/undo-email#token=${token}`,
      user: sampleParent,
      calls: [mockAnswer('undoEmailChange', { done: true }), account],
    });
    await getButton('Undo the change').click();
    await expect.element(page.getByText('Your old email is back')).toBeVisible();
    await expect.poll(() => getUser()?.email).toBe(email);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  },
);
