import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { DayTimeMapping } from '@plaitful/domain/slots';
import type { LocalDate, LocalTime } from '@plaitful/domain/studio-time';
import type { Connection, Trx } from '../database/database.ts';
import type { StylesTable } from '../database/tables.ts';
import {
  containsWords,
  orderedBy,
  readPart,
  textOf,
  type ListPart,
  type ListOptions,
} from '../lists/lists.ts';

export type StyleRow = Omit<Selectable<StylesTable>, 'archivedAt'> & {
  readonly serviceName: string;
  /** `#rrggbb`; null without a picture. */
  readonly imageColor: string | null;
};

const columns = [
  'styles.styleId',
  'styles.serviceId',
  'styles.style',
  'styles.priceCents',
  'styles.discountPercent',
  'styles.valueCents',
  'styles.depositCents',
  'styles.durationMinutes',
  'styles.shortDescription',
  'styles.fullDetails',
  'styles.imageHash',
  'styles.version',
  'styles.offerVersion',
  'styles.createdAt',
  'serviceTypes.serviceName',
  'images.color as imageColor',
] as const;

export const styleFields = [
  'styleId',
  'style',
  'serviceId',
  'serviceName',
  'stylePrice',
  'discount',
  'value',
  'styleDeposit',
  'styleDuration',
  'createdAt',
] as const;

const sortColumns = {
  styleId: sql.ref('styles.styleId'),
  style: textOf('styles.style'),
  serviceId: sql.ref('styles.serviceId'),
  serviceName: textOf('serviceTypes.serviceName'),
  stylePrice: sql.ref('styles.priceCents'),
  discount: sql.ref('styles.discountPercent'),
  value: sql.ref('styles.valueCents'),
  styleDeposit: sql.ref('styles.depositCents'),
  styleDuration: sql.ref('styles.durationMinutes'),
  createdAt: sql.ref('styles.createdAt'),
};

const offered = (db: Connection) =>
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
    .select(columns)
    .where('styles.archivedAt', 'is', null);

/** With times as `2026-12-05 14:00`, comma-separated, earliest first; null without any. */
export type OfferedStyleRow = StyleRow & { readonly times: string | null };

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
  { slice, sort, words }: ListOptions<(typeof styleFields)[number]>,
): Promise<ListPart<OfferedStyleRow>> =>
  readPart(
    offered(db)
      .select(timesFrom(from))
      .$if(serviceId !== undefined, (query) => query.where('styles.serviceId', '=', serviceId ?? 0))
      .where(containsWords(words, [sql.ref('styles.style'), sql.ref('serviceTypes.serviceName')])),
    slice,
    orderedBy(sort, sortColumns, (query) => query.orderBy('styles.styleId')),
  );

export const findStyle = (trx: Trx, styleId: number): Promise<StyleRow | undefined> =>
  offered(trx).where('styles.styleId', '=', styleId).executeTakeFirst();

export const findOfferedStyle = (
  db: Connection,
  from: LocalDate,
  styleId: number,
): Promise<OfferedStyleRow | undefined> =>
  offered(db).select(timesFrom(from)).where('styles.styleId', '=', styleId).executeTakeFirst();

/** Locked: nobody books or changes it meanwhile. */
export const lockStyle = (trx: Trx, styleId: number): Promise<StyleRow | undefined> =>
  offered(trx).where('styles.styleId', '=', styleId).forUpdate('styles').executeTakeFirst();

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

/** All bookings, and the live ones that are not over yet. */
export const countBookings = (
  trx: Trx,
  styleId: number,
  now: Date,
): Promise<{ readonly all: number; readonly coming: number }> =>
  trx
    .selectFrom('bookings')
    .select((row) => [
      row.fn.countAll<number>().as('all'),
      row.fn
        .countAll<number>()
        .filterWhere('paymentStatus', '<>', 'CANCELLED')
        .filterWhere((booking) =>
          booking.or([booking('deposit', '=', 'PAID'), booking('expiresAt', '>', now)]),
        )
        .filterWhere('endsAt', '>', now)
        .as('coming'),
    ])
    .where('styleId', '=', styleId)
    .executeTakeFirstOrThrow();

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

export async function offeredBefore(trx: Trx, styleId: number, date: LocalDate): Promise<LocalDate[]> {
  const rows = await trx
    .selectFrom('styleTimes')
    .select('date')
    .distinct()
    .where('styleId', '=', styleId)
    .where('date', '<', date)
    .execute();
  return rows.map((row) => row.date);
}

export async function offeredOn(trx: Trx, styleId: number, date: LocalDate): Promise<LocalTime[]> {
  const rows = await trx
    .selectFrom('styleTimes')
    .select('time')
    .where('styleId', '=', styleId)
    .where('date', '=', date)
    .orderBy('time')
    .execute();
  return rows.map(({ time }) => time);
}
