import { toPlainSpaces } from '@plaitful/messages/format';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountDeleted, AccountExport, Booking, Child } from '@plaitful/api-client/contract';
import { inTransaction } from '../src/platform/database/transaction.ts';
import { deliverDue } from '../src/platform/outbox/outbox.service.ts';
import { openTransport } from '../src/platform/outbox/transport.ts';
import { createLog } from '../src/app/log.ts';
import { business } from '../src/platform/outbox/messages.fixture.ts';
import { createLoginCode, upsertTrustedDevice } from '../src/accounts/sessions/sessions.repository.ts';
import { hashPassword } from '../src/accounts/users/passwordHash.ts';
import { dumpDatabase } from './dumpDatabase.ts';
import { makeTempDir } from './tempDir.ts';
import { columnsByTable, anonymousNumber, otherColumns } from './personalColumns.ts';
import { bookingBody } from './catalogueFixtures.ts';
import { startTestApp, type TestApp } from './testApp.ts';
import { messageKinds } from '../src/app/modules.ts';

const toCamel = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const password = 'Saffron-Kites-91';
const person = { firstName: 'Oluwadamilola', lastName: 'Quxington', email: 'dami@quxington.example' };
/** Would run as soon as it is shown, unless it is escaped. */
const hostile = '<img src=x onerror=alert(1)>';
const formerEmail = 'former@quxington.example';
const card = {
  texture: 'COILY',
  length: 'WAIST',
  isTenderHeaded: true,
  avoid: 'Zanthoxylum oil',
  calming: 'Whistling marmots',
  beadColors: ['GOLD'],
};

/** Values that only this family's data contain, as stored, shown or logged. */
const traces = [
  'Oluwadamilola',
  'Quxington',
  'quxington.example',
  'Ifeyinwa',
  'Zanthoxylum',
  'Whistling marmots',
  '2019-03-02',
  '2 March 2019',
  '+16135550177',
  '613-555-0177',
  '6135550177',
  'Sits by the aquarium',
  'Hello from the aquarium',
  'Firefox on Quxos',
  '7d0f8a52-0b51-4f0e-9c0a-5d1a1f0c0d11',
  password,
];
const tracesIn = (text: string): string[] => {
  const searched = toPlainSpaces(text).toLowerCase();
  return traces.filter((trace) => searched.includes(trace.toLowerCase()));
};

let world: TestApp;
let family: { id: number; token: string };
let other: { id: number; token: string; email: string };
let booked: Booking;
let told: AccountExport;
let deleted: AccountDeleted;
const dataDir = makeTempDir();
const logged: string[] = [];
const log = createLog('trace', { write: (line: string) => void logged.push(line) });

