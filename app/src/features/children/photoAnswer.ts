import type { Booking, ChildOfFamily } from '@plaitful/api-client/contract';
import { toStudioTime } from '@plaitful/domain/studio-clock';
import { bookedPhotos } from '@plaitful/messages/en-CA/adminChildren';
import { formatDateWithoutWeekday } from '@plaitful/messages/format';

const { answer } = bookedPhotos;

const formatDay = (instant: string, timeZone: string): string =>
  formatDateWithoutWeekday(toStudioTime(new Date(instant), timeZone).date);

/** The photo consent that counts for an appointment, and how it came about. */
export function formatBookedPhotos(
  { consent, consentAtBooking, consentAt, createdAt }: Booking,
  timeZone: string,
): string {
  const date = formatDay(consentAt, timeZone);
  if (consent !== consentAtBooking) return consent ? answer.given({ date }) : answer.withdrawn({ date });
  const said = consent ? 'yes' : 'no';
  return consentAt === createdAt ? answer.atBooking[said] : answer.later[said]({ date });
}

/** The photo consent for all appointments of a child. */
export function formatChildPhotos({ photoConsent, photoConsentAt }: ChildOfFamily, timeZone: string): string {
  if (photoConsent === null || photoConsentAt === null) return answer.open;
  return answer.later[photoConsent ? 'yes' : 'no']({ date: formatDay(photoConsentAt, timeZone) });
}
