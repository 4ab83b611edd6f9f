import { createOnce, type IdempotentRequestKey } from '../../platform/idempotency/createOnce.ts';
import type { Style, StyleOptionGroup } from '@plaitful/api-client/contract';
import { isAdmin } from '@plaitful/domain/roles';
import { toStudioTime, type LocalDate } from '@plaitful/domain/studio-time';
import { isStale } from '../../platform/contract/etags.ts';
import type { ServerContext } from '../../platform/context.ts';
import type { Connection, Trx } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import { inTransaction, withConnection } from '../../platform/database/transaction.ts';
import { removeUnusedImage } from '../images/images.repository.ts';
import { prepareImage, storeImage, type EncodedImage } from '../images/images.service.ts';
import type { Page } from '../../platform/lists/lists.ts';
import { Problem, problem, validationProblem } from '../../platform/problems/problem.ts';
import { hasServiceType, lockServiceTypeForShare } from '../serviceTypes/serviceTypes.repository.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import { imageUploadProblems, parseStyleForm, type StyleFormBody, type StyleWrite } from './styles.policy.ts';
import {
  findStyle,
  listStyles,
  listPastAvailableDates,
  type StyleRow,
  type StylesListOptions,
  deleteStyle,
  insertStyle,
  lockStyle,
  parseTimes,
  replaceTimes,
  updateStyle,
  type StyleWithTimesRow,
} from './styles.repository.ts';
import {
  filterActiveOptions,
  listOptionGroups,
  lockOptionGroupsForShare,
  replaceStyleOptionGroups,
  type OptionGroupRow,
} from './styleOptions.repository.ts';
import { listClosures } from '../closures/closures.repository.ts';
import { filterOpenTimes, type Closure } from '@plaitful/domain/closures';
import { formatDurationField } from '@plaitful/domain/duration';
import { toDollars } from '@plaitful/domain/money';