const files = (): string => {
  const folder = join(dataDir, 'outbox');
  return readdirSync(folder)
    .map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`)
    .join('\n');
};

const deliver = () =>
  deliverDue(world.database, {
    business,
    publicUrl: 'https://studio.example',
    kinds: messageKinds,
    limitsTexts: false,
    clock: () => world.now,
    log,
    transport: openTransport({ dataDir }),
  });

async function post<Answer>(
  url: string,
  token: string | undefined,
  body: unknown,
  headers = {},
): Promise<Answer> {
  const answer = await world.call({ method: 'POST', url, token, body, headers });
  expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
  return answer.json<Answer>();
}

/** Stores data of the family in every table that can hold it. */
async function fillAllTables(): Promise<void> {
  const { database, studio, now } = world;
  const child = await post<Child>('/api/account/children', family.token, {
    name: 'Ifeyinwa',
    dateOfBirth: '2019-03-02',
    hairCard: card,
  });
  const details = { childName: 'Ifeyinwa', dateOfBirth: '2019-03-02', mobilePhone: '613-555-0177' };
  const body = bookingBody(studio.styleId, { ...details, childId: child.childId });
  booked = await post('/api/booking/create', family.token, body, {
    'idempotency-key': '7d0f8a52-0b51-4f0e-9c0a-5d1a1f0c0d11',
  });
  await post('/contact-us', undefined, {
    name: `Oluwadamilola Quxington ${hostile}`,
    email: 'Dami@Quxington.example',
    phone: '613-555-0177',
    message: `Hello from the aquarium ${hostile}`,
  });
  await post(`/auth/forgot-password?email=${person.email}`, undefined, undefined);
  await post('/auth/login', undefined, { email: person.email, password });
  await post('/api/account/calendar-feed', family.token, { password });
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const ofUser = { userId: family.id, createdAt: now, expiresAt };
  await database
    .insertInto('emailVerifications')
    .values({ ...ofUser, tokenHash: 'a'.repeat(64), email: formerEmail })
    .execute();
  const change = {
    ...ofUser,
    oldEmail: formerEmail,
    oldEmailVerified: true,
    newEmail: person.email,
    confirmedAt: now,
    undoUntil: expiresAt,
  };
  await database.insertInto('emailChanges').values(change).execute();
  await database
    .updateTable('sessions')
    .set({ browser: 'Firefox on Quxos' })
    .where('userId', '=', family.id)
    .execute();
  await database
    .updateTable('children')
    .set({ studioNote: `Sits by the aquarium ${hostile}` })
    .where('childId', '=', child.childId)
    .execute();
  await database
    .updateTable('bookings')
    .set({ networkHash: 'c'.repeat(64), verifyBy: expiresAt })
    .where('bookingId', '=', booked.bookingId)
    .execute();
  await inTransaction(database, async (trx) => {
    await upsertTrustedDevice(trx, { userId: family.id, device: undefined, now });
    await createLoginCode(trx, family.id, now);
  });
}

beforeAll(async () => {
  // With a text provider, so that texts are queued; here they are written to files.
  world = await startTestApp({ config: { smsUrl: 'http://127.0.0.1:9', dataDir }, log });
  family = await world.signIn({ ...person, passwordHash: await hashPassword(password) });
  other = await world.signIn();
  await fillAllTables();
  await post('/api/booking/create', other.token, bookingBody(world.studio.styleId, { bookingTime: '17:00' }));
  await deliver();
  const { token } = family;
  told = (await world.call({ method: 'GET', url: '/api/account/export.json', token })).json<AccountExport>();
});
afterAll(() => world.close());

describe('what is stored about a family', () => {
  it('is known column by column: each is erased with its family, or has a reason to stay', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns AS c
      JOIN information_schema.tables AS t USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(world.database);
    const known = [
      ...Object.entries(columnsByTable).flatMap(([table, columns]) =>
        Object.keys(columns).map((column) => `${table}.${column}`),
      ),
      ...Object.entries(otherColumns).flatMap(([table, [, ...columns]]) =>
        columns.map((column) => `${table}.${column}`),
      ),
    ];
    expect(rows.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(known.toSorted());
  });

  it('is exported completely: every column that is not withheld, with at least one row of each table', () => {
    expect(Object.keys(told).toSorted()).toEqual(Object.keys(columnsByTable).map(toCamel).toSorted());
    for (const [table, columns] of Object.entries(columnsByTable)) {
      const [row] = (told[toCamel(table)] ?? []) as object[];
      const open = Object.entries(columns).flatMap(([column, fate]) =>
        fate.startsWith('withheld') ? [] : [toCamel(column)],
      );
      expect([table, Object.keys(row ?? {}).toSorted()]).toEqual([table, open.toSorted()]);
    }
    const text = JSON.stringify(told);
    expect(text).not.toMatch(/argon2id|passwordHash|tokenHash|codeHash|secretHash|bodyHash/);
    expect(text).not.toContain(other.email);
  });

  it('is exported as stored, and as an HTML page that loads nothing', async () => {
    const stored = traces.filter((trace) => !['2 March 2019', '613-555-0177', password].includes(trace));
    expect(tracesIn(JSON.stringify(told))).toEqual(expect.arrayContaining(stored));
    const { token } = family;
    const page = await world.call({ method: 'GET', url: '/api/account/export.html', token });
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="plaitful-oluwadamilola-quxington-1-2026-12-01.html"',
      'cache-control': 'no-store',
    });
    const shown = ['Ifeyinwa', '2 March 2019', '613-555-0177', 'Zanthoxylum', 'Sits by the aquarium', '$54'];
    const plain = toPlainSpaces(page.body);
    expect(shown.filter((trace) => !plain.includes(trace))).toEqual([]);
    expect(page.body).not.toMatch(/<script|<link|<img|url\(|@import/);
    const tags = page.body.match(/<[^>]*>/g)?.filter((tag) => /\s(src|href|on\w+)=/.test(tag));
    // The table of contents leads within the page only.
    const parts = ['account', 'girls', 'appointments', 'messages', 'written', 'rows'];
    expect(tags).toEqual(parts.map((id) => `<a href="#${id}">`));
    expect(parts.filter((id) => !page.body.includes(` id="${id}">`))).toEqual([]);
    const escaped = '&lt;img src=x onerror=alert(1)&gt;';
    for (const text of ['Oluwadamilola Quxington', 'Hello from the aquarium', 'Sits by the aquarium'])
      expect(page.body).toContain(`${text} ${escaped}`);
    expect(page.body).not.toContain(other.email);
  });

  it('is read in words: codes are in the folded last part only, which has every row', async () => {
    const { token } = family;
    const page = await world.call({ method: 'GET', url: '/api/account/export.html', token });
    const [, body = ''] = page.body.split('<body>');
    const [readable = '', rows = ''] = body.split('<details');
    expect(readable.match(/[A-Z]+_[A-Z]+|COILY|WAIST|GOLD|PENDING|PHOTO/g)).toBeNull();
    const worded = [
      'Coily',
      'To her waist',
      'Gold',
      'Yes, since ',
      'Waiting for the deposit',
      '$54 (10%\u{A0}off\u{A0}$60)',
    ];
    expect(worded.filter((text) => !readable.includes(text))).toEqual([]);
    expect(readable).toContain('Booking received, with the deposit steps');
    for (const code of ['COILY', 'WAIST', 'GOLD', 'NOT_PAID', 'PENDING', 'ROLE_USER', 'PHOTO'])
      expect(rows).toContain(code);
  });
});

/** Every row of every table, as JSON and as PostgreSQL's text, which a backup contains. */
async function dumpAll(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(world.database);
  const texts = [await dumpDatabase(world.database)];
  for (const { name } of rows) {
    const found = await sql<{ text: string }>`SELECT r::text AS text FROM ${sql.table(name)} AS r`.execute(
      world.database,
    );
    texts.push(found.rows.map(({ text }) => text).join('\n'));
  }
  return texts.join('\n');
}

const rowsOf = async (table: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    SELECT to_jsonb(r) AS row FROM ${sql.table(table)} AS r`.execute(world.database);
  return rows.map(({ row }) => row);
};

