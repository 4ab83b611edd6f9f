import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateSlotTimes } from '@plaitful/domain/slots';
import type { Booking } from '@plaitful/api-client/contract';
import {
  runClients,
  type RaceCall,
  type RaceClient,
  type OfferedStyle,
  type RaceState,
  isProblem,
} from './race/clients.ts';
import { findFalseRefusal, type GetRequestTimes } from './race/rejections.ts';
import { replay, type ReplayedEntry } from './race/replay.ts';
import { repetitionsForTier } from './testTier.ts';
import { randomFrom } from './random.ts';
import { startTestApp, type TestApp } from './testApp.ts';

const chairs = 3;
const days = ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17'];
const durations = [60, 90, 120, 150, 210, 240];
const clientCount = 20;
const calls = repetitionsForTier(5000, 500);
const seeds = Array.from({ length: repetitionsForTier(10, 1) }, (_, index) => index + 1);

let app: TestApp;

async function offerStyle(durationMinutes: number): Promise<OfferedStyle> {
  const { styleId: _, ...style } = await app.database
    .selectFrom('styles')
    .selectAll()
    .where('styleId', '=', app.studio.styleId)
    .executeTakeFirstOrThrow();
  const { styleId, serviceId } = await app.database
    .insertInto('styles')
    .values({ ...style, style: `Of ${durationMinutes} minutes`, durationMinutes })
    .returning(['styleId', 'serviceId'])
    .executeTakeFirstOrThrow();
  const times = generateSlotTimes(durationMinutes);
  await app.database
    .insertInto('styleTimes')
    .values(days.flatMap((date) => times.map((time) => ({ styleId, date, time }))))
    .execute();
  return { styleId, serviceId, durationMinutes, times };
}

/** A fifth of the clients are admins, who change all bookings. */
async function signIn(index: number): Promise<RaceClient> {
  const isAdmin = index % 5 === 0;
  return { ...(await app.signIn({ roles: [isAdmin ? 'ROLE_ADMIN' : 'ROLE_USER'] })), isAdmin };
}

async function run(seed: number): Promise<RaceCall[]> {
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const styles: OfferedStyle[] = [];
  for (const minutes of durations) styles.push(await offerStyle(minutes));
  const clients: RaceClient[] = [];
  for (let index = 0; index < clientCount; index += 1) clients.push(await signIn(index));
  const world: RaceState = { address, styles, days, bookings: [], cancelled: new Set() };
  return runClients(world, clients, { calls, randomOf: (client) => randomFrom(seed * 1000 + client) });
}

const readEntries = (): Promise<ReplayedEntry[]> =>
  app.database
    .selectFrom('bookingHistory')
    .innerJoin('bookings', 'bookings.bookingId', 'bookingHistory.bookingId')
    .select(['bookings.bookingId', 'styleId', 'durationMinutes', 'before', 'after'])
    .orderBy('historyId')
    .execute();

/** The call of each entry: a booking's version counts its entries, and the answer contains it. */
function matchCalls(
  entries: readonly ReplayedEntry[],
  made: readonly RaceCall[],
): { timesOf: GetRequestTimes; unmatched: string[] } {
  const byVersion = new Map<string, RaceCall>();
  const twice: string[] = [];
  for (const call of made) {
    if (call.status !== 200 || call.kind === 'retry') continue;
    const { bookingId, etag } = call.body as Booking;
    const key = `${bookingId} ${etag}`;
    if (byVersion.has(key)) twice.push(`two calls made version ${key}`);
    byVersion.set(key, call);
  }
  const versions = new Map<number, number>();
  const callOf = new Map<ReplayedEntry, RaceCall>();
  for (const entry of entries) {
    const version = (versions.get(entry.bookingId) ?? 0) + 1;
    versions.set(entry.bookingId, version);
    const call = byVersion.get(`${entry.bookingId} "${version}"`);
    if (call !== undefined) callOf.set(entry, call);
  }
  const count = `${entries.length} entries, ${byVersion.size} acknowledged changes, ${callOf.size} of both`;
  const isWhole = entries.length === byVersion.size && callOf.size === byVersion.size;
  const timesOf: GetRequestTimes = (entry) =>
    callOf.get(entry) ?? { sentAt: -Infinity, answeredAt: Infinity };
  return { timesOf, unmatched: isWhole ? twice : [...twice, count] };
}