export function toYearMonthDay(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

/** The second number changes only with price, discount, deposit, duration or options. */
const styleETag = (row: { readonly version: number; readonly offerVersion: number }): string =>
  `"${row.version}.${row.offerVersion}"`;

function daysOf(times: string | null): Record<string, string[]> {
  const days: Record<string, string[]> = {};
  for (const { date, time } of parseTimes(times)) (days[date] ??= []).push(time);
  return days;
}

function toStyleOptionGroups(groups: readonly OptionGroupRow[], styleId: number): StyleOptionGroup[] {
  return filterActiveOptions(groups, styleId).map(({ options, ...group }) => ({
    ...group,
    options: options.map(({ priceCents, isActive: _isActive, ...option }) => ({
      ...option,
      price: toDollars(priceCents),
    })),
  }));
}

interface StyleSurroundings {
  /** Their times are left out of the style's. */
  readonly closures: readonly Closure[];
  readonly groups: readonly OptionGroupRow[];
}

/** A style without options or preparation has no members for them. */
function toStyle(
  row: StyleWithTimesRow,
  { timeZone }: { readonly timeZone: string },
  { closures, groups }: StyleSurroundings,
): Style {
  const optionGroups = toStyleOptionGroups(groups, row.styleId);
  const days = filterOpenTimes(daysOf(row.times), row.durationMinutes, closures);
  return {
    styleId: row.styleId,
    serviceId: row.serviceId,
    serviceName: row.serviceName,
    style: row.style,
    stylePrice: toDollars(row.priceCents),
    styleDuration: formatDurationField(row.durationMinutes),
    styleDeposit: toDollars(row.depositCents),
    styleShortDescription: row.shortDescription,
    styleFullDetailsOfService: row.fullDetails,
    styleImage: row.imageHash === null ? null : `/api/images/${row.imageHash}/640.jpeg`,
    styleImageColor: row.imageColor,
    noAddedHair: row.noAddedHair,
    gentle: row.gentle,
    discount: row.discountPercent,
    value: toDollars(row.valueCents),
    createdAt: toYearMonthDay(toStudioTime(row.createdAt, timeZone).date),
    availableDays: Object.keys(days),
    availableTimes: Object.values(days).map((times) => [...times]),
    dayTimeMapping: Object.fromEntries(Object.entries(days).map(([date, times]) => [date, [...times]])),
    ...(row.preparation !== '' && { preparation: row.preparation }),
    ...(optionGroups.length > 0 && { optionGroups }),
    etag: styleETag(row),
  };
}

type Context = Pick<ServerContext, 'database' | 'business' | 'clock' | 'bookingQueries'>;

const todayOf = ({ business, clock }: Context): LocalDate => toStudioTime(clock(), business.timeZone).date;

async function readPartOf(
  db: Connection,
  context: Context,
  serviceId: number | undefined,
  options: StylesListOptions,
): Promise<Page<Style>> {
  const from = todayOf(context);
  const { rows, total } = await listStyles(db, from, serviceId, options);
  const around = { closures: await listClosures(db, { from }), groups: await listOptionGroups(db) };
  return { rows: rows.map((row) => toStyle(row, context.business, around)), total };
}

export const loadStyles = (context: Context, options: StylesListOptions): Promise<Page<Style>> =>
  withConnection(context.database, (db) => readPartOf(db, context, undefined, options));

export const loadServiceTypeStyles = (
  context: Context,
  serviceId: number,
  options: StylesListOptions,
): Promise<Page<Style> | Problem> =>
  withConnection(context.database, async (db) => {
    const part = await readPartOf(db, context, serviceId, options);
    const isThere = part.total > 0 || (await hasServiceType(db, serviceId));
    return isThere ? part : problem('service_type_not_found');
  });

/** @param times whether closed times are left out, or all stored times are included */
async function readStyleIn(
  db: Connection,
  context: Context,
  styleId: number,
  times: 'OPEN' | 'ALL',
): Promise<Style | Problem> {
  const from = todayOf(context);
  const row = await findStyle(db, from, styleId);
  if (row === undefined) return problem('style_not_found');
  const closures = times === 'ALL' ? [] : await listClosures(db, { from });
  return toStyle(row, context.business, { closures, groups: await listOptionGroups(db) });
}

/** @param key `times` is `ALL` only for the studio, whose form would otherwise delete the closed times */
export async function loadStyle(
  context: Context,
  { styleId, times = 'OPEN' }: { readonly styleId: number; readonly times?: 'OPEN' | 'ALL' },
  visitor: Member | undefined,
): Promise<Style | Problem> {
  if (times === 'ALL' && visitor === undefined) return problem('unauthenticated');
  if (times === 'ALL' && !isAdmin(visitor?.roles ?? [])) return problem('forbidden');
  return withConnection(context.database, (db) => readStyleIn(db, context, styleId, times));
}

export interface StyleKey {
  readonly styleId: number;
  readonly ifMatch: string | undefined;
}

/** A valid form, and the locked row before the change; undefined for a new style. */
interface ValidForm {
  readonly write: StyleWrite;
  readonly row: StyleRow | undefined;
}

/** Locks a style, unless it was changed since it was read. */
async function lockCurrent(trx: Trx, { styleId, ifMatch }: StyleKey): Promise<StyleRow | Problem> {
  const row = await lockStyle(trx, styleId);
  if (row === undefined) return problem('style_not_found');
  return isStale(ifMatch, styleETag(row)) ? problem('changed_meanwhile') : row;
}

/** Validates the form of a new style, or of the one with this key, which keeps its type. */
async function validate(
  trx: Trx,
  context: Context,
  form: StyleFormBody,
  key: StyleKey | undefined,
): Promise<ValidForm | Problem> {
  const row = key && (await lockCurrent(trx, key));
  if (row instanceof Problem) return row;
  const today = todayOf(context);
  const write = parseStyleForm(form, {
    today,
    offeredDays: row === undefined ? [] : await listPastAvailableDates(trx, row.styleId, today),
    hasServiceType:
      row === undefined
        ? await lockServiceTypeForShare(trx, form.serviceId)
        : form.serviceId === row.serviceId,
  });
  if (Array.isArray(write)) return validationProblem(write);
  const known = await lockOptionGroupsForShare(trx, write.optionGroupIds);
  if (known.length < write.optionGroupIds.length) return problem('option_group_not_found');
  const lacksImage = row?.imageHash === null && form.styleImage === undefined;
  return lacksImage ? problem('style_image_missing') : { write, row };
}

/** Removes the picture that a style had before, unless another style still uses it. */
async function removeFormerImage(trx: Trx, former: string | null, hash: string | null): Promise<void> {
  if (former !== null && former !== hash) await removeUnusedImage(trx, former);
}

/** Whether price, discount, deposit or duration change: members must confirm the new ones before they book. */
const isOtherOffer = (row: StyleRow, { offer }: StyleWrite): boolean =>
  row.priceCents !== offer.priceCents ||
  row.discountPercent !== offer.discountPercent ||
  row.depositCents !== offer.depositCents ||
  row.durationMinutes !== offer.durationMinutes;

/** @returns undefined when the picture was removed since it was prepared */
async function store(
  trx: Trx,
  context: Context,
  { write, row }: ValidForm,
  { serviceId, image }: { serviceId: number; image: EncodedImage | undefined },
): Promise<number | undefined> {
  const now = context.clock();
  if (image !== undefined && !(await storeImage(trx, image, now))) return undefined;
  const imageHash = image?.hash ?? row?.imageHash ?? null;
  const fields = { ...write.texts, ...write.tags, ...write.offer, imageHash };
  const styleId = row?.styleId ?? (await insertStyle(trx, { ...fields, serviceId, createdAt: now }));
  const hasOtherOptions = await replaceStyleOptionGroups(trx, styleId, write.optionGroupIds);
  if (row !== undefined) {
    const offerVersion = row.offerVersion + (isOtherOffer(row, write) || hasOtherOptions ? 1 : 0);
    await updateStyle(trx, styleId, { ...fields, version: row.version + 1, offerVersion });
    await removeFormerImage(trx, row.imageHash, imageHash);
  }
  await replaceTimes(trx, styleId, todayOf(context), write.times);
  return styleId;
}

/**
 * Encodes the picture of a valid form, then validates it again and stores both in one transaction. An invalid form is
 * rejected before its picture is encoded.
 */
async function storeForm(
  context: Context,
  form: StyleFormBody,
  { key, attempt }: { readonly key?: StyleKey; readonly attempt?: IdempotentRequestKey | undefined },
): Promise<Style | Problem> {
  const { database } = context;
  const { serviceId, styleImage } = form;
  let image: EncodedImage | undefined;
  if (styleImage !== undefined) {
    const first = await inTransaction(database, (trx) => validate(trx, context, form, key));
    if (first instanceof Problem) return first;
    if (styleImage.length === 0) return problem('style_image_missing');
    const prepared = await prepareImage(database, styleImage);
    if (prepared.kind === 'refused') return imageUploadProblems[prepared.reason];
    image = prepared;
  }
  try {
    const stored = await inTransaction(database, (trx) =>
      createOnce<Style, Problem | undefined>(
        trx,
        { operation: 'addStyle', attempt, body: form, now: context.clock() },
        {
          create: async () => {
            const valid = await validate(trx, context, form, key);
            if (valid instanceof Problem) return valid;
            const styleId = await store(trx, context, valid, { serviceId, image });
            return styleId === undefined ? undefined : readStyleIn(trx, context, styleId, 'ALL');
          },
          find: async (styleId) => {
            const style = await readStyleIn(trx, context, styleId, 'ALL');
            return style instanceof Problem ? undefined : style;
          },
          getId: ({ styleId }) => styleId,
        },
      ),
    );
    // The picture was removed with its last style meanwhile: it is encoded again.
    return stored ?? (await storeForm(context, form, { ...(key && { key }), attempt }));
  } catch (error) {
    if (isUniqueViolation(error)) return problem('name_taken');
    throw error;
  }
}

export const addStyle = (
  context: Context,
  form: StyleFormBody,
  attempt?: IdempotentRequestKey,
): Promise<Style | Problem> => storeForm(context, form, { attempt });

/**
 * Changes a style, unless it was changed since it was read. Past days stay, and so do bookings of times that are
 * removed. Without a new picture the style keeps its own.
 */
export const changeStyle = (context: Context, key: StyleKey, form: StyleFormBody): Promise<Style | Problem> =>
  storeForm(context, form, { key });

/** Deletes a style without bookings; one with past or cancelled bookings is archived without its picture. */
export const removeStyle = (
  { database, clock, bookingQueries }: Context,
  key: StyleKey,
): Promise<{ done: true } | Problem> =>
  inTransaction(database, async (trx) => {
    const now = clock();
    const row = await lockCurrent(trx, key);
    if (row instanceof Problem) return row;
    const { styleId, style: styleName, imageHash, version } = row;
    const { all, coming } = await bookingQueries.countBookings(trx, styleId, now);
    if (coming > 0) return problem('style_has_bookings', { values: { styleName, count: coming } });
    const archived = { archivedAt: now, imageHash: null, version: version + 1 };
    if (all > 0) await updateStyle(trx, styleId, archived);
    else await deleteStyle(trx, styleId);
    await removeFormerImage(trx, imageHash, null);
    return { done: true };
  });
