import { Banner } from '@plaitful/design-system/Banner';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { depositDueAt } from '@plaitful/domain/deposit';
import type { PaymentStatus } from '@plaitful/domain/status';
import { update } from '@plaitful/messages/en-CA/admin';
import { action } from '@plaitful/messages/en-CA/common';
import { formatDate, formatInstant, formatMoney, formatTime } from '@plaitful/messages/format';
import type { Booking } from '../../../lib/api/types.ts';
import { startOf } from '../../../features/appointments/appointment.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { useNow } from '../../../shell/useNow.ts';
import type { BookingUpdates } from './useBookingUpdates.ts';

export type Asked = { about: 'cancel' } | { about: 'restore'; to: PaymentStatus } | { about: 'depositBack' };

interface ConfirmationsProps {
  booking: Booking;
  asked: Asked | undefined;
  updates: BookingUpdates;
  onClose: () => void;
}

export function Confirmations(props: ConfirmationsProps) {
  return (
    <>
      <CancelQuestion {...props} />
      <RestoreQuestion {...props} />
      <DepositBackQuestion {...props} />
    </>
  );
}

const named = ({ bookingDate, bookingTime, fullName, styleName, childName }: Booking) => ({
  date: formatDate(bookingDate),
  time: formatTime(bookingTime),
  fullName,
  styleName,
  childName,
});

function CancelQuestion({ booking, asked, updates, onClose }: ConfirmationsProps) {
  const words = update.cancel;
  return (
    <ConfirmDialog
      isOpen={asked?.about === 'cancel'}
      title={words.title}
      words={words}
      closeLabel={action.close}
      tone="danger"
      isBusy={updates.isCancelling}
      onConfirm={updates.cancel}
      onClose={onClose}
    >
      <p>{words.text(named(booking))}</p>
      {booking.deposit === 'PAID' ? (
        <Banner tone="waiting">{words.paid({ deposit: formatMoney(booking.styleDeposit) })}</Banner>
      ) : null}
    </ConfirmDialog>
  );
}

function RestoreQuestion({ booking, asked, updates, onClose }: ConfirmationsProps) {
  const { timeZone } = useBusiness();
  const isPast = startOf(booking, timeZone) <= useNow();
  const words = update.restore;
  return (
    <ConfirmDialog
      isOpen={asked?.about === 'restore'}
      title={words.title}
      words={words}
      closeLabel={action.close}
      isBusy={updates.isPaymentBusy}
      onConfirm={() => {
        if (asked?.about === 'restore') updates.setPayment(asked.to);
      }}
      onClose={onClose}
    >
      <p>{isPast ? words.textPast(named(booking)) : words.text(named(booking))}</p>
    </ConfirmDialog>
  );
}

function DepositBackQuestion({ booking, asked, updates, onClose }: ConfirmationsProps) {
  const { timeZone, depositDeadlineMinutes } = useBusiness();
  const due = depositDueAt({
    dueFrom: useNow(),
    startsAt: startOf(booking, timeZone),
    deadlineMinutes: depositDeadlineMinutes,
  });
  const words = update.depositBack;
  return (
    <ConfirmDialog
      isOpen={asked?.about === 'depositBack'}
      title={words.title}
      words={words}
      closeLabel={action.close}
      isBusy={updates.isDepositBusy}
      onConfirm={() => updates.setDeposit('NOT_PAID')}
      onClose={onClose}
    >
      <p>{words.text({ deadline: formatInstant(due.toISOString(), timeZone) })}</p>
    </ConfirmDialog>
  );
}
