import { join } from 'node:path';
import { instantOf, minutesLater } from '@plaitful/domain/studio-time';
import { Client } from 'pg';
import { pino } from 'pino';
import { createApp } from '../src/app/app.ts';
import { systemClock } from '../src/platform/config/clock.ts';
import { readBusiness } from '../src/platform/config/business.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { prepareSlots, type Parent } from '../test/slotFixtures.ts';
import { root } from '../../../scripts/run.ts';
import { record, type Recorded } from './transaction.ts';

const business = readBusiness(join(root, 'business.json'));

/** Numbers that occur nowhere else in a booking's statements, so that a replay can replace them. */
const firstIds = { bookings: 40_000_000, users: 70_000_000 } as const;

/** Members, and slots on successive days. */
export interface BenchStudio {
  readonly parents: readonly Parent[];
  readonly slots: readonly { readonly date: string; readonly time: string }[];
  readonly input: Record<string, unknown>;
  readonly timeZone: string;
  readonly durationMinutes: number;
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

export async function prepareStudio(url: string, parentCount: number): Promise<BenchStudio> {
  const opened = await openDatabase({ kind: 'postgres', url }, () => undefined);
  await opened.close();
  await execute(url, `ALTER TABLE bookings ALTER COLUMN booking_id RESTART WITH ${firstIds.bookings}`);
  await execute(url, `ALTER TABLE users ALTER COLUMN id RESTART WITH ${firstIds.users}`);
  const { parents, inputs } = await prepareSlots({ kind: 'postgres', url }, { parentCount, days: 12_000 });
  const slots = inputs
    .map(({ bookingDate, bookingTime }) => ({ date: String(bookingDate), time: String(bookingTime) }))
    .toSorted((one, other) => one.time.localeCompare(other.time) || one.date.localeCompare(other.date));
  await execute(url, 'VACUUM ANALYZE');
  return { parents, slots, input: inputs[0] ?? {}, timeZone: business.timeZone, durationMinutes: 90 };
}

/** Books the last slot in this process and records its statements. */
export async function recordBooking(url: string, studio: BenchStudio): Promise<Recorded> {
  const opened = await openDatabase({ kind: 'postgres', url }, () => undefined);
  const app = await createApp({
    config: { ...readConfig({}), isProduction: true, rateLimit: false },
    business,
    database: opened.database,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    hasJobs: false,
  });
  const [{ date, time } = { date: '', time: '' }] = studio.slots.slice(-1);
  const [parent = { id: 0, token: '' }] = studio.parents;
  const statements = await record(() =>
    app.inject({
      method: 'POST',
      url: '/api/booking/create',
      headers: { authorization: `Bearer ${parent.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ ...studio.input, bookingDate: date, bookingTime: time }),
    }),
  );
  await app.close();
  await opened.close();
  const startsAt = instantOf(date, time, studio.timeZone);
  const slot = { date, time, startsAt, endsAt: minutesLater(startsAt, studio.durationMinutes) };
  return { statements, slot, bookingId: firstIds.bookings, userId: parent.id };
}
