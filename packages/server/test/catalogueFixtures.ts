import type { Role } from '@plaitful/domain/roles';
import { pino } from 'pino';
import { parseConfig } from '../src/platform/config/config.ts';
import type { Database } from '../src/platform/database/database.ts';
import { inTransaction } from '../src/platform/database/transaction.ts';
import { fillDemoData } from '../src/app/demo/demo.ts';
import { business } from '../src/platform/outbox/messages.fixture.ts';
import { dummyHash } from '../src/accounts/users/passwordHash.ts';
import { insertUser } from '../src/accounts/users/users.repository.ts';

export interface Studio {
  readonly serviceId: number;
  /** Available on 4 and 5 December 2026, and on 28 November. $60 less 10%, deposit $20, 1:30. */
  readonly styleId: number;
  readonly otherStyleId: number;
  readonly archivedStyleId: number;
}

export interface Person {
  readonly email: string;
  readonly roles: Role[];
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null when left out. */
  readonly mobilePhone?: string;
  /** Null for a member whose email address is not verified. */
  readonly emailVerifiedAt: Date | null;
}

let count = 0;

/** Creates an account that nobody can log in to, since no password matches its hash. */
export function insertPerson(
  database: Database,
  given: Partial<Person> = {},
): Promise<{ id: number; email: string }> {
  count += 1;
  const person = {
    email: `parent${count}@example.com`,
    roles: ['ROLE_USER' as const],
    passwordHash: dummyHash,
    firstName: 'Ada',
    lastName: 'Bello',
    mobilePhone: null,
    emailVerifiedAt: new Date('2026-10-01T12:00:00Z'),
    ...given,
  };
  return inTransaction(database, (trx) =>
    insertUser(trx, { ...person, createdAt: new Date('2026-10-01T12:00:00Z') }),
  );
}

/** The days and times at which both styles of the tests are available. */
const offeredTimes = [
  ['2026-11-28', ['14:00']],
  ['2026-12-01', ['09:30', '11:00']],
  ['2026-12-04', ['17:00']],
  ['2026-12-05', ['14:00', '15:30', '17:00']],
  ['2026-12-11', ['17:00']],
  ['2026-12-12', ['14:00', '15:30', '17:00']],
] as const;

async function insertStyle(database: Database, serviceId: number, style: string): Promise<number> {
  const { styleId } = await database
    .insertInto('styles')
    .values({
      serviceId,
      style,
      priceCents: 6000,
      discountPercent: 10,
      valueCents: 5400,
      depositCents: 2000,
      durationMinutes: 90,
      shortDescription: 'Neat rows.',
      fullDetails: 'Eight rows.',
      imageHash: 'ab12cd34ab12cd34',
      createdAt: new Date('2026-10-01T12:00:00Z'),
    })
    .returning('styleId')
    .executeTakeFirstOrThrow();
  const times = offeredTimes.flatMap(([date, ofDay]) => ofDay.map((time) => ({ styleId, date, time })));
  await database.insertInto('styleTimes').values(times).execute();
  return styleId;
}

export async function fillStudio(database: Database, serviceName = 'Cornrows'): Promise<Studio> {
  const { serviceId } = await database
    .insertInto('serviceTypes')
    .values({ serviceName })
    .returning('serviceId')
    .executeTakeFirstOrThrow();
  const styleId = await insertStyle(database, serviceId, 'Straight-back cornrows');
  const otherStyleId = await insertStyle(database, serviceId, 'Zigzag cornrows');
  const archivedStyleId = await insertStyle(database, serviceId, 'Old cornrows');
  const archivedAt = new Date('2026-11-01T12:00:00Z');
  await database.updateTable('styles').set({ archivedAt }).where('styleId', '=', archivedStyleId).execute();
  await database
    .insertInto('reviews')
    .values({ review: 'Lovely.', reviewBy: 'Ada Bello', createdAt: archivedAt })
    .execute();
  return { serviceId, styleId, otherStyleId, archivedStyleId };
}

export const bookingBody = (
  styleId: number,
  given: Record<string, unknown> = {},
): Record<string, unknown> => ({
  styleId,
  bookingDate: '2026-12-05',
  bookingTime: '14:00',
  mobilePhone: '613-555-0199',
  childName: 'Zoe',
  dateOfBirth: '2018-05-04',
  policyAgreement: true,
  cancellationPolicy: true,
  consent: true,
  ...given,
});

/** Fills an empty database with the demo studio as of an instant. */
export const fillDemo = (
  database: Database,
  now: Date,
  say: (line: string) => void = () => undefined,
): Promise<boolean> =>
  fillDemoData(database, {
    clock: () => now,
    business,
    config: parseConfig({}),
    log: pino({ level: 'silent' }),
    say,
  });
