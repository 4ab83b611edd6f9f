import { sql } from 'kysely';
import type { OptionGroupKind } from '@plaitful/domain/estimate';
import type { HairLength } from '@plaitful/domain/hair-card';
import type { Connection, Trx } from '../../platform/database/database.ts';

export interface OptionRow {
  readonly optionId: number;
  readonly name: string;
  readonly priceCents: number;
  readonly minutes: number;
  readonly preparation: string;
  readonly hairLength: HairLength | null;
  readonly isDefault: boolean;
  readonly isActive: boolean;
}

export interface OptionGroupRow {
  readonly groupId: number;
  readonly name: string;
  readonly kind: OptionGroupKind;
  readonly version: number;
  /** With those that are switched off. */
  readonly options: readonly OptionRow[];
  /** The styles that have the group, archived ones included. */
  readonly styleIds: readonly number[];
}

const options = sql<OptionRow[]>`(
  SELECT coalesce(json_agg(json_build_object(
    'optionId', option_id, 'name', name, 'priceCents', price_cents, 'minutes', minutes, 'preparation', preparation,
    'hairLength', hair_length, 'isDefault', is_default, 'isActive', is_active) ORDER BY position), '[]')
  FROM options WHERE options.group_id = option_groups.group_id)`;

const styleIds = sql<number[]>`(
  SELECT coalesce(json_agg(style_id ORDER BY style_id), '[]')
  FROM style_option_groups WHERE style_option_groups.group_id = option_groups.group_id)`;

export const selectOptionGroups = (db: Connection) =>
  db
    .selectFrom('optionGroups')
    .select(['groupId', 'name', 'kind', 'version'])
    .select([options.as('options'), styleIds.as('styleIds')])
    .orderBy('position')
    .orderBy('groupId');

/** All groups with where they are used, in their order. */
export const listOptionGroups = (db: Connection): Promise<OptionGroupRow[]> =>
  selectOptionGroups(db).execute();

/** What can be chosen of a style's groups: those that are switched off are left out. */
export const filterActiveOptions = (
  groups: readonly OptionGroupRow[],
  styleId: number,
): Pick<OptionGroupRow, 'groupId' | 'name' | 'kind' | 'options'>[] =>
  groups
    .filter((group) => group.styleIds.includes(styleId))
    .map(({ groupId, name, kind, options: all }) => ({
      groupId,
      name,
      kind,
      options: all.filter(({ isActive }) => isActive),
    }));

/** The groups that exist, of these. They cannot be deleted until the transaction ends. */
export async function lockOptionGroupsForShare(trx: Trx, groupIds: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('optionGroups')
    .select('groupId')
    .where('groupId', '=', sql<number>`ANY(${[...groupIds]}::int[])`)
    .orderBy('groupId')
    .forShare()
    .execute();
  return rows.map(({ groupId }) => groupId);
}

/** The row of the style must be locked. @returns whether the style had other groups before */
export async function replaceStyleOptionGroups(
  trx: Trx,
  styleId: number,
  groupIds: readonly number[],
): Promise<boolean> {
  const rows = await trx
    .selectFrom('styleOptionGroups')
    .select('groupId')
    .where('styleId', '=', styleId)
    .execute();
  const before = new Set(rows.map(({ groupId }) => groupId));
  if (before.size === groupIds.length && groupIds.every((groupId) => before.has(groupId))) return false;
  await trx.deleteFrom('styleOptionGroups').where('styleId', '=', styleId).execute();
  if (groupIds.length > 0)
    await trx
      .insertInto('styleOptionGroups')
      .values(groupIds.map((groupId) => ({ styleId, groupId })))
      .execute();
  return true;
}
