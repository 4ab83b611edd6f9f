import type { ServiceType } from '@plaitful/api-client/contract';
import type { Trx } from '../database/database.ts';

/** The types that are not archived, by id ascending. */
export const listServiceTypes = (trx: Trx): Promise<ServiceType[]> =>
  trx
    .selectFrom('serviceTypes')
    .select(['serviceId', 'serviceName'])
    .where('archivedAt', 'is', null)
    .orderBy('serviceId')
    .execute();

export async function hasServiceType(trx: Trx, serviceId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('serviceTypes')
    .select('serviceId')
    .where('serviceId', '=', serviceId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
