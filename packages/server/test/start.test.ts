import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/platform/database/database.ts';
import { makeDataDir, makeTempDir } from './tempDir.ts';
import { openMailbox } from './mailbox.ts';
import { spawnServer, type ServerProcess } from './serverProcess.ts';
import { insertPerson } from './catalogueFixtures.ts';

let running: ServerProcess;
let blocker: Server;
const usedDataDir = makeDataDir();

beforeAll(async () => {
  running = spawnServer({ DATA_DIR: usedDataDir });
  await running.address;
  blocker = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => blocker.once('listening', resolve));
});
afterAll(async () => {
  running.child.kill('SIGKILL');
  await new Promise((resolve) => blocker.close(resolve));
});

const takenPort = (): string => String((blocker.address() as AddressInfo).port);
const brokenFile = (): string => {
  const file = join(makeTempDir(), 'business.json');
  writeFileSync(file, '{ "name": ');
  return file;
};

describe('a server that cannot start', { tags: ['ci'] }, () => {
  const failures = [
    ['a wrong setting', () => ({ DEPOSIT_DEADLINE_MINUTES: 'soon' }), 'DEPOSIT_DEADLINE_MINUTES'],
    ['a taken port', () => ({ PORT: takenPort() }), 'PORT'],
    ['another server on its data', () => ({ DATA_DIR: usedDataDir }), 'DATA_DIR'],
    ['a data directory that cannot be made', () => ({ DATA_DIR: '/proc/no/data' }), 'DATA_DIR'],
    ['no database', () => ({ DATABASE_URL: 'postgres://127.0.0.1:1/plaitful' }), 'DATABASE_URL'],
    ['an unreadable business.json', () => ({ BUSINESS_FILE: brokenFile() }), 'BUSINESS_FILE'],
  ] as const;

  for (const args of [[], ['--check']]) {
    it.each(failures)(
      `says so in one line and ends with code 1: ${args.join('')} %s`,
      async (_, env, name) => {
        const dataDir = makeTempDir();
        const server = spawnServer({ DATA_DIR: dataDir, ...env() }, 'app/server.ts', args);
        const { code, stdout, stderr, ms } = await server.ended;
        expect({ code, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({
          code: 1,
          stdout: '',
          lines: 1,
        });
        expect(stderr).toContain(name);
        // Under two seconds on a quiet machine; this one also runs the other tests.
        expect(ms).toBeLessThan(30_000);
        expect(readdirSync(dataDir)).not.toContain('db');
      },
    );
  }

  it('reports every reason, one line each', async () => {
    const env = {
      DATA_DIR: usedDataDir,
      PORT: takenPort(),
      BUSINESS_FILE: brokenFile(),
      SMTP_URL: 'smtp://127.0.0.1:1',
      JOBS_INTERVAL_MS: 'soon',
      METRICS: 'off',
    };
    const named = ['JOBS_INTERVAL_MS', 'METRICS', 'BUSINESS_FILE', 'DATA_DIR', 'PORT', 'SMTP_URL'];
    for (const [args, expected] of [
      [[], named.slice(0, -1)],
      [['--check'], named],
    ] as const) {
      const { code, stderr } = await spawnServer(env, 'app/server.ts', args).ended;
      const lines = stderr.trimEnd().split('\n');
      expect([code, lines.map((line) => /[A-Z]+(?:_[A-Z]+)*/.exec(line)?.[0])]).toEqual([1, expected]);
    }
  });

  it('does not disturb a running server', async () => {
    expect((await fetch(`${await running.address}/readyz`)).status).toBe(200);
  });
});

describe('a check', () => {
  it('ends with code 0 where a server could start, and makes no database', async () => {
    const mailbox = await openMailbox();
    const dataDir = makeTempDir();
    const env = { DATA_DIR: dataDir, SMTP_URL: mailbox.url };
    const { code, stdout, stderr } = await spawnServer(env, 'app/server.ts', ['--check']).ended;
    await mailbox.close();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(readdirSync(dataDir)).not.toContain('db');
  });

  it('is refused with an unknown argument, and nothing starts', async () => {
    const { code, stdout, stderr } = await spawnServer({}, 'app/server.ts', ['--chek']).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('--chek');
  });
});

/** Data with a demo account, like those of `npm start`. */
async function makeDemoDir(): Promise<string> {
  const dataDir = makeDataDir();
  const opened = await openDatabase({ kind: 'embedded', dataDir }, (error) => {
    throw error;
  });
  const { id } = await insertPerson(opened.database);
  await opened.database
    .updateTable('users')
    .set({ isDemo: true, hasDemoPassword: true })
    .where('id', '=', id)
    .execute();
  await opened.close();
  return dataDir;
}

describe('data with demo accounts', { tags: ['ci'] }, () => {
  it('are served to nobody else, reported by a check, and served once the accounts are removed', async () => {
    const env = { DATA_DIR: await makeDemoDir(), TRUST_PROXY: 'loopback' };
    const run = (...args: string[]) => {
      const server = spawnServer(env, 'app/server.ts', args);
      // One that starts against expectation must not be waited for.
      server.address.then(
        () => server.child.kill('SIGKILL'),
        () => undefined,
      );
      return server.ended;
    };
    for (const args of [[], ['--check']]) {
      const { code, stdout, stderr } = await run(...args);
      expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^TRUST_PROXY must .*\n$/)]);
    }
    const removed = await run('--remove-demo');
    expect([removed.code, removed.stdout]).toEqual([
      0,
      '1 demo accounts and 0 bookings of theirs are deleted.\n',
    ]);
    expect((await run('--check')).code).toBe(0);
  });
});

