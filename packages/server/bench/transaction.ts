import { Client, Pool } from 'pg';

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

/** The values of a recorded transaction; its numbers occur nowhere else in it. */
export interface Recorded {
  readonly statements: readonly Statement[];
  readonly slot: Slot;
  readonly bookingId: number;
  readonly userId: number;
}

/** Records the statements that `work` sends to PostgreSQL from this process: the transaction that stores a booking. */
export async function record(work: () => Promise<unknown>): Promise<Statement[]> {
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
  try {
    await work();
  } finally {
    Object.assign(Client.prototype, { query });
  }
  const transactions: Statement[][] = [];
  for (const statement of sent) {
    if (statement.text === 'begin') transactions.push([]);
    transactions.at(-1)?.push(statement);
  }
  const found = transactions.find((statements) =>
    statements.some(({ text }) => text.startsWith('insert into "bookings"')),
  );
  if (found === undefined) throw new Error('no booking was stored');
  return found;
}

const dayOf = ({ date }: Slot): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Replaces a value of the recorded booking by that of another one. */
function valueFor(value: unknown, from: Recorded, to: { slot: Slot; userId: number; bookingId: number }) {
  if (value instanceof Date) {
    if (value.getTime() === from.slot.startsAt.getTime()) return to.slot.startsAt;
    return value.getTime() === from.slot.endsAt.getTime() ? to.slot.endsAt : value;
  }
  if (typeof value === 'number') {
    if (value === from.bookingId) return to.bookingId;
    if (value === from.userId) return to.userId;
    return value === dayOf(from.slot) ? dayOf(to.slot) : value;
  }
  if (typeof value !== 'string') return value;
  if (value === from.slot.date) return to.slot.date;
  if (value === from.slot.time) return to.slot.time;
  return value.replaceAll(String(from.bookingId), String(to.bookingId));
}

async function replay(pool: Pool, recorded: Recorded, slot: Slot, userId: number): Promise<void> {
  const client = await pool.connect();
  let bookingId = recorded.bookingId;
  try {
    for (const { text, values } of recorded.statements) {
      const given = values.map((value) => valueFor(value, recorded, { slot, userId, bookingId }));
      const { rows } = await client.query<{ booking_id?: number }>(text, given);
      if (text.startsWith('insert into "bookings"')) bookingId = rows[0]?.booking_id ?? 0;
    }
  } finally {
    client.release();
  }
}

/**
 * Replays the recorded transaction for other slots directly with `pg`, with this number of clients.
 * @returns transactions per second
 */
export async function replayAll(
  recorded: Recorded,
  {
    url,
    userIds,
    slots,
    seconds,
  }: { url: string; userIds: readonly number[]; slots: Slot[]; seconds: number },
): Promise<number> {
  const pool = new Pool({ connectionString: url, max: userIds.length });
  const startedAt = performance.now();
  let count = 0;
  const work = async (userId: number): Promise<void> => {
    for (let slot = slots.shift(); slot !== undefined; slot = slots.shift()) {
      await replay(pool, recorded, slot, userId);
      count += 1;
      if (performance.now() - startedAt > seconds * 1000) return;
    }
    throw new Error('there are too few slots for this machine; prepare more');
  };
  await Promise.all(userIds.map(work));
  const perSecond = count / ((performance.now() - startedAt) / 1000);
  await pool.end();
  return perSecond;
}
