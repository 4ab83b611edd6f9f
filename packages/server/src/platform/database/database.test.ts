import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingRow } from '../../../test/bookingRow.ts';
import { makeTempDir } from '../../../test/tempDir.ts';
import { fillStudio, insertPerson, type Studio } from '../../../test/catalogueFixtures.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { problem } from '../problems/problem.ts';
import type { OpenDatabase, Trx } from './database.ts';
import { DataDirLockedError, lockDataDir } from './dataDir.ts';
import {
  DatabaseUnavailableError,
  isFatal,
  isUniqueViolation,
  isUnavailable,
  parseConstraintError,
} from './errors.ts';
import { migrate } from './migrate.ts';
import { inTransaction } from './transaction.ts';

let opened: OpenDatabase;
let studio: Studio;
let userId: number;

beforeAll(async () => {
  opened = await openTestDatabase({ isMigrated: false });
  studio = await fillStudio(opened.database);
  userId = (await insertPerson(opened.database)).id;
});
afterAll(() => opened.close());

const at = new Date('2026-12-01T15:00:00Z');

const insert = (given: object = {}) =>
  opened.database
    .insertInto('bookings')
    .values({ ...bookingRow({ ...studio, userId }), ...given })
    .returningAll()
    .executeTakeFirstOrThrow();

const errorOf = (given: object) => Object.assign(new Error('x'), given);

const failureOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((caught: unknown) => caught);
  return { ...parseConstraintError(error), isUniqueViolation: isUniqueViolation(error) };
};

