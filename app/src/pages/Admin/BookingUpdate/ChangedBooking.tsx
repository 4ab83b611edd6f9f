import { toast } from '@plaitful/design-system/Toast';
import { booking as words, statusCodes, update } from '@plaitful/messages/en-CA/admin';
import { bookingChanged } from '@plaitful/messages/en-CA/adminBookings';
import { formatDate, formatTimeCell } from '@plaitful/messages/format';
import type { Booking } from '../../../lib/api/types.ts';
import { ChangedMeanwhile, type ChangedField } from '../../../features/admin/changed/ChangedMeanwhile.tsx';
import { withChange } from './bookingChange.ts';
import type { BookingUpdates } from './useBookingUpdates.ts';

/** What of a booking can change, as a person reads it. */
const shown: readonly { label: string; of: (booking: Booking) => string }[] = [
  { label: words.date, of: ({ bookingDate }) => formatDate(bookingDate) },
  { label: words.time, of: ({ bookingTime }) => formatTimeCell(bookingTime) },
  { label: update.deposit.label, of: ({ deposit }) => statusCodes[deposit] },
  { label: update.payment.label, of: ({ paymentStatus }) => statusCodes[paymentStatus] },
];

const differences = (newest: Booking, yours: Booking): ChangedField[] =>
  shown
    .map(({ label, of }) => ({ label, newest: of(newest), yours: of(yours) }))
    .filter((field) => field.newest !== field.yours);

/** Two of the studio changed the same booking: the newest version beside what was chosen here (412). */
export function ChangedBooking({ updates }: { updates: BookingUpdates }) {
  const { conflict, isBusy, keepYours, forgetConflict } = updates;
  if (conflict === undefined) return null;
  const { change, seen, newest } = conflict;
  return (
    <ChangedMeanwhile
      isOpen
      fields={differences(newest, withChange(seen, change))}
      isSaving={isBusy}
      onTakeNewest={() => {
        forgetConflict();
        toast.message(bookingChanged);
      }}
      onKeepYours={keepYours}
      onClose={forgetConflict}
    />
  );
}
