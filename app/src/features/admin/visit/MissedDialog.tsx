import type { Booking } from '@plaitful/api-client/contract';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { Stack } from '@plaitful/design-system/Stack';
import { missedDialog as labels } from '@plaitful/messages/en-CA/adminVisit';
import { action } from '@plaitful/messages/en-CA/common';
import { formatDate, formatMoney, formatTime } from '@plaitful/messages/format';
import { useState } from 'react';

interface MissedDialogProps {
  booking: Booking;
  isBusy: boolean;
  onConfirm: (sendsMail: boolean) => void;
  onClose: () => void;
}

/** Asks before a child is noted as not having come, which cancels the appointment. */
export function MissedDialog({ booking, isBusy, onConfirm, onClose }: MissedDialogProps) {
  const [sendsMail, setSendsMail] = useState(true);
  const { bookingDate, bookingTime, styleDeposit } = booking;
  return (
    <ConfirmDialog
      isOpen
      title={labels.title(booking)}
      words={labels}
      closeLabel={action.close}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => onConfirm(sendsMail)}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>{labels.text({ ...booking, date: formatDate(bookingDate), time: formatTime(bookingTime) })}</p>
        <p>{labels.kept({ deposit: formatMoney(styleDeposit) })}</p>
        <Checkbox
          label={labels.mail}
          isChecked={sendsMail}
          onChange={({ currentTarget }) => setSendsMail(currentTarget.checked)}
        >
          {labels.mailHint}
        </Checkbox>
      </Stack>
    </ConfirmDialog>
  );
}
