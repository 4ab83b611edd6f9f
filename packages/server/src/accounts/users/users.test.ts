import type { ValidationProblem } from '@plaitful/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

it.each([
  ['hello@plaitfulkids.example', 'This is the studio’s own address. Please use yours.'],
  ['Deposits@PlaitfulKids.example', 'This is the studio’s own address. Please use yours.'],
  ['erased-6@erased.invalid', 'Invalid email address'],
  ['erased-6@erased', 'Invalid email address'],
])('registration refuses %s, which is no parent’s address', async (email, message) => {
  const body = { firstName: 'Mal', lastName: 'Bello', email, password: 'Braids-4-Ada' };
  const answer = await world.call({ method: 'POST', url: '/auth/register', body });
  expect([answer.statusCode, answer.json<ValidationProblem>().errors]).toEqual([
    422,
    [{ field: 'email', message }],
  ]);
});
