import { sql, type Insertable } from 'kysely';
import type { Connection, Trx } from '../../platform/database/database.ts';
import type { OptionGroupsTable, OptionsTable } from '../../platform/database/tables.ts';
import { selectOptionGroups, type OptionGroupRow } from '../styles/styleOptions.repository.ts';

export const findOptionGroup = (db: Connection, groupId: number): Promise<OptionGroupRow | undefined> =>
  selectOptionGroups(db).where('groupId', '=', groupId).executeTakeFirst();

/** Locks the group until the transaction ends; the styles that have it must be locked before. */
export const lockOptionGroup = async (trx: Trx, groupId: number): Promise<void> => {
  await trx.selectFrom('optionGroups').select('groupId').where('groupId', '=', groupId).forUpdate().execute();
};

/** Behind the others. The database rejects a name that is in use. */
export async function insertOptionGroup(
  trx: Trx,
  group: Pick<Insertable<OptionGroupsTable>, 'name' | 'kind'>,
): Promise<number> {
  const { groupId } = await trx
    .insertInto('optionGroups')
    .values((row) => ({
      ...group,
      position: row.selectFrom('optionGroups').select(sql<number>`coalesce(max(position), 0) + 1`.as('next')),
    }))
    .returning('groupId')
    .executeTakeFirstOrThrow();
  return groupId;
}

export async function updateOptionGroup(
  trx: Trx,
  groupId: number,
  group: Pick<Insertable<OptionGroupsTable>, 'name' | 'kind'>,
): Promise<void> {
  await trx
    .updateTable('optionGroups')
    .set((row) => ({ ...group, version: row('version', '+', 1) }))
    .where('groupId', '=', groupId)
    .execute();
}

export type OptionWrite = Omit<Insertable<OptionsTable>, 'groupId' | 'position'> & {
  /** Undefined for a new one. */
  readonly optionId: number | undefined;
};

/** Stores the options of a group in their order; those that are left out are deleted. */
export async function replaceOptions(
  trx: Trx,
  groupId: number,
  options: readonly OptionWrite[],
): Promise<void> {
  const kept = options.flatMap(({ optionId }) => optionId ?? []);
  await trx
    .deleteFrom('options')
    .where('groupId', '=', groupId)
    .where('optionId', '<>', sql<number>`ALL(${kept}::int[])`)
    .execute();
  // At no time does the group have two defaults.
  await trx.updateTable('options').set({ isDefault: false }).where('groupId', '=', groupId).execute();
  for (const [position, { optionId, ...option }] of options.entries()) {
    const row = { ...option, position };
    if (optionId === undefined)
      await trx
        .insertInto('options')
        .values({ ...row, groupId })
        .execute();
    else await trx.updateTable('options').set(row).where('optionId', '=', optionId).execute();
  }
}

export async function deleteOptionGroup(trx: Trx, groupId: number): Promise<void> {
  await trx.deleteFrom('optionGroups').where('groupId', '=', groupId).execute();
}

/** The first of these styles, by name, that would have more groups than a style can have. */
export const findFullStyle = (
  trx: Trx,
  { groupId, styleIds, max }: { groupId: number; styleIds: readonly number[]; max: number },
): Promise<{ readonly style: string } | undefined> =>
  trx
    .selectFrom('styles')
    .select('style')
    .where('styleId', '=', sql<number>`ANY(${[...styleIds]}::int[])`)
    .where(
      (row) =>
        row
          .selectFrom('styleOptionGroups')
          .select(sql<number>`count(*)`.as('count'))
          .whereRef('styleOptionGroups.styleId', '=', 'styles.styleId')
          .where('groupId', '<>', groupId),
      '>=',
      max,
    )
    .orderBy('style')
    .executeTakeFirst();

/** Gives the group to these styles, and to no others. The styles must be locked. */
export async function replaceStylesOfGroup(
  trx: Trx,
  groupId: number,
  styleIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('styleOptionGroups').where('groupId', '=', groupId).execute();
  if (styleIds.length === 0) return;
  const rows = styleIds.map((styleId) => ({ styleId, groupId }));
  await trx.insertInto('styleOptionGroups').values(rows).execute();
}

export async function storeOrder(trx: Trx, groupIds: readonly number[]): Promise<void> {
  await sql`
    UPDATE option_groups SET position = ordered.position
    FROM (
      SELECT group_id, row_number() OVER (
        ORDER BY array_position(${[...groupIds]}::int[], group_id) NULLS LAST, option_groups.position, group_id
      ) AS position FROM option_groups
    ) AS ordered
    WHERE ordered.group_id = option_groups.group_id`.execute(trx);
}
