import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { pino } from 'pino';
import { createApp } from '../packages/server/src/app.ts';
import { readBusiness } from '../packages/server/src/config/business.ts';
import { systemClock } from '../packages/server/src/config/clock.ts';
import { readConfig } from '../packages/server/src/config/config.ts';
import { openDatabase } from '../packages/server/src/database/database.ts';
import { root } from '../scripts/run.ts';

/** Numbers that occur nowhere else in a booking's statements, so that they can be replaced. */
const firstIds = { bookings: 40_000_000, users: 70_000_000 } as const;

export interface Slot {
  readonly date: string;
  readonly time: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements that store a booking, with those of its values that another booking replaces. */
export interface Recorded {
  readonly statements: readonly Statement[];
  readonly slot: Slot;
  readonly bookingId: number;
  readonly userId: number;
}

const open = (url: string) => openDatabase({ kind: 'postgres', url }, () => undefined);

/** Makes the tables, whose ids begin at {@link firstIds}. */
export async function createTables(url: string): Promise<void> {
  await (await open(url)).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`ALTER TABLE bookings ALTER COLUMN booking_id RESTART WITH ${firstIds.bookings};
    ALTER TABLE users ALTER COLUMN id RESTART WITH ${firstIds.users}`);
  await client.end();
}

/** Records the statements that `work` sends to PostgreSQL from this process. */
async function record(work: () => Promise<unknown>): Promise<Statement[]> {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const query = Client.prototype.query as (this: Client, ...given: unknown[]) => unknown;
  const sent: Statement[] = [];
  Object.assign(Client.prototype, {
    query(this: Client, text: unknown, values: unknown, ...rest: unknown[]) {
      const config =
        typeof text === 'string' ? { text, values } : (text as { text: string; values: unknown });
      sent.push({ text: config.text, values: Array.isArray(config.values) ? config.values : [] });
      return query.call(this, text, values, ...rest);
    },
  });
  await work().finally(() => Object.assign(Client.prototype, { query }));
  return sent;
}

/** Books the first slot of a new database in this process, and records the transaction. */
export async function recordBooking(
  url: string,
  input: Record<string, unknown>,
  parent: { readonly id: number; readonly token: string },
  slot: Slot,
): Promise<Recorded> {
  const opened = await open(url);
  const app = await createApp({
    config: { ...readConfig({}), rateLimit: false },
    business: readBusiness(join(root, 'business.json')),
    database: opened.database,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    hasJobs: false,
  });
  const sent = await record(() =>
    app.inject({
      method: 'POST',
      url: '/api/booking/create',
      headers: { authorization: `Bearer ${parent.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(input),
    }),
  );
  await app.close();
  await opened.close();
  const stored = sent.findIndex(({ text }) => text.startsWith('insert into "bookings"'));
  if (stored === -1) throw new Error('no booking was stored');
  const from = sent.findLastIndex(({ text }, at) => at < stored && text === 'begin');
  const to = sent.findIndex(({ text }, at) => at > stored && text === 'commit');
  const statements = sent.slice(from, to + 1);
  return { statements, slot, bookingId: firstIds.bookings, userId: parent.id };
}

const dayOf = ({ date }: Slot): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** The value of another booking in place of the recorded one's. */
function replace(value: unknown, from: Recorded, to: Omit<Recorded, 'statements'>): unknown {
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [from.slot.startsAt.getTime(), to.slot.startsAt],
    [from.slot.endsAt.getTime(), to.slot.endsAt],
    [from.bookingId, to.bookingId],
    [from.userId, to.userId],
    [dayOf(from.slot), dayOf(to.slot)],
    [from.slot.date, to.slot.date],
    [from.slot.time, to.slot.time],
  ];
  const key = value instanceof Date ? value.getTime() : value;
  const [, found] = pairs.find(([recorded]) => recorded === key) ?? [];
  if (found !== undefined) return found;
  return typeof value === 'string' ? value.replaceAll(String(from.bookingId), String(to.bookingId)) : value;
}

/** Sends the recorded transaction for other slots directly with `pg`. */
export function replay(recorded: Recorded, url: string, clients: number) {
  const pool = new Pool({ connectionString: url, max: clients });
  const send = async (slot: Slot, userId: number): Promise<void> => {
    const client = await pool.connect();
    let { bookingId } = recorded;
    try {
      for (const { text, values } of recorded.statements) {
        const given = values.map((value) => replace(value, recorded, { slot, userId, bookingId }));
        const { rows } = await client.query<{ booking_id?: number }>(text, given);
        if (text.startsWith('insert into "bookings"')) bookingId = rows[0]?.booking_id ?? 0;
      }
    } finally {
      client.release();
    }
  };
  return { send, close: () => pool.end() };
}