/**
 * What other accounts of the machine can access in a folder: the embedded database sets its own file modes, in a folder
 * of ours.
 */
function reachable(folder: string): string[] {
  const open = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => (statSync(join(folder, entry.name)).mode & 0o077) !== 0,
  );
  return open.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...reachable(path)] : [path];
  });
}

describe('a demo server', { tags: ['ci'] }, () => {
  it('prints the demo accounts, and keeps its files private', async () => {
    const dataDir = join(makeTempDir(), 'data');
    const server = spawnServer({ DATA_DIR: dataDir, DEMO_DATA: '1' });
    const contact = { name: 'Ada', email: 'ada@example.com', phone: '613-555-0152', message: 'Hello' };
    await fetch(`${await server.address}/contact-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contact),
    });
    const isMailed = () => readdirSync(join(dataDir, 'outbox')).some((name) => /^[^.].*\.eml$/u.test(name));
    await vi.waitFor(() => expect(isMailed()).toBe(true), 30_000);
    server.child.kill('SIGTERM');
    const { stdout } = await server.ended;
    expect(reachable(dirname(dataDir))).toEqual([]);
    for (const folder of [dataDir, join(dataDir, 'outbox')]) {
      expect(reachable(folder)).toEqual([]);
    }
    expect(stdout).toContain('Demo accounts, all with the password Plaitful-demo-1\n');
    expect(stdout).toMatch(/^ {2}owner@example\.com +Owner Demo \(admin\)$/mu);
    expect(stdout).toMatch(/^ {2}maya@example\.com +Maya Demo$/mu);
  });
});

describe('a server that is asked to end', { tags: ['ci'] }, () => {
  it('shuts down cleanly on two signals, as a terminal and npm both send one at Ctrl+C', async () => {
    const server = spawnServer({ DATA_DIR: makeDataDir() });
    const address = await server.address;
    const logIn = () =>
      fetch(`${address}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'parent@example.com', password: 'Braids-4-Ada' }),
      });
    await logIn();
    // Work for the shutdown: each takes some twenty milliseconds, two at a time.
    const answers = Promise.allSettled(Array.from({ length: 10 }, logIn));
    await new Promise((resolve) => setTimeout(resolve, 20));
    // Two kinds, since the queue merges two of the same kind.
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    expect((await answers).filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  });

  it('ends with code 0, and its data can be opened again', async () => {
    const dataDir = makeDataDir();
    const env = { DATA_DIR: dataDir, ADMIN_EMAIL: 'owner@studio.example', ADMIN_PASSWORD: 'Braids-4-Ada' };
    for (const round of [1, 2]) {
      const server = spawnServer(env);
      const logIn = await fetch(`${await server.address}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'owner@studio.example', password: 'Braids-4-Ada' }),
      });
      expect([round, logIn.status]).toEqual([round, 200]);
      server.child.kill('SIGTERM');
      const { code, stderr } = await server.ended;
      expect(code).toBe(0);
      // Its log contains routes, and no personal data.
      expect(stderr).toContain('"route":"/auth/login"');
      expect(stderr).not.toContain('owner@studio.example');
    }
  });
});
