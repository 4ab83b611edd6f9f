import type { Selectable } from 'kysely';
import type { DayTimeMapping } from '@plaitful/domain/slots';
import type { LocalDate, LocalTime } from '@plaitful/domain/studio-time';
import type { Trx } from '../database/database.ts';
import type { StylesTable } from '../database/tables.ts';

/** A style with the name of its type. */
export type StyleRow = Omit<Selectable<StylesTable>, 'archivedAt'> & { readonly serviceName: string };

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
] as const;

const offered = (trx: Trx) =>
  trx
    .selectFrom('styles')
    .innerJoin('serviceTypes', 'serviceTypes.serviceId', 'styles.serviceId')
    .select(columns)
    .where('styles.archivedAt', 'is', null);

/** The styles that are not archived, of one type or of all. */
export const listStyles = (trx: Trx, serviceId: number | undefined): Promise<StyleRow[]> =>
  offered(trx)
    .$if(serviceId !== undefined, (query) => query.where('styles.serviceId', '=', serviceId ?? 0))
    .orderBy('styles.styleId')
    .execute();

/** A style that is not archived. */
export const findStyle = (trx: Trx, styleId: number): Promise<StyleRow | undefined> =>
  offered(trx).where('styles.styleId', '=', styleId).executeTakeFirst();

/** When styles are offered from a day on, by style; one that is not offered has no entry. */
export async function offeredFrom(
  trx: Trx,
  styleIds: readonly number[],
  from: LocalDate,
): Promise<ReadonlyMap<number, DayTimeMapping>> {
  if (styleIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('styleTimes')
    .selectAll()
    .where('styleId', 'in', styleIds)
    .where('date', '>=', from)
    .orderBy('styleId')
    .orderBy('date')
    .orderBy('time')
    .execute();
  const byStyle = new Map<number, Record<LocalDate, string[]>>();
  for (const { styleId, date, time } of rows) {
    const mapping = byStyle.get(styleId) ?? {};
    (mapping[date] ??= []).push(time);
    byStyle.set(styleId, mapping);
  }
  return byStyle;
}

/** The times a style is offered at on one day, earliest first. */
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
