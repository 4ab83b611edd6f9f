import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPerson } from '../../../test/catalogueFixtures.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { ConfigError, parseConfig } from '../../platform/config/config.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { assertNoExposedDemoAccounts } from './demoAccountGuard.ts';

let open: OpenDatabase;
let id = 0;

beforeAll(async () => {
  open = await openTestDatabase();
  ({ id } = await insertPerson(open.database));
});
afterAll(() => open.close());

const mark = (hasDemoPassword: boolean) =>
  open.database.updateTable('users').set({ hasDemoPassword }).where('id', '=', id).execute();
const guard = (env: Record<string, string>) => assertNoExposedDemoAccounts(open.database, parseConfig(env));

const openToOthers = [
  ['HOST', { HOST: '0.0.0.0' }],
  ['HOST', { HOST: '192.0.2.1' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://book.studio.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'loopback' }],
  ['NODE_ENV', { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', MAIL: 'files' }],
] as const;

describe('demo accounts', () => {
  it.each(openToOthers)('are refused where the server is open to others by %s: %o', async (name, env) => {
    await mark(true);
    const guarded = guard(env);
    await expect(guarded).rejects.toBeInstanceOf(ConfigError);
    await expect(guarded).rejects.toThrow(new RegExp(`^${name} must .*--remove-demo`));
    await mark(false);
    expect(await guard(env)).toBe(false);
  });

  it.each([
    {},
    { TRUST_PROXY: 'none' },
    { HOST: '::1' },
    { HOST: 'localhost', PUBLIC_URL: 'http://[::1]:3000' },
  ])('are served to this machine: %o', async (env) => {
    await mark(true);
    expect(await guard(env)).toBe(true);
  });
});
