import { createOnce, type IdempotentRequestKey } from '../../platform/idempotency/createOnce.ts';
import type { ServiceType, ServiceTypeWrite } from '@plaitful/api-client/contract';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { getEtag, isStale } from '../../platform/contract/etags.ts';
import type { ServerContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import { inTransaction, withConnection } from '../../platform/database/transaction.ts';
import type { Page } from '../../platform/lists/lists.ts';
import { Problem, problem, validationProblem } from '../../platform/problems/problem.ts';
import {
  countStyles,
  listServiceTypes,
  type ServiceTypeRow,
  type ServiceTypesListOptions,
  deleteServiceType,
  insertServiceType,
  lockServiceType,
  updateServiceType,
} from './serviceTypes.repository.ts';

type Context = Pick<ServerContext, 'database' | 'clock'>;

export interface ServiceTypeKey {
  readonly serviceId: number;
  /** The ETag that was read. */
  readonly ifMatch: string | undefined;
}

const toServiceType = (row: ServiceTypeRow): ServiceType => ({
  serviceId: row.serviceId,
  serviceName: row.serviceName,
  etag: getEtag(row),
});

/** Locks a type, unless it was changed since it was read. */
async function lockCurrent(
  trx: Trx,
  { serviceId, ifMatch }: ServiceTypeKey,
): Promise<ServiceTypeRow | Problem> {
  const row = await lockServiceType(trx, serviceId);
  if (row === undefined) return problem('service_type_not_found');
  return isStale(ifMatch, getEtag(row)) ? problem('changed_meanwhile') : row;
}

/** Stores a trimmed name; the database rejects duplicates, regardless of case. */
async function storeName(
  { database }: Context,
  { serviceName }: ServiceTypeWrite,
  store: (trx: Trx, name: string) => Promise<ServiceTypeRow | Problem>,
): Promise<ServiceType | Problem> {
  const name = serviceName.trim();
  if (name === '') {
    return validationProblem([{ field: 'serviceName', message: fieldMessages.serviceName }]);
  }
  try {
    const outcome = await inTransaction(database, (trx) => store(trx, name));
    return outcome instanceof Problem ? outcome : toServiceType(outcome);
  } catch (error) {
    if (isUniqueViolation(error)) return problem('name_taken');
    throw error;
  }
}

export async function loadServiceTypes(
  { database }: Context,
  options: ServiceTypesListOptions,
): Promise<Page<ServiceType>> {
  const { rows, total } = await withConnection(database, (db) => listServiceTypes(db, options));
  return { rows: rows.map(toServiceType), total };
}

export const addServiceType = (
  context: Context,
  body: ServiceTypeWrite,
  attempt?: IdempotentRequestKey,
): Promise<ServiceType | Problem> =>
  storeName(context, body, (trx, serviceName) =>
    createOnce<ServiceTypeRow>(
      trx,
      { operation: 'addServiceType', attempt, body, now: context.clock() },
      {
        create: () => insertServiceType(trx, serviceName),
        find: (serviceId) => lockServiceType(trx, serviceId),
        getId: ({ serviceId }) => serviceId,
      },
    ),
  );

/** Bookings keep the name they were made with. */
export const renameServiceType = (
  context: Context,
  key: ServiceTypeKey,
  body: ServiceTypeWrite,
): Promise<ServiceType | Problem> =>
  storeName(context, body, async (trx, serviceName) => {
    const row = await lockCurrent(trx, key);
    return row instanceof Problem ? row : updateServiceType(trx, row.serviceId, { serviceName });
  });

/** Deletes a service type without styles; one whose styles are all archived is archived as well. */
export const removeServiceType = (
  { database, clock }: Context,
  key: ServiceTypeKey,
): Promise<{ done: true } | Problem> =>
  inTransaction(database, async (trx) => {
    const row = await lockCurrent(trx, key);
    if (row instanceof Problem) return row;
    const { serviceId, serviceName } = row;
    const { live, archived } = await countStyles(trx, serviceId);
    if (live > 0) return problem('type_has_styles', { values: { serviceName, count: live } });
    if (archived > 0) await updateServiceType(trx, serviceId, { archivedAt: clock() });
    else await deleteServiceType(trx, serviceId);
    return { done: true };
  });
