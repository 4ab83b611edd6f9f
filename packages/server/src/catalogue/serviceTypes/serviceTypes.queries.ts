import { sql } from 'kysely';
import type { Connection, Trx } from '../../platform/database/database.ts';
import { readPart, textOf, type ListOptions, type ListPart } from '../../platform/lists/lists.ts';

const sortColumns = { serviceId: sql.ref('serviceId'), serviceName: textOf('serviceName') };

type ServiceTypeField = keyof typeof sortColumns;

export const serviceTypeFields = Object.keys(sortColumns) as ServiceTypeField[];

export type ServiceTypesListOptions = ListOptions<ServiceTypeField>;

export const serviceTypeColumns = ['serviceId', 'serviceName', 'version'] as const;

export interface ServiceTypeRow {
  readonly serviceId: number;
  readonly serviceName: string;
  readonly version: number;
}

export const selectServiceTypes = (db: Connection) =>
  db.selectFrom('serviceTypes').select(serviceTypeColumns).where('archivedAt', 'is', null);

/** By id by default. */
export const listServiceTypes = (
  db: Connection,
  options: ServiceTypesListOptions,
): Promise<ListPart<ServiceTypeRow>> =>
  readPart(selectServiceTypes(db), options, {
    sortColumns,
    texts: ['serviceName'],
    order: [{ column: 'serviceId' }],
  });

export const hasServiceType = async (db: Connection, serviceId: number): Promise<boolean> =>
  (await selectServiceTypes(db).where('serviceId', '=', serviceId).executeTakeFirst()) !== undefined;

export async function countStyles(
  trx: Trx,
  serviceId: number,
): Promise<{ readonly live: number; readonly archived: number }> {
  const { all, archived } = await trx
    .selectFrom('styles')
    .select((row) => [row.fn.countAll<number>().as('all'), row.fn.count<number>('archivedAt').as('archived')])
    .where('serviceId', '=', serviceId)
    .executeTakeFirstOrThrow();
  return { live: all - archived, archived };
}
