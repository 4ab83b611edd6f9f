import { toE164 } from '@plaitful/domain/phone';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookingRow } from '../../../../test/bookingRow.ts';
import { fillStudio, insertPerson } from '../../../../test/catalogueFixtures.ts';
import { openTestDatabase } from '../../../../test/testDatabase.ts';
import { anonymizedFields } from '../../../bookings/bookings/bookings.repository.ts';
import type { OpenDatabase } from '../database.ts';
import { runMigration } from '../migrate.ts';

let open: OpenDatabase;

beforeEach(async () => {
  open = await openTestDatabase();
});
afterEach(() => open.close());

it('marks the addresses of admins, of demo accounts and of members with a paid deposit as verified, and no others', async () => {
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
  // The previous schema.
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
  await runMigration(database, '006-verification');
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

it('removes the pictures that no offered style has, and keeps the others', async () => {
  const { database } = open;
  const { styleId, archivedStyleId } = await fillStudio(database);
  const give = (imageHash: string, id: number) =>
    database.updateTable('styles').set({ imageHash }).where('styleId', '=', id).execute();
  await give('aa', styleId);
  await give('bb', archivedStyleId);
  const variant = {
    width: 320,
    height: 400,
    color: '#ffffff',
    bytes: Buffer.from('a'),
    createdAt: new Date(),
  };
  const rows = ['aa', 'bb', 'cc'].flatMap((hash) =>
    ['jpeg', 'webp'].map((format) => ({ ...variant, hash, format })),
  );
  await database.insertInto('images').values(rows).execute();
  await runMigration(database, '008-unused-pictures');
  const kept = await database.selectFrom('images').select(['hash', 'format']).orderBy('format').execute();
  expect(kept).toEqual([
    { hash: 'aa', format: 'jpeg' },
    { hash: 'aa', format: 'webp' },
  ]);
  const archived = await database
    .selectFrom('styles')
    .select('imageHash')
    .where('styleId', '=', archivedStyleId)
    .executeTakeFirst();
  expect(archived).toEqual({ imageHash: null });
});

it('gives contact messages to the account that had their address verified, and erased accounts addresses that nobody can register', async () => {
  const { database } = open;
  const studio = await fillStudio(database);
  const at = (day: string) => new Date(`2026-11-${day}T12:00:00Z`);
  const verified = await insertPerson(database, { email: 'grace@example.com', emailVerifiedAt: at('10') });
  await insertPerson(database, { email: 'mal@example.com', emailVerifiedAt: null });
  const erased = await insertPerson(database, { email: 'erased-1@erased.invalid' });
  await database
    .updateTable('users')
    .set({ erasedAt: at('11') })
    .where('id', '=', erased.id)
    .execute();
  const squatter = await insertPerson(database, { email: 'erased@erased.invalid' });
  for (const [userId, fullName] of [
    [erased.id, 'Erased'],
    [squatter.id, 'Sam'],
  ] as const) {
    const row = bookingRow({ ...studio, userId }, { bookingTime: fullName === 'Sam' ? '14:00' : '17:00' });
    await database
      .insertInto('bookings')
      .values({ ...row, fullName, email: 'erased@erased.invalid' })
      .execute();
  }
  await sql`
    DROP INDEX contact_messages_user, outbox_contact;
    ALTER TABLE contact_messages DROP COLUMN user_id`.execute(database);
  for (const [email, day] of [
    ['Grace@example.com', '09'],
    ['Grace@example.com', '11'],
    ['mal@example.com', '11'],
  ] as const)
    await sql`
      INSERT INTO contact_messages (name, email, phone, message, created_at)
      VALUES ('Grace', ${email}, '6135550188', 'Hello', ${at(day)})`.execute(database);
  await runMigration(database, '015-privacy');
  const contacts = await database
    .selectFrom('contactMessages')
    .select('userId')
    .orderBy('contactId')
    .execute();
  expect(contacts.map(({ userId }) => userId)).toEqual([null, verified.id, null]);
  const users = await database.selectFrom('users').select('email').orderBy('id').execute();
  expect(users.map(({ email }) => email).slice(-2)).toEqual([
    `erased-${erased.id}@erased`,
    'erased@erased.invalid',
  ]);
  const bookings = await database
    .selectFrom('bookings')
    .select(['fullName', 'email'])
    .orderBy('bookingId')
    .execute();
  expect(bookings).toEqual([
    { fullName: 'Erased', email: 'erased@erased' },
    { fullName: 'Sam', email: 'erased@erased.invalid' },
  ]);
});

describe('phone numbers of the database', () => {
  const invalid = '+11613555019';

  /** A user and a booking with a number that was stored before the rule. */
  async function fillBefore() {
    const { database } = open;
    await sql`
      DROP TRIGGER users_phone_added ON users; DROP TRIGGER users_phone_changed ON users;
      DROP TRIGGER bookings_phone_added ON bookings; DROP TRIGGER bookings_phone_changed ON bookings;
      DROP FUNCTION refuse_phone, is_phone`.execute(database);
    const studio = await fillStudio(database);
    const { id: userId } = await insertPerson(database, { mobilePhone: invalid });
    const row = bookingRow({ ...studio, userId }, { mobilePhone: invalid });
    await database.insertInto('bookings').values(row).execute();
    await runMigration(database, '017-phones');
    return { database, studio, userId };
  }

  it('stay as they are after an upgrade when they are not valid, and their rows can be changed', async () => {
    const { database, userId } = await fillBefore();
    const user = { firstName: 'Ada', mobilePhone: invalid };
    await database.updateTable('users').set(user).where('id', '=', userId).execute();
    await database.updateTable('bookings').set({ deposit: 'PAID' }).execute();
    expect(await database.selectFrom('users').select('mobilePhone').execute()).toEqual([
      { mobilePhone: invalid },
    ]);
    expect(await database.selectFrom('bookings').select(['mobilePhone', 'deposit']).execute()).toEqual([
      { mobilePhone: invalid, deposit: 'PAID' },
    ]);
  });

  it('can be corrected and erased, but not stored or changed to invalid ones', async () => {
    const { database, studio, userId } = await fillBefore();
    await expect(insertPerson(database, { mobilePhone: '+6591234567' })).rejects.toThrow('no Canadian');
    const row = bookingRow({ ...studio, userId }, { mobilePhone: '+1613555019', bookingTime: '15:00' });
    await expect(database.insertInto('bookings').values(row).execute()).rejects.toThrow('no Canadian');
    for (const table of ['users', 'bookings'] as const) {
      const change = (mobilePhone: string) => database.updateTable(table).set({ mobilePhone }).execute();
      await expect(change('+10613555019')).rejects.toThrow('no Canadian');
      await change('+16135550199');
      await expect(change(invalid)).rejects.toThrow('no Canadian');
    }
    await database.updateTable('users').set({ mobilePhone: null }).execute();
    await database.updateTable('bookings').set({ mobilePhone: anonymizedFields.mobilePhone }).execute();
  });

  it('follow the rule of the forms', async () => {
    const digits = ['0', '1', '2', '9'];
    const phones = digits.flatMap((area) => digits.map((exchange) => `+1${area}13${exchange}550199`));
    const others = ['+1613555019', '+161355501990', '16135550199', '+26135550199', '+16135550199\n'];
    for (const phone of [...phones, ...others]) {
      const { rows } = await sql<{ valid: boolean }>`SELECT is_phone(${phone}) AS valid`.execute(
        open.database,
      );
      expect([phone, rows[0]?.valid]).toEqual([phone, toE164(phone) === phone]);
    }
  });
});
