-- An Idempotency-Key with every create, also of guests, whose user_id is null. What was created may be deleted again.

ALTER TABLE idempotency_keys
  DROP CONSTRAINT idempotency_keys_pkey,
  DROP CONSTRAINT idempotency_keys_booking_id_fkey,
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN operation text NOT NULL DEFAULT 'createBooking';
ALTER TABLE idempotency_keys RENAME COLUMN booking_id TO created_id;
ALTER TABLE idempotency_keys
  ALTER COLUMN operation DROP DEFAULT,
  ADD CONSTRAINT idempotency_keys_once UNIQUE NULLS NOT DISTINCT (user_id, operation, key);
