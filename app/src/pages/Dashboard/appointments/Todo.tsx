import type { Booking } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Icon } from '@plaitful/design-system/Icon';
import { ButtonLink } from '@plaitful/design-system/Link';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { closure } from '@plaitful/messages/en-CA/closure';
import { appointments as labels } from '@plaitful/messages/en-CA/dashboard';
import { depositSent } from '@plaitful/messages/en-CA/depositSent';
import { formatDate, formatInstant } from '@plaitful/messages/format';
import type { ReactNode } from 'react';
import { SendLinkAgain } from '../../../features/appointments/SendLinkAgain.tsx';
import { useMoveReason } from '../../../features/appointments/useMoveReason.ts';
import { useVerificationDeadlineText } from '../../../features/appointments/useVerifyBy.ts';
import { paths } from '../../../lib/paths.ts';
import { useBusiness } from '../../../shell/business.tsx';
import * as css from './appointments.css.ts';

interface TodoProps {
  booking: Booking;
  /** Opens the summary at the way to send the deposit. */
  onDeposit: (booking: Booking) => void;
}

/** Whether the parent has something to do for this appointment: move it, verify her email address, pay. */
export const hasTodo = ({ canMove, depositDueAt }: Booking): boolean => canMove || depositDueAt !== null;

/** What is to do for an appointment, by urgency, each with its button. */
export function Todo({ booking, onDeposit }: TodoProps) {
  return (
    <ul className={css.todo}>
      {booking.canMove ? <Move booking={booking} /> : null}
      <Verify booking={booking} />
      {booking.depositDueAt === null ? null : (
        <Deposit booking={booking} dueAt={booking.depositDueAt} onDeposit={onDeposit} />
      )}
    </ul>
  );
}

function Move({ booking }: Pick<TodoProps, 'booking'>) {
  const reason = useMoveReason(booking);
  return (
    <Item
      action={
        <ButtonLink size="sm" href={paths.reschedule.href(booking.bookingId)}>
          {closure.move.button}
        </ButtonLink>
      }
    >
      {closure.move.text}
      {reason === undefined ? null : <span className={css.reason}>{reason}</span>}
    </Item>
  );
}

function Verify({ booking }: Pick<TodoProps, 'booking'>) {
  const verifyBy = useVerificationDeadlineText(booking);
  return verifyBy === undefined ? null : <Item action={<SendLinkAgain />}>{verifyBy}</Item>;
}

function Deposit({ booking, dueAt, onDeposit }: TodoProps & { dueAt: string }) {
  const { timeZone } = useBusiness();
  if (booking.depositSentAt !== null) return <Item>{depositSent.status}</Item>;
  const { childName, bookingDate } = booking;
  return (
    <Item
      action={
        // The move comes first.
        <Button variant={booking.canMove ? 'outline' : 'solid'} size="sm" onClick={() => onDeposit(booking)}>
          {labels.depositButton}
          <VisuallyHidden>
            {labels.depositButtonOf({ childName, date: formatDate(bookingDate) })}
          </VisuallyHidden>
        </Button>
      }
    >
      {labels.depositBy({ deadline: formatInstant(dueAt, timeZone) })}
    </Item>
  );
}

function Item({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <li className={css.todoItem}>
      <span className={css.todoText}>
        <Icon name="clock" size="sm" />
        <span>{children}</span>
      </span>
      {action}
    </li>
  );
}
