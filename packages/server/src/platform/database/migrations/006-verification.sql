-- Verified email addresses, and what limits bookings that are not paid.

-- Whoever the studio has had a deposit from, or made an account for, need not verify the address any more.
ALTER TABLE users ADD COLUMN email_verified_at timestamptz;
UPDATE users SET email_verified_at = now()
  WHERE is_demo OR 'ROLE_ADMIN' = ANY (roles)
    OR EXISTS (SELECT FROM bookings WHERE bookings.user_id = users.id AND bookings.deposit = 'PAID');
CREATE TABLE email_verifications (
  token_hash text PRIMARY KEY CHECK (length(token_hash) = 64),
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL CHECK (email <> ''),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_verifications_user ON email_verifications (user_id);
CREATE INDEX email_verifications_age ON email_verifications (expires_at);

-- An unpaid booking expires at the earlier of its two deadlines; LEAST ignores the one that is not there.
ALTER TABLE bookings
  ADD COLUMN verify_by timestamptz,
  ADD COLUMN expires_at timestamptz NOT NULL GENERATED ALWAYS AS (LEAST(deposit_due_at, verify_by)) STORED,
  ADD COLUMN network_hash text CHECK (length(network_hash) = 64),
  ADD CONSTRAINT network_only_while_unverified CHECK (
    network_hash IS NULL OR (verify_by IS NOT NULL AND deposit = 'NOT_PAID' AND payment_status <> 'CANCELLED')
  );
DROP INDEX bookings_unpaid;
CREATE INDEX bookings_unpaid ON bookings (expires_at) WHERE payment_status <> 'CANCELLED' AND deposit = 'NOT_PAID';
DROP INDEX bookings_newest;
CREATE INDEX bookings_newest ON bookings (booking_date DESC, booking_time DESC, booking_id DESC)
  INCLUDE (payment_status, deposit, expires_at);
DROP INDEX bookings_open;
CREATE INDEX bookings_open ON bookings (booking_date DESC, booking_time DESC, booking_id DESC)
  INCLUDE (deposit, expires_at) WHERE payment_status = 'PENDING';

-- Keys that the server makes for itself when it first needs them.
CREATE TABLE secrets (
  name text PRIMARY KEY,
  value text NOT NULL CHECK (length(value) = 64)
);

CREATE INDEX outbox_verifications ON outbox (user_id) WHERE kind = 'emailVerification';
CREATE INDEX outbox_texts ON outbox (recipient, last_tried_at) WHERE channel = 'sms';
