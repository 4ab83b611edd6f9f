import type { ServiceType, ServiceTypeWrite } from '@plaitful/api-client/contract';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { etagOf, isStale, versionOf } from '../contract/etags.ts';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { isTaken } from '../database/errors.ts';
import { inTransaction, reading } from '../database/transaction.ts';
import type { ListPart, ListOptions } from '../lists/lists.ts';
import { Problem, problem, validationProblem } from '../problems/problem.ts';
import {
  archiveServiceType,
  countStyles,
  deleteServiceType,
  hasServiceType,
  insertServiceType,
  listServiceTypes,
  lockServiceType,
  updateServiceType,
  type serviceTypeFields,
  type ServiceTypeRow,
} from './serviceTypes.repository.ts';

type Context = Pick<ServerContext, 'database' | 'clock'>;

/** One service type, as its reader saw it where an etag is given. */
export interface ServiceTypeKey {
  readonly serviceId: number;
  readonly ifMatch: string | undefined;
}

const toServiceType = (row: ServiceTypeRow): ServiceType => ({
  serviceId: row.serviceId,
  serviceName: row.serviceName,
  etag: etagOf(row),
});

/** The name without blanks around it; a blank one is missing. */
function readName({ serviceName }: ServiceTypeWrite): string | Problem {
  const name = serviceName.trim();
  return name === ''
    ? validationProblem([{ field: 'serviceName', message: fieldMessages.serviceName }])
    : name;
}

/** Stores a name; one that is in use, in any case of its letters, is refused by the database. */
async function storeName(
  { database }: Context,
  store: (trx: Trx) => Promise<ServiceTypeRow | Problem>,
): Promise<ServiceType | Problem> {
  try {
    const outcome = await inTransaction(database, store);
    return outcome instanceof Problem ? outcome : toServiceType(outcome);
  } catch (error) {
    if (isTaken(error)) return problem('name_taken');
    throw error;
  }
}

/** A part of the service types. */
export async function readServiceTypes(
  { database }: Context,
  input: ListOptions<(typeof serviceTypeFields)[number]>,
): Promise<ListPart<ServiceType>> {
  const { rows, total } = await reading(database, (trx) => listServiceTypes(trx, input));
  return { rows: rows.map(toServiceType), total };
}

/** Stores a service type. */
export async function addServiceType(
  context: Context,
  body: ServiceTypeWrite,
): Promise<ServiceType | Problem> {
  const name = readName(body);
  return name instanceof Problem ? name : storeName(context, (trx) => insertServiceType(trx, name));
}

/** Renames a service type, unless it was changed since it was read; bookings keep the name they were made under. */
export async function renameServiceType(
  context: Context,
  { serviceId, ifMatch }: ServiceTypeKey,
  body: ServiceTypeWrite,
): Promise<ServiceType | Problem> {
  const name = readName(body);
  if (name instanceof Problem) return name;
  return storeName(context, async (trx) => {
    const row = await updateServiceType(trx, serviceId, name, versionOf(ifMatch));
    if (row !== undefined) return row;
    return problem((await hasServiceType(trx, serviceId)) ? 'changed_meanwhile' : 'service_type_not_found');
  });
}

/** Deletes a service type without styles; one whose styles are all archived is archived, too. */
export const removeServiceType = (
  { database, clock }: Context,
  { serviceId, ifMatch }: ServiceTypeKey,
): Promise<{ done: true } | Problem> =>
  inTransaction(database, async (trx) => {
    const row = await lockServiceType(trx, serviceId);
    if (row === undefined) return problem('service_type_not_found');
    if (isStale(ifMatch, etagOf(row))) return problem('changed_meanwhile');
    const { live, archived } = await countStyles(trx, serviceId);
    if (live > 0) {
      return problem('type_has_styles', { values: { serviceName: row.serviceName, count: live } });
    }
    if (archived > 0) await archiveServiceType(trx, serviceId, clock());
    else await deleteServiceType(trx, serviceId);
    return { done: true };
  });
