import type { Trx } from '../../platform/database/database.ts';
import { selectServiceTypes, serviceTypeColumns, type ServiceTypeRow } from './serviceTypes.queries.ts';

/** Whether the type exists; it cannot be archived before the transaction ends, so that a style can be added to it. */
export const lockServiceTypeForShare = async (trx: Trx, serviceId: number): Promise<boolean> =>
  (await selectServiceTypes(trx).where('serviceId', '=', serviceId).forShare().executeTakeFirst()) !==
  undefined;

/** No style can be added meanwhile. */
export const lockServiceType = (trx: Trx, serviceId: number): Promise<ServiceTypeRow | undefined> =>
  selectServiceTypes(trx).where('serviceId', '=', serviceId).forUpdate().executeTakeFirst();

/** The database rejects a name that is in use. */
export const insertServiceType = (trx: Trx, serviceName: string): Promise<ServiceTypeRow> =>
  trx
    .insertInto('serviceTypes')
    .values({ serviceName })
    .returning(serviceTypeColumns)
    .executeTakeFirstOrThrow();

/** Renames or archives; needs the row's lock. */
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
