import { sql, type Insertable, type Updateable, type Selectable } from 'kysely';
import type { TimesByDate } from '@plaitful/domain/slots';
import type { LocalDate, LocalTime } from '@plaitful/domain/studio-time';
import type { Trx, Connection } from '../../platform/database/database.ts';
import type { StylesTable } from '../../platform/database/tables.ts';
import { paginate, lowerCaseColumn, type ListOptions, type Page } from '../../platform/lists/lists.ts';

export type StyleRow = Selectable<StylesTable> & {
  readonly serviceName: string;
  /** `#rrggbb`; null without a picture. */
  readonly imageColor: string | null;
};

const sortColumns = {
  styleId: sql.ref('styles.styleId'),
  style: lowerCaseColumn('styles.style'),
  serviceId: sql.ref('styles.serviceId'),
  serviceName: lowerCaseColumn('serviceTypes.serviceName'),
  stylePrice: sql.ref('styles.priceCents'),
  discount: sql.ref('styles.discountPercent'),
  value: sql.ref('styles.valueCents'),
  styleDeposit: sql.ref('styles.depositCents'),
  styleDuration: sql.ref('styles.durationMinutes'),
  createdAt: sql.ref('styles.createdAt'),
};

type StyleField = keyof typeof sortColumns;

export const styleFields = Object.keys(sortColumns) as StyleField[];

export type StylesListOptions = ListOptions<StyleField>;

const selectStyles = (db: Connection) =>
  db
    .selectFrom('styles')
    .innerJoin('serviceTypes', 'serviceTypes.serviceId', 'styles.serviceId')
    // All variants have the colour.
    .leftJoin('images', (join) =>
      join
        .onRef('images.hash', '=', 'styles.imageHash')
        .on('images.width', '=', 320)
        .on('images.format', '=', 'jpeg'),
    )
    .selectAll('styles')
    .select(['serviceTypes.serviceName', 'images.color as imageColor'])
    .where('styles.archivedAt', 'is', null);

/** With times as `2026-12-05 14:00`, comma-separated, earliest first; null without any. */
export type StyleWithTimesRow = StyleRow & { readonly times: string | null };

/** The dates and times of such a text, in order. */
export const parseTimes = (times: string | null): { readonly date: string; readonly time: string }[] =>
  (times?.split(',') ?? []).map((moment) => {
    const [date = '', time = ''] = moment.split(' ');
    return { date, time };
  });

/** As one text: a year has thousands of times. */
const timesFrom = (from: LocalDate) =>
  sql<string | null>`(
    SELECT string_agg(to_char(date + time, 'YYYY-MM-DD HH24:MI'), ',' ORDER BY date, time) FROM style_times
    WHERE style_times.style_id = styles.style_id AND date >= ${from}
  )`.as('times');

export const listStyles = (
  db: Connection,
  from: LocalDate,
  serviceId: number | undefined,
  options: StylesListOptions,
): Promise<Page<StyleWithTimesRow>> =>
  paginate(
    selectStyles(db)
      .select(timesFrom(from))
      .$if(serviceId !== undefined, (query) => query.where('styles.serviceId', '=', serviceId ?? 0)),
    options,
    {
      sortColumns,
      texts: ['styles.style', 'serviceTypes.serviceName'],
      order: [{ column: 'styles.styleId' }],
    },
  );

export const findStyle = (
  db: Connection,
  from: LocalDate,
  styleId: number,
): Promise<StyleWithTimesRow | undefined> =>
  selectStyles(db).select(timesFrom(from)).where('styles.styleId', '=', styleId).executeTakeFirst();

/** The names of styles that are not archived, by id. */
export async function listStyleNames(db: Connection): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('styles')
    .select(['styleId', 'style'])
    .where('archivedAt', 'is', null)
    .orderBy('style')
    .execute();
  return new Map(rows.map(({ styleId, style }) => [styleId, style]));
}

export const listStylesById = (db: Connection, styleIds: readonly number[]): Promise<StyleRow[]> =>
  selectStyles(db)
    .where('styles.styleId', '=', sql<number>`ANY(${[...styleIds]}::int[])`)
    .execute();

/** The days before this one on which a style was available. */
export async function listPastAvailableDates(
  trx: Trx,
  styleId: number,
  date: LocalDate,
): Promise<LocalDate[]> {
  const rows = await trx
    .selectFrom('styleTimes')
    .select('date')
    .distinct()
    .where('styleId', '=', styleId)
    .where('date', '<', date)
    .execute();
  return rows.map((row) => row.date);
}

