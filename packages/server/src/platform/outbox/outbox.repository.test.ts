import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { isOnPostgres } from '../../../test/testDatabase.ts';
import type { Trx } from '../database/database.ts';
import { business } from './messages.fixture.ts';
import { openOutboxFixture } from './outbox.fixture.ts';
import { claimDueMessages } from './outbox.repository.ts';
import { enqueueBookingMessages } from '../../bookings/bookings/bookingMessages.service.ts';

// The embedded database has one connection.
it.skipIf(!isOnPostgres)('a message that one server is taking is passed over by another', async () => {
  const world = await openOutboxFixture();
  onTestFinished(() => world.close());
  const { now } = world;
  const booking = await world.book();
  const claim = (trx: Trx) =>
    claimDueMessages(trx, { now, leaseUntil: new Date(now.getTime() + 60_000), limit: 5 });
  const transaction = () => world.database.transaction();
  await transaction().execute((trx) =>
    enqueueBookingMessages(trx, 'received', booking, {
      now,
      sendsTexts: false,
      config: { rateLimit: false },
      business,
    }),
  );
  await transaction().execute(async (trx) => {
    expect(await claim(trx)).toHaveLength(1);
    const other = transaction().execute(async (second) => {
      await sql`SET LOCAL lock_timeout = '2s'`.execute(second);
      return claim(second);
    });
    expect(await other).toEqual([]);
  });
});
