-- A list of open bookings that answers as fast after many years.

-- Bookings that are still open, in the order of their list: a few among all those of many years, which would else be
-- looked through for them.
CREATE INDEX bookings_open ON bookings (booking_date DESC, booking_time DESC, booking_id DESC)
  INCLUDE (deposit, deposit_due_at) WHERE payment_status = 'PENDING';
