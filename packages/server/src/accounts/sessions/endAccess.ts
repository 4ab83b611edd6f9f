import { deleteFeed } from '../../bookings/calendar/calendar.repository.ts';
import type { Trx } from '../../platform/database/database.ts';
import { deleteWaitingChange } from '../emailChanges/emailChanges.repository.ts';
import { deleteResetsOf } from '../passwords/passwords.repository.ts';
import { deleteCodesOf, deleteDevicesOf, deleteSessionsOf } from './sessions.repository.ts';

/**
 * Ends everything with which somebody can enter an account or look into it: sessions, login codes, known browsers, reset
 * links, the calendar feed, and a change of address that is not confirmed. The user's row must be locked.
 * @param keptSession the hash of the token of a session that goes on
 */
export async function endAccess(trx: Trx, userId: number, keptSession?: string): Promise<void> {
  await deleteSessionsOf(trx, userId, keptSession);
  await deleteCodesOf(trx, userId);
  await deleteDevicesOf(trx, userId);
  await deleteResetsOf(trx, userId);
  await deleteFeed(trx, userId);
  await deleteWaitingChange(trx, userId);
}
