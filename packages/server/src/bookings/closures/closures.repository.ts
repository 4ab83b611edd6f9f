import type { Insertable } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import type { ClosuresTable } from '../../platform/database/tables.ts';
import { withSpan, type ClosureRow, type StoredClosure } from './closures.queries.ts';

export const lockClosure = (trx: Trx, closureId: number): Promise<ClosureRow | undefined> =>
  trx.selectFrom('closures').selectAll().where('closureId', '=', closureId).forUpdate().executeTakeFirst();

/** Needs the locks of the days. */
export const insertClosure = async (trx: Trx, closure: Insertable<ClosuresTable>): Promise<StoredClosure> =>
  withSpan(await trx.insertInto('closures').values(closure).returningAll().executeTakeFirstOrThrow());

/** Needs the row's lock. */
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
