import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { toast } from '@plaitful/design-system/Toast';
import type { PaymentStatus, DepositStatus } from '@plaitful/domain/booking-status';
import type { AllowedActions } from '@plaitful/flows/appointment';
import {
  rescheduleRequested,
  booking as texts,
  depositToReturn,
  statusCodes,
  bookingUpdate,
} from '@plaitful/messages/en-CA/admin';
import { adminDeposits } from '@plaitful/messages/en-CA/adminDeposits';
import { bookingChanged } from '@plaitful/messages/en-CA/adminBookings';
import { formatDate, formatInstant, formatMoney, formatTimeCell } from '@plaitful/messages/format';
import { useEffect, useRef, useState } from 'react';
import * as css from './BookingUpdate.css.ts';
import type { Booking } from '@plaitful/api-client/contract';
import { useAllowedActions } from '../../../features/appointments/useAllowedActions.ts';
import { BookedChild } from './BookedChild.tsx';
import { AppointmentFacts, ParentFacts, TransferDetails } from './BookingFacts.tsx';
import { BookingHead, bookingHeadingId } from './BookingHead.tsx';
import { BookingHistory } from './BookingHistory.tsx';
import { BookingChangeDialog, type PendingConfirmation } from './Confirmation.tsx';
import { RescheduleBooking } from './RescheduleBooking.tsx';
import { useBookingUpdates, applyChange, type BookingUpdates } from './useBookingUpdates.ts';
import { ConflictDialog, type ChangedField } from '../../../features/editing/ConflictDialog.tsx';
import { $api } from '../../../lib/api/client.ts';
import { getStartInstant } from '../../../features/appointments/appointmentRows.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { useNow } from '../../../shell/useNow.ts';
import { canSetVisit } from '../../../features/admin/visit/VisitActions.tsx';
import { VisitCard } from './VisitCard.tsx';
import { StatusSection } from './StatusSection.tsx';

const { notArrived } = adminDeposits;

/** The lists of statuses hardly ever change: fetched once while the page is open. */
const statusList = { staleTime: Number.POSITIVE_INFINITY };

const shown: readonly { label: string; of: (booking: Booking) => string }[] = [
  { label: texts.date, of: ({ bookingDate }) => formatDate(bookingDate) },
  { label: texts.time, of: ({ bookingTime }) => formatTimeCell(bookingTime) },
  { label: bookingUpdate.deposit.label, of: ({ deposit }) => statusCodes[deposit] },
  { label: bookingUpdate.payment.label, of: ({ paymentStatus }) => statusCodes[paymentStatus] },
];

const differences = (newest: Booking, yours: Booking): ChangedField[] =>
  shown
    .map(({ label, of }) => ({ label, newest: of(newest), yours: of(yours) }))
    .filter((field) => field.newest !== field.yours);

/** Someone else changed the booking: the newest version beside the choice made here (412). */
function ChangedBooking({ updates }: { updates: BookingUpdates }) {
  const { conflict, busyWith, keepYours, forgetConflict } = updates;
  if (conflict === undefined) return null;
  const { change, seen, newest } = conflict;
  return (
    <ConflictDialog
      isOpen
      fields={differences(newest, applyChange(seen, change))}
      isSaving={busyWith !== undefined}
      onTakeNewest={() => {
        forgetConflict();
        toast.message(bookingChanged);
      }}
      onKeepYours={keepYours}
      onClose={forgetConflict}
    />
  );
}

const cancelling: PendingConfirmation = { about: 'cancel', change: { of: 'cancel' } };

export function BookingUpdate({ booking }: { booking: Booking }) {
  const [asked, setAsked] = useState<PendingConfirmation>();
  const close = () => setAsked(undefined);
  const updates = useBookingUpdates(booking, close);
  useKeptFocus(booking, asked);
  const actions = useAllowedActions(booking, 'ROLE_ADMIN');
  const isCancelled = booking.paymentStatus === 'CANCELLED';
  const hasVisit = booking.outcome !== 'EXPECTED' || canSetVisit(actions);
  return (
    <div className={css.page}>
      <BookingHead
        booking={booking}
        actions={isCancelled ? null : <RescheduleBooking booking={booking} offer={actions.reschedule} />}
      />
      <DepositToReturn booking={booking} updates={updates} />
      {booking.canMove ? <Banner tone="waiting">{rescheduleRequested.text}</Banner> : null}
      <div className={hasVisit ? css.grid.withVisit : css.grid.withoutVisit}>
        {hasVisit ? <VisitCard booking={booking} /> : null}
        <div className={css.statuses}>
          <Card variant="outlined">
            <div className={css.statusColumns}>
              <DepositSection
                booking={booking}
                actions={actions}
                updates={updates}
                onSubmit={(value) => {
                  const change = { of: 'deposit', value } as const;
                  if (value === 'NOT_PAID' && !isCancelled) setAsked({ about: 'depositBack', change });
                  else updates.send(change);
                }}
              />
              <PaymentSection
                booking={booking}
                actions={actions}
                updates={updates}
                onSubmit={(value) => {
                  const change = { of: 'payment', value } as const;
                  if (value === 'CANCELLED') setAsked(cancelling);
                  else if (isCancelled) setAsked({ about: 'restore', change });
                  else updates.send(change);
                }}
                onAsk={setAsked}
              />
            </div>
          </Card>
        </div>
        <SideColumn booking={booking} />
        <div className={css.facts}>
          <AppointmentFacts booking={booking} />
        </div>
      </div>
      <ChangedBooking updates={updates} />
      {asked ? (
        <BookingChangeDialog booking={booking} asked={asked} updates={updates} onClose={close} />
      ) : null}
    </div>
  );
}