describe('the database', () => {
  it('stores days and times in the studio’s zone, and numbers as numbers', async () => {
    const row = await insert({ bookingTime: '09:05' });
    expect(row).toMatchObject({
      bookingDate: '2026-12-05',
      bookingTime: '09:05',
      dateOfBirth: '2018-05-04',
      discountPercent: 12.5,
    });
    expect(row.createdAt).toEqual(at);
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM bookings`.execute(
      opened.database,
    );
    expect(rows[0]?.count).toBe(1);
  });

  it('prevents two members from holding one slot, unless one booking is cancelled', async () => {
    const first = await insert();
    expect(await failureOf(insert())).toMatchObject({
      code: '23505',
      constraint: 'bookings_live_slot',
      isUniqueViolation: true,
    });
    const end = { paymentStatus: 'CANCELLED', cancelledAt: at, cancelledBy: 'MEMBER' } as const;
    await opened.database.updateTable('bookings').set(end).where('bookingId', '=', first.bookingId).execute();
    expect((await insert()).bookingId).toBeGreaterThan(first.bookingId);
  });

  it('keeps bookings, their history and consents for good', async () => {
    const { database } = opened;
    const { bookingId } = await insert({ bookingTime: '10:00' });
    const consent = { bookingId, userId, kind: 'PHOTO', isGiven: true, wording: 'en-CA 1', at } as const;
    await database.insertInto('consents').values(consent).execute();
    for (const statement of [
      'DELETE FROM bookings',
      'DELETE FROM booking_history',
      'UPDATE consents SET is_given = false',
      'TRUNCATE consents',
    ]) {
      expect(await failureOf(sql.raw(statement).execute(database))).toMatchObject({ code: '23001' });
    }
  });

  it('rejects impossible bookings', async () => {
    for (const given of [
      { bookingTime: '11:00', paymentStatus: 'CONFIRMED' },
      { bookingTime: '11:00', paymentStatus: 'CANCELLED' },
      { bookingTime: '11:00', cancelledAt: at },
      { bookingTime: '11:00', deposit: 'MAYBE' },
    ]) {
      expect(await failureOf(insert(given))).toMatchObject({ code: '23514' });
    }
  });

  it('knows an address in any case of its letters', async () => {
    await insertPerson(opened.database, { email: 'twice@example.com' });
    expect(await failureOf(insertPerson(opened.database, { email: 'Twice@example.com' }))).toMatchObject({
      isUniqueViolation: true,
    });
  });

  it('is migrated once, however often migrations run', async () => {
    await migrate(opened.database);
    const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(opened.database);
    expect(rows.length).toBe(new Set(rows.map(({ name }) => name)).size);
  });
});

describe('a transaction', () => {
  const failing = (code: string, times: number) => {
    let count = 0;
    const work = () => {
      count += 1;
      return count <= times ? Promise.reject(errorOf({ code })) : Promise.resolve(count);
    };
    return inTransaction(opened.database, work);
  };

  it('retries on deadlock and serialization failure only', async () => {
    expect(await failing('40001', 3)).toBe(4);
    expect(await failing('40P01', 1)).toBe(2);
    await expect(failing('23505', 1)).rejects.toMatchObject({ code: '23505' });
    await expect(failing('40001', 99)).rejects.toMatchObject({ code: '40001' });
  });

  /** Stores a service type; the answer of the work follows. */
  const storing =
    (serviceName: string, answer?: unknown) =>
    async (trx: Trx): Promise<unknown> => {
      await trx.insertInto('serviceTypes').values({ serviceName }).execute();
      return answer;
    };
  const isStored = async (serviceName: string): Promise<boolean> => {
    const rows = opened.database.selectFrom('serviceTypes').select('serviceId');
    return (await rows.where('serviceName', '=', serviceName).execute()).length > 0;
  };

  it('whose work returns a problem is rolled back, and answers the problem', async () => {
    const refusal = problem('slot_taken');
    expect(await inTransaction(opened.database, storing('Refused', refusal))).toBe(refusal);
    expect(await isStored('Refused')).toBe(false);
    expect(await inTransaction(opened.database, storing('Stored', 'done'))).toBe('done');
    expect(await isStored('Stored')).toBe(true);
  });

  it('that is joined by work which returns a problem loses what that work has written, and nothing else', async () => {
    const refusal = problem('slot_taken');
    await inTransaction(opened.database, async (trx) => {
      await storing('Before')(trx);
      expect(await inTransaction(trx, storing('Refused inside', refusal))).toBe(refusal);
      await inTransaction(trx, storing('Stored inside'));
    });
    const names = ['Before', 'Refused inside', 'Stored inside'];
    expect(await Promise.all(names.map(isStored))).toEqual([true, false, true]);
  });
});

describe('errors answered with 503', () => {
  it.each([
    ['no connection', { code: 'ECONNREFUSED' }],
    ['a statement that took too long', { code: '57014' }],
    ['a lock that was not given', { code: '55P03' }],
    ['nothing may be written', { code: '25006' }],
    ['too many connections', { code: '53300' }],
    ['a deadlock again and again', { code: '40P01' }],
    ['a lost connection', { message: 'Connection terminated unexpectedly' }],
  ])('is %s', (_, given) => {
    expect(isUnavailable(errorOf(given))).toBe(true);
    expect(isUnavailable(new DatabaseUnavailableError())).toBe(true);
  });

  it('excludes programming errors and constraint violations', () => {
    expect([{ code: '23514' }, { code: '42601' }, {}].map((given) => isUnavailable(errorOf(given)))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('fatal errors of the embedded database', () => {
  it('include disk full, I/O error and panic', () => {
    expect(['53100', '58030'].map((code) => isFatal(errorOf({ code })))).toEqual([true, true]);
    expect(isFatal(errorOf({ code: 'XX000', severity: 'PANIC' }))).toBe(true);
    expect(isFatal(errorOf({ code: '23505', severity: 'ERROR' }))).toBe(false);
  });
});

describe('the lock of a data directory', () => {
  it('is exclusive, and free after release', () => {
    const dataDir = join(makeTempDir(), 'new', 'data');
    const unlock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(DataDirLockedError);
    unlock();
    lockDataDir(dataDir)();
  });
});
