import {
  formatCents,
  formatDuration,
  formatMoney,
  toPlainSpaces,
  formatInstantDate,
} from '@plaitful/messages/format';
import type { Selectable, Insertable } from 'kysely';
import { createHash } from 'node:crypto';
import {
  consentAfterRefusal,
  consentVersion,
  consentLabels,
  type ConsentValues,
} from '@plaitful/messages/en-CA/consents';
import type { ConsentsTable } from '../../platform/database/tables.ts';
import type { PhotoConsentAnswer } from './photoAnswers.repository.ts';
import type { ServerContext } from '../../platform/context.ts';

/** The studio settings in the wording of the consents. */
export interface ConsentContext extends Pick<ServerContext, 'business'> {
  readonly config: Pick<ServerContext['config'], 'depositDeadlineMinutes'>;
}

/**
 * SHA-256 of a consent's wording as shown, in hex; where its lines may break does not count.
 * @param after a sentence shown below it
 */
export function hashConsentText(
  box: keyof typeof consentLabels,
  values: ConsentValues,
  after?: string,
): string {
  const { label, text } = consentLabels[box];
  const shown = [label, text(values), ...(after === undefined ? [] : [after])];
  return createHash('sha256')
    .update(toPlainSpaces(shown.join('\n')))
    .digest('hex');
}

export const consentValues = ({ business, config }: ConsentContext, depositCents: number): ConsentValues => ({
  businessName: business.name,
  contactEmail: business.contactEmail,
  graceMinutes: String(business.graceMinutes),
  lateFee: formatMoney(business.lateFee),
  deposit: formatCents(depositCents),
  deadlineSpan: formatDuration(config.depositDeadlineMinutes),
  verifySpan: formatDuration(business.unverifiedHoldMinutes),
  policyNoticeHours: String(business.policyNoticeHours),
});

/** The key of the photo consent's wording in the booking form and in the profile. */
export const getPhotoConsentWordingKey = ({ business }: ConsentContext): keyof typeof consentAfterRefusal =>
  business.photoConsent === 'asked' ? 'photoAsked' : 'photo';

/** The sentence below the checkbox for a parent who refused photos before. */
export function formatConsentAfterRefusal(
  { at }: Pick<PhotoConsentAnswer, 'at'>,
  setting: ConsentContext,
): string {
  const date = formatInstantDate(at, setting.business.timeZone);
  return consentAfterRefusal[getPhotoConsentWordingKey(setting)]({ date });
}

/** For an answer that a parent gave the studio in person or by phone, without a shown wording. */
const spoken = { wording: 'spoken', wordingHash: null };

/** A photo answer from outside the booking form; the wording does not mention a deposit. */
export const toPhotoConsentRow = (
  said: Pick<Selectable<ConsentsTable>, 'userId' | 'childId' | 'bookingId' | 'isGiven' | 'recordedBy'>,
  at: Date,
  setting: ConsentContext,
): Insertable<ConsentsTable> => ({
  ...said,
  kind: 'PHOTO',
  ...(said.recordedBy === null
    ? {
        wording: consentVersion,
        wordingHash: hashConsentText(getPhotoConsentWordingKey(setting), consentValues(setting, 0)),
      }
    : spoken),
  at,
});
