import { createPostgresDatabase } from '../test/testDatabase.ts';
import { start } from './spawn.ts';

const calls = 60;

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

async function timeOf(url: string, body: object = {}): Promise<number> {
  const askedAt = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.text();
  return performance.now() - askedAt;
}

/**
 * The duration of login and forgot-password for a known and an unknown address; each address is used four times at
 * most.
 */
export async function compareLogins(dataDir: string) {
  const { url, drop } = await createPostgresDatabase();
  const server = await start('serve.ts', { DATABASE_URL: url, DATA_DIR: dataDir });
  const emailOf = (kind: string, call: number) => `${kind}${call}@example.com`;
  for (let call = 0; call < calls; call += 1) {
    const person = { firstName: 'Ada', lastName: 'Bello', email: emailOf('known', call) };
    await timeOf(`${server.address}/auth/register`, { ...person, password: 'Braids-4-Ada' });
  }
  const rows: string[][] = [];
  const logIn = (email: string) =>
    timeOf(`${server.address}/auth/login`, { email, password: 'Braids-4-Zoe' });
  const forget = (email: string) =>
    timeOf(`${server.address}/auth/forgot-password?email=${encodeURIComponent(email)}`);
  for (const [title, ask] of [
    ['login with a wrong password', logIn],
    ['forgot-password', forget],
  ] as const) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let call = 0; call < calls; call += 1) {
      const order = call % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) {
        times[kind].push(await ask(emailOf(kind, call)));
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    rows.push([title, known.toFixed(1), unknown.toFixed(1), (known - unknown).toFixed(1)]);
    console.log(rows.at(-1)?.join('  '));
  }
  server.stop();
  await drop();
  return { calls, rows };
}
