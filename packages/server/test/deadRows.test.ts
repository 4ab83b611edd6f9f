import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SessionUser } from '@plaitful/api-client/contract';
import { makeDataDir } from './tempDir.ts';
import { decodeMail } from './mailTexts.ts';
import { spawnServer, type ServerProcess } from './serverProcess.ts';

const dataDir = makeDataDir();
const traces = ['zanthoxylum', 'quxington', 'ifeyinwa', 'aquarium'];
const password = 'Saffron-Kites-91';
let server: ServerProcess;

const start = () =>
  spawnServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off', JOBS_INTERVAL_MS: '200', LOG_LEVEL: 'error' });
const stop = async () => {
  server.child.kill('SIGTERM');
  await server.ended;
};
beforeAll(() => {
  server = start();
});
afterAll(stop);

async function post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${await server.address}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as Answer;
}

/** The token of the mailed link, once its file is written. */
function verificationToken(): string | undefined {
  const outbox = join(dataDir, 'outbox');
  const mails = existsSync(outbox) ? readdirSync(outbox) : [];
  return mails
    .map((name) => decodeMail(readFileSync(join(outbox, name), 'utf8')))
    .map((mail) => /verify-email#token=([\w-]+)/.exec(mail)?.[1])
    .find((token) => token !== undefined);
}

/** The content of a file, in lower case; empty when the running database has deleted it since it was listed. */
function loadLowerCase(path: string): string {
  try {
    return readFileSync(path, 'latin1').toLowerCase();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** The files of the database that hold one of the traces, as `grep -a` finds them. */
function filesWithTraces(): string[] {
  const folder = join(dataDir, 'db');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const content = loadLowerCase(join(parentPath, name));
    return traces.filter((trace) => content.includes(trace)).map((trace) => `${name} ${trace}`);
  });
}

it(
  'no file of the embedded database holds anything of a deleted family, neither before nor after a restart',
  { tags: ['ci'] },
  async () => {
    const email = 'dami@quxington.example';
    const person = { firstName: 'Oluwadamilola', lastName: 'Quxington', email, password };
    await post('/auth/register', person);
    const { token } = await post<SessionUser>('/auth/login', { email, password });
    const hairCard = {
      texture: 'COILY',
      length: 'WAIST',
      isTenderHeaded: true,
      avoid: 'Zanthoxylum oil',
      calming: 'Aquarium',
      beadColors: [],
    };
    await post('/api/account/children', { name: 'Ifeyinwa', dateOfBirth: '2019-03-02', hairCard }, token);
    await post('/auth/send-verification', {}, token);
    const isTokenSent = () => expect(verificationToken()).toBeDefined();
    await vi.waitFor(isTokenSent, { timeout: 20_000 });
    await post('/auth/verify-email', { token: verificationToken() });
    await post('/api/account/email', { email: 'other@quxington.example', password }, token);
    expect(filesWithTraces()).not.toEqual([]);
    await post('/api/account/delete', { password }, token);
    await expect.poll(filesWithTraces, { timeout: 20_000, interval: 500 }).toEqual([]);
    await stop();
    expect(filesWithTraces()).toEqual([]);
    server = start();
    await server.address;
    expect(filesWithTraces()).toEqual([]);
  },
);
