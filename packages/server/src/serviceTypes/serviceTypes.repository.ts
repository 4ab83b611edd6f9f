import { sql } from 'kysely';
import type { Connection, Trx } from '../database/database.ts';
import {
  containsWords,
  orderedBy,
  readPart,
  textOf,
  type ListPart,
  type ListOptions,
} from '../lists/lists.ts';

/** What service types can be sorted by. */
export const serviceTypeFields = ['serviceId', 'serviceName'] as const;

const sortColumns = { serviceId: sql.ref('serviceId'), serviceName: textOf('serviceName') };

const columns = ['serviceId', 'serviceName', 'version'] as const;

/** A service type as it is read. */
export interface ServiceTypeRow {
  readonly serviceId: number;
  readonly serviceName: string;
  readonly version: number;
}

const kept = (db: Connection, serviceId: number) =>
  db
    .selectFrom('serviceTypes')
    .select(columns)
    .where('serviceId', '=', serviceId)
    .where('archivedAt', 'is', null);

/** The types that are not archived, by id ascending. */
export const listServiceTypes = (
  db: Connection,
  { slice, sort, words }: ListOptions<(typeof serviceTypeFields)[number]>,
): Promise<ListPart<ServiceTypeRow>> =>
  readPart(
    db
      .selectFrom('serviceTypes')
      .select(columns)
      .where('archivedAt', 'is', null)
      .where(containsWords(words, [sql.ref('serviceName')])),
    slice,
    orderedBy(sort, sortColumns, (query) => query.orderBy('serviceId')),
  );

export const hasServiceType = async (db: Connection, serviceId: number): Promise<boolean> =>
  (await kept(db, serviceId).executeTakeFirst()) !== undefined;

/** Whether the type is there; it is not archived before the transaction ends, so that a style can be put under it. */
export const lockServiceTypeForShare = async (trx: Trx, serviceId: number): Promise<boolean> =>
  (await kept(trx, serviceId).forShare().executeTakeFirst()) !== undefined;

/** A type, held until the transaction ends: no style comes to it meanwhile. */
export const lockServiceType = (trx: Trx, serviceId: number): Promise<ServiceTypeRow | undefined> =>
  kept(trx, serviceId).forUpdate().executeTakeFirst();

/** Stores a type; the database refuses a name that is in use. */
export const insertServiceType = (trx: Trx, serviceName: string): Promise<ServiceTypeRow> =>
  trx.insertInto('serviceTypes').values({ serviceName }).returning(columns).executeTakeFirstOrThrow();

/** Renames a type that is still of this version, or of any; undefined when there is none. */
export const updateServiceType = (
  trx: Trx,
  serviceId: number,
  serviceName: string,
  version: number | undefined,
): Promise<ServiceTypeRow | undefined> =>
  trx
    .updateTable('serviceTypes')
    .set((row) => ({ serviceName, version: row('version', '+', 1) }))
    .where('serviceId', '=', serviceId)
    .where('archivedAt', 'is', null)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(columns)
    .executeTakeFirst();

/** How many styles a type has, and how many of them are archived. */
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

export async function archiveServiceType(trx: Trx, serviceId: number, archivedAt: Date): Promise<void> {
  await trx
    .updateTable('serviceTypes')
    .set((row) => ({ archivedAt, version: row('version', '+', 1) }))
    .where('serviceId', '=', serviceId)
    .execute();
}

export async function deleteServiceType(trx: Trx, serviceId: number): Promise<void> {
  await trx.deleteFrom('serviceTypes').where('serviceId', '=', serviceId).execute();
}
