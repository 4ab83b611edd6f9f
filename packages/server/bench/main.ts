// `npm run bench:server`: compares our server with a plain Fastify route and with the plain transaction, on the
// PostgreSQL server of TEST_DATABASE_URL; writes its part of docs/performance.md.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instantOf, minutesLater } from '@plaitful/domain/studio-time';
import { createPostgresDatabase, isOnPostgres } from '../test/testDatabase.ts';
import { install } from '../../../bench/install.ts';
import { machine, writePart } from '../../../bench/report.ts';
import { prepareStudio, recordBooking, type BenchStudio } from './studio.ts';
import { load, start } from './spawn.ts';
import { replayAll } from './transaction.ts';
import { addAvailabilityRepeatedly } from './availability.ts';
import { compareLogins } from './logins.ts';
import { table } from '../../../bench/table.ts';

const rounds = 3;
const seconds = 8;
/** Until the JIT compiler has optimized the code. */
const warmUpSeconds = 12;
const connections = 10;
const goals = { styles: 0.4, bookings: 0.5 } as const;

const folder = mkdtempSync(join(tmpdir(), 'plaitful-bench-'));

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

/** Alternates both, so that other load on the machine affects both; returns the medians. */
async function inTurn(
  ours: (round: number) => Promise<number>,
  bare: (round: number) => Promise<number>,
): Promise<{ ours: number; bare: number; ratio: number }> {
  const figures: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const pair = { bare: await bare(round), ours: await ours(round) };
    console.log(`  ${pair.ours.toFixed(0)} beside ${pair.bare.toFixed(0)} a second`);
    figures.push(pair);
  }
  const [of, beside] = [median(figures.map((pair) => pair.ours)), median(figures.map((pair) => pair.bare))];
  return { ours: of, bare: beside, ratio: of / beside };
}

/** All styles of the demo studio, and the same bytes from a plain route. */
async function timeStyles() {
  console.log('GET /api/styles/all, ours beside the bare route');
  const { url, drop } = await createPostgresDatabase();
  const filler = await start('demo.ts', { DATABASE_URL: url, DATA_DIR: folder });
  filler.stop();
  const server = await start('serve.ts', { DATABASE_URL: url, DATA_DIR: folder });
  const bodyFile = join(folder, 'styles.json');
  const body = await (await fetch(`${server.address}/api/styles/all`)).text();
  writeFileSync(bodyFile, body);
  const bare = await start('baselineServer.ts', { BODY_FILE: bodyFile });
  const run = async (address: string) =>
    (await load({ url: `${address}/api/styles/all`, connections, seconds })).perSecond;
  await load({ url: `${server.address}/api/styles/all`, connections, seconds: warmUpSeconds });
  await load({ url: `${bare.address}/api/styles/all`, connections, seconds: warmUpSeconds });
  const figures = await inTurn(
    () => run(server.address),
    () => run(bare.address),
  );
  server.stop();
  bare.stop();
  await drop();
  return { ...figures, bytes: Buffer.byteLength(body) };
}

/** Each round books its own slots. */
const slotsOf = (studio: BenchStudio, part: number, parts: number) => {
  const size = Math.floor(studio.slots.length / parts);
  return studio.slots.slice(part * size, (part + 1) * size);
};

/** Bookings over HTTP, compared with the SQL transaction of a booking sent directly by pg. */
async function timeBookings() {
  console.log('POST /api/booking/create, ours beside the bare transaction');
  const { url, drop } = await createPostgresDatabase();
  const studio = await prepareStudio(url, connections);
  const recorded = await recordBooking(url, studio);
  const server = await start('serve.ts', { DATABASE_URL: url, DATA_DIR: folder });
  const parts = 2 * rounds + 1;
  const callsFile = join(folder, 'calls.json');
  const book = async (part: number, duration: number) => {
    const calls = slotsOf(studio, part, parts).map(({ date, time }, index) => ({
      headers: {
        authorization: `Bearer ${studio.parents[index % connections]?.token ?? ''}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...studio.input, bookingDate: date, bookingTime: time }),
    }));
    writeFileSync(callsFile, JSON.stringify(calls));
    const options = {
      url: `${server.address}/api/booking/create`,
      connections,
      seconds: duration,
      callsFile,
    };
    return (await load(options)).perSecond;
  };
  await book(2 * rounds, warmUpSeconds);
  const figures = await inTurn(
    (round) => book(2 * round, seconds),
    (round) => {
      const slots = slotsOf(studio, 2 * round + 1, parts).map(({ date, time }) => {
        const startsAt = instantOf(date, time, studio.timeZone);
        return { date, time, startsAt, endsAt: minutesLater(startsAt, studio.durationMinutes) };
      });
      return replayAll(recorded, { url, userIds: studio.parents.map(({ id }) => id), slots, seconds });
    },
  );
  server.stop();
  await drop();
  return { ...figures, statements: recorded.statements.length };
}

/**
 * Offers all styles of the demo studio on the Fridays and Saturdays of a quarter, in one call.
 * @returns the median in ms
 */
async function timeAvailability() {
  console.log('POST /api/availability/add');
  const { url, drop } = await createPostgresDatabase();
  const figures = await addAvailabilityRepeatedly({ kind: 'postgres', url }, rounds);
  await drop();
  return { ms: median(figures.map(({ ms }) => ms)), added: figures[0]?.added ?? 0 };
}

if (!isOnPostgres) {
  console.error('bench:server: name a PostgreSQL in TEST_DATABASE_URL.');
  process.exit(1);
}
await install();
const styles = await timeStyles();
const bookings = await timeBookings();
const availability = await timeAvailability();
const logins = await compareLogins(folder);
const row = (title: string, { ours, bare, ratio }: typeof bookings | typeof styles, goal: number) => [
  title,
  ours.toFixed(0),
  bare.toFixed(0),
  ratio.toFixed(2),
  `≥ ${goal}`,
];
writePart(
  'server',
  `Written by \`npm run bench:server\` on ${new Date().toISOString().slice(0, 10)}: ${machine()}, PostgreSQL beside on the same machine.

## Calls a second

${connections} clients at once (autocannon, a process of its own), ${seconds} s each, ours and the bare one in turn, medians of ${rounds}, after ${warmUpSeconds} s of warming up. The server runs as in production, without limits; what a booking tells people is queued in its transaction and not sent meanwhile. The bare route is Fastify alone with the same ${(styles.bytes / 1000).toFixed(1)} kB; the bare transaction is the same ${bookings.statements} statements that a booking sends, recorded from one and sent straight through pg by as many clients, without HTTP, session or any check.

${table(
  ['', 'Plaitful', 'bare', 'ratio', 'goal'],
  [
    row('all styles, beside a bare Fastify route', styles, goals.styles),
    row('booking, beside the bare transaction', bookings, goals.bookings),
  ],
)}

## Many styles at once

Offering 24 styles on 26 days, ${availability.added} times, in one call and one transaction: ${availability.ms.toFixed(0)} ms (median of ${rounds}; the goal is 1,000).

## Nothing is told by time

Login and forgot-password with an address that has an account and one that has none, ${logins.calls} calls of each in turn, one at a time: both make one password verification or none, and the same queries (a test compares them word for word).

${table(['', 'known, ms (median)', 'unknown, ms (median)', 'difference, ms'], logins.rows)}
`,
);
console.log('\nWritten to docs/performance.md');
process.exit(0);