function SideColumn({ booking }: { booking: Booking }) {
  return (
    <div className={css.sideColumn}>
      <div className={css.sideCards}>
        {booking.deposit === 'NOT_PAID' ? <TransferDetails booking={booking} /> : null}
        {booking.childId === null ? null : <BookedChild {...booking} />}
        <ParentFacts booking={booking} />
      </div>
      <div className={css.history}>
        <BookingHistory booking={booking} />
      </div>
    </div>
  );
}

/** When a change removes the button that was pressed, the focus moves to the booking's heading. */
function useKeptFocus(
  { deposit, depositSentAt, paymentStatus }: Booking,
  asked: PendingConfirmation | undefined,
): void {
  const state = `${deposit} ${depositSentAt} ${paymentStatus} ${asked?.about ?? ''}`;
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement !== document.body) return;
    document.getElementById(bookingHeadingId)?.focus({ preventScroll: true });
  }, [state]);
}

/** Stays ticked after the deposit was returned, so that it can be unticked until the page is left. */
function DepositToReturn({ booking, updates }: { booking: Booking; updates: BookingUpdates }) {
  const [wasDue, setWasDue] = useState(booking.depositToReturn);
  if (booking.depositToReturn && !wasDue) setWasDue(true);
  if (!wasDue) return null;
  return (
    <Banner
      tone={booking.depositToReturn ? 'waiting' : 'paid'}
      title={booking.depositToReturn ? depositToReturn.flag : depositToReturn.done}
      action={
        <Checkbox
          label={depositToReturn.label}
          isChecked={!booking.depositToReturn}
          onChange={({ currentTarget }) => updates.send({ of: 'returned', value: currentTarget.checked })}
        />
      }
    >
      {depositToReturn.text({
        deposit: formatMoney(booking.styleDeposit),
        fullName: booking.fullName,
      })}
    </Banner>
  );
}

interface StatusHints {
  hint: string;
  hintCancelled: string;
  hintPast: string;
  hintPastCancelled: string;
}

function useHint(hints: StatusHints, booking: Booking): string {
  const { timeZone } = useBusiness();
  const isPast = getStartInstant(booking, timeZone) <= useNow();
  if (booking.paymentStatus === 'CANCELLED') return isPast ? hints.hintPastCancelled : hints.hintCancelled;
  return isPast ? hints.hintPast : hints.hint;
}

interface SectionProps<Value> {
  booking: Booking;
  actions: AllowedActions;
  updates: BookingUpdates;
  onSubmit: (value: Value) => void;
}

function DepositSection({ booking, actions, updates, onSubmit }: SectionProps<DepositStatus>) {
  const { timeZone } = useBusiness();
  return (
    <StatusSection
      of="deposit"
      hint={useHint(bookingUpdate.deposit, booking)}
      updates={updates}
      notice={
        booking.depositDueAt === null ? null : (
          <Banner tone="waiting">{getDueText(booking.depositDueAt, booking.depositSentAt, timeZone)}</Banner>
        )
      }
      query={$api.useQuery('get', '/api/status/deposit-status', {}, statusList)}
      current={booking.deposit}
      offers={actions.deposit}
      onSubmit={onSubmit}
      otherAction={
        actions.notArrived.isAllowed ? (
          <Button
            variant="outline"
            size="sm"
            isBusy={updates.busyWith === 'notArrived'}
            busyLabel={notArrived.busy}
            onClick={() => updates.send({ of: 'notArrived' })}
          >
            {notArrived.button}
          </Button>
        ) : null
      }
    />
  );
}

function getDueText(dueAt: string, sentAt: string | null, timeZone: string): string {
  const deadline = formatInstant(dueAt, timeZone);
  if (sentAt === null) return bookingUpdate.deposit.due({ deadline });
  return bookingUpdate.deposit.sent({ when: formatInstant(sentAt, timeZone), deadline });
}

/** The payment's status, only while the deposit is PAID; an unpaid booking can be cancelled here. */
function PaymentSection(
  props: SectionProps<PaymentStatus> & { onAsk: (confirmation: PendingConfirmation) => void },
) {
  const { booking, actions, updates, onSubmit, onAsk } = props;
  const isUnpaid = booking.deposit === 'NOT_PAID';
  return (
    <StatusSection
      of="payment"
      hint={useHint(bookingUpdate.payment, booking)}
      updates={updates}
      query={$api.useQuery('get', '/api/status/payment-status', {}, statusList)}
      current={booking.paymentStatus}
      offers={actions.payment}
      disabledReason={disabledReason(isUnpaid, updates.busyWith === 'deposit')}
      onSubmit={onSubmit}
      otherAction={
        isUnpaid && actions.cancel.isAllowed ? (
          <Button variant="outline" size="sm" onClick={() => onAsk(cancelling)}>
            {bookingUpdate.cancel.confirm}
          </Button>
        ) : null
      }
    />
  );
}

function disabledReason(isUnpaid: boolean, isDepositBusy: boolean): string | undefined {
  if (isDepositBusy) return texts.why.updating;
  return isUnpaid ? texts.why.deposit_not_paid : undefined;
}
