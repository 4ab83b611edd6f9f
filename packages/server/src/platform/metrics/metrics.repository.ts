import type { Trx } from '../database/database.ts';
import type { StoredCounts } from './metrics.ts';

export async function countRowsForMetrics(trx: Trx): Promise<StoredCounts> {
  const bookings = await trx
    .selectFrom('bookingHistory')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('change', '=', 'CREATED').as('bookingsCreated'),
      fn.countAll<number>().filterWhere('actor', '=', 'DEADLINE').as('bookingsLapsed'),
    ])
    .executeTakeFirstOrThrow();
  const messages = await trx
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('failedAt', 'is', null).as('messagesWaiting'),
      fn.countAll<number>().filterWhere('failedAt', 'is not', null).as('messagesGivenUp'),
    ])
    .where('deliveredAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...bookings, ...messages };
}
