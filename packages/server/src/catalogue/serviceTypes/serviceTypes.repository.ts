import type { Trx, Connection } from '../../platform/database/database.ts';
import { sql } from 'kysely';
import { paginate, lowerCaseColumn, type ListOptions, type Page } from '../../platform/lists/lists.ts';

const sortColumns = { serviceId: sql.ref('serviceId'), serviceName: lowerCaseColumn('serviceName') };

type ServiceTypeField = keyof typeof sortColumns;

export const serviceTypeFields = Object.keys(sortColumns) as ServiceTypeField[];

export type ServiceTypesListOptions = ListOptions<ServiceTypeField>;

const serviceTypeColumns = ['serviceId', 'serviceName', 'version'] as const;

export interface ServiceTypeRow {
  readonly serviceId: number;
  readonly serviceName: string;
  readonly version: number;
}

const selectServiceTypes = (db: Connection) =>
  db.selectFrom('serviceTypes').select(serviceTypeColumns).where('archivedAt', 'is', null);

/** By id by default. */
export const listServiceTypes = (
  db: Connection,
  options: ServiceTypesListOptions,
): Promise<Page<ServiceTypeRow>> =>
  paginate(selectServiceTypes(db), options, {
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

/** Whether the type exists. It cannot be archived until the transaction ends, so that a style can be added to it. */
export const lockServiceTypeForShare = async (trx: Trx, serviceId: number): Promise<boolean> =>
  (await selectServiceTypes(trx).where('serviceId', '=', serviceId).forShare().executeTakeFirst()) !==
  undefined;

/** No style can be added to the type until the transaction ends. */
export const lockServiceType = (trx: Trx, serviceId: number): Promise<ServiceTypeRow | undefined> =>
  selectServiceTypes(trx).where('serviceId', '=', serviceId).forUpdate().executeTakeFirst();

/** The database rejects a name that is in use. */
export const insertServiceType = (trx: Trx, serviceName: string): Promise<ServiceTypeRow> =>
  trx
    .insertInto('serviceTypes')
    .values({ serviceName })
    .returning(serviceTypeColumns)
    .executeTakeFirstOrThrow();

/** Renames or archives; the row must be locked. */
export const updateServiceType = (
  trx: Trx,
  serviceId: number,
  changes: { readonly serviceName: string } | { readonly archivedAt: Date },
): Promise<ServiceTypeRow> =>
  trx
    .updateTable('serviceTypes')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('serviceId', '=', serviceId)
    .returning(serviceTypeColumns)
    .executeTakeFirstOrThrow();

export async function deleteServiceType(trx: Trx, serviceId: number): Promise<void> {
  await trx.deleteFrom('serviceTypes').where('serviceId', '=', serviceId).execute();
}
