// `npm run bench:server`: our server compared with a plain Fastify route, and bookings per second, on the PostgreSQL
// server of TEST_DATABASE_URL.
import Fastify from 'fastify';
import { createPostgresDatabase, isOnPostgres } from '../packages/server/test/testDatabase.ts';
import { prepareSlots } from '../packages/server/test/slotFixtures.ts';
import { run } from '../scripts/exec.ts';
import { newFolder, startProcess } from './product.ts';
import { median, repeat, formatMarkdownTable, writeSection } from './report.ts';

const rounds = 3;
const seconds = 8;
/** Until the JIT compiler has optimized the code. */
const warmUpSeconds = 12;
const clients = 10;

/** Our server without limits; messages about bookings are queued, but not sent during the measurement. */
const serveOurs = (url: string, env: Record<string, string> = {}) =>
  startProcess('packages/server/src/app/server.ts', {
    DATABASE_URL: url,
    DATA_DIR: newFolder(),
    RATE_LIMIT: 'off',
    JOBS_INTERVAL_MS: '3600000',
    ...env,
  });

/** Requests per second, by autocannon, which is downloaded when it is needed. */
async function measureLoad(url: string, duration = seconds): Promise<number> {
  const args = ['--yes', 'autocannon@9.0.0', '--json', '-c', String(clients), '-d', String(duration), url];
  const { output } = await run('npx', args, { isQuiet: true });
  const result = JSON.parse(output.slice(output.indexOf('{"'))) as Record<string, number>;
  if (result['non2xx'] || result['errors']) throw new Error(`${url} was not answered with 2xx`);
  return (result['2xx'] ?? 0) / (result['duration'] ?? 0);
}

/**
 * All styles of the demo studio, and the same bytes from a plain route, alternately, so that other load affects both.
 */
async function timeStyles(): Promise<{ ours: number; bare: number }> {
  const { url, drop } = await createPostgresDatabase();
  const server = await serveOurs(url, { DEMO_DATA: '1' });
  const path = '/api/styles/all';
  const body = await (await fetch(server.origin + path)).text();
  const plain = Fastify();
  plain.get(path, (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
  const address = await plain.listen({ port: 0, host: '127.0.0.1' });
  await measureLoad(server.origin + path, warmUpSeconds);
  await measureLoad(address + path, warmUpSeconds);
  const pairs = await repeat(rounds, async () => ({
    ours: await measureLoad(server.origin + path),
    bare: await measureLoad(address + path),
  }));
  await plain.close();
  await server.stop();
  await drop();
  return { ours: median(pairs.map(({ ours }) => ours)), bare: median(pairs.map(({ bare }) => bare)) };
}

/** Bookings per second over HTTP, each for a different slot. */
async function timeBookings(): Promise<number> {
  const { url, drop } = await createPostgresDatabase();
  const studio = { parentCount: clients, days: 6000 };
  const { parents, inputs } = await prepareSlots({ kind: 'postgres', url }, studio);
  const server = await serveOurs(url);
  const bookUntil = async (end: number, token: string): Promise<number> => {
    let count = 0;
    for (; performance.now() < end; count += 1) {
      const { status } = await fetch(`${server.origin}/api/booking/create`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(inputs.pop()),
      });
      if (status !== 200) throw new Error(`a booking was answered with ${status}`);
    }
    return count;
  };
  const measureRate = async (duration: number): Promise<number> => {
    const end = performance.now() + duration * 1000;
    const counts = await Promise.all(parents.map(({ token }) => bookUntil(end, token)));
    return counts.reduce((sum, count) => sum + count, 0) / duration;
  };
  await measureRate(warmUpSeconds);
  const rates = await repeat(rounds, () => measureRate(seconds));
  await server.stop();
  await drop();
  return median(rates);
}

if (!isOnPostgres) throw new Error('bench:server: name a PostgreSQL in TEST_DATABASE_URL.');
const { ours, bare } = await timeStyles();
const bookings = await timeBookings();
const rows = [
  ['all styles', ours.toFixed(0)],
  ['the same answer from a bare Fastify route', bare.toFixed(0)],
  ['bookings', bookings.toFixed(0)],
];
for (const row of rows) console.log(row.join('  '));
writeSection(
  'Speed of the server',
  `${clients} clients at once, PostgreSQL on the same machine, ${seconds} s each, medians of ${rounds}, after ${warmUpSeconds} s of warming up. Goal: all styles at least 0.4 times as often as a bare Fastify route.\n\n${formatMarkdownTable(['', 'calls a second'], rows)}`,
);
process.exit(0);
