import { mockAnswer } from '@plaitful/api-client/mocks';
import { expect, it, onTestFinished } from 'vitest';
import { toLoginResponse, sampleParent, sampleReviews } from '../../storybook/sampleData.ts';
import {
  getAccount,
  getButton,
  logIn,
  logOut,
  renderAppWithMocks,
} from '../../testing/renderAppWithMocks.tsx';
import { deviceTokenStorage } from './appSessionMachine.ts';

const visit = renderAppWithMocks();

it('sends the token of a known browser with each login, also after logout', async () => {
  const forget = () => localStorage.removeItem('plaitful.device');
  forget();
  onTestFinished(forget);
  const sent: unknown[] = [];
  const answer = toLoginResponse(sampleParent);
  visit({
    at: '/policy',
    calls: [
      mockAnswer('login', async ({ readBody }) => {
        sent.push((await readBody()).device);
        return answer;
      }),
      mockAnswer('logout', { done: true }),
      mockAnswer('listReviews', sampleReviews),
    ],
  });
  const logInHere = async () => {
    await getButton('Login').click();
    await logIn();
    await expect.element(getAccount(sampleParent.email)).toBeVisible();
  };
  await logInHere();
  await logOut(sampleParent.email);
  await expect.element(getButton('Login')).toBeVisible();
  expect(deviceTokenStorage.read()).toBe(answer.deviceToken);
  await logInHere();
  expect(sent).toEqual([undefined, answer.deviceToken]);
});
