import type { BookingKind } from '@plaitful/messages/catalogue';
import { bookingCalendar, type CalendarFile } from '../calendar/ics.ts';
import type { Trx } from '../database/database.ts';
import type { MessageOrigin } from '../messages/values.ts';
import { hasTriedMail, type BookingOfMessage } from './outbox.repository.ts';

/** Mails with the appointment for the reader's calendar; not before the deposit is paid. */
const announcing: readonly BookingKind[] = ['depositConfirmed', 'rescheduled', 'restored'];

/** Mails that remove it again. */
const cancelling: readonly BookingKind[] = ['cancelledByParent', 'cancelledByStudio', 'cancelledUnpaid'];

/** The calendar file that goes with a mail; one that takes an appointment out goes only to who may have it. */
export async function calendarOf(
  trx: Trx,
  kind: BookingKind,
  booking: BookingOfMessage,
  { origin, now }: { readonly origin: MessageOrigin; readonly now: Date },
): Promise<CalendarFile | undefined> {
  const isWanted =
    announcing.includes(kind) ||
    (cancelling.includes(kind) && (await hasTriedMail(trx, booking.bookingId, announcing)));
  return isWanted ? bookingCalendar(booking, now, origin) : undefined;
}
