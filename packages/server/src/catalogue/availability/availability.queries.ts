import type { PlannedStyle } from '@plaitful/domain/availability';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { sql } from 'kysely';
import type { Connection, Trx } from '../../platform/database/database.ts';
import type { StyleRow } from '../styles/styles.queries.ts';

/** The styles with the times at which they are offered on some days. */
export async function withOffer(
  db: Connection,
  styles: readonly StyleRow[],
  dates: readonly LocalDate[],
): Promise<PlannedStyle[]> {
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

/** The styles that a change gave times to. */
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
