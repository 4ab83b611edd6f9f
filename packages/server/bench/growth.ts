// `npm run bench:growth`: the same calls on studios with more and more bookings behind them, on the PostgreSQL that
// TEST_DATABASE_URL names; writes its part of docs/performance.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { addDays } from '@plaitful/domain/studio-time';
import { machine, writePart } from '../../../bench/report.ts';
import { table } from '../../../bench/table.ts';
import { openDatabase } from '../src/database/database.ts';
import { openSession } from '../src/sessions/sessions.service.ts';
import { coming, comingDays, fillBulk, perPastDay } from '../test/bulk.ts';
import { prepareSlots } from '../test/slots.ts';
import { insertPerson } from '../test/studio.ts';
import { createPostgresDatabase, isOnPostgres } from '../test/testDatabase.ts';
import { start } from './spawn.ts';

const sizes = (process.env['GROWTH_SIZES'] ?? '1000,10000,100000,1000000').split(',').map(Number);
/** Of one family, over the years. */
const perUser = 20;
const styles = 200;
const pageSize = 20;
const warmUps = 40;
const calls = 200;
const goal = 1.5;

const folder = mkdtempSync('/var/tmp/plaitful-growth-');

/** A call that a studio is asked, again and again; what is asked for was asked for once before. */
interface Call {
  readonly title: string;
  /** Whether it is of the table that has a goal. */
  readonly isGoal: boolean;
  readonly url: (studio: Studio, call: number) => string;
  readonly body?: (studio: Studio, call: number) => unknown;
}

/** A studio with its server. */
interface Studio {
  readonly bookings: number;
  readonly address: string;
  readonly admin: string;
  readonly parents: readonly { readonly token: string }[];
  readonly inputs: readonly unknown[];
  /** Of somebody whose bookings are asked for. */
  readonly firstUserId: number;
  readonly users: number;
  close(): Promise<void>;
}

const page = (call: number): number => 1 + (call % 20);

const all: readonly Call[] = [
  {
    title: 'bookings, pages 1 to 20',
    isGoal: true,
    url: (_studio, call) => `/api/booking/all?page=${page(call)}&size=${pageSize}`,
  },
  {
    title: 'bookings of one parent',
    isGoal: true,
    url: ({ firstUserId, users }, call) => `/api/users/bookings/${firstUserId + ((call * 37) % users)}`,
  },
  { title: 'booked services', isGoal: true, url: () => '/api/booking/booked-services' },
  {
    title: 'create a booking',
    isGoal: true,
    url: () => '/api/booking/create',
    body: ({ inputs }, call) => inputs[call],
  },
  {
    title: 'bookings by value, pages 1 to 20',
    isGoal: false,
    url: (_studio, call) => `/api/booking/all?page=${page(call)}&size=${pageSize}&sort=-value`,
  },
  {
    title: 'confirmed bookings, pages 1 to 20',
    isGoal: false,
    url: (_studio, call) => `/api/booking/all?page=${page(call)}&size=${pageSize}&status=CONFIRMED`,
  },
  {
    title: 'deposits due, page 1',
    isGoal: false,
    url: () => `/api/booking/all?page=1&size=${pageSize}&status=UNPAID`,
  },
  {
    title: 'deposit paid, page 1',
    isGoal: false,
    url: () => `/api/booking/all?page=1&size=${pageSize}&status=DEPOSIT_PAID`,
  },
  {
    title: 'bookings of one week, page 1',
    isGoal: false,
    url: (_studio, call) =>
      `/api/booking/all?page=1&size=${pageSize}&from=${addDays(today, call % 30)}&to=${addDays(today, (call % 30) + 6)}`,
  },
  {
    title: 'bookings, the last page',
    isGoal: false,
    url: ({ bookings }) => `/api/booking/all?page=${Math.ceil(bookings / pageSize)}&size=${pageSize}`,
  },
];

const today = new Date().toISOString().slice(0, 10);

