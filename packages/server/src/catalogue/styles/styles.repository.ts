import { sql, type Insertable, type Updateable } from 'kysely';
import type { DayTimeMapping } from '@plaitful/domain/slots';
import type { LocalDate } from '@plaitful/domain/studio-time';
import type { Trx } from '../../platform/database/database.ts';
import type { StylesTable } from '../../platform/database/tables.ts';
import { selectStyles, type StyleRow } from './styles.queries.ts';

/** Nobody books or changes it meanwhile. */
export const lockStyle = (trx: Trx, styleId: number): Promise<StyleRow | undefined> =>
  selectStyles(trx).where('styles.styleId', '=', styleId).forUpdate('styles').executeTakeFirst();

/** The same for several, in ascending order to avoid deadlocks. */
export const lockStyles = (trx: Trx, styleIds: readonly number[]): Promise<StyleRow[]> =>
  selectStyles(trx)
    .where('styles.styleId', '=', sql<number>`ANY(${[...styleIds]}::int[])`)
    .orderBy('styles.styleId')
    .forUpdate('styles')
    .execute();

/** Nobody changes or archives it while it is being booked. */
export const lockStyleForShare = (trx: Trx, styleId: number): Promise<StyleRow | undefined> =>
  selectStyles(trx).where('styles.styleId', '=', styleId).forShare('styles').executeTakeFirst();

/** The database rejects a duplicate name within the type. */
export async function insertStyle(trx: Trx, style: Insertable<StylesTable>): Promise<number> {
  const { styleId } = await trx
    .insertInto('styles')
    .values(style)
    .returning('styleId')
    .executeTakeFirstOrThrow();
  return styleId;
}

/** Needs the row's lock. */
export async function updateStyle(
  trx: Trx,
  styleId: number,
  changes: Updateable<StylesTable>,
): Promise<void> {
  await trx.updateTable('styles').set(changes).where('styleId', '=', styleId).execute();
}

export async function deleteStyle(trx: Trx, styleId: number): Promise<void> {
  await trx.deleteFrom('styles').where('styleId', '=', styleId).execute();
}

/** Earlier days stay. */
export async function replaceTimes(
  trx: Trx,
  styleId: number,
  from: LocalDate,
  mapping: DayTimeMapping,
): Promise<void> {
  await trx.deleteFrom('styleTimes').where('styleId', '=', styleId).where('date', '>=', from).execute();
  const rows = Object.entries(mapping).flatMap(([date, times]) => times.map((time) => ({ date, time })));
  if (rows.length === 0) return;
  const [dates, times] = [rows.map(({ date }) => date), rows.map(({ time }) => time)];
  await sql`INSERT INTO style_times (style_id, date, time)
    SELECT ${styleId}, * FROM unnest(${dates}::date[], ${times}::time[])`.execute(trx);
}
