import { Icon, type IconName } from '@plaitful/design-system/Icon';
import { Text } from '@plaitful/design-system/Text';
import { appointmentStates as labels } from '@plaitful/messages/en-CA/appointmentStates';
import { pastVisit } from '@plaitful/messages/en-CA/receipt';
import { depositSent } from '@plaitful/messages/en-CA/depositSent';
import { verification } from '@plaitful/messages/en-CA/verification';
import { formatInstant, formatMoney } from '@plaitful/messages/format';
import type { ReactNode } from 'react';
import type { Booking } from '@plaitful/api-client/contract';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { useNow } from '../../shell/useNow.ts';
import { DepositCard } from './DepositCard.tsx';
import { formatBalance } from './formatBalance.ts';
import { ReceiptLink } from './ReceiptLink.tsx';
import { getStartInstant } from './appointmentRows.ts';
import { SendLinkAgain } from './SendLinkAgain.tsx';
import { useVerificationDeadlineText } from './useVerifyBy.ts';
import * as css from './SummaryDialog.css.ts';

interface FormProps {
  booking: Booking;
}

export function SummaryPanel({ booking }: FormProps) {
  if (booking.outcome === 'NO_SHOW') return <Missed booking={booking} />;
  if (booking.paymentStatus === 'CANCELLED') return <Cancelled booking={booking} />;
  if (booking.paymentStatus === 'CONFIRMED') return <Confirmed booking={booking} />;
  return booking.deposit === 'PAID' ? <DepositPaid booking={booking} /> : <Unpaid booking={booking} />;
}

function Unpaid({ booking }: FormProps) {
  const { timeZone } = useBusiness();
  const { unpaid } = labels;
  const deposit = formatMoney(booking.styleDeposit);
  const isSent = booking.depositSentAt !== null;
  return (
    <>
      <Panel
        tone="waiting"
        amount={unpaid.deposit({ deposit })}
        state={isSent ? depositSent.status : unpaid.status}
      >
        <Verify booking={booking} />
        {booking.depositDueAt === null || isSent ? null : (
          <p>{unpaid.note({ deadline: formatInstant(booking.depositDueAt, timeZone) })}</p>
        )}
      </Panel>
      {booking.depositDueAt === null ? null : <DepositCard booking={booking} />}
    </>
  );
}

function Verify({ booking }: FormProps) {
  const verifyBy = useVerificationDeadlineText(booking);
  if (verifyBy === undefined) return null;
  return (
    <>
      <Text weight="bold">{verifyBy}</Text>
      <p>{verification.how(booking)}</p>
      <SendLinkAgain />
    </>
  );
}

function DepositPaid({ booking }: FormProps) {
  const { timeZone } = useBusiness();
  const studio = useStudioValues();
  const { paid } = labels;
  const deposit = formatMoney(booking.styleDeposit);
  return (
    <Panel tone="paid" amount={paid.balance({ balance: formatBalance(booking) })}>
      {getStartInstant(booking, timeZone) <= useNow() ? (
        <p>{paid.notePast({ deposit })}</p>
      ) : (
        <>
          <p>{paid.note({ deposit })}</p>
          <p>
            <ContactText text={paid.change(studio)} />
          </p>
        </>
      )}
    </Panel>
  );
}

function Confirmed({ booking }: FormProps) {
  return (
    <Panel tone="paid" state={labels.confirmed.status}>
      <p>{labels.confirmed.note}</p>
      {booking.bill === undefined ? null : (
        <p>
          <ReceiptLink booking={booking} bill={booking.bill} />
        </p>
      )}
    </Panel>
  );
}

function Missed({ booking }: FormProps) {
  const deposit = formatMoney(booking.styleDeposit);
  return (
    <Panel tone="cancelled" state={pastVisit.missed}>
      <p>{pastVisit.missedText({ ...booking, deposit })}</p>
    </Panel>
  );
}

function getCancelledDeposit({ depositToReturn, depositKept }: Booking): 'toReturn' | 'kept' | 'paid' {
  if (depositToReturn) return 'toReturn';
  return depositKept ? 'kept' : 'paid';
}

function Cancelled({ booking }: FormProps) {
  const { timeZone } = useBusiness();
  const studio = useStudioValues();
  const { cancelled } = labels;
  const { cancelledBy, cancelledAt } = booking;
  const deposit = formatMoney(booking.styleDeposit);
  return (
    <Panel tone="cancelled" state={cancelled.status}>
      {cancelledBy !== null && cancelledAt !== null ? (
        <p>{cancelled.by[cancelledBy]({ ...studio, when: formatInstant(cancelledAt, timeZone) })}</p>
      ) : null}
      <p>
        {booking.deposit === 'PAID' ? (
          <ContactText text={cancelled[getCancelledDeposit(booking)]({ ...studio, deposit })} />
        ) : (
          cancelled.note
        )}
      </p>
    </Panel>
  );
}

interface PanelProps {
  tone: 'waiting' | 'paid' | 'cancelled';
  amount?: string;
  state?: string;
  children: ReactNode;
}

const icons: Record<PanelProps['tone'], IconName> = {
  waiting: 'clock',
  paid: 'check',
  cancelled: 'cancelled',
};

function Panel({ tone, amount, state, children }: PanelProps) {
  return (
    <div className={css.panel({ tone })}>
      <div className={css.head}>
        {amount === undefined ? null : <p>{amount}</p>}
        {state === undefined ? null : (
          <p className={css.depositState({ tone })}>
            <Icon name={icons[tone]} size="sm" />
            <span>{state}</span>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
