-- Chairs, versions, attempts that are repeated, password resets, contact messages.

-- A chair holds one child at a time: two live bookings never overlap on it, whatever their styles. A
-- booking without a chair, where the studio sets no number, is held by `bookings_live_slot` alone.
CREATE EXTENSION IF NOT EXISTS btree_gist;
ALTER TABLE bookings ADD COLUMN ends_at timestamptz;
UPDATE bookings SET ends_at = starts_at + duration_minutes * interval '1 minute';
ALTER TABLE bookings ALTER COLUMN ends_at SET NOT NULL;
ALTER TABLE bookings ADD CONSTRAINT bookings_ends_after_start CHECK (ends_at > starts_at);
ALTER TABLE bookings ADD CONSTRAINT bookings_chair_free
  EXCLUDE USING gist (chair WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (payment_status <> 'CANCELLED');

-- A number that rises with every change, for If-Match.
ALTER TABLE bookings ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE service_types ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE reviews ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE TABLE idempotency_keys (
  user_id integer NOT NULL REFERENCES users,
  key text NOT NULL,
  body_hash text NOT NULL CHECK (length(body_hash) = 64),
  booking_id integer NOT NULL REFERENCES bookings,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

CREATE TABLE password_resets (
  token_hash text PRIMARY KEY CHECK (length(token_hash) = 64),
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX password_resets_user ON password_resets (user_id);

CREATE TABLE contact_messages (
  contact_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  email text NOT NULL CHECK (email <> ''),
  phone text NOT NULL CHECK (phone <> ''),
  message text NOT NULL CHECK (length(message) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL
);

-- The hash of what was agreed to; consents of before name their wording only.
ALTER TABLE consents ADD COLUMN wording_hash text CHECK (length(wording_hash) = 64);

ALTER TABLE outbox ADD COLUMN last_tried_at timestamptz;
ALTER TABLE outbox ADD COLUMN contact_id integer REFERENCES contact_messages;
CREATE INDEX outbox_booking ON outbox (booking_id);
CREATE INDEX outbox_resets ON outbox (user_id) WHERE kind = 'passwordReset';
CREATE INDEX outbox_undelivered ON outbox (message_id) WHERE delivered_at IS NULL AND last_error IS NOT NULL;

-- The longest texts, in code points: the contract's own limits (openapi.yaml, `maxLength`).
ALTER TABLE users
  ADD CHECK (length(first_name) <= 100), ADD CHECK (length(last_name) <= 100), ADD CHECK (length(email) <= 254);
ALTER TABLE service_types ADD CHECK (length(service_name) <= 60);
ALTER TABLE styles ADD CHECK (length(style) <= 80);
ALTER TABLE reviews ADD CHECK (length(review_by) <= 100);
ALTER TABLE bookings ADD CHECK (length(child_name) <= 80);
ALTER TABLE contact_messages
  ADD CHECK (length(name) <= 100), ADD CHECK (length(email) <= 254), ADD CHECK (length(phone) <= 40);

-- A service has each name once; a deleted style's name is free again.
CREATE UNIQUE INDEX styles_name ON styles (service_id, lower(style)) WHERE archived_at IS NULL;

-- For pages of the lists, in the order in which they are shown first; with what their filters ask for, so that they are
-- counted without a look at the rows. Words are looked for in the texts as `containsWords` joins them.
CREATE INDEX bookings_newest ON bookings (booking_date DESC, booking_time DESC, booking_id DESC)
  INCLUDE (payment_status, deposit, deposit_due_at);
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX bookings_words ON bookings USING gin ((
  coalesce(service_name, '') || ' ' || coalesce(style_name, '') || ' ' || coalesce(full_name, '') || ' ' ||
  coalesce(email, '') || ' ' || coalesce(mobile_phone, '') || ' ' || coalesce(child_name, '')
) gin_trgm_ops);
CREATE INDEX bookings_of_user ON bookings (user_id, booking_date DESC, booking_time DESC, booking_id DESC);
DROP INDEX bookings_date;
DROP INDEX bookings_user;
