import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { toast } from '@plaitful/design-system/Toast';
import type { PaymentStatus, DepositStatus } from '@plaitful/domain/status';
import type { AllowedActions, ActionOffer } from '@plaitful/flows/appointment';
import { booking as texts, statusCodes, update } from '@plaitful/messages/en-CA/admin';
import { bookingChanged } from '@plaitful/messages/en-CA/adminBookings';
import { formatDate, formatTimeCell, formatInstant } from '@plaitful/messages/format';
import { useEffect, useRef, useState } from 'react';
import * as css from './BookingUpdate.css.ts';
import type { Booking } from '../../../lib/api/types.ts';
import { useAllowedActions } from '../../../features/appointments/useAllowedActions.ts';
import { AppointmentFacts, ParentFacts, Transfer } from './BookingFacts.tsx';
import { BookingHead, bookingHeadingId } from './BookingHead.tsx';
import { BookingHistory } from './BookingHistory.tsx';
import { Confirmations, type Asked } from './Confirmations.tsx';
import { MoveAppointment } from './MoveAppointment.tsx';
import { useBookingUpdates, type BookingUpdates } from './useBookingUpdates.ts';
import { ConflictDialog, type ChangedField } from '../../../features/admin/conflict/ConflictDialog.tsx';
import { withChange } from './bookingChange.ts';
import { $api } from '../../../lib/api/client.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { StatusCard } from './StatusCard.tsx';

/** The lists of statuses hardly ever change: fetched once while the page is open. */
const statusList = { staleTime: Number.POSITIVE_INFINITY };

const shown: readonly { label: string; of: (booking: Booking) => string }[] = [
  { label: texts.date, of: ({ bookingDate }) => formatDate(bookingDate) },
  { label: texts.time, of: ({ bookingTime }) => formatTimeCell(bookingTime) },
  { label: update.deposit.label, of: ({ deposit }) => statusCodes[deposit] },
  { label: update.payment.label, of: ({ paymentStatus }) => statusCodes[paymentStatus] },
];

const differences = (newest: Booking, yours: Booking): ChangedField[] =>
  shown
    .map(({ label, of }) => ({ label, newest: of(newest), yours: of(yours) }))
    .filter((field) => field.newest !== field.yours);

/** Someone else changed the booking: the newest version beside the choice made here (412). */
function ChangedBooking({ updates }: { updates: BookingUpdates }) {
  const { conflict, isBusy, keepYours, forgetConflict } = updates;
  if (conflict === undefined) return null;
  const { change, seen, newest } = conflict;
  return (
    <ConflictDialog
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

export function BookingUpdate({ booking }: { booking: Booking }) {
  const [asked, setAsked] = useState<Asked>();
  const updates = useBookingUpdates(booking, () => setAsked(undefined));
  useKeptFocus(booking, asked);
  const actions = useAllowedActions(booking, 'ROLE_ADMIN');
  const isCancelled = booking.paymentStatus === 'CANCELLED';
  const submitPayment = (value: PaymentStatus) => {
    if (value === 'CANCELLED') setAsked({ about: 'cancel' });
    else if (isCancelled) setAsked({ about: 'restore', to: value });
    else updates.setPayment(value);
  };
  return (
    <div className={css.page}>
      <BookingHead
        booking={booking}
        actions={isCancelled ? null : <MoveAppointment booking={booking} offer={actions.reschedule} />}
      />
      <div className={css.grid}>
        <div className={css.deposit}>
          <DepositCard
            booking={booking}
            offers={actions.deposit}
            updates={updates}
            onSubmit={(value) => {
              if (value === 'NOT_PAID' && !isCancelled) setAsked({ about: 'depositBack' });
              else updates.setDeposit(value);
            }}
          />
        </div>
        <div className={css.payment}>
          <PaymentCard
            booking={booking}
            offers={actions.payment}
            cancelOffer={actions.cancel}
            updates={updates}
            onSubmit={submitPayment}
            onCancel={() => setAsked({ about: 'cancel' })}
          />
        </div>
        <div className={css.beside}>
          {booking.deposit === 'NOT_PAID' ? <Transfer booking={booking} /> : null}
          <ParentFacts booking={booking} />
          <BookingHistory booking={booking} />
        </div>
        <div className={css.facts}>
          <AppointmentFacts booking={booking} />
        </div>
      </div>
      <ChangedBooking updates={updates} />
      <Confirmations booking={booking} asked={asked} updates={updates} onClose={() => setAsked(undefined)} />
    </div>
  );
}

/** When a change removes the button that was pressed, the focus moves to the booking's heading. */
function useKeptFocus({ deposit, paymentStatus }: Booking, asked: Asked | undefined): void {
  const state = `${deposit} ${paymentStatus} ${asked?.about ?? ''}`;
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement !== document.body) return;
    document.getElementById(bookingHeadingId)?.focus({ preventScroll: true });
  }, [state]);
}