const sumOfAmounts = async (): Promise<unknown> => {
  const { rows } = await sql`
    SELECT count(*) AS bookings, sum(value_cents) AS value, sum(deposit_cents) AS deposits,
      count(*) FILTER (WHERE deposit = 'PAID') AS paid FROM bookings`.execute(world.database);
  return rows;
};

describe('a family that was deleted', () => {
  const before = new Map<string, Record<string, unknown>[]>();
  let amounts: unknown;
  let known: string[];

  beforeAll(async () => {
    known = [tracesIn(await dumpAll()), tracesIn(files())].flat();
    for (const table of Object.keys(columnsByTable)) before.set(table, await rowsOf(table));
    amounts = await sumOfAmounts();
    deleted = await post('/api/account/delete', family.token, { password });
    await deliver();
  });

  it('has left nothing that names it: in no table, in no mail, in no line of the log', async () => {
    expect(known).toEqual(expect.arrayContaining(['Quxington', 'Ifeyinwa', 'Hello from the aquarium']));
    expect(deleted).toEqual({ cancelledBookings: 1, isComplete: true });
    expect(tracesIn(await dumpAll())).toEqual([]);
    expect(tracesIn(files())).toEqual([]);
    expect(logged.length).toBeGreaterThan(10);
    expect(tracesIn(logged.join('\n'))).toEqual([]);
  });

  it('has lost every column that is to be erased, and kept the others', async () => {
    for (const [table, columns] of Object.entries(columnsByTable)) {
      const rows = await rowsOf(table);
      const [id = ''] = Object.entries(columns).find(([, fate]) => fate === anonymousNumber) ?? [];
      const own = (before.get(table) ?? []).filter(
        (row) => row['user_id'] === family.id || JSON.stringify(row).toLowerCase().includes('quxington'),
      );
      for (const old of own) {
        const now = id === '' ? undefined : rows.find((row) => row[id] === old[id]);
        const erased = Object.keys(columns).filter((column) => columns[column] === 'erased');
        const left = erased.filter((column) => old[column] !== null && now?.[column] === old[column]);
        expect([table, left]).toEqual([table, []]);
        const same = rows.filter((row) => isDeepStrictEqual(row, old));
        expect([table, same]).toEqual([table, erased.length > 0 ? [] : [old]]);
        // A kept row has a column with a reason to keep it.
        expect([table, now !== undefined]).toEqual([table, id !== '']);
      }
    }
  });

  it('cannot be found any more: by no session, no login and no call of the studio', async () => {
    const asked = await world.call({ method: 'GET', url: '/api/account', token: family.token });
    expect(asked.statusCode).toBe(401);
    for (const email of [person.email, `erased-${family.id}@erased`]) {
      const login = await world.call({ method: 'POST', url: '/auth/login', body: { email, password } });
      expect(login.statusCode).toBe(401);
    }
    const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
    for (const url of [`/api/users/${family.id}/export.json`, `/api/users/${family.id}/children`])
      expect((await world.call({ method: 'GET', url, token })).statusCode).toBe(404);
    const listed = await world.call({ method: 'GET', url: '/api/users', token });
    expect(listed.json<{ id: number }[]>().map(({ id }) => id)).toContain(other.id);
    expect(listed.body).not.toMatch(/rased/);
  });

  it('leaves the bookings unchanged except the names, and other families’ data', async () => {
    expect(await sumOfAmounts()).toEqual(amounts);
    const row = (await rowsOf('bookings')).find(({ booking_id: id }) => id === booked.bookingId);
    expect(row).toMatchObject({ child_name: 'Erased', style_name: booked.styleName, value_cents: 5400 });
    const text = await dumpAll();
    expect(text).toContain(other.email);
    expect(text).toContain('Zoe');
  });
});