export async function listAvailableTimes(trx: Trx, styleId: number, date: LocalDate): Promise<LocalTime[]> {
  const rows = await trx
    .selectFrom('styleTimes')
    .select('time')
    .where('styleId', '=', styleId)
    .where('date', '=', date)
    .orderBy('time')
    .execute();
  return rows.map(({ time }) => time);
}

/** A time at which styles of one duration are available. */
export interface AvailableTimeRow {
  readonly date: string;
  readonly time: string;
  readonly durationMinutes: number;
  readonly styleIds: readonly number[];
}

const selectOffered = (db: Connection) =>
  db
    .selectFrom('styleTimes')
    .innerJoin('styles', 'styles.styleId', 'styleTimes.styleId')
    .select(['styleTimes.date', 'styleTimes.time', 'styles.durationMinutes'])
    .select(sql<string>`string_agg(style_times.style_id::text, ',')`.as('styleIds'))
    .where('styles.archivedAt', 'is', null)
    .groupBy(['styleTimes.date', 'styleTimes.time', 'styles.durationMinutes']);

async function readOffered(query: ReturnType<typeof selectOffered>): Promise<AvailableTimeRow[]> {
  const rows = await query.execute();
  return rows.map(({ styleIds, ...time }) => ({ ...time, styleIds: styleIds.split(',').map(Number) }));
}

/** The available times of some days, one row per date, time and duration; without archived styles. */
export const listAvailabilityOn = (
  db: Connection,
  dates: readonly LocalDate[],
): Promise<AvailableTimeRow[]> =>
  readOffered(selectOffered(db).where('styleTimes.date', '=', sql<string>`ANY(${[...dates]}::date[])`));

/** The available times from one day to another, as in {@link listAvailabilityOn}. */
export const listAvailabilityBetween = (
  db: Connection,
  from: LocalDate,
  to: LocalDate,
): Promise<AvailableTimeRow[]> =>
  readOffered(selectOffered(db).where('styleTimes.date', '>=', from).where('styleTimes.date', '<=', to));

/** Locks the row: the style can neither be booked nor changed until the transaction ends. */
export const lockStyle = (trx: Trx, styleId: number): Promise<StyleRow | undefined> =>
  selectStyles(trx).where('styles.styleId', '=', styleId).forUpdate('styles').executeTakeFirst();

/** Locks several styles like {@link lockStyle}, in ascending order to avoid deadlocks. */
export const lockStyles = (trx: Trx, styleIds: readonly number[]): Promise<StyleRow[]> =>
  selectStyles(trx)
    .where('styles.styleId', '=', sql<number>`ANY(${[...styleIds]}::int[])`)
    .orderBy('styles.styleId')
    .forUpdate('styles')
    .execute();

/** The style cannot be changed or archived until the transaction ends. */
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

/** The row must be locked. */
export async function updateStyle(
  trx: Trx,
  styleId: number,
  changes: Updateable<StylesTable>,
): Promise<void> {
  await trx.updateTable('styles').set(changes).where('styleId', '=', styleId).execute();
}

/**
 * Marks styles as changed. The styles must be locked.
 * @param newOffers those of them whose offer parents must confirm before they book; none by default
 */
export async function incrementVersions(
  trx: Trx,
  styleIds: readonly number[],
  newOffers: readonly number[] = [],
): Promise<void> {
  await trx
    .updateTable('styles')
    .set((row) => ({
      version: row('version', '+', 1),
      offerVersion: sql<number>`offer_version + (style_id = ANY(${[...newOffers]}::int[]))::int`,
    }))
    .where('styleId', '=', sql<number>`ANY(${[...styleIds]}::int[])`)
    .execute();
}

export async function deleteStyle(trx: Trx, styleId: number): Promise<void> {
  await trx.deleteFrom('styles').where('styleId', '=', styleId).execute();
}

/** Replaces the times from a day on; those of earlier days are kept. */
export async function replaceTimes(
  trx: Trx,
  styleId: number,
  from: LocalDate,
  mapping: TimesByDate,
): Promise<void> {
  await trx.deleteFrom('styleTimes').where('styleId', '=', styleId).where('date', '>=', from).execute();
  const rows = Object.entries(mapping).flatMap(([date, times]) => times.map((time) => ({ date, time })));
  if (rows.length === 0) return;
  const [dates, times] = [rows.map(({ date }) => date), rows.map(({ time }) => time)];
  await sql`INSERT INTO style_times (style_id, date, time)
    SELECT ${styleId}, * FROM unnest(${dates}::date[], ${times}::time[])`.execute(trx);
}
