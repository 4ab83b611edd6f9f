-- Deposits that the parent says were sent, and those that the studio keeps when it cancels.

ALTER TABLE bookings
  ADD COLUMN deposit_sent_at timestamptz,
  ADD COLUMN deposits_not_arrived smallint NOT NULL DEFAULT 0 CHECK (deposits_not_arrived >= 0),
  ADD COLUMN deposit_kept boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT deposit_sent_until_paid CHECK (deposit_sent_at IS NULL OR deposit = 'NOT_PAID');

ALTER TABLE booking_history
  DROP CONSTRAINT booking_history_change_check,
  ADD CONSTRAINT booking_history_change_check CHECK (
    change IN (
      'CREATED', 'RESCHEDULED', 'DEPOSIT', 'PAYMENT', 'CANCELLED', 'RESTORED', 'DEPOSIT_RETURNED',
      'DEPOSIT_SENT', 'DEPOSIT_NOT_ARRIVED', 'ASKED_TO_RESCHEDULE'
    )
  );

-- Until now a deposit was kept, and not returned, where nothing was to be returned from the cancellation on.
UPDATE bookings SET deposit_kept = true
  WHERE payment_status = 'CANCELLED' AND deposit = 'PAID' AND deposit_to_return IS FALSE
    AND (
      SELECT history.after ->> 'depositToReturn' FROM booking_history AS history
      WHERE history.booking_id = bookings.booking_id AND history.change = 'CANCELLED'
      ORDER BY history.history_id DESC LIMIT 1
    ) = 'false';