const tally = (made: readonly RaceCall[]): string => {
  const nameOf = ({ kind, status, body }: RaceCall) => `${kind} ${isProblem(body) ? body.code : status}`;
  const groups = Object.entries(Object.groupBy(made, nameOf));
  return groups
    .map(([name, some]) => `${name} ${some?.length ?? 0}`)
    .toSorted()
    .join(', ');
};

describe.each(seeds)(`${calls} bookings, cancels and moves by 20 clients on 3 chairs, seed %i`, (seed) => {
  let made: RaceCall[];
  let entries: ReplayedEntry[];

  beforeAll(async () => {
    app = await startTestApp({ business: { chairs } });
    made = await run(seed);
    entries = await readEntries();
    process.stdout.write(`seed ${seed}: ${tally(made)}\n`);
  });
  afterAll(() => app.close());

  it('never put two live bookings on one chair, and gave each the lowest chair that was free', () => {
    expect(replay(entries, chairs).faults).toEqual([]);
  });

  it('left the bookings as the history has them, each change acknowledged once', async () => {
    const { last } = replay(entries, chairs);
    const rows = await app.database
      .selectFrom('bookings')
      .select(['bookingId', 'version', 'bookingDate', 'bookingTime', 'deposit', 'paymentStatus', 'chair'])
      .execute();
    const stored = rows.map(({ bookingId, version, ...state }) => [bookingId, { state, version }] as const);
    expect(new Map(stored)).toEqual(last);
    expect(matchCalls(entries, made).unmatched).toEqual([]);
  });

  it('every refusal was justified at some moment (linearizable)', () => {
    const replayed = replay(entries, chairs);
    const { timesOf } = matchCalls(entries, made);
    // PostgreSQL ends a wait for a lock after two seconds, which a call on a slow machine can reach.
    const hasWaitedInVain = ({ status, sentAt, answeredAt }: RaceCall): boolean =>
      status === 503 && answeredAt - sentAt >= 2000;
    const refused = made.filter((call) => call.status !== 200 && !hasWaitedInVain(call));
    const falseRefusals = refused.map((call) =>
      findFalseRefusal(call, replayed, { entries, timesOf, chairs }),
    );
    expect(falseRefusals.filter((call) => call !== undefined)).toEqual([]);
    expect(refused.every(({ status }) => status === 409)).toBe(true);
    expect(refused.length).toBeGreaterThan(calls / 20);
  });

  it('answered every retry with the booking that was there', () => {
    const retries = made.filter(({ kind }) => kind === 'retry');
    const ids = retries.map(({ body }) => ('bookingId' in body ? body.bookingId : undefined));
    expect(ids).toEqual(retries.map(({ bookingId }) => bookingId));
  });

  it.each([
    ['bookings_live_slot', () => ({ chair: null })],
    ['bookings_chair_free', () => ({ styleId: app.studio.otherStyleId })],
  ] as const)('cannot store a second booking against %s', async (constraint, another) => {
    const row = await app.database
      .selectFrom('bookings')
      .selectAll()
      .where('paymentStatus', '<>', 'CANCELLED')
      .executeTakeFirstOrThrow();
    const { bookingId: _, words: __, expiresAt: ___, ...copy } = row;
    const stored = app.database
      .insertInto('bookings')
      .values({ ...copy, options: '[]', bill: null, ...another() });
    await expect(stored.execute()).rejects.toMatchObject({ constraint });
  });
});
