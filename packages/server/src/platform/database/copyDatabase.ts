import { sql } from 'kysely';
import type { Database, Trx } from './database.ts';
import { DatabaseUnusableError } from './errors.ts';

export type CopiedRowCounts = ReadonlyMap<string, number>;

/** Rows per batch; a picture has about 100 kB. */
const batch = 50;

async function tableNames(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema AND table_type = 'BASE TABLE' AND table_name NOT LIKE 'kysely%'
    ORDER BY table_name`.execute(trx);
  return rows.map(({ name }) => name);
}

/** The columns of a table without generated ones. */
async function columnsOf(trx: Trx, table: string) {
  const { rows } = await sql<{ name: string }>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema AND table_name = ${table} AND is_generated = 'NEVER'
    ORDER BY ordinal_position`.execute(trx);
  return sql.join(rows.map(({ name }) => sql.id(name)));
}

/** All tables, each after those that it references. */
export async function listTablesByDependency(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to FROM pg_constraint
    WHERE contype = 'f' AND conrelid <> confrelid`.execute(trx);
  const waiting = new Set(await tableNames(trx));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const isReady = (name: string) => !rows.some(({ from, to }) => from === name && waiting.has(to));
    const ready = [...waiting].filter(isReady);
    if (ready.length === 0) throw new Error(`tables point at each other: ${[...waiting].join(', ')}`);
    for (const name of ready) waiting.delete(name);
    ordered.push(...ready);
  }
  return ordered;
}

/** The number of rows of a table, and a hash of all of them in any order. */
async function fingerprint(trx: Trx, table: string): Promise<{ count: number; hash: string | null }> {
  const { rows } = await sql<{ count: number; hash: string | null }>`
    SELECT count(*) AS count, md5(string_agg(hash, '' ORDER BY hash)) AS hash
    FROM (SELECT md5(to_json(t)::text) AS hash FROM ${sql.table(table)} AS t) AS hashes`.execute(trx);
  return rows[0] ?? { count: 0, hash: null };
}

/** As JSON, which preserves every type of column. */
async function copyRows(from: Trx, to: Trx, table: string): Promise<void> {
  await sql`DECLARE moved CURSOR FOR SELECT to_json(t)::text AS row FROM ${sql.table(table)} AS t`.execute(
    from,
  );
  const columns = await columnsOf(to, table);
  for (;;) {
    const { rows } = await sql<{ row: string }>`FETCH ${sql.lit(batch)} FROM moved`.execute(from);
    if (rows.length === 0) break;
    const json = `[${rows.map(({ row }) => row).join(',')}]`;
    const target = sql.table(table);
    await sql`
      INSERT INTO ${target} (${columns}) OVERRIDING SYSTEM VALUE
      SELECT ${columns} FROM json_populate_recordset(NULL::${target}, ${json}::json)`.execute(to);
  }
  await sql`CLOSE moved`.execute(from);
}

/** Sequences continue: an id is never assigned twice. */
async function copySequences(from: Trx, to: Trx): Promise<void> {
  const { rows } = await sql<{ name: string; last: number | null }>`
    SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = current_schema`.execute(
    from,
  );
  for (const { name, last } of rows) {
    if (last !== null) await sql`SELECT setval(${name}::regclass, ${last})`.execute(to);
  }
}

async function assertEmpty(to: Trx, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await sql`SELECT FROM ${sql.table(table)} LIMIT 1`.execute(to);
    if (rows.length > 0) {
      throw new DatabaseUnusableError(`The database to move to is not empty (${table}). Nothing was copied.`);
    }
  }
}

/**
 * Triggers protect history, consents and bookings, and refuse invalid phone numbers. Only the owner of the tables can
 * disable them, until the end of the transaction.
 */
export async function setTriggers(
  trx: Trx,
  tables: Iterable<string>,
  state: 'DISABLE' | 'ENABLE',
): Promise<void> {
  for (const table of tables) {
    await sql`ALTER TABLE ${sql.table(table)} ${sql.raw(state)} TRIGGER USER`.execute(trx);
  }
}

/** Makes both databases format instants alike, without losing precision. */
async function prepare(trx: Trx): Promise<void> {
  await sql`SET LOCAL TimeZone = 'UTC'`.execute(trx);
  await sql`SET LOCAL statement_timeout = 0`.execute(trx);
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
}

/**
 * Copies everything from one migrated database to another one, in one transaction, and compares both afterwards.
 * Nothing may write to the first one meanwhile.
 * @param finish changes the copy before it is committed
 * @throws {DatabaseUnusableError} when the other one is not empty; nothing is copied then
 */
export const copyDatabase = (
  source: Database,
  target: Database,
  finish: (to: Trx) => Promise<void> = () => Promise.resolve(),
): Promise<CopiedRowCounts> =>
  source.transaction().execute((from) =>
    target.transaction().execute(async (to) => {
      await prepare(from);
      await prepare(to);
      const tables = await listTablesByDependency(from);
      await assertEmpty(to, tables);
      const moved = new Map<string, number>();
      // A row that is older than a rule is copied as it is.
      await setTriggers(to, tables, 'DISABLE');
      for (const table of tables) {
        await copyRows(from, to, table);
        const [there, here] = [await fingerprint(from, table), await fingerprint(to, table)];
        if (there.count !== here.count || there.hash !== here.hash) {
          throw new Error(`${table} is not the same after copying; nothing was moved`);
        }
        moved.set(table, here.count);
      }
      await setTriggers(to, tables, 'ENABLE');
      await copySequences(from, to);
      await finish(to);
      return moved;
    }),
  );
