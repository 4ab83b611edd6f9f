import type {
  AvailabilityAdd,
  AvailabilityAdded,
  AvailabilityResult,
  AvailableTime,
  FieldError,
} from '@plaitful/api-client/contract';
import { planAvailability, type AvailabilityPlan } from '@plaitful/domain/availability';
import { addDays, addMinutesToInstant, toStudioTime, type LocalDate } from '@plaitful/domain/studio-time';
import { undoWindowMinutes } from '../../platform/undo.ts';
import type { ServerContext } from '../../platform/context.ts';
import type { Connection } from '../../platform/database/database.ts';
import { inTransaction, withConnection } from '../../platform/database/transaction.ts';
import { Problem, problem, validationProblem } from '../../platform/problems/problem.ts';
import {
  listAvailabilityBetween,
  listStylesById,
  type StyleRow,
  incrementVersions,
  lockStyles,
  type AvailableTimeRow,
} from '../styles/styles.repository.ts';
import {
  findLastChangeId,
  listChangedStyles,
  selectStylesWithAvailability,
  insertAvailabilityChange,
  insertTimes,
  lockAvailabilityChange,
  removeChange,
} from './availability.repository.ts';
import { listClosures } from '../closures/closures.repository.ts';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';

function toResult(offers: readonly AvailabilityPlan[], styles: readonly StyleRow[]): AvailabilityResult {
  const names = new Map(styles.map(({ styleId, style }) => [styleId, style]));
  return {
    added: offers.reduce((sum, { added }) => sum + added.length, 0),
    styles: offers.map(({ styleId, added, existing, skipped }) => ({
      styleId,
      styleName: names.get(styleId) ?? '',
      added: added.length,
      existing,
      skipped: [...skipped],
    })),
  };
}

/** Styles of all durations together, earliest first. */
const toAvailableTimes = (offered: readonly AvailableTimeRow[]): AvailableTime[] =>
  [...Map.groupBy(offered, ({ date, time }) => `${date} ${time}`)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([moment, times]) => {
      const [date = '', time = ''] = moment.split(' ');
      return { date, time, styleIds: times.flatMap(({ styleIds }) => styleIds).toSorted((a, b) => a - b) };
    });

const maxDays = 62;

const validateDays = (from: LocalDate, to: LocalDate): Problem | undefined =>
  to < from || to >= addDays(from, maxDays) ? problem('malformed') : undefined;

function validateAdd({ dates, hours }: AvailabilityAdd, today: LocalDate): Problem | undefined {
  const errors: FieldError[] = [];
  if (dates.some((date) => date < today))
    errors.push({ field: 'dates', message: fieldMessages.availabilityDatesPast });
  if (hours !== null && hours.from >= hours.to)
    errors.push({ field: 'hours', message: fieldMessages.availabilityHours });
  return errors.length > 0 ? validationProblem(errors) : undefined;
}

type Context = Pick<ServerContext, 'database' | 'clock' | 'business'>;

export async function loadAvailability(
  { database }: Context,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<AvailableTime[] | Problem> {
  const refused = validateDays(from, to);
  if (refused !== undefined) return refused;
  return toAvailableTimes(await withConnection(database, (db) => listAvailabilityBetween(db, from, to)));
}

interface Plan {
  readonly offers: readonly AvailabilityPlan[];
  readonly result: AvailabilityResult;
}

/** Plans in the order of the requested styles. */
async function planIn(
  db: Connection,
  { styleIds, dates, hours }: AvailabilityAdd,
  found: readonly StyleRow[],
  { business, now }: Pick<Context, 'business'> & { readonly now: Date },
): Promise<Plan | Problem> {
  const byId = new Map(found.map((style) => [style.styleId, style]));
  const styles = styleIds.flatMap((id) => byId.get(id) ?? []);
  if (styles.length < styleIds.length) return problem('style_not_found');
  const inOrder = dates.toSorted();
  const [first = '', last = first] = [inOrder[0], inOrder.at(-1)];
  const closures = await listClosures(db, { from: first, to: addDays(last, 1) });
  const offers = planAvailability(
    await selectStylesWithAvailability(db, styles, dates),
    { dates, hours },
    { now: toStudioTime(now, business.timeZone), openingHours: business.hours, closures },
  );
  return { offers, result: toResult(offers, styles) };
}

const validate = (body: AvailabilityAdd, { business, clock }: Context): Problem | undefined =>
  validateAdd(body, toStudioTime(clock(), business.timeZone).date);

export async function previewAvailability(
  context: Context,
  body: AvailabilityAdd,
): Promise<AvailabilityResult | Problem> {
  const refused = validate(body, context);
  if (refused !== undefined) return refused;
  return withConnection(context.database, async (db) => {
    const found = await listStylesById(db, body.styleIds);
    const plan = await planIn(db, body, found, { ...context, now: context.clock() });
    return plan instanceof Problem ? plan : plan.result;
  });
}

/** Adds the times to all styles or to none, in one transaction that locks the styles. */
export async function addAvailability(
  context: Context,
  body: AvailabilityAdd,
): Promise<AvailabilityAdded | Problem> {
  const refused = validate(body, context);
  if (refused !== undefined) return refused;
  return inTransaction(context.database, async (trx) => {
    const now = context.clock();
    const plan = await planIn(trx, body, await lockStyles(trx, body.styleIds), { ...context, now });
    if (plan instanceof Problem) return plan;
    const changed = plan.offers.filter(({ added }) => added.length > 0);
    // Not stored as a change: a request may be sent again when its answer was lost, and the previous change must stay
    // undoable.
    if (changed.length === 0) return { ...plan.result, changeId: null, undoUntil: null };
    const changeId = await insertAvailabilityChange(trx, now);
    await insertTimes(trx, changeId, changed);
    await incrementVersions(
      trx,
      changed.map(({ styleId }) => styleId),
    );
    return { ...plan.result, changeId, undoUntil: addMinutesToInstant(now, undoWindowMinutes).toISOString() };
  });
}

/** Removes exactly the times that were added. */
export const undoAvailability = (
  { database, clock, bookingQueries }: Context & Pick<ServerContext, 'bookingQueries'>,
  changeId: number,
): Promise<{ done: true } | Problem> =>
  inTransaction(database, async (trx) => {
    const now = clock();
    const styleIds = await listChangedStyles(trx, changeId);
    // Nobody can book these times until the transaction ends.
    await lockStyles(trx, styleIds);
    const change = await lockAvailabilityChange(trx, changeId);
    if (change === undefined) return problem('change_not_found');
    const isOver = now >= addMinutesToInstant(change.createdAt, undoWindowMinutes);
    if (isOver || (await findLastChangeId(trx)) !== changeId) return problem('not_undoable');
    if (await bookingQueries.hasBookedTime(trx, changeId, now)) return problem('not_undoable');
    await removeChange(trx, changeId);
    await incrementVersions(trx, styleIds);
    return { done: true };
  });
