import type { AvailabilityPlan, StyleToExtend } from '@plaitful/domain/availability';
import { sql, type Selectable } from 'kysely';
import type { Trx, Connection } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { LocalDate } from '@plaitful/domain/studio-time';
import type { StyleRow } from '../styles/styles.repository.ts';

/** The styles with their available times on some days. */
export async function selectStylesWithAvailability(
  db: Connection,
  styles: readonly StyleRow[],
  dates: readonly LocalDate[],
): Promise<StyleToExtend[]> {
  const ids = styles.map(({ styleId }) => styleId);
  const rows = await db
    .selectFrom('styleTimes')
    .select(['styleId', 'date', 'time'])
    .where('styleId', '=', sql<number>`ANY(${ids}::int[])`)
    .where('date', '=', sql<string>`ANY(${[...dates]}::date[])`)
    .orderBy('time')
    .execute();
  const byStyle = Map.groupBy(rows, ({ styleId }) => styleId);
  return styles.map(({ styleId, durationMinutes }) => {
    const byDate = Map.groupBy(byStyle.get(styleId) ?? [], ({ date }) => date);
    const days = [...byDate].map(([date, times]) => [date, times.map(({ time }) => time)] as const);
    return { styleId, durationMinutes, offered: Object.fromEntries(days) };
  });
}

/** The styles to which a change added times. */
export async function listChangedStyles(db: Connection, changeId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('addedTimes')
    .select('styleId')
    .distinct()
    .where('changeId', '=', changeId)
    .execute();
  return rows.map(({ styleId }) => styleId);
}

export async function findLastChangeId(trx: Trx): Promise<number | null> {
  const { last } = await trx
    .selectFrom('availabilityChanges')
    .select((row) => row.fn.max('changeId').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

export const lockAvailabilityChange = (
  trx: Trx,
  changeId: number,
): Promise<Selectable<Tables['availabilityChanges']> | undefined> =>
  trx
    .selectFrom('availabilityChanges')
    .selectAll()
    .where('changeId', '=', changeId)
    .forUpdate()
    .executeTakeFirst();

/** Stores the added times for undo, replacing those of the previous change. @returns its id */
export async function insertAvailabilityChange(trx: Trx, createdAt: Date): Promise<number> {
  await trx.deleteFrom('addedTimes').execute();
  const { changeId } = await trx
    .insertInto('availabilityChanges')
    .values({ createdAt })
    .returning('changeId')
    .executeTakeFirstOrThrow();
  return changeId;
}

/** The styles must be locked. */
export async function insertTimes(
  trx: Trx,
  changeId: number,
  offers: readonly AvailabilityPlan[],
): Promise<void> {
  const rows = offers.flatMap(({ styleId, added }) => added.map((slot) => ({ styleId, ...slot })));
  if (rows.length === 0) return;
  const styleIds = rows.map(({ styleId }) => styleId);
  const dates = rows.map(({ date }) => date);
  const times = rows.map(({ time }) => time);
  await sql`
    WITH added AS (
      INSERT INTO style_times (style_id, date, time)
      SELECT * FROM unnest(${styleIds}::int[], ${dates}::date[], ${times}::time[])
      RETURNING style_id, date, time
    )
    INSERT INTO added_times (change_id, style_id, date, time) SELECT ${changeId}::int, * FROM added`.execute(
    trx,
  );
}

/** Removes the times that a change added, and the change. The styles must be locked. */
export async function removeChange(trx: Trx, changeId: number): Promise<void> {
  await sql`
    DELETE FROM style_times USING added_times
    WHERE added_times.change_id = ${changeId}
      AND style_times.style_id = added_times.style_id
      AND style_times.date = added_times.date
      AND style_times.time = added_times.time`.execute(trx);
  await trx.deleteFrom('availabilityChanges').where('changeId', '=', changeId).execute();
}
