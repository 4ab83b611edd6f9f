import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { createPasswordCheck } from './passwordCheck.ts';
import { hashPassword } from '../users/passwordHash.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const field = 'password';

async function checkFor(rateLimit: boolean) {
  const passwordHash = await hashPassword('Braids-4-Ada');
  const { id: userId } = await world.signIn({ passwordHash });
  const { database } = world;
  const context = { database, clock: () => world.now, config: { rateLimit } as never };
  const check = createPasswordCheck(context);
  return { userId, passwordHash, ask: (password: string) => check({ userId, password, field }) };
}

const codeOf = (outcome: object): string => (outcome instanceof Problem ? outcome.code : 'right');

describe('the password of a signed-in user', () => {
  it('is checked, with an error of its field', async () => {
    const { userId, passwordHash, ask } = await checkFor(false);
    expect(await ask('Braids-4-Ada')).toEqual({ id: userId, passwordHash });
    expect(await ask('Braids-4-Eve')).toMatchObject({
      code: 'invalid',
      details: { errors: [{ field }] },
    });
  });

  it('allows five wrong attempts in 15 minutes', async () => {
    const { ask } = await checkFor(true);
    for (let time = 0; time < 7; time += 1) expect(codeOf(await ask('Braids-4-Ada'))).toBe('right');
    const wrong = await Promise.all(Array.from({ length: 7 }, () => ask('Braids-4-Eve')));
    expect(wrong.map(codeOf).filter((code) => code === 'invalid')).toHaveLength(5);
    expect(codeOf(await ask('Braids-4-Ada'))).toBe('rate_limited');
    world.now = new Date(world.now.getTime() + 15 * 60_000);
    expect(codeOf(await ask('Braids-4-Ada'))).toBe('right');
  });
});
