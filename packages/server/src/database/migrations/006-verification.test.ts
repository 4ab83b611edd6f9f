import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingRow } from '../../../test/bookingRow.ts';
import { fillStudio, insertPerson } from '../../../test/studio.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import type { OpenDatabase } from '../database.ts';
import { verification } from './006-verification.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

it('takes the addresses of admins, of demo accounts and of who has paid a deposit as verified, and no others', async () => {
  const { database } = open;
  const studio = await fillStudio(database);
  const [paid, unpaid] = [await insertPerson(database), await insertPerson(database)];
  await insertPerson(database, { roles: ['ROLE_ADMIN'] });
  const demo = await insertPerson(database);
  await database.updateTable('users').set({ isDemo: true }).where('id', '=', demo.id).execute();
  for (const [index, { id: userId }] of [paid, unpaid].entries()) {
    const deposit = index === 0 ? 'PAID' : 'NOT_PAID';
    const row = bookingRow({ ...studio, userId }, { deposit, bookingTime: `1${index}:00` });
    await database.insertInto('bookings').values(row).execute();
  }
  // The shape before.
  await sql`ALTER TABLE bookings DROP COLUMN expires_at, DROP COLUMN verify_by, DROP COLUMN network_hash`.execute(
    database,
  );
  await sql`
    CREATE INDEX bookings_unpaid ON bookings (deposit_due_at);
    CREATE INDEX bookings_newest ON bookings (booking_date);
    CREATE INDEX bookings_open ON bookings (booking_date);
    DROP INDEX outbox_verifications, outbox_texts;
    DROP TABLE email_verifications, secrets;
    ALTER TABLE users DROP COLUMN email_verified_at`.execute(database);
  await verification.up(database as never);
  const users = await database.selectFrom('users').select(['id', 'emailVerifiedAt']).orderBy('id').execute();
  expect(users.map(({ emailVerifiedAt }) => emailVerifiedAt !== null)).toEqual([true, false, true, true]);
  const bookings = await database
    .selectFrom('bookings')
    .select(['verifyBy', 'expiresAt', 'depositDueAt'])
    .execute();
  for (const { verifyBy, expiresAt, depositDueAt } of bookings) {
    expect([verifyBy, expiresAt]).toEqual([null, depositDueAt]);
  }
});
