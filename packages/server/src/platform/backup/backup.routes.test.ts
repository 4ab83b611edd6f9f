import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { makeTempDir } from '../../../test/tempDir.ts';
import { saveBackupStatus } from './backupFiles.ts';

const dataDir = makeTempDir();
let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await startTestApp({ config: { dataDir } });
  ({ token } = await world.signIn({ roles: ['ROLE_ADMIN'] }));
});
afterAll(() => world.close());

const good = { name: '2026-12-01', at: '2026-12-01T08:00:07.000Z', bookings: 3 };

it.each([
  ['before the first night', undefined, { lastGoodAt: null, hasFailed: false }, [0, 0]],
  ['after a good backup', { good }, { lastGoodAt: good.at, hasFailed: false }, [1_796_112_007, 0]],
  [
    'after a failed one',
    { good, failure: 'disk' },
    { lastGoodAt: good.at, hasFailed: true },
    [1_796_112_007, 1],
  ],
])('tells the owner and the metrics how the last backup went: %s', async (_, status, shown, metrics) => {
  if (status !== undefined) await saveBackupStatus(dataDir, { night: '2026-12-01', ...status });
  const answer = await world.call({ method: 'GET', url: '/api/backup/status', token });
  expect(answer.json()).toEqual(shown);
  const { body } = await world.call({ method: 'GET', url: '/metrics' });
  expect(body).toContain(`plaitful_backup_last_good_timestamp_seconds ${metrics[0]}\n`);
  expect(body).toContain(`plaitful_backup_failed ${metrics[1]}\n`);
});