async function openStudio(bookings: number): Promise<Studio> {
  const { url, drop } = await createPostgresDatabase();
  const days = comingDays + Math.ceil((calls + warmUps) / 7) + 1;
  const { parents, inputs } = await prepareSlots({ kind: 'postgres', url }, { parentCount: 10, days });
  const opened = await openDatabase({ kind: 'postgres', url }, () => undefined);
  const users = Math.ceil(bookings / perUser);
  const startedAt = performance.now();
  await fillBulk(opened.database, { bookings, users, styles, reviews: 200, today });
  console.log(`${bookings} bookings written in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  const { id } = await insertPerson(opened.database, { roles: ['ROLE_ADMIN'], email: 'owner@example.com' });
  const admin = await openSession(opened.database, id, new Date());
  const { firstUserId } = await opened.database
    .selectFrom('users')
    .select((row) => row.fn.min<number>('id').as('firstUserId'))
    .where('email', 'like', 'bulk%')
    .executeTakeFirstOrThrow();
  await opened.close();
  const server = await start('serve.ts', { DATABASE_URL: url, DATA_DIR: folder });
  return {
    bookings,
    address: server.address,
    admin,
    parents,
    // On days that none of the coming bookings lies on.
    inputs: inputs.slice(comingDays * 7),
    firstUserId,
    users,
    close: async () => {
      server.stop();
      await drop();
    },
  };
}

async function time(studio: Studio, { title, url, body }: Call, call: number): Promise<number> {
  const sent = body?.(studio, call);
  const token = sent === undefined ? studio.admin : studio.parents[call % studio.parents.length]?.token;
  const askedAt = performance.now();
  const answer = await fetch(studio.address + url(studio, call), {
    method: sent === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token ?? ''}`,
      ...(sent !== undefined && { 'content-type': 'application/json' }),
    },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${title}: ${answer.status} ${text}`);
  return performance.now() - askedAt;
}

const part = (times: readonly number[], of: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(of * times.length)] ?? 0;

/** The studios in turn, so that what else the machine does meets all alike. */
async function compare(studios: readonly Studio[], call: Call): Promise<string[]> {
  const times = studios.map((): number[] => []);
  for (let round = 0; round < warmUps + calls; round += 1) {
    for (let turn = 0; turn < studios.length; turn += 1) {
      const place = (turn + round) % studios.length;
      const studio = studios[place];
      if (studio === undefined) continue;
      const ms = await time(studio, call, call.body === undefined ? round % warmUps : round);
      if (round >= warmUps) times[place]?.push(ms);
    }
  }
  const medians = times.map((list) => part(list, 0.5));
  const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
  const figures = times.map((list) => `${part(list, 0.5).toFixed(1)} / ${part(list, 0.95).toFixed(1)}`);
  const row = [call.title, ...figures, ratio.toFixed(2), call.isGoal ? `≤ ${goal}` : ''];
  console.log(row.join('  '));
  return row;
}

if (!isOnPostgres) {
  console.error('bench:growth: name a PostgreSQL in TEST_DATABASE_URL.');
  process.exit(1);
}
const studios: Studio[] = [];
try {
  for (const size of sizes) studios.push(await openStudio(size));
  const rows: string[][] = [];
  for (const call of all) rows.push(await compare(studios, call));
  const count = (figure: number): string => figure.toLocaleString('en-CA');
  writePart(
    'growth',
    `Written by \`npm run bench:growth\` on ${new Date().toISOString().slice(0, 10)}: ${machine()}, PostgreSQL beside on the same machine.

The same studio after more and more years: ${coming} bookings to come within ${comingDays} days at every size; all others lie in the past, ${perPastDay} a day (${count(sizes.at(-1) ?? 0)}: ${Math.round((sizes.at(-1) ?? 0) / perPastDay / 365)} years), each with its history and its delivered message; ${perUser} bookings of each parent, so that there are more parents, not busier ones; ${styles} styles. Milliseconds of a call over HTTP, median / 95th percentile of ${calls}, one at a time, the sizes in turn, after ${warmUps} that asked for the same; the server runs as in production, on databases that were vacuumed and analysed. Ratio: the last median to the first.

${table(['', ...sizes.map(count), 'ratio', 'goal'], rows)}
`,
  );
  console.log('\nWritten to docs/performance.md');
} finally {
  for (const studio of studios) await studio.close();
  rmSync(folder, { recursive: true });
}
