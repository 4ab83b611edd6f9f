-- Lists of bookings that answer as fast after many years.

-- How many bookings there are of each kind, kept up with every write: a list says how long it is, and counting takes the
-- longer the more there are. Writers that meet do not wait for each other, as each writes to its connection's own part;
-- what there is, is the sum of the parts.
CREATE TABLE booking_totals (
  part integer NOT NULL,
  payment_status text NOT NULL,
  deposit text NOT NULL,
  bookings bigint NOT NULL,
  PRIMARY KEY (part, payment_status, deposit)
);
INSERT INTO booking_totals (part, payment_status, deposit, bookings)
  SELECT 0, payment_status, deposit, count(*) FROM bookings GROUP BY payment_status, deposit;
CREATE FUNCTION count_added_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO booking_totals AS known
    SELECT pg_backend_pid() % 16, payment_status, deposit, count(*) FROM added
    GROUP BY payment_status, deposit ORDER BY payment_status, deposit
    ON CONFLICT (part, payment_status, deposit) DO UPDATE SET bookings = known.bookings + EXCLUDED.bookings;
  RETURN NULL;
END $$;
CREATE FUNCTION count_changed_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO booking_totals AS known
    SELECT pg_backend_pid() % 16, payment_status, deposit, sum(difference) FROM (
      SELECT payment_status, deposit, 1 AS difference FROM changed
      UNION ALL
      SELECT payment_status, deposit, -1 FROM unchanged
    ) AS both_sides
    GROUP BY payment_status, deposit HAVING sum(difference) <> 0 ORDER BY payment_status, deposit
    ON CONFLICT (part, payment_status, deposit) DO UPDATE SET bookings = known.bookings + EXCLUDED.bookings;
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_added AFTER INSERT ON bookings REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_added_bookings();
CREATE TRIGGER bookings_changed AFTER UPDATE ON bookings REFERENCING OLD TABLE AS unchanged NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_bookings();

-- What bookings are searched by, written together and in lower case once and not for every search.
DROP INDEX bookings_words;
ALTER TABLE bookings ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (lower(
  service_name || ' ' || style_name || ' ' || full_name || ' ' || email || ' ' || mobile_phone || ' ' || child_name
)) STORED;
CREATE INDEX bookings_words ON bookings USING gin (words gin_trgm_ops);

-- For the orders in which bookings differ most; each is read from either end.
CREATE INDEX bookings_by_value ON bookings (value_cents, booking_date, booking_time, booking_id);
CREATE INDEX bookings_by_creation ON bookings (created_at, booking_date, booking_time, booking_id);
