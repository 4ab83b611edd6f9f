import type { LocalDate } from '@plaitful/domain/studio-time';
import type { Database } from '@plaitful/server/database';
import { sql } from 'kysely';

/** The size of the measured studio. */
export const studioSize = { bookings: 1000, styles: 200, services: 10, dates: 365, times: 8 } as const;

/** Available every day of a year; its times are 75 minutes apart, except the last. */
export const largeStyleName = 'Every day of a year';

const parents = 300;
const upcomingDays = 60;
const upcomingPerDay = 6;
const unpaidOneIn = 4;

const people = `
  INSERT INTO users (first_name, last_name, email, mobile_phone, password_hash, roles, email_verified_at, created_at)
  SELECT 'Parent' || n, 'Bello', 'bulk' || n || '@example.com', '+16135550199', 'none', ARRAY['ROLE_USER'],
    timestamptz '2020-01-01 12:00Z', now() - n * interval '10 hours'
  FROM generate_series(1, ${parents}) AS n;
  INSERT INTO reviews (review, review_by, created_at)
  SELECT 'Lovely rows, and not one tear. Number ' || n, 'Parent' || n, now() - n * interval '3 hours'
  FROM generate_series(1, 200) AS n`;

/** In addition to the demo studio's own types and styles. */
const catalogue = (today: LocalDate): string => `
  INSERT INTO service_types (service_name)
  SELECT 'Kind ' || n FROM generate_series(1, ${studioSize.services} - (SELECT count(*) FROM service_types)) AS n;
  INSERT INTO styles (service_id, style, price_cents, discount_percent, value_cents, deposit_cents, duration_minutes,
    short_description, full_details, image_hash, created_at)
  SELECT (SELECT service_id FROM service_types ORDER BY service_id LIMIT 1 OFFSET n % ${studioSize.services}),
    CASE n WHEN 1 THEN '${largeStyleName}' ELSE 'Braided style ' || n END, 6000, 10, 5400, 2000, 75,
    repeat('Neat rows. ', 8), repeat('Eight rows. ', 30),
    (SELECT image_hash FROM styles WHERE image_hash IS NOT NULL ORDER BY style_id LIMIT 1 OFFSET n % 20), now()
  FROM generate_series(1, ${studioSize.styles} - (SELECT count(*) FROM styles)) AS n;
  INSERT INTO style_times (style_id, date, time)
  SELECT style_id, date '${today}' + day, time '08:00' + step * interval '75 minutes'
  FROM styles, generate_series(0, ${studioSize.dates - 1}) AS day, generate_series(0, ${studioSize.times - 1}) AS step
  WHERE style = '${largeStyleName}' OR (style LIKE 'Braided style %' AND day < 60 AND day % 7 IN (1, 2) AND step % 2 = 0)`;

/**
 * Upcoming bookings on two chairs, some without their deposit, then past and cancelled ones up to the total. Chairs
 * that are booked in the demo studio are skipped.
 */
const bookings = (today: LocalDate): string => `
  CREATE TEMPORARY TABLE inputs AS
  SELECT n, date '${today}' + n / ${upcomingPerDay} AS date,
    time '08:00' + n % ${upcomingPerDay} / 2 * interval '150 minutes' AS time, 1 + n % 2 AS chair,
    CASE WHEN n % ${unpaidOneIn} = 0 THEN 'NOT_PAID' ELSE 'PAID' END AS deposit, 'PENDING' AS status
  FROM generate_series(0, ${upcomingDays * upcomingPerDay - 1}) AS n;
  ${fromInputs};
  DROP TABLE inputs;
  CREATE TEMPORARY TABLE inputs AS
  SELECT n, date '${today}' - 1 - (n / 3)::int AS date, time '08:00' + n % 3 * interval '150 minutes' AS time,
    NULL::integer AS chair, 'PAID' AS deposit, CASE WHEN n % 6 = 0 THEN 'CANCELLED' ELSE 'CONFIRMED' END AS status
  FROM generate_series(1, ${studioSize.bookings} - (SELECT count(*) FROM bookings)) AS n;
  ${fromInputs};
  DROP TABLE inputs`;

/** Every fourth booking is for {@link largeStyle}. */
const fromInputs = `
  INSERT INTO bookings (user_id, style_id, service_id, booking_date, booking_time, time_zone, starts_at, ends_at,
    duration_minutes, chair, service_name, style_name, price_cents, discount_percent, value_cents, deposit_cents,
    full_name, email, mobile_phone, child_name, date_of_birth, policy_agreement, cancellation_policy, consent, deposit,
    payment_status, due_from, deposit_due_at, cancelled_at, cancelled_by, created_at)
  SELECT u.id, s.style_id, s.service_id, w.date, w.time, 'America/Toronto',
    (w.date + w.time) AT TIME ZONE 'America/Toronto', (w.date + w.time) AT TIME ZONE 'America/Toronto' + interval '75 minutes',
    75, w.chair, t.service_name, s.style, 6000, 10, 5400, 2000, u.first_name || ' ' || u.last_name, u.email, u.mobile_phone,
    'Child ' || w.n, date '2018-05-04', true, true, true, w.deposit, w.status, now(), now() + (2 + w.n % 22) * interval '1 hour',
    CASE WHEN w.status = 'CANCELLED' THEN now() END, CASE WHEN w.status = 'CANCELLED' THEN 'STUDIO' END,
    now() - interval '1 day'
  FROM inputs w
  JOIN (SELECT *, row_number() OVER (ORDER BY id) AS place FROM users WHERE email LIKE 'bulk%') u
    ON u.place = 1 + (w.n * 7) % ${parents}
  JOIN (SELECT *, row_number() OVER (ORDER BY style_id) AS place FROM styles
        WHERE style LIKE 'Braided style %' OR style = '${largeStyleName}') s
    ON s.place = CASE WHEN w.n % 4 = 1 THEN 1 ELSE 2 + w.n % 150 END
  JOIN service_types t ON t.service_id = s.service_id
  ON CONFLICT DO NOTHING`;

/** URLs of the screens that show one record. */
export interface Studio {
  readonly largeStyleId: number;
}

const numberOf = async (database: Database, query: string): Promise<number> => {
  const { rows } = await sql.raw<{ n: number }>(query).execute(database);
  return Number(rows[0]?.n);
};

/** Fills the demo studio up to {@link size}. */
export async function fillStudio(database: Database, today: LocalDate): Promise<Studio> {
  const statements = [people, catalogue(today), bookings(today), 'ANALYZE'].join(';').split(';');
  // One connection, since `inputs` is a temporary table.
  await database.connection().execute(async (one) => {
    for (const statement of statements) await sql.raw(statement).execute(one);
  });
  return {
    largeStyleId: await numberOf(
      database,
      `SELECT style_id AS n FROM styles WHERE style = '${largeStyleName}'`,
    ),
  };
}
