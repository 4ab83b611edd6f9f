import { sql } from 'kysely';
import type { ClosureCreate } from '@plaitful/api-client/contract';
import { getOpeningHours, isWithinHours, type OpeningHours } from '@plaitful/domain/opening-hours';
import { parseDuration } from '@plaitful/domain/duration';
import { serializeAvailabilityFields } from '@plaitful/domain/availability-format';
import { generateSlotTimes, type Slot } from '@plaitful/domain/slots';
import {
  addDays,
  addMinutesToInstant,
  toStudioTime,
  getWeekday,
  type LocalDate,
  type LocalTime,
} from '@plaitful/domain/studio-time';
import type { StyleKey } from '@plaitful/illustrations/style';
import { addChild } from '../../bookings/children/children.service.ts';
import { setPhotoConsent } from '../../bookings/children/photoAnswers.service.ts';
import { listBookingsInClosure } from '../../bookings/bookings/bookings.queries.ts';
import { addClosure } from '../../bookings/closures/closures.service.ts';
import { toPublicBusiness } from '../../platform/config/business.ts';
import type { ServerContext } from '../../platform/context.ts';
import { getEtag } from '../../platform/contract/etags.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { insertImage } from '../../catalogue/images/images.repository.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { addReview } from '../../catalogue/reviews/reviews.service.ts';
import { addServiceType } from '../../catalogue/serviceTypes/serviceTypes.service.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import { hashPassword } from '../../accounts/users/passwordHash.ts';
import { addOptionGroup } from '../../catalogue/optionGroups/optionGroups.service.ts';
import { updateStyle } from '../../catalogue/styles/styles.repository.ts';
import { addStyle } from '../../catalogue/styles/styles.service.ts';
import { insertUser } from '../../accounts/users/users.repository.ts';
import {
  demoFamilies,
  demoOwner,
  type DemoAccount,
  type DemoFamily,
  type DemoFamilyName,
} from './demoAccounts.ts';
import { DEMO_PASSWORD } from '../../platform/config/config.ts';
import { addBookings } from './demoBookings.ts';
import { demoPictures, loadPictureVariants } from './demoPictures.ts';
import { demoOptionGroups } from './demoOptions.ts';
import { demoReviews } from './demoReviews.ts';
import { DEMO_DEPOSIT, demoServiceTypes, demoStyles } from './demoStyles.ts';
import { accountEvents, bookingQueries } from '../modules.ts';

export interface DemoSettings extends Pick<ServerContext, 'clock' | 'business' | 'config' | 'log'> {
  /** Called with a line about each step that takes time. */
  readonly say: (line: string) => void;
}

const tablesThatMustBeEmpty = ['users', 'serviceTypes', 'styles', 'bookings', 'reviews'] as const;

