import type { LocalDate } from '@plaitful/domain/studio-time';
import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';

/** The size of the studio. */
interface Bulk {
  readonly bookings: number;
  readonly users: number;
  readonly styles: number;
  readonly reviews: number;
  /** The studio's current day; bookings lie before or after it. */
  readonly today: LocalDate;
}

const types = 20;

/**
 * The days from tomorrow on at which styles are offered; every second one is full, with this many bookings on two
 * chairs.
 */
const upcomingDays = 60;
const perFullDay = 16;

/** How many bookings are upcoming; the others are past. */
const coming = (upcomingDays / 2) * perFullDay;

/** How many bookings a past day had, and on how many chairs, an hour each. */
const perPastDay = 100;
const pastChairs = 13;

const people = (bulk: Bulk): string => `
  INSERT INTO users (first_name, last_name, email, mobile_phone, password_hash, roles, email_verified_at, created_at)
  SELECT 'Parent' || n, 'Bello', 'bulk' || n || '@example.com', '+16135550199', 'none', ARRAY['ROLE_USER'],
    timestamptz '2020-01-01 12:00Z', timestamptz '2020-01-01 12:00Z' + n * interval '1 hour'
  FROM generate_series(1, ${bulk.users}) AS n;
  INSERT INTO reviews (review, review_by, created_at)
  SELECT 'Lovely rows, number ' || n, 'Parent' || n, timestamptz '2024-01-01 12:00Z' + n * interval '3 hours'
  FROM generate_series(1, ${bulk.reviews}) AS n;`;

const catalogue = (bulk: Bulk): string => `
  INSERT INTO service_types (service_name) SELECT 'Type ' || n FROM generate_series(1, ${types}) AS n;
  INSERT INTO styles (service_id, style, price_cents, discount_percent, value_cents, deposit_cents, duration_minutes,
    short_description, full_details, image_hash, created_at)
  SELECT (SELECT min(service_id) FROM service_types WHERE service_name LIKE 'Type %') + n % ${types},
    'Bulk style ' || n, 6000, 10, 5400, 2000, 60 + 15 * (n % 8), repeat('Neat rows. ', 8), repeat('Eight rows. ', 30),
    'ab12cd34ab12cd34', timestamptz '2024-01-01 12:00Z'
  FROM generate_series(1, ${bulk.styles}) AS n;
  INSERT INTO style_times (style_id, date, time)
  SELECT style_id, date '${bulk.today}' + 1 + (style_id + 3 * n) % ${upcomingDays}, time
  FROM styles, generate_series(0, 9) AS n, (VALUES (time '13:00'), (time '14:30'), (time '16:00')) AS t (time)
  WHERE style LIKE 'Bulk style %';`;

/** Rows per statement. */
const batch = 5000;

/** The first ones are upcoming, an hour apart on two chairs; the others are past, each day's one of each style. */
const bookingsFrom = (first: number, { bookings, users, styles, today }: Bulk): string => `
  WITH numbered AS (
    SELECT n, n < ${coming} AS is_coming,
      CASE WHEN n < ${coming}
        THEN date '${today}' + 1 + n / ${perFullDay} * 2 ELSE date '${today}' - 3 - n / ${perPastDay} END AS date,
      CASE WHEN n < ${coming} THEN time '10:00' + n % ${perFullDay} / 2 * interval '1 hour'
        ELSE time '09:00' + n % ${perPastDay} / ${pastChairs} * interval '1 hour' END AS time
    FROM generate_series(${first}, ${Math.min(first + batch, bookings) - 1}) AS n
  )
  INSERT INTO bookings (user_id, style_id, service_id, booking_date, booking_time, time_zone, starts_at, ends_at,
    duration_minutes, chair, service_name, style_name, price_cents, discount_percent, value_cents, deposit_cents,
    full_name, email, mobile_phone, child_name, date_of_birth, policy_agreement, cancellation_policy, consent, deposit,
    payment_status, due_from, deposit_due_at, cancelled_at, cancelled_by, created_at)
  SELECT u.id, s.style_id, s.service_id, b.date, b.time, 'America/Toronto',
    (b.date + b.time) AT TIME ZONE 'America/Toronto', (b.date + b.time) AT TIME ZONE 'America/Toronto' + interval '1 hour',
    60, 1 + CASE WHEN b.is_coming THEN b.n % 2 ELSE b.n % ${perPastDay} % ${pastChairs} END, 'Type', s.style, 6000, 10, 5400 - b.n % 900, 2000,
    u.first_name || ' ' || u.last_name, u.email, u.mobile_phone, 'Child ' || b.n % 977, date '2018-05-04', true, true, true,
    'PAID', CASE WHEN b.is_coming THEN 'PENDING' WHEN b.n % 10 = 0 THEN 'CANCELLED' ELSE 'CONFIRMED' END,
    timestamptz '2020-01-01 12:00Z', timestamptz '2020-01-02 12:00Z',
    CASE WHEN NOT b.is_coming AND b.n % 10 = 0 THEN timestamptz '2020-01-02 12:00Z' END,
    CASE WHEN NOT b.is_coming AND b.n % 10 = 0 THEN 'STUDIO' END,
    least(b.date - 10, date '${today}' - 1) + timetz '12:00Z'
  FROM numbered b
  JOIN (SELECT *, row_number() OVER (ORDER BY style_id) AS place FROM styles WHERE style LIKE 'Bulk style %') s
    ON s.place = 1 + b.n % ${styles}
  JOIN (SELECT *, row_number() OVER (ORDER BY id) AS place FROM users WHERE email LIKE 'bulk%') u
    ON u.place = 1 + (b.n * 7) % ${users};`;

const beside = `
  INSERT INTO booking_history (booking_id, at, actor, actor_id, change, before, after)
  SELECT booking_id, created_at, 'MEMBER', user_id, 'CREATED', NULL,
    jsonb_build_object('bookingDate', booking_date, 'bookingTime', '14:00', 'deposit', 'NOT_PAID', 'paymentStatus', 'PENDING')
  FROM bookings WHERE time_zone = 'America/Toronto';
  INSERT INTO outbox (kind, channel, booking_id, user_id, recipient, data, due_at, created_at, next_attempt_at, delivered_at)
  SELECT 'received', 'mail', booking_id, user_id, email, '{}', created_at, created_at, created_at, created_at FROM bookings;`;

/** What autovacuum does after that many changes. */
const tidy = 'VACUUM ANALYZE';

/** Adds this data to a database. */
export async function fillBulk(database: Database, bulk: Bulk): Promise<void> {
  const batches = Array.from({ length: Math.ceil(bulk.bookings / batch) }, (_, index) =>
    bookingsFrom(index * batch, bulk),
  );
  const statements = [people(bulk), catalogue(bulk), ...batches, beside, tidy].flatMap((part) =>
    part.split(';'),
  );
  await database.connection().execute(async (one) => {
    // Writing many years takes longer than the statement timeout of a call.
    await sql`SET statement_timeout = 0`.execute(one);
    // One statement at a time, as a connection requires.
    for (const statement of statements.filter((text) => text.trim() !== '')) {
      await sql.raw(statement).execute(one);
    }
    await sql`RESET statement_timeout`.execute(one);
  });
}
