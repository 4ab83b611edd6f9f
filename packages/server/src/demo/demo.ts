import { sql } from 'kysely';
import { studioMoment } from '@plaitful/domain/studio-time';
import type { Business } from '../config/business.ts';
import type { Clock } from '../config/clock.ts';
import type { Database, Trx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { insertImage } from '../images/images.repository.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { insertUser } from '../users/users.repository.ts';
import { DEMO_PASSWORD, demoAccounts, demoFamilies, demoOwner } from './demoAccounts.ts';
import type { DemoAccount, DemoFamilyName } from './demoAccounts.ts';
import { demoPictures, readVariants } from './demoPictures.ts';
import { demoTimes } from './demoSchedule.ts';
import { demoStyles } from './demoStyles.ts';
import { fillBookings } from './fillBookings.ts';
import { durationOf, fillReviews, fillStyles, fillTimes } from './fillCatalogue.ts';
import { placeBookings } from './placeBookings.ts';

/** What the demo studio is made from. */
export interface DemoSettings {
  readonly clock: Clock;
  readonly business: Business;
  readonly config: { readonly depositDeadlineMinutes: number };
  /** Gets a line about each step that takes time. */
  readonly log: (line: string) => void;
}

const tablesOfPeopleAndTrade = ['users', 'serviceTypes', 'styles', 'bookings', 'reviews'] as const;

async function isEmpty(trx: Trx): Promise<boolean> {
  for (const table of tablesOfPeopleAndTrade) {
    const row = await trx
      .selectFrom(table)
      .select(sql<number>`1`.as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return false;
  }
  return true;
}

async function fillPictures(trx: Trx, now: Date): Promise<void> {
  for (const { key } of demoStyles) {
    const { hash, color } = demoPictures[key];
    await insertImage(trx, hash, { variants: readVariants(key), color }, now);
  }
}

async function fillPeople(
  trx: Trx,
  passwordHashes: ReadonlyMap<string, string>,
  createdAt: Date,
): Promise<{ ownerId: number; userIds: Map<DemoFamilyName, number> }> {
  const fill = async (account: DemoAccount): Promise<number> => {
    const { firstName, lastName, email, mobilePhone, roles } = account;
    const passwordHash = passwordHashes.get(email);
    if (passwordHash === undefined) throw new Error(`no password for ${email}`);
    const person = {
      firstName,
      lastName,
      email,
      mobilePhone,
      passwordHash,
      createdAt,
      emailVerifiedAt: createdAt,
      isDemo: true,
    };
    return (await insertUser(trx, { ...person, roles: [...roles] })).id;
  };
  const ownerId = await fill(demoOwner);
  const userIds = new Map<DemoFamilyName, number>();
  for (const name of Object.keys(demoFamilies) as DemoFamilyName[]) {
    userIds.set(name, await fill(demoFamilies[name]));
  }
  return { ownerId, userIds };
}

async function fillRows(
  trx: Trx,
  {
    settings: { business, config },
    now,
    passwordHashes,
  }: {
    settings: DemoSettings;
    now: Date;
    passwordHashes: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const { timeZone, hours } = business;
  const today = studioMoment(now, timeZone).date;
  const people = await fillPeople(trx, passwordHashes, new Date(now.getTime() - 50 * 24 * 60 * 60_000));
  await fillPictures(trx, now);
  const styles = await fillStyles(trx, now);
  const offered = new Map(
    demoStyles.map((style, index) => [style.key, demoTimes(index + 1, durationOf(style), { today, hours })]),
  );
  const placed = placeBookings(styles, offered, { today, business });
  await fillTimes(trx, [
    ...[...styles].map(([key, { styleId }]) => ({ styleId, slots: offered.get(key) ?? [] })),
    // The owner offered what has been booked.
    ...placed.map(({ style: { styleId }, slot }) => ({ styleId, slots: [slot] })),
  ]);
  await fillReviews(trx, now);
  await fillBookings(trx, placed, { now, business, config, ...people });
}

async function hashPasswords(): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const { email } of demoAccounts) hashes.set(email, await hashPassword(DEMO_PASSWORD));
  return hashes;
}

/**
 * Fills an empty database with the demo studio: service types, styles with pictures and times over the next eight
 * weeks, reviews, accounts, and bookings in every state, in one
 * transaction, so that a start that is cut short leaves the database empty. A database that holds any
 * user, service type, style, booking or review is never touched.
 * @returns whether it was filled
 */
export async function fillDemoData(database: Database, settings: DemoSettings): Promise<boolean> {
  if (!(await inTransaction(database, isEmpty))) return false;
  const now = settings.clock();
  settings.log('Filling the demo studio…');
  const passwordHashes = await hashPasswords();
  return inTransaction(database, async (trx) => {
    // Another server that starts at this moment waits here, and then finds it filled.
    await sql`SELECT pg_advisory_xact_lock(72831)`.execute(trx);
    if (!(await isEmpty(trx))) return false;
    await fillRows(trx, { settings, now, passwordHashes });
    return true;
  });
}
