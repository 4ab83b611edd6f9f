import type { Booking, ChildOfFamily } from '@plaitful/api-client/contract';
import { bookedPhotos } from '@plaitful/messages/en-CA/adminChildren';
import { formatInstantDate } from '@plaitful/messages/format';

const { answer } = bookedPhotos;

/** The photo consent that counts for an appointment, and how it came about. */
export function formatBookedPhotos(
  { consent, consentAtBooking, consentAt, createdAt }: Booking,
  timeZone: string,
): string {
  const date = formatInstantDate(consentAt, timeZone);
  if (consent !== consentAtBooking) return consent ? answer.given({ date }) : answer.withdrawn({ date });
  const said = consent ? 'yes' : 'no';
  return consentAt === createdAt ? answer.atBooking[said] : answer.later[said]({ date });
}

/** The photo consent for all appointments of a child. */
export function formatChildPhotos({ photoConsent, photoConsentAt }: ChildOfFamily, timeZone: string): string {
  if (photoConsent === null || photoConsentAt === null) return answer.open;
  return answer.later[photoConsent ? 'yes' : 'no']({ date: formatInstantDate(photoConsentAt, timeZone) });
}
