import type { OptionGroup, OptionGroupWrite } from '@plaitful/api-client/contract';
import { maxOptionGroups } from '@plaitful/domain/estimate';
import { toDollars } from '@plaitful/domain/money';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { BookingQueries, ServerContext } from '../../platform/context.ts';
import { getEtag, isStale } from '../../platform/contract/etags.ts';
import type { Connection, Trx } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import { inTransaction, withConnection } from '../../platform/database/transaction.ts';
import { createOnce, type IdempotentRequestKey } from '../../platform/idempotency/createOnce.ts';
import { Problem, problem, validationProblem } from '../../platform/problems/problem.ts';
import { incrementVersions, listStyleNames, lockStyles } from '../styles/styles.repository.ts';
import { listOptionGroups, type OptionGroupRow } from '../styles/styleOptions.repository.ts';
import { isOtherOffer, parseOptionGroup, type ParsedGroup } from './optionGroups.policy.ts';
import {
  deleteOptionGroup,
  findFullStyle,
  findOptionGroup,
  insertOptionGroup,
  lockOptionGroup,
  replaceOptions,
  replaceStylesOfGroup,
  storeOrder,
  updateOptionGroup,
} from './optionGroups.repository.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'bookingQueries'>;

interface Uses {
  readonly styleNames: ReadonlyMap<number, string>;
  /** The upcoming bookings of each option that has any. */
  readonly bookings: Awaited<ReturnType<BookingQueries['countBookingsByOption']>>;
}

const listUses = async (db: Connection, { bookingQueries, clock }: Context): Promise<Uses> => ({
  styleNames: await listStyleNames(db),
  bookings: await bookingQueries.countBookingsByOption(db, clock()),
});

function toOptionGroup(row: OptionGroupRow, { styleNames, bookings }: Uses): OptionGroup {
  const { groupId, name, kind, options, styleIds } = row;
  return {
    groupId,
    name,
    kind,
    options: options.map(({ priceCents, ...option }) => ({
      ...option,
      price: toDollars(priceCents),
      upcomingBookings: bookings.get(option.optionId) ?? 0,
    })),
    styles: [...styleNames].flatMap(([styleId, style]) =>
      styleIds.includes(styleId) ? { styleId, style } : [],
    ),
    etag: getEtag(row),
  };
}

export const loadOptionGroups = (context: Context): Promise<OptionGroup[]> =>
  withConnection(context.database, async (db) => {
    const uses = await listUses(db, context);
    return (await listOptionGroups(db)).map((row) => toOptionGroup(row, uses));
  });

async function loadOne(db: Connection, context: Context, groupId: number): Promise<OptionGroup | undefined> {
  const row = await findOptionGroup(db, groupId);
  return row && toOptionGroup(row, await listUses(db, context));
}

export interface OptionGroupKey {
  readonly groupId: number;
  /** The ETag that was read. */
  readonly ifMatch: string | undefined;
}

interface LockedGroup {
  readonly row: OptionGroupRow;
  /** The styles that have it, or will have it, without archived ones. */
  readonly styleIds: readonly number[];
}

/**
 * Locks the styles, as bookings do, then the group, unless it was changed since it was read: no booking of the styles
 * sees a part of the change.
 */
async function lockCurrent(
  trx: Trx,
  { groupId, ifMatch }: OptionGroupKey,
  wanted: readonly number[] = [],
): Promise<LockedGroup | Problem> {
  const found = await findOptionGroup(trx, groupId);
  if (found === undefined) return problem('option_group_not_found');
  const styles = await lockStyles(trx, [...found.styleIds, ...wanted]);
  await lockOptionGroup(trx, groupId);
  const row = await findOptionGroup(trx, groupId);
  if (row === undefined) return problem('option_group_not_found');
  const isOther = row.version !== found.version || isStale(ifMatch, getEtag(row));
  if (isOther) return problem('changed_meanwhile');
  return { row, styleIds: styles.map(({ styleId }) => styleId) };
}

/** Refuses to delete options that upcoming bookings have. */
async function validateDeletion(
  trx: Trx,
  options: OptionGroupRow['options'],
  { bookingQueries, clock }: Context,
): Promise<Problem | undefined> {
  const bookings = await bookingQueries.countBookingsByOption(trx, clock());
  const used = options.find(({ optionId }) => bookings.has(optionId));
  if (used === undefined) return undefined;
  const count = bookings.get(used.optionId) ?? 0;
  return problem('option_in_use', { values: { optionName: used.name, count } });
}

