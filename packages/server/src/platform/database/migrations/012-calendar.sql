-- Closures, what becomes of the bookings in them, and times that are offered for many styles at once.

CREATE TABLE closures (
  closure_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_date date NOT NULL,
  to_date date NOT NULL CHECK (to_date >= from_date),
  from_time time,
  to_time time,
  note text NOT NULL CHECK (length(note) <= 500),
  message text NOT NULL CHECK (length(message) <= 200),
  kept_all boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  CONSTRAINT closures_days_or_part CHECK (
    (from_time IS NULL AND to_time IS NULL)
    OR (from_time IS NOT NULL AND to_time IS NOT NULL AND from_date = to_date AND from_time < to_time)
  )
);
CREATE INDEX closures_until ON closures (to_date);

ALTER TABLE bookings
  ADD COLUMN can_move boolean NOT NULL DEFAULT false,
  ADD COLUMN deposit_to_return boolean,
  ADD CONSTRAINT deposit_to_return_of_cancelled CHECK (deposit_to_return IS NULL OR payment_status = 'CANCELLED');

CREATE TABLE availability_changes (
  change_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL
);
CREATE TABLE added_times (
  change_id integer NOT NULL REFERENCES availability_changes ON DELETE CASCADE,
  style_id integer NOT NULL REFERENCES styles ON DELETE CASCADE,
  date date NOT NULL,
  time time NOT NULL,
  PRIMARY KEY (change_id, style_id, date, time)
);
CREATE INDEX added_times_style ON added_times (style_id);
