import type { Closure } from '@plaitful/domain/closures';
import { addDays, type LocalDate } from '@plaitful/domain/studio-time';
import type { Insertable, Selectable } from 'kysely';
import type { Connection, Trx } from '../../platform/database/database.ts';
import type { ClosuresTable } from '../../platform/database/tables.ts';

export type ClosureRow = Selectable<ClosuresTable>;

/** With `from` and `to`, as the domain names them. */
export type StoredClosure = Omit<ClosureRow, 'fromDate' | 'toDate'> & Closure;

const withSpan = ({ fromDate: from, toDate: to, ...row }: ClosureRow): StoredClosure => ({
  ...row,
  from,
  to,
});

interface Days {
  readonly from: LocalDate;
  readonly to?: LocalDate | undefined;
}

/** Closures that overlap some days, earliest first. */
export async function listClosures(db: Connection, { from, to }: Days): Promise<StoredClosure[]> {
  const rows = await db
    .selectFrom('closures')
    .selectAll()
    .where('toDate', '>=', from)
    .$if(to !== undefined, (query) => query.where('fromDate', '<=', to ?? from))
    .orderBy('fromDate')
    .orderBy('fromTime', (order) => order.asc().nullsFirst())
    .orderBy('closureId')
    .execute();
  return rows.map(withSpan);
}

export async function findClosure(db: Connection, closureId: number): Promise<StoredClosure | undefined> {
  const row = await db
    .selectFrom('closures')
    .selectAll()
    .where('closureId', '=', closureId)
    .executeTakeFirst();
  return row && withSpan(row);
}

/** Closures that an appointment of a day can overlap, also when it goes past midnight. */
export const listClosuresAroundDate = (db: Connection, date: LocalDate): Promise<StoredClosure[]> =>
  listClosures(db, { from: date, to: addDays(date, 1) });

export const lockClosure = (trx: Trx, closureId: number): Promise<ClosureRow | undefined> =>
  trx.selectFrom('closures').selectAll().where('closureId', '=', closureId).forUpdate().executeTakeFirst();

/** The days must be locked. */
export const insertClosure = async (trx: Trx, closure: Insertable<ClosuresTable>): Promise<StoredClosure> =>
  withSpan(await trx.insertInto('closures').values(closure).returningAll().executeTakeFirstOrThrow());

/** The row must be locked. */
export const updateClosure = async (
  trx: Trx,
  closureId: number,
  texts: Pick<ClosureRow, 'note' | 'message'>,
): Promise<StoredClosure> =>
  withSpan(
    await trx
      .updateTable('closures')
      .set((row) => ({ ...texts, version: row('version', '+', 1) }))
      .where('closureId', '=', closureId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

export async function deleteClosure(trx: Trx, closureId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('closures')
    .where('closureId', '=', closureId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
