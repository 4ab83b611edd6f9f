import type { Trx } from '../database/database.ts';
import { insertConsents, type BookingRow } from './bookings.repository.ts';

/** Which wording of the three boxes is agreed to: `copy` of this catalogue, by number. */
const wording = 'en-CA 1';

/** Keeps what a parent agreed to with a new booking: one record for each of the three boxes. */
export async function recordConsents(trx: Trx, row: BookingRow, at: Date): Promise<void> {
  const { bookingId, userId } = row;
  const consent = { bookingId, userId, wording, at };
  await insertConsents(trx, [
    { ...consent, kind: 'POLICIES', isGiven: row.policyAgreement },
    { ...consent, kind: 'CANCELLATION', isGiven: row.cancellationPolicy },
    { ...consent, kind: 'PHOTO', isGiven: row.consent },
  ]);
}
