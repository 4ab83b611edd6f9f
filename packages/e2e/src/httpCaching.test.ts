import { expect, it } from 'vitest';
import { startHarness } from './harness.ts';

const harness = startHarness();

it('an unchanged list is answered with 304', async () => {
  const { page } = await harness.newUser();
  await page.goto('/policy');
  await page.waitForLoadState('networkidle');
  const network = await page.context().newCDPSession(page);
  const sent: number[] = [];
  // What came over the network, before the browser's own store answers.
  network.on('Network.responseReceivedExtraInfo', ({ statusCode }) => sent.push(statusCode));
  await network.send('Network.enable');
  const answers = await page.evaluate(async () => {
    const ask = async () => {
      const answer = await fetch('/api/styles/all');
      return { status: answer.status, text: await answer.text() };
    };
    return [await ask(), await ask()];
  });
  expect(sent).toEqual([200, 304]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.text).toBe(answers[0]?.text);
});