async function isEmpty(trx: Trx): Promise<boolean> {
  for (const table of tablesThatMustBeEmpty) {
    const row = await trx
      .selectFrom(table)
      .select(sql<number>`1`.as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return false;
  }
  return true;
}

/** @throws when a service returns a problem: the demo data are wrong then */
async function done<Result>(outcome: Promise<Result | Problem>): Promise<Result> {
  const result = await outcome;
  if (result instanceof Problem) throw new Error(`the demo studio cannot be filled: ${result.code}`);
  return result;
}

const daysBefore = (context: ServerContext, days: number): ServerContext => ({
  ...context,
  clock: () => addMinutesToInstant(context.clock(), -days * 24 * 60),
});

/** The start times of a day, on the grid of the duration, that also end within the opening hours. */
export const getStartTimes = (
  date: LocalDate,
  durationMinutes: number,
  hours: readonly OpeningHours[],
): LocalTime[] =>
  generateSlotTimes(durationMinutes).filter((time) => isWithinHours(date, time, durationMinutes, hours));

const weeksBack = 7;
const weeksAhead = 8;

/**
 * The available times of a style, from seven weeks ago to eight weeks ahead: not on every weekend, and not always at
 * every time. Deterministic for a number and a day.
 * @param styleNumber 1 to 24
 */
export function demoTimes(
  styleNumber: number,
  durationMinutes: number,
  { today, hours }: { today: LocalDate; hours: readonly OpeningHours[] },
): Slot[] {
  const days = Array.from({ length: 7 * (weeksBack + weeksAhead) }, (_, index) => index - 7 * weeksBack);
  return days.flatMap((day) => {
    const date = addDays(today, day);
    const week = Math.floor(day / 7);
    const starts = getStartTimes(date, durationMinutes, hours);
    const isDayOff = (week + styleNumber + (getWeekday(date) === 'saturday' ? 2 : 0)) % 4 === 0;
    if (isDayOff) return [];
    const left = (week * 3 + styleNumber) % (starts.length + 2);
    return starts.filter((_, index) => starts.length === 1 || index !== left).map((time) => ({ date, time }));
  });
}

/** The option groups, on the styles that have them. @returns the ids of the options by name */
async function addOptionGroups(
  context: ServerContext,
  styles: ReadonlyMap<StyleKey, { readonly styleId: number }>,
): Promise<ReadonlyMap<string, number>> {
  const optionIds = new Map<string, number>();
  for (const { styles: keys, options, ...group } of demoOptionGroups) {
    const styleIds = keys.flatMap((key) => styles.get(key)?.styleId ?? []);
    const active = options.map((option) => ({ ...option, isActive: true }));
    const stored = await done(
      addOptionGroup(daysBefore(context, 60), { ...group, options: active, styleIds }),
    );
    for (const { name, optionId } of stored.options) optionIds.set(name, optionId);
  }
  return optionIds;
}

/** Minutes of `H:MM`. */
const durationOf = (duration: string): number => parseDuration(duration) ?? 0;

/** Adds the styles with their times; their pictures are files, which need no encoding. */
async function addStyles(trx: Trx, context: ServerContext, today: LocalDate) {
  const { hours } = context.business;
  const serviceIds = new Map<string, number>();
  for (const serviceName of demoServiceTypes) {
    serviceIds.set(serviceName, (await done(addServiceType(context, { serviceName }))).serviceId);
  }
  const styles = new Map<StyleKey, { styleId: number; offered: Slot[] }>();
  for (const [index, style] of demoStyles.entries()) {
    const { key, serviceName, price, discount, duration, shortDescription, fullDetails } = style;
    const offered = demoTimes(index + 1, durationOf(duration), { today, hours });
    const byDate = Map.groupBy(offered, ({ date }) => date);
    const { styleId } = await done(
      addStyle(daysBefore(context, 60), {
        serviceId: serviceIds.get(serviceName) ?? 0,
        style: style.style,
        stylePrice: price,
        discount,
        styleDeposit: DEMO_DEPOSIT,
        styleDuration: duration,
        styleShortDescription: shortDescription,
        styleFullDetailsOfService: fullDetails,
        noAddedHair: style.noAddedHair ?? false,
        gentle: style.gentle ?? false,
        ...serializeAvailabilityFields(
          Object.fromEntries([...byDate].map(([date, slots]) => [date, slots.map(({ time }) => time)])),
        ),
      }),
    );
    const { hash: imageHash, color } = demoPictures[key];
    await insertImage(trx, imageHash, { variants: loadPictureVariants(key), color }, context.clock());
    await updateStyle(trx, styleId, { imageHash });
    styles.set(key, { styleId, offered });
  }
  return styles;
}

async function addPeople(trx: Trx, { clock }: ServerContext, passwordHash: string) {
  const createdAt = clock();
  const add = ({ firstName, lastName, email, mobilePhone, roles }: DemoAccount): Promise<Member> => {
    const person = { firstName, lastName, email, mobilePhone, roles: [...roles] };
    const marks = { isDemo: true, hasDemoPassword: true };
    return insertUser(trx, { ...person, ...marks, passwordHash, createdAt, emailVerifiedAt: createdAt });
  };
  const owner = await add(demoOwner);
  const families = new Map<DemoFamilyName, Member>();
  for (const name of Object.keys(demoFamilies) as DemoFamilyName[]) {
    families.set(name, await add(demoFamilies[name]));
  }
  return { owner, families };
}

/** Saves the child of each family with its hair card, and the consent to photos. */
async function addChildren(context: ServerContext, families: ReadonlyMap<DemoFamilyName, Member>) {
  const children: { userId: number; childId: number; withdrawsPhotos: boolean }[] = [];
  for (const [family, { id: userId }] of families) {
    const demoFamily: DemoFamily = demoFamilies[family];
    const { childName: name, dateOfBirth, hairCard, withdrawsPhotos = false } = demoFamily;
    const { childId } = await done(addChild(context, userId, { name, dateOfBirth, hairCard }));
    await done(setPhotoConsent(context, { userId, childId }, true));
    children.push({ userId, childId, withdrawsPhotos });
  }
  return children;
}

/** A weekday in five weeks on which the studio is usually open. */
async function addDemoClosure(
  trx: Trx,
  context: ServerContext,
  { today, owner }: { today: LocalDate; owner: Member },
): Promise<void> {
  const days = Array.from({ length: 7 }, (_, day) => addDays(today, 35 + day));
  const day = days.find((date) => getOpeningHours(date, context.business.hours).length > 0);
  if (day === undefined) return;
  const span = { from: day, to: day, fromTime: null, toTime: null };
  const bookings = await listBookingsInClosure(trx, span, context.clock());
  const body: ClosureCreate = {
    ...span,
    note: 'Braiding course in Montréal',
    message: 'We are learning new styles at a braiding course',
    bookings: bookings.map((row) => ({ bookingId: row.bookingId, etag: getEtag(row), choice: 'KEEP' })),
  };
  await done(addClosure(context, { body, member: owner }));
}

async function addAll(trx: Trx, settings: DemoSettings, passwordHash: string): Promise<void> {
  const { business, clock } = settings;
  // Limits are for strangers, and would count the bookings of the demo families.
  const config = { ...settings.config, rateLimit: false };
  const now = clock();
  const context: ServerContext = {
    ...settings,
    config,
    clock: () => now,
    database: trx,
    shownBusiness: toPublicBusiness(business, config, true),
    sendsTexts: false,
    accountEvents,
    bookingQueries,
    runOutbox: () => undefined,
  };
  const today = toStudioTime(now, business.timeZone).date;
  const people = await addPeople(trx, daysBefore(context, 60), passwordHash);
  const styles = await addStyles(trx, context, today);
  for (const [index, review] of demoReviews.entries()) {
    await done(addReview(daysBefore(context, 7 * (demoReviews.length - index)), review));
  }
  const children = await addChildren(daysBefore(context, 60), people.families);
  const optionIds = await addOptionGroups(context, styles);
  await addBookings({ context, styles, optionIds, ...people });
  await addDemoClosure(trx, context, { today, owner: people.owner });
  for (const { withdrawsPhotos, ...key } of children)
    if (withdrawsPhotos) await done(setPhotoConsent(daysBefore(context, 1), key, false));
  // Messages about demo bookings must not be sent.
  await trx.deleteFrom('outbox').where('userId', 'is not', null).execute();
}

/**
 * Fills an empty database with the demo studio: service types, styles with pictures and times, reviews, accounts, and
 * bookings in every state, through the same services as the API. One transaction, so that an interrupted start leaves
 * the database empty. A database with any user, service type, style, booking or review is left unchanged.
 * @returns whether it was filled
 */
export async function fillDemoData(database: Database, settings: DemoSettings): Promise<boolean> {
  if (!(await inTransaction(database, isEmpty))) return false;
  settings.say('Filling the demo studio…');
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return inTransaction(database, async (trx) => {
    // Another server that starts at the same time waits here, and then finds it filled.
    await sql`SELECT pg_advisory_xact_lock(72831)`.execute(trx);
    if (!(await isEmpty(trx))) return false;
    await addAll(trx, settings, passwordHash);
    return true;
  });
}
