import type { Trx } from '../../platform/database/database.ts';
import {
  deleteCodesOf,
  deleteDevicesOf,
  deleteResetsOf,
  deleteSessionsOf,
  deleteWaitingChange,
} from './access.repository.ts';
import type { AccountEvents } from '../../platform/context.ts';

/**
 * Ends everything with which somebody can enter an account or look into it: sessions, login codes, known browsers, reset
 * links, a change of address that is not confirmed, and what other modules have, such as the calendar feed. The user's
 * row must be locked.
 * @param keptSession the hash of the token of a session that goes on
 */
export async function endAccess(
  trx: Trx,
  userId: number,
  { accessEnded }: Pick<AccountEvents, 'accessEnded'>,
  keptSession?: string,
): Promise<void> {
  await deleteSessionsOf(trx, userId, keptSession);
  await deleteCodesOf(trx, userId);
  await deleteDevicesOf(trx, userId);
  await deleteResetsOf(trx, userId);
  await accessEnded(trx, userId);
  await deleteWaitingChange(trx, userId);
}
