import type { Booking, Problem } from '@plaitful/api-client/contract';
import { spellDigits } from '../mailTexts.ts';
import type { Random } from '../random.ts';
import { bookingBody } from '../catalogueFixtures.ts';

/** A style with its times, which are available on each of the days. */
export interface OfferedStyle {
  readonly styleId: number;
  readonly serviceId: number;
  readonly durationMinutes: number;
  readonly times: readonly string[];
}

/** State shared by all clients. */
export interface RaceState {
  readonly address: string;
  readonly styles: readonly OfferedStyle[];
  readonly days: readonly string[];
  /** Every acknowledged booking, and those whose cancellation was acknowledged. */
  readonly bookings: Booking[];
  readonly cancelled: Set<number>;
}

/** A client; an admin also changes the bookings of others. */
export interface RaceClient {
  readonly id: number;
  readonly token: string;
  readonly isAdmin: boolean;
}

interface Wanted {
  readonly style: OfferedStyle;
  readonly date: string;
  readonly time: string;
}

/** One call with its result and the time of its request and answer. */
export interface RaceCall {
  readonly kind: 'create' | 'retry' | 'reschedule' | 'cancel';
  readonly bookingId: number | undefined;
  readonly wanted: Wanted | undefined;
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly status: number;
  readonly body: Booking | Problem;
}

/** A booking has a `code`, too. */
export const isProblem = (body: Booking | Problem): body is Problem => !('bookingId' in body);

interface Request {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** The Idempotency-Key of the attempt. */
  readonly key?: string;
}

async function send({ address }: RaceState, { token }: RaceClient, { method, path, body, key }: Request) {
  const sentAt = performance.now();
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answered = (await answer.json()) as Booking | Problem;
  return { sentAt, answeredAt: performance.now(), status: answer.status, body: answered };
}

function pickPlace({ styles, days }: RaceState, random: Random): Wanted {
  const style = random.pick(styles);
  return { style, date: random.pick(days), time: random.pick(style.times) };
}

let children = 0;

/** Books; sometimes twice, like a client that received no answer. */
async function create(world: RaceState, client: RaceClient, random: Random): Promise<RaceCall[]> {
  const wanted = pickPlace(world, random);
  children += 1;
  const body = bookingBody(wanted.style.styleId, {
    bookingDate: wanted.date,
    bookingTime: wanted.time,
    childName: `Zoe ${spellDigits(children)}`,
  });
  const key = `attempt-of-a-test-${children}`;
  const request = { method: 'POST', path: '/api/booking/create', body, key } as const;
  const first = await send(world, client, request);
  if (isProblem(first.body)) return [{ ...first, kind: 'create', bookingId: undefined, wanted }];
  world.bookings.push(first.body);
  const { bookingId } = first.body;
  const calls: RaceCall[] = [{ ...first, kind: 'create', bookingId, wanted }];
  if (random.next() < 0.1) {
    calls.push({ ...(await send(world, client, request)), kind: 'retry', bookingId, wanted });
  }
  return calls;
}

/** One of the client's own bookings, of all for an admin; rarely one that is known to be cancelled. */
function pickBooking(world: RaceState, { id, isAdmin }: RaceClient, random: Random): Booking | undefined {
  const theirs = isAdmin ? world.bookings : world.bookings.filter(({ userId }) => userId === id);
  const live = theirs.filter(({ bookingId }) => !world.cancelled.has(bookingId));
  const some = live.length > 0 && random.next() < 0.95 ? live : theirs;
  return some.length === 0 ? undefined : random.pick(some);
}

async function cancel(
  world: RaceState,
  client: RaceClient,
  { bookingId, userId }: Booking,
): Promise<RaceCall> {
  const request = client.isAdmin
    ? ({ method: 'PUT', path: `/api/users/cancel/${bookingId}/${userId}` } as const)
    : ({ method: 'DELETE', path: `/api/booking/delete/${bookingId}` } as const);
  const answer = await send(world, client, request);
  if (answer.status === 200) world.cancelled.add(bookingId);
  return { ...answer, kind: 'cancel', bookingId, wanted: undefined };
}

async function reschedule(
  world: RaceState,
  client: RaceClient,
  booking: Booking,
  random: Random,
): Promise<RaceCall> {
  const { bookingId, userId, serviceId, styleId } = booking;
  const style = world.styles.find((known) => known.styleId === styleId) ?? random.pick(world.styles);
  const wanted = { style, date: random.pick(world.days), time: random.pick(style.times) };
  const body = { newDate: wanted.date, newTime: wanted.time };
  const path = `/api/users/reschedule/${bookingId}/${userId}/${serviceId}`;
  return {
    ...(await send(world, client, { method: 'PUT', path, body })),
    kind: 'reschedule',
    bookingId,
    wanted,
  };
}

async function act(world: RaceState, client: RaceClient, random: Random): Promise<RaceCall[]> {
  const what = random.next();
  const booking = pickBooking(world, client, random);
  if (booking === undefined || what < 0.4) return create(world, client, random);
  return [await (what < 0.65 ? cancel(world, client, booking) : reschedule(world, client, booking, random))];
}

/** Runs all clients concurrently, each with one call at a time, until this many calls are made. */
export async function runClients(
  world: RaceState,
  clients: readonly RaceClient[],
  { calls, randomOf }: { calls: number; randomOf: (client: number) => Random },
): Promise<RaceCall[]> {
  const made: RaceCall[] = [];
  let left = calls;
  await Promise.all(
    clients.map(async (client, index) => {
      const random = randomOf(index);
      while (left > 0) {
        left -= 1;
        made.push(...(await act(world, client, random)));
      }
    }),
  );
  return made;
}
