import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import { setTriggers, listTablesByDependency } from '../../platform/database/copyDatabase.ts';

/** A column that references users or bookings. */
interface Pointer {
  readonly table: string;
  readonly column: string;
  readonly target: 'users' | 'bookings';
}

const demoUsers = sql`SELECT id FROM users WHERE is_demo`;
const demoBookings = sql`SELECT booking_id FROM bookings WHERE user_id IN (${demoUsers})`;

/** All columns that reference users or bookings, so that later tables are included; referencing tables come first. */
async function readPointers(trx: Trx): Promise<Pointer[]> {
  const { rows } = await sql<Pointer>`
    SELECT conrelid::regclass::text AS table, attname AS column, confrelid::regclass::text AS target
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid IN ('users'::regclass, 'bookings'::regclass)`.execute(trx);
  const order = (await listTablesByDependency(trx)).toReversed();
  return rows.toSorted((one, other) => order.indexOf(one.table) - order.indexOf(other.table));
}

/**
 * Deletes the rows of demo accounts and their bookings; in other rows, such as changes by the demo owner, only the
 * reference is removed.
 */
async function removePointed(trx: Trx, { table, column, target }: Pointer): Promise<void> {
  const isPointed = sql`${sql.id(column)} IN (${target === 'users' ? demoUsers : demoBookings})`;
  const isOwn = target === 'bookings' || column === 'user_id';
  await (
    isOwn
      ? sql`DELETE FROM ${sql.table(table)} WHERE ${isPointed}`
      : sql`UPDATE ${sql.table(table)} SET ${sql.id(column)} = NULL WHERE ${isPointed}`
  ).execute(trx);
}

const countRows = async (trx: Trx, rows: ReturnType<typeof sql>): Promise<number> =>
  (await sql<{ count: number }>`SELECT count(*) AS count FROM (${rows}) AS rows`.execute(trx)).rows[0]
    ?.count ?? 0;

/** Deletes the demo accounts with their bookings and everything that belongs to these; styles and reviews stay. */
export async function removeDemoAccounts(trx: Trx): Promise<{ users: number; bookings: number }> {
  const users = await countRows(trx, demoUsers);
  if (users === 0) return { users: 0, bookings: 0 };
  const pointers = await readPointers(trx);
  const tables = new Set(['users', 'bookings', ...pointers.map(({ table }) => table)]);
  await setTriggers(trx, tables, 'DISABLE');
  const removed = { users, bookings: await countRows(trx, demoBookings) };
  for (const pointer of pointers) await removePointed(trx, pointer);
  await trx.deleteFrom('users').where('isDemo', '=', true).execute();
  await setTriggers(trx, tables, 'ENABLE');
  return removed;
}
