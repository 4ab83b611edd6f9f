-- The first shape of the data: people, catalogue, bookings, messages. Runs on PostgreSQL 15 and 18.

CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  first_name text NOT NULL CHECK (first_name <> ''),
  last_name text NOT NULL CHECK (last_name <> ''),
  email text NOT NULL CHECK (email <> ''),
  mobile_phone text CHECK (mobile_phone ~ '^\+[0-9]{8,15}$'),
  password_hash text NOT NULL,
  roles text[] NOT NULL CHECK (roles <@ ARRAY['ROLE_ADMIN', 'ROLE_USER']),
  is_demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX users_email ON users (lower(email));

CREATE TABLE sessions (
  token_hash text PRIMARY KEY CHECK (length(token_hash) = 64),
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE service_types (
  service_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  service_name text NOT NULL CHECK (service_name <> ''),
  archived_at timestamptz
);
CREATE UNIQUE INDEX service_types_name ON service_types (lower(service_name)) WHERE archived_at IS NULL;

CREATE TABLE styles (
  style_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  service_id integer NOT NULL REFERENCES service_types,
  style text NOT NULL CHECK (style <> ''),
  price_cents integer NOT NULL CHECK (price_cents > 0),
  discount_percent numeric(5, 2) NOT NULL CHECK (discount_percent BETWEEN 0 AND 100),
  value_cents integer NOT NULL CHECK (value_cents BETWEEN 0 AND price_cents),
  deposit_cents integer NOT NULL CHECK (deposit_cents BETWEEN 0 AND value_cents),
  duration_minutes integer NOT NULL CHECK (duration_minutes BETWEEN 60 AND 599),
  short_description text NOT NULL CHECK (length(short_description) <= 150),
  full_details text NOT NULL CHECK (length(full_details) <= 500),
  image_hash text,
  version integer NOT NULL DEFAULT 1,
  offer_version integer NOT NULL DEFAULT 1,
  archived_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX styles_service ON styles (service_id);

CREATE TABLE style_times (
  style_id integer NOT NULL REFERENCES styles ON DELETE CASCADE,
  date date NOT NULL,
  time time(0) NOT NULL,
  PRIMARY KEY (style_id, date, time)
);

CREATE TABLE images (
  hash text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  format text NOT NULL CHECK (format IN ('avif', 'webp', 'jpeg')),
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (hash, width, format)
);

CREATE TABLE reviews (
  review_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review text NOT NULL CHECK (length(review) BETWEEN 1 AND 255),
  review_by text NOT NULL CHECK (review_by <> ''),
  created_at timestamptz NOT NULL
);

CREATE TABLE bookings (
  booking_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  style_id integer NOT NULL REFERENCES styles,
  service_id integer NOT NULL REFERENCES service_types,
  booking_date date NOT NULL,
  booking_time time(0) NOT NULL,
  time_zone text NOT NULL,
  starts_at timestamptz NOT NULL,
  duration_minutes integer NOT NULL CHECK (duration_minutes > 0),
  chair integer CHECK (chair > 0),
  service_name text NOT NULL,
  style_name text NOT NULL,
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  discount_percent numeric(5, 2) NOT NULL CHECK (discount_percent BETWEEN 0 AND 100),
  value_cents integer NOT NULL CHECK (value_cents >= 0),
  deposit_cents integer NOT NULL CHECK (deposit_cents >= 0),
  full_name text NOT NULL,
  email text NOT NULL,
  mobile_phone text NOT NULL CHECK (mobile_phone ~ '^\+[0-9]{8,15}$'),
  child_name text NOT NULL CHECK (child_name <> ''),
  date_of_birth date NOT NULL,
  policy_agreement boolean NOT NULL,
  cancellation_policy boolean NOT NULL,
  consent boolean NOT NULL,
  deposit text NOT NULL DEFAULT 'NOT_PAID' CHECK (deposit IN ('NOT_PAID', 'PAID')),
  payment_status text NOT NULL DEFAULT 'PENDING' CHECK (payment_status IN ('PENDING', 'CONFIRMED', 'CANCELLED')),
  due_from timestamptz NOT NULL,
  deposit_due_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  cancelled_by text CHECK (cancelled_by IN ('MEMBER', 'STUDIO', 'DEADLINE')),
  created_at timestamptz NOT NULL,
  CONSTRAINT cancelled_says_when_and_by_whom CHECK (
    (payment_status = 'CANCELLED') = (cancelled_at IS NOT NULL) AND (cancelled_at IS NULL) = (cancelled_by IS NULL)
  ),
  CONSTRAINT confirmed_only_when_paid CHECK (payment_status <> 'CONFIRMED' OR deposit = 'PAID')
);
CREATE UNIQUE INDEX bookings_live_slot ON bookings (style_id, booking_date, booking_time) WHERE payment_status <> 'CANCELLED';
CREATE INDEX bookings_user ON bookings (user_id);
CREATE INDEX bookings_date ON bookings (booking_date);
CREATE INDEX bookings_unpaid ON bookings (deposit_due_at) WHERE payment_status <> 'CANCELLED' AND deposit = 'NOT_PAID';

CREATE TABLE booking_history (
  history_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings,
  at timestamptz NOT NULL,
  actor text NOT NULL CHECK (actor IN ('MEMBER', 'STUDIO', 'DEADLINE')),
  actor_id integer REFERENCES users,
  change text NOT NULL CHECK (change IN ('CREATED', 'RESCHEDULED', 'DEPOSIT', 'PAYMENT', 'CANCELLED', 'RESTORED')),
  before jsonb,
  after jsonb NOT NULL
);
CREATE INDEX booking_history_booking ON booking_history (booking_id);

CREATE TABLE consents (
  consent_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings,
  user_id integer NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('POLICIES', 'CANCELLATION', 'PHOTO')),
  is_given boolean NOT NULL,
  wording text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (booking_id, kind, at)
);

CREATE TABLE outbox (
  message_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  booking_id integer REFERENCES bookings,
  user_id integer REFERENCES users,
  recipient text NOT NULL CHECK (recipient <> ''),
  data jsonb NOT NULL,
  dedupe_key text UNIQUE,
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  last_error text,
  delivered_at timestamptz,
  failed_at timestamptz
);
CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE delivered_at IS NULL AND failed_at IS NULL;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never %d', TG_TABLE_NAME, lower(TG_OP) USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER bookings_kept BEFORE DELETE OR TRUNCATE ON bookings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER booking_history_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON booking_history FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consents_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