interface DepositCardProps {
  booking: Booking;
  offers: AllowedActions['deposit'];
  updates: BookingUpdates;
  onSubmit: (value: DepositStatus) => void;
}

function DepositCard({ booking, offers, updates, onSubmit }: DepositCardProps) {
  const { timeZone } = useBusiness();
  const statuses = $api.useQuery('get', '/api/status/deposit-status', {}, statusList);
  const words = update.deposit;
  return (
    <StatusCard
      heading={words.label}
      notice={
        <>
          {booking.depositDueAt === null ? null : (
            <Banner tone="waiting">
              {words.due({ deadline: formatInstant(booking.depositDueAt, timeZone) })}
            </Banner>
          )}
          {statuses.isLoadingError ? <StatusListFailed /> : null}
        </>
      }
      hint={booking.paymentStatus === 'CANCELLED' ? words.hintCancelled : words.hint}
      statuses={statuses.data}
      current={booking.deposit}
      offers={offers}
      submit={{ text: words.submit, busyText: words.submitting, isBusy: updates.isDepositBusy }}
      onSubmit={onSubmit}
      refusal={updates.refusal?.of === 'deposit' ? updates.refusal.text : undefined}
    />
  );
}

interface PaymentCardProps {
  booking: Booking;
  offers: AllowedActions['payment'];
  cancelOffer: ActionOffer;
  updates: BookingUpdates;
  onSubmit: (value: PaymentStatus) => void;
  onCancel: () => void;
}

/** The payment's status, only while the deposit is PAID; an unpaid booking can be cancelled here. */
function PaymentCard(props: PaymentCardProps) {
  const { booking, offers, cancelOffer, updates, onSubmit, onCancel } = props;
  const statuses = $api.useQuery('get', '/api/status/payment-status', {}, statusList);
  const words = update.payment;
  const isUnpaid = booking.deposit === 'NOT_PAID';
  return (
    <StatusCard
      heading={words.label}
      notice={statuses.isLoadingError ? <StatusListFailed /> : null}
      hint={booking.paymentStatus === 'CANCELLED' ? words.hintCancelled : words.hint}
      statuses={statuses.data}
      current={booking.paymentStatus}
      offers={offers}
      disabledReason={disabledReason(isUnpaid, updates.isDepositBusy)}
      submit={{ text: words.submit, busyText: words.submitting, isBusy: updates.isPaymentBusy }}
      onSubmit={onSubmit}
      refusal={updates.refusal?.of === 'payment' ? updates.refusal.text : undefined}
      otherAction={
        isUnpaid && cancelOffer.isAllowed ? (
          <Button tone="secondary" size="sm" onClick={onCancel}>
            {update.cancel.confirm}
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

function StatusListFailed() {
  return (
    <Banner tone="critical" isLive>
      {texts.statusList.failed}
    </Banner>
  );
}
