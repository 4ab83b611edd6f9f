-- What became of an appointment, and what the visit cost. A bill is written once a visit is finished, beside the booked
-- price; receipts are numbered in their year without gaps, so a booking keeps its number when its bill is corrected.

ALTER TABLE bookings
  ADD COLUMN outcome text NOT NULL DEFAULT 'EXPECTED' CHECK (outcome IN ('EXPECTED', 'ARRIVED', 'DONE', 'NO_SHOW')),
  ADD COLUMN outcome_at timestamptz,
  ADD COLUMN arrived_at timestamptz,
  ADD COLUMN bill jsonb,
  ADD COLUMN receipt_year integer,
  ADD COLUMN receipt_number integer,
  ADD CONSTRAINT bookings_done_has_bill CHECK (outcome <> 'DONE' OR (bill IS NOT NULL AND receipt_number IS NOT NULL)),
  ADD CONSTRAINT bookings_missed_is_cancelled CHECK (outcome <> 'NO_SHOW' OR payment_status = 'CANCELLED');

CREATE UNIQUE INDEX bookings_receipt ON bookings (receipt_year, receipt_number);
CREATE INDEX bookings_missed ON bookings (user_id, starts_at) WHERE outcome = 'NO_SHOW';

CREATE TABLE receipt_counters (
  year integer PRIMARY KEY,
  last_number integer NOT NULL CHECK (last_number > 0)
);

ALTER TABLE booking_history
  DROP CONSTRAINT booking_history_change_check,
  ADD CONSTRAINT booking_history_change_check CHECK (
    change IN (
      'CREATED', 'RESCHEDULED', 'DEPOSIT', 'DEPOSIT_SENT', 'DEPOSIT_NOT_ARRIVED', 'PAYMENT', 'CANCELLED', 'RESTORED',
      'DEPOSIT_RETURNED', 'ASKED_TO_RESCHEDULE', 'OUTCOME', 'FINISHED'
    )
  );
