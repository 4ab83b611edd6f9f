import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { RadioGroup } from '@plaitful/design-system/RadioGroup';
import { depositDueAt } from '@plaitful/domain/deposit';
import { bookingUpdate } from '@plaitful/messages/en-CA/admin';
import { action } from '@plaitful/messages/en-CA/common';
import { formatDate, formatInstant, formatMoney, formatTime } from '@plaitful/messages/format';
import { useState } from 'react';
import type { Booking } from '@plaitful/api-client/contract';
import { getStartInstant } from '../../../features/appointments/appointmentRows.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { useNow } from '../../../shell/useNow.ts';
import type { BookingUpdates, BookingStatusChange } from './useBookingUpdates.ts';

/** A change that needs confirmation. */
export interface PendingConfirmation {
  about: 'cancel' | 'restore' | 'depositBack';
  change: BookingStatusChange;
}

interface ConfirmationProps {
  booking: Booking;
  asked: PendingConfirmation;
  updates: BookingUpdates;
  onClose: () => void;
}

export function BookingChangeDialog({
  booking,
  asked: { about, change },
  updates,
  onClose,
}: ConfirmationProps) {
  const { timeZone } = useBusiness();
  const isPast = getStartInstant(booking, timeZone) <= useNow();
  const labels = getDialogLabels(about, isPast);
  const [paidDeposit, setPaidDeposit] = useState<PaidDeposit>('RETURN');
  const sent = change.of === 'cancel' ? { ...change, keepsDeposit: paidDeposit === 'KEEP' } : change;
  return (
    <ConfirmDialog
      isOpen
      title={labels.title}
      words={labels}
      closeLabel={action.close}
      tone={about === 'cancel' ? 'danger' : 'default'}
      isBusy={updates.busyWith === change.of}
      onConfirm={() => updates.send(sent)}
      onClose={onClose}
    >
      <Consequences booking={booking} about={about} isPast={isPast} />
      {about === 'cancel' && booking.deposit === 'PAID' ? (
        <RadioGroup
          label={bookingUpdate.cancel.paid({ deposit: formatMoney(booking.styleDeposit) })}
          value={paidDeposit}
          onChange={setPaidDeposit}
          options={getDepositOptions(isPast)}
        />
      ) : null}
    </ConfirmDialog>
  );
}

/** What becomes of the paid deposit. */
type PaidDeposit = 'RETURN' | 'KEEP';

function getDepositOptions(isPast: boolean) {
  const { toReturn, toReturnNote, kept, keptNote, pastNote } = bookingUpdate.cancel;
  return [
    { value: 'RETURN', label: toReturn, hint: isPast ? pastNote : toReturnNote },
    { value: 'KEEP', label: kept, hint: isPast ? pastNote : keptNote },
  ] as const;
}

function getDialogLabels(about: PendingConfirmation['about'], isPast: boolean) {
  if (about === 'depositBack') return bookingUpdate[about];
  const labels = bookingUpdate[about];
  return isPast ? { ...labels, title: labels.titlePast, confirm: labels.confirmPast } : labels;
}

interface ConsequencesProps extends Pick<PendingConfirmation, 'about'> {
  booking: Booking;
  isPast: boolean;
}

function Consequences({ booking, about, isPast }: ConsequencesProps) {
  const { timeZone, depositDeadlineMinutes } = useBusiness();
  const now = useNow();
  const startsAt = getStartInstant(booking, timeZone);
  const named = { ...booking, date: formatDate(booking.bookingDate), time: formatTime(booking.bookingTime) };
  if (about === 'restore') {
    const { text, textPast } = bookingUpdate.restore;
    return <p>{isPast ? textPast(named) : text(named)}</p>;
  }
  if (about === 'depositBack') {
    const due = depositDueAt({ dueFrom: now, startsAt, deadlineMinutes: depositDeadlineMinutes });
    return <p>{bookingUpdate.depositBack.text({ deadline: formatInstant(due.toISOString(), timeZone) })}</p>;
  }
  const { text, textPast } = bookingUpdate.cancel;
  return <p>{isPast ? textPast(named) : text(named)}</p>;
}
