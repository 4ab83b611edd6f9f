import { readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir, makeTempDir } from './folders.ts';
import { spawnServer, type ServerProcess } from './serverProcess.ts';

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

  for (const entry of ['server.ts', 'preflight.ts']) {
    it.each(failures)(`says so in one line and ends with code 1: ${entry}, %s`, async (_, env, name) => {
      const dataDir = makeTempDir();
      const { code, stdout, stderr, ms } = await spawnServer({ DATA_DIR: dataDir, ...env() }, entry).ended;
      expect({ code, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({
        code: 1,
        stdout: '',
        lines: 1,
      });
      expect(stderr).toContain(name);
      // Under two seconds on a quiet machine; this one also runs the other tests.
      expect(ms).toBeLessThan(8000);
      expect(readdirSync(dataDir)).not.toContain('db');
    });
  }

  it('leaves the one that runs as it was', async () => {
    expect((await fetch(`${await running.address}/readyz`)).status).toBe(200);
  });
});

describe('a demo server', () => {
  it('says with which accounts one can try the studio', async () => {
    const server = spawnServer({ DATA_DIR: makeTempDir(), DEMO_DATA: '1' });
    await server.address;
    server.child.kill('SIGTERM');
    const { stdout } = await server.ended;
    expect(stdout).toContain('Demo accounts, all with the password Plaitful-demo-1\n');
    expect(stdout).toMatch(/^ {2}owner@example\.com +Owner Demo \(admin\)$/mu);
    expect(stdout).toMatch(/^ {2}maya@example\.com +Maya Demo$/mu);
  });
});

describe('a server that is asked to end', () => {
  it('ends well when it is asked twice, as a terminal and npm both do at Ctrl+C', async () => {
    const server = spawnServer({ DATA_DIR: makeDataDir() });
    const address = await server.address;
    const logIn = () =>
      fetch(`${address}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'parent@example.com', password: 'Braids-4-Ada' }),
      });
    await logIn();
    // Something to end: each takes some twenty milliseconds, two at a time.
    const answers = Promise.allSettled(Array.from({ length: 10 }, logIn));
    await new Promise((resolve) => setTimeout(resolve, 20));
    // Two kinds, since the system makes one of two that are the same.
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
      // Its log names routes, and nobody.
      expect(stderr).toContain('"route":"/auth/login"');
      expect(stderr).not.toContain('owner@studio.example');
    }
  });
});