/** @param given `styleIds` are those that have the group from now on, `locked` those that can have it */
async function storeGroup(
  trx: Trx,
  groupId: number,
  { options }: ParsedGroup,
  { styleIds, locked }: { readonly styleIds: readonly number[]; readonly locked: readonly number[] },
): Promise<Problem | undefined> {
  if (styleIds.some((styleId) => !locked.includes(styleId))) return problem('style_not_found');
  const full = await findFullStyle(trx, { groupId, styleIds, max: maxOptionGroups });
  if (full !== undefined)
    return validationProblem([
      { field: 'styleIds', message: `${full.style}: ${fieldMessages.styleIdsFull}` },
    ]);
  await replaceOptions(trx, groupId, options);
  await replaceStylesOfGroup(trx, groupId, styleIds);
  return undefined;
}

/** The database rejects duplicate names, regardless of case. */
async function refuseDuplicate<Outcome>(store: () => Promise<Outcome>): Promise<Outcome | Problem> {
  try {
    return await store();
  } catch (error) {
    if (isUniqueViolation(error)) return problem('name_taken');
    throw error;
  }
}

export const addOptionGroup = (
  context: Context,
  body: OptionGroupWrite,
  attempt?: IdempotentRequestKey,
): Promise<OptionGroup | Problem> =>
  refuseDuplicate(() =>
    inTransaction(context.database, (trx) =>
      createOnce<OptionGroup>(
        trx,
        { operation: 'addOptionGroup', attempt, body, now: context.clock() },
        {
          create: async () => {
            const group = parseOptionGroup(body, []);
            if (Array.isArray(group)) return validationProblem(group);
            const styleIds = [...new Set(body.styleIds)];
            const locked = (await lockStyles(trx, styleIds)).map(({ styleId }) => styleId);
            const groupId = await insertOptionGroup(trx, { name: group.name, kind: group.kind });
            const refused = await storeGroup(trx, groupId, group, { styleIds, locked });
            if (refused !== undefined) return refused;
            await incrementVersions(trx, styleIds, styleIds);
            return (await loadOne(trx, context, groupId)) ?? problem('option_group_not_found');
          },
          find: (groupId) => loadOne(trx, context, groupId),
          getId: ({ groupId }) => groupId,
        },
      ),
    ),
  );

/** Bookings keep name, price and minutes of their options. */
export const changeOptionGroup = (
  context: Context,
  key: OptionGroupKey,
  body: OptionGroupWrite,
): Promise<OptionGroup | Problem> =>
  refuseDuplicate(() =>
    inTransaction(context.database, async (trx) => {
      const wanted = [...new Set(body.styleIds)];
      const locked = await lockCurrent(trx, key, wanted);
      if (locked instanceof Problem) return locked;
      const { row, styleIds } = locked;
      const group = parseOptionGroup(
        body,
        row.options.map(({ optionId }) => optionId),
      );
      if (Array.isArray(group)) return validationProblem(group);
      const kept = new Set(group.options.map(({ optionId }) => optionId));
      const removed = row.options.filter(({ optionId }) => !kept.has(optionId));
      const refused =
        (await validateDeletion(trx, removed, context)) ??
        (await storeGroup(trx, row.groupId, group, { styleIds: wanted, locked: styleIds }));
      if (refused !== undefined) return refused;
      await updateOptionGroup(trx, row.groupId, { name: group.name, kind: group.kind });
      const isNewOffer = isOtherOffer(row, group);
      const newOffers = styleIds.filter(
        (id) => isNewOffer || row.styleIds.includes(id) !== wanted.includes(id),
      );
      await incrementVersions(trx, styleIds, newOffers);
      return (await loadOne(trx, context, row.groupId)) ?? problem('option_group_not_found');
    }),
  );

export const removeOptionGroup = (context: Context, key: OptionGroupKey): Promise<{ done: true } | Problem> =>
  inTransaction(context.database, async (trx) => {
    const locked = await lockCurrent(trx, key);
    if (locked instanceof Problem) return locked;
    const { row, styleIds } = locked;
    const refused = await validateDeletion(trx, row.options, context);
    if (refused !== undefined) return refused;
    await deleteOptionGroup(trx, row.groupId);
    await incrementVersions(trx, styleIds, styleIds);
    return { done: true };
  });

export const orderOptionGroups = (
  { database }: Context,
  { groupIds }: { readonly groupIds: readonly number[] },
): Promise<{ done: true }> =>
  inTransaction(database, async (trx) => {
    await storeOrder(trx, groupIds);
    return { done: true };
  });
