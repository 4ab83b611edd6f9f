// `npm run bench:server`: our server beside a plain Fastify route, and a booking beside its plain transaction, on the
// PostgreSQL server of TEST_DATABASE_URL.
import { instantOf, minutesLater } from '@plaitful/domain/studio-time';
import Fastify from 'fastify';
import { createPostgresDatabase, isOnPostgres } from '../packages/server/test/testDatabase.ts';
import { prepareSlots } from '../packages/server/test/slots.ts';
import { run } from '../scripts/run.ts';
import { newFolder, serve } from './product.ts';
import { median, table, writeSection } from './report.ts';
import { createTables, recordBooking, replay, type Slot } from './transaction.ts';

const rounds = 3;
const seconds = 8;
/** Until the JIT compiler has optimized the code. */
const warmUpSeconds = 12;
const clients = 10;
const timeZone = 'America/Toronto';

interface Pair {
  readonly ours: number;
  readonly bare: number;
}

/** Alternates both, so that other load on the machine affects both; returns the medians. */
async function inTurn(ours: () => Promise<number>, bare: () => Promise<number>): Promise<Pair> {
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ bare: await bare(), ours: await ours() });
    console.log(pairs.at(-1));
  }
  return { ours: median(pairs.map((pair) => pair.ours)), bare: median(pairs.map((pair) => pair.bare)) };
}

/** Our server without limits; what a booking tells people is queued and not sent meanwhile. */
const serveOurs = (url: string, env: Record<string, string> = {}) =>
  serve('packages/server/src/server.ts', {
    DATABASE_URL: url,
    DATA_DIR: newFolder(),
    RATE_LIMIT: 'off',
    JOBS_INTERVAL_MS: '3600000',
    ...env,
  });

/** How often a second an address is answered, by autocannon, which is fetched when it is needed. */
async function loadOf(url: string, duration = seconds): Promise<number> {
  const args = ['--yes', 'autocannon@9.0.0', '--json', '-c', String(clients), '-d', String(duration), url];
  const { output } = await run('npx', args, { isQuiet: true });
  const result = JSON.parse(output.slice(output.indexOf('{"'))) as Record<string, number>;
  if (result['non2xx'] || result['errors']) throw new Error(`${url} was not answered with 2xx`);
  return (result['2xx'] ?? 0) / (result['duration'] ?? 0);
}

/** How often a second as many clients can do something, each after its last. */
async function rateOf(work: (client: number) => Promise<void>, duration = seconds): Promise<number> {
  const startedAt = performance.now();
  let count = 0;
  const client = async (_: unknown, at: number): Promise<void> => {
    while (performance.now() - startedAt < duration * 1000) {
      await work(at);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return count / ((performance.now() - startedAt) / 1000);
}

/** All styles of the demo studio, and the same bytes from a plain route. */
async function timeStyles(): Promise<Pair> {
  const { url, drop } = await createPostgresDatabase();
  const server = await serveOurs(url, { DEMO_DATA: '1' });
  const path = '/api/styles/all';
  const body = await (await fetch(server.origin + path)).text();
  const bare = Fastify();
  bare.get(path, (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
  const addresses = [server.origin, await bare.listen({ port: 0, host: '127.0.0.1' })] as const;
  for (const address of addresses) await loadOf(address + path, warmUpSeconds);
  const [ours, plain] = addresses;
  const pair = await inTurn(
    () => loadOf(ours + path),
    () => loadOf(plain + path),
  );
  await bare.close();
  await server.stop();
  await drop();
  return pair;
}

/** Bookings over HTTP, beside the SQL transaction of a booking sent directly by pg. */
async function timeBookings(): Promise<Pair> {
  const { url, drop } = await createPostgresDatabase();
  await createTables(url);
  const { parents, inputs } = await prepareSlots(
    { kind: 'postgres', url },
    { parentCount: clients, days: 6000 },
  );
  const next = (): Record<string, unknown> => {
    const input = inputs.pop();
    if (!input) throw new Error('there are too few slots for this machine; prepare more');
    return input;
  };
  const server = await serveOurs(url);
  const book = async (client: number): Promise<void> => {
    const { status } = await fetch(`${server.origin}/api/booking/create`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${parents[client]?.token ?? ''}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(next()),
    });
    if (status !== 200 && status !== 201) throw new Error(`a booking was answered with ${status}`);
  };
  const slotOf = ({ bookingDate, bookingTime }: Record<string, unknown>): Slot => {
    const [date, time] = [String(bookingDate), String(bookingTime)];
    const startsAt = instantOf(date, time, timeZone);
    return { date, time, startsAt, endsAt: minutesLater(startsAt, 90) };
  };
  const [first, [parent]] = [next(), parents];
  if (!parent) throw new Error('nobody can book');
  const recorded = await recordBooking(url, first, parent, slotOf(first));
  await rateOf((client) => book(client), warmUpSeconds);
  const { send, close } = replay(recorded, url, clients);
  const pair = await inTurn(
    () => rateOf(book),
    () => rateOf((client) => send(slotOf(next()), parents[client]?.id ?? 0)),
  );
  await close();
  await server.stop();
  await drop();
  return pair;
}

if (!isOnPostgres) throw new Error('bench:server: name a PostgreSQL in TEST_DATABASE_URL.');
const [styles, bookings] = [await timeStyles(), await timeBookings()];
const row = (title: string, { ours, bare }: Pair, goal: number) => [
  title,
  ours.toFixed(0),
  bare.toFixed(0),
  (ours / bare).toFixed(2),
  `≥ ${goal}`,
];
writeSection(
  'Speed of the server',
  `${clients} clients at once, PostgreSQL on the same machine, ${seconds} s each, ours and the bare one in turn, medians of ${rounds} calls a second, after ${warmUpSeconds} s of warming up. The bare route is Fastify alone with the same answer; the bare transaction is the same statements that a booking sends, recorded from one and sent straight through pg by as many clients, without HTTP, session or any check.\n\n${table(
    ['', 'Plaitful', 'bare', 'ratio', 'goal'],
    [
      row('all styles, beside a bare Fastify route', styles, 0.4),
      row('booking, beside the bare transaction', bookings, 0.5),
    ],
  )}`,
);
process.exit(0);
