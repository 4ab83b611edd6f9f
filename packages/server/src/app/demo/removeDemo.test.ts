import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingRow } from '../../../test/bookingRow.ts';
import { fillDemo, insertPerson } from '../../../test/catalogueFixtures.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { updateEmail } from '../../accounts/emailChanges/emailChanges.repository.ts';
import { updatePassword } from '../../accounts/passwords/passwords.repository.ts';
import { dummyHash } from '../../accounts/users/passwordHash.ts';
import { demoAccounts } from './demoAccounts.ts';
import { copyDatabaseForCutover } from '../cutover.ts';
import { removeDemoAccounts } from './removeDemo.ts';

const now = new Date('2026-11-20T20:00:00Z');
let open: OpenDatabase;
let demoBookings = 0;
let bookingId = 0;

const remove = () => inTransaction(open.database, removeDemoAccounts);

/** A real family in the demo studio, whose appointment the demo owner has changed. */
async function fillFamily(): Promise<void> {
  const { database } = open;
  const owner = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'owner@example.com')
    .executeTakeFirstOrThrow();
  const { id: userId } = await insertPerson(database, { email: 'ada@studio.example' });
  const { styleId, serviceId } = await database
    .selectFrom('styles')
    .select(['styleId', 'serviceId'])
    .limit(1)
    .executeTakeFirstOrThrow();
  ({ bookingId } = await database
    .insertInto('bookings')
    .values(bookingRow({ userId, styleId, serviceId }, { bookingDate: '2027-03-01' }))
    .returning('bookingId')
    .executeTakeFirstOrThrow());
  const change = { bookingId, at: now, actor: 'STUDIO', actorId: owner.id, change: 'DEPOSIT' } as const;
  await database
    .insertInto('bookingHistory')
    .values({ ...change, before: null, after: JSON.stringify({ deposit: 'PAID' }) })
    .execute();
  const answers = { kind: 'PHOTO', isGiven: false, wording: 'photo-1', wordingHash: null, at: now } as const;
  await database
    .insertInto('consents')
    .values({ bookingId, userId, ...answers })
    .execute();
}

beforeAll(async () => {
  open = await openTestDatabase();
  await fillDemo(open.database, now);
  demoBookings = (await open.database.selectFrom('bookings').select('bookingId').execute()).length;
  await fillFamily();
});
afterAll(() => open.close());

const idsOf = async ({ database }: OpenDatabase) => ({
  users: (await database.selectFrom('users').select('email').execute()).map(({ email }) => email),
  bookings: (await database.selectFrom('bookings').select('bookingId').execute()).length,
});

describe('moving a studio with demo accounts', () => {
  it('is refused, or leaves them and their bookings behind, and changes nothing where they were', async () => {
    const target = await openTestDatabase({ isMigrated: false });
    const move = (withoutDemo: boolean) =>
      copyDatabaseForCutover(open.database, target.database, { withoutDemo });
    const before = await idsOf(open);
    await expect(move(false)).rejects.toThrow('--without-demo');
    expect(await idsOf(target)).toEqual({ users: [], bookings: 0 });
    const { leftOut } = await move(true);
    expect(leftOut).toEqual({ users: demoAccounts.length, bookings: demoBookings });
    expect(await idsOf(target)).toEqual({ users: ['ada@studio.example'], bookings: 1 });
    expect(await idsOf(open)).toEqual(before);
    await target.close();
  });
});

describe('a demo account that somebody uses', () => {
  const clear = async (email: string, change: (trx: Trx, userId: number) => Promise<unknown>) => {
    const copy = await openTestDatabase();
    await fillDemo(copy.database, now);
    await inTransaction(copy.database, async (trx) => {
      const user = trx.selectFrom('users').select('id').where('email', '=', email);
      await change(trx, (await user.executeTakeFirstOrThrow()).id);
      await removeDemoAccounts(trx);
    });
    const left = await copy.database.selectFrom('users').select(['email', 'hasDemoPassword']).execute();
    await copy.close();
    return left;
  };

  it('is not removed with the demo once its address is changed, but still counts as one with the published password', async () => {
    const email = 'owner@studio.example';
    const change = (trx: Trx, userId: number) => updateEmail(trx, { userId, email }, now);
    expect(await clear('owner@example.com', change)).toEqual([{ email, hasDemoPassword: true }]);
  });

  it('is not removed with the demo once its password is changed', async () => {
    const change = (trx: Trx, userId: number) => updatePassword(trx, userId, dummyHash);
    const email = 'maya@example.com';
    expect(await clear(email, change)).toEqual([{ email, hasDemoPassword: false }]);
  });
});

describe('removing the demo accounts', () => {
  it('deletes them with their bookings, and keeps a real family’s with its history', async () => {
    const { database } = open;
    expect(await remove()).toEqual({ users: demoAccounts.length, bookings: demoBookings });
    const users = await database.selectFrom('users').select('email').execute();
    expect(users).toEqual([{ email: 'ada@studio.example' }]);
    for (const table of ['bookings', 'bookingHistory', 'consents'] as const) {
      const rows = await database.selectFrom(table).select('bookingId').execute();
      expect([table, rows]).toEqual([table, [{ bookingId }]]);
    }
    const history = await database.selectFrom('bookingHistory').select(['actor', 'actorId']).execute();
    expect(history).toEqual([{ actor: 'STUDIO', actorId: null }]);
    expect(await database.selectFrom('outbox').select('messageId').execute()).toEqual([]);
    expect(await database.selectFrom('styles').select('styleId').execute()).toHaveLength(24);
  });

  it('leaves bookings, history and consents protected from deletion', async () => {
    const { database } = open;
    for (const table of ['bookings', 'bookingHistory', 'consents'] as const) {
      await expect(database.deleteFrom(table).execute()).rejects.toThrow('never');
    }
  });

  it('does nothing where there are none', async () => {
    expect(await remove()).toEqual({ users: 0, bookings: 0 });
  });
});
