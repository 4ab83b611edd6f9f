import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '@plaitful/api-client/contract';
import { deliverMails } from './deliverMails.ts';
import { dump } from './dump.ts';
import { inTransaction } from '../src/database/transaction.ts';
import { createLoginCode, rememberDevice } from '../src/sessions/sessions.repository.ts';
import { bookingBody } from './studio.ts';
import { startTestApp, type TestApp } from './testApp.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../../docs/privacy.md'), 'utf8');

/** The statements that the page gives, with the address of a family where psql would put it. */
function statementsOf(heading: string, email = ''): string[] {
  const [, after = ''] = page.split(`\n### ${heading}\n`);
  const [, block = ''] = /^```sql\n([\s\S]*?)^```$/m.exec(after) ?? [];
  return block
    .replaceAll(/^--.*$/gm, '')
    .replaceAll(":'email'", `'${email}'`)
    .split(/;\n/)
    .filter((statement) => statement.trim() !== '');
}

let world: TestApp;
let family: { id: number; token: string; email: string };
let other: typeof family;
let booked: Booking;

/** What only this family's rows hold. */
const traces = (): string[] => [
  family.email,
  'Chioma',
  'Okafor',
  'Imani',
  '2019-03-02',
  '+16135550177',
  'Hello from Imani',
];

async function bookFor({ token }: typeof family, given: Record<string, unknown>): Promise<Booking> {
  const body = bookingBody(world.studio.styleId, given);
  const answer = await world.call({ method: 'POST', url: '/api/booking/create', token, body });
  expect(answer.statusCode).toBe(200);
  return answer.json<Booking>();
}

const write = (name: string, email: string, message: string) =>
  world.call({
    method: 'POST',
    url: '/contact-us',
    body: { name, email, phone: '613-555-0100', message },
  });

/** One after the other in one connection, as psql does. */
async function run(statements: readonly string[]): Promise<Record<string, unknown>[]> {
  expect(statements).not.toEqual([]);
  return world.database.connection().execute(async (one) => {
    let last: Record<string, unknown>[] = [];
    for (const statement of statements) {
      const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(one);
      last = rows;
    }
    return last;
  });
}

beforeAll(async () => {
  // With a provider of texts, so that they are queued; none is called.
  world = await startTestApp({ config: { smsUrl: 'http://127.0.0.1:9' } });
  family = await world.signIn({ firstName: 'Chioma', lastName: 'Okafor' });
  other = await world.signIn();
  booked = await bookFor(family, {
    childName: 'Imani',
    dateOfBirth: '2019-03-02',
    mobilePhone: '+16135550177',
  });
  await bookFor(other, { childName: 'Zoe', bookingTime: '17:00' });
  await write('Chioma Okafor', family.email, 'Hello from Imani’s family');
  await write('Ada Bello', other.email, 'Hello from Zoe’s family');
  await world.call({ method: 'POST', url: `/auth/forgot-password?email=${family.email}` });
  await deliverMails(world);
  await inTransaction(world.database, async (trx) => {
    await rememberDevice(trx, { userId: family.id, device: undefined, now: world.now });
    await createLoginCode(trx, family.id, world.now);
  });
});
afterAll(() => world.close());

describe('the statements of docs/privacy.md', () => {
  it('gives a family all that is kept of it, and nothing of others', async () => {
    const [row = {}] = await run(statementsOf('To see it, or to have a copy', family.email));
    const copy = JSON.parse(String(Object.values(row)[0])) as Record<string, unknown[]>;
    expect(Object.keys(copy).toSorted()).toEqual([
      'account',
      'bookings',
      'consents',
      'history',
      'messagesFromTheStudio',
      'messagesToTheStudio',
    ]);
    expect(Object.values(copy).filter((part) => part === null)).toEqual([]);
    expect(copy['bookings']).toMatchObject([{ child_name: 'Imani', date_of_birth: '2019-03-02' }]);
    const text = JSON.stringify(copy);
    expect(traces().filter((trace) => !text.includes(trace))).toEqual([]);
    expect(text).not.toContain('Zoe');
    expect(text).not.toContain(other.email);
    expect(text).not.toContain('password_hash');
  });

  it('takes out all that names a family, and keeps the book', async () => {
    const before = await dump(world.database);
    const messages = await world.database
      .selectFrom('outbox')
      .select(['channel', (row) => row('deliveredAt', 'is', null).as('isWaiting')])
      .distinct()
      .where('userId', '=', family.id)
      .execute();
    expect(messages).toHaveLength(4);
    expect(traces().filter((trace) => !before.includes(trace))).toEqual([]);
    await run(statementsOf('To have it deleted', family.email));
    const after = await dump(world.database);
    expect(traces().filter((trace) => after.includes(trace))).toEqual([]);
    expect(after).toContain('Zoe');
    expect(after).toContain(other.email);
    const kept = await world.database
      .selectFrom('bookings')
      .select(['styleName', 'valueCents', 'childName'])
      .where('bookingId', '=', booked.bookingId)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ styleName: booked.styleName, valueCents: 5400, childName: 'Erased' });
  });

  it('leaves no message to the family, sent or waiting, and nothing to log in with', async () => {
    const { id: userId } = family;
    for (const table of ['outbox', 'sessions', 'passwordResets', 'devices', 'loginCodes'] as const) {
      const rows = await world.database.selectFrom(table).select('userId').execute();
      expect([table, rows.filter((row) => row.userId === userId)]).toEqual([table, []]);
    }
  });

  it('closes the account for good', async () => {
    const url = '/api/users/bookings/';
    const asked = await world.call({ method: 'GET', url: `${url}${family.id}`, token: family.token });
    expect(asked.statusCode).toBe(401);
    const body = { email: `erased-${family.id}@erased.invalid`, password: 'Saturday-2026' };
    const login = await world.call({ method: 'POST', url: '/auth/login', body });
    expect(login.statusCode).toBe(401);
  });

  it('takes names out of bookings once the years are over, and not before', async () => {
    await run(statementsOf('When the years are over'));
    expect(await dump(world.database)).toContain('Zoe');
    await world.database
      .updateTable('bookings')
      .set({ startsAt: new Date('2010-01-02T15:00:00Z'), endsAt: new Date('2010-01-02T16:30:00Z') })
      .where('childName', '=', 'Zoe')
      .execute();
    await run(statementsOf('When the years are over'));
    const { rows } = await sql<{ left: number }>`
      SELECT count(*)::int AS left FROM bookings WHERE child_name <> 'Erased'`.execute(world.database);
    expect(rows).toEqual([{ left: 0 }]);
  });
});
