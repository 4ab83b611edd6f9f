import type { AccountKind } from '@plaitful/messages/catalogue';
import type { Trx } from '../database/database.ts';
import { lockUserIfKnown } from '../users/users.repository.ts';
import { enqueueAccountMail } from './enqueue.ts';

/** No user has it. */
const NOBODY = 0;

/** Stands in a row that is written for nobody; nothing is ever sent to it. */
const NOWHERE = 'nobody@invalid';

const hour = 60 * 60_000;

/**
 * Queues a mail about an account, if fewer than `mostPerHour` of its kind were queued in the last hour. Where none is to
 * be sent, or there is no such account, the same statements are made, with a row that is withdrawn when it is due: nobody
 * can tell by the time it takes.
 */
export async function enqueueLimited(
  trx: Trx,
  kind: AccountKind,
  user: { readonly id: number; readonly email: string } | undefined,
  { now, mostPerHour }: { now: Date; mostPerHour: number },
): Promise<void> {
  const id = user?.id ?? NOBODY;
  await lockUserIfKnown(trx, id);
  const { queued } = await trx
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('queued'))
    .where('kind', '=', kind)
    .where('userId', '=', id)
    .where('createdAt', '>', new Date(now.getTime() - hour))
    .executeTakeFirstOrThrow();
  const reader = queued < mostPerHour ? user : undefined;
  await enqueueAccountMail(trx, kind, { id: reader?.id, email: reader?.email ?? NOWHERE }, now);
}
