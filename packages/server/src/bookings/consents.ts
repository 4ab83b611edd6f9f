import { createHash } from 'node:crypto';
import { toDollars } from '@plaitful/domain/money';
import { consentVersion, consentWords, type ConsentValues } from '@plaitful/messages/en-CA/consents';
import { formatDuration, formatMoney } from '@plaitful/messages/format';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { insertConsents, type BookingRow } from './bookings.repository.ts';

/** Studio settings in the wording of the consents. */
export interface ConsentSetting {
  readonly business: Pick<
    ServerContext['business'],
    | 'name'
    | 'contactEmail'
    | 'graceMinutes'
    | 'lateFee'
    | 'policyNoticeHours'
    | 'photoConsent'
    | 'unverifiedHoldMinutes'
  >;
  readonly config: Pick<ServerContext['config'], 'depositDeadlineMinutes'>;
}

const valuesOf = (row: BookingRow, { business, config }: ConsentSetting): ConsentValues => ({
  businessName: business.name,
  contactEmail: business.contactEmail,
  graceMinutes: String(business.graceMinutes),
  lateFee: formatMoney(business.lateFee),
  deposit: formatMoney(toDollars(row.depositCents)),
  deadlineSpan: formatDuration(config.depositDeadlineMinutes),
  verifySpan: formatDuration(business.unverifiedHoldMinutes),
  policyNoticeHours: String(business.policyNoticeHours),
});

/** SHA-256 of a consent's wording as shown, in hex. */
export function wordingHash(box: keyof typeof consentWords, values: ConsentValues): string {
  const { label, text } = consentWords[box];
  return createHash('sha256')
    .update(`${label}\n${text(values)}`)
    .digest('hex');
}

/**
 * Stores the three consents of a new booking with version and hash of their wording. The database rejects changes and
 * deletions.
 */
export async function recordConsents(
  trx: Trx,
  row: BookingRow,
  at: Date,
  setting: ConsentSetting,
): Promise<void> {
  const { bookingId, userId } = row;
  const values = valuesOf(row, setting);
  const consent = { bookingId, userId, wording: consentVersion, at };
  const photo = setting.business.photoConsent === 'asked' ? 'photoAsked' : 'photo';
  const hashOf = (box: keyof typeof consentWords) => ({ wordingHash: wordingHash(box, values) });
  await insertConsents(trx, [
    { ...consent, kind: 'POLICIES', isGiven: row.policyAgreement, ...hashOf('policies') },
    { ...consent, kind: 'CANCELLATION', isGiven: row.cancellationPolicy, ...hashOf('cancellation') },
    { ...consent, kind: 'PHOTO', isGiven: row.consent, ...hashOf(photo) },
  ]);
}
