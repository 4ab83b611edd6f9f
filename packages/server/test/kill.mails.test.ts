import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Booking } from '@plaitful/api-client/contract';
import { createPersistentDatabase } from './persistentDatabase.ts';
import { isFullTier } from './testTier.ts';
import { spellDigits } from './mailTexts.ts';
import { mailStages, openMailbox, type Mailbox, type MailStage } from './mailbox.ts';
import { spawnServer, type ServerProcess } from './serverProcess.ts';
import { prepareSlots, type SlotStudio } from './slotFixtures.ts';

/** When the server is killed: when a mail reaches a stage, or some milliseconds after a booking was answered. */
type Point =
  | { readonly stage: MailStage; readonly nth: number; readonly ms: number }
  | { readonly answers: number; readonly ms: number };

const heldPoints = mailStages
  .filter((stage) => stage !== 'told')
  .flatMap((stage) => [1, 2].map((nth): Point => ({ stage, nth, ms: 0 })));
const toldPoints = [0, 2, 5, 10, 20].map((ms): Point => ({ stage: 'told', nth: 1, ms }));
const answeredPoints = [0, 1, 3, 8, 15].map((ms): Point => ({ answers: 2, ms }));

const fullPoints = [...heldPoints, ...toldPoints, ...answeredPoints];
/** At the first one a mail is sent twice. */
const shortPoints = (['taken', 'recipient', 'told'] as const).map((stage): Point => ({
  stage,
  nth: 1,
  ms: 0,
}));

/** Longer than a server's claim of a message: the next server finds it due. */
const leaseMs = 6 * 60_000;

interface World {
  readonly mailbox: Mailbox;
  readonly studio: SlotStudio;
  readonly start: (round: number) => Promise<{ server: ServerProcess; address: string }>;
  readonly acknowledged: string[];
}

const servers: ServerProcess[] = [];
const mailboxes: Mailbox[] = [];
afterEach(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.splice(0).map(({ ended }) => ended));
  await Promise.all(mailboxes.splice(0).map((mailbox) => mailbox.close()));
});

async function openWorld(): Promise<World> {
  const { place, env } = await createPersistentDatabase();
  const studio = await prepareSlots(place, { parentCount: 1, days: 100 });
  const mailbox = await openMailbox();
  mailboxes.push(mailbox);
  const start = async (round: number) => {
    const settings = {
      ...env,
      RATE_LIMIT: 'off',
      JOBS_INTERVAL_MS: '200',
      SMTP_URL: mailbox.url,
      CLOCK_SHIFT_MS: String(round * leaseMs),
    };
    const server = spawnServer(settings, '../test/shiftedServer.ts');
    servers.push(server);
    return { server, address: await server.address };
  };
  return { mailbox, studio, start, acknowledged: [] };
}

let children = 0;

/** Books a slot for a child with a unique name; returns the name once the booking is acknowledged. */
async function book(address: string, { studio, acknowledged }: World): Promise<string> {
  children += 1;
  const childName = `Child-${spellDigits(children)}-end`;
  const headers = {
    authorization: `Bearer ${studio.parents[0]?.token ?? ''}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ ...studio.inputs.shift(), childName });
  const answer = await fetch(`${address}/api/booking/create`, { method: 'POST', headers, body });
  expect(((await answer.json()) as Booking).childName).toBe(childName);
  acknowledged.push(childName);
  return childName;
}

/** A mail's own id and the child it is about. */
function readMail(mail: string): { id: string; child: string } {
  const text = mail.replaceAll('=\r\n', '');
  const id = /^Message-ID: (<received\.\S+>)/im.exec(text)?.[1] ?? 'none';
  return { id, child: /Child-[a-j]+-end/.exec(text)?.[0] ?? 'none' };
}

/** Waits for a new booking's mail: whatever was due before has been sent by then. */
async function settle(address: string, world: World): Promise<void> {
  const probe = await book(address, world);
  const isThere = () => world.mailbox.mails.some((mail) => readMail(mail).child === probe);
  await expect.poll(isThere, { interval: 10 }).toBe(true);
}

/** Books, and kills the server at the given point; three more bookings are acknowledged while a mail is held. */
async function killAt(
  point: Point,
  { server, address }: { server: ServerProcess; address: string },
  world: World,
): Promise<void> {
  if ('stage' in point) {
    const reached = world.mailbox.stopAt(point.stage, point.nth);
    const bookings = Array.from({ length: point.nth }, () => book(address, world));
    await Promise.all([reached, ...bookings]);
    if (point.stage !== 'told') for (let more = 0; more < 3; more += 1) await book(address, world);
  } else {
    await Promise.all(Array.from({ length: point.answers }, () => book(address, world)));
  }
  if (point.ms > 0) await setTimeout(point.ms);
  server.child.kill('SIGKILL');
  await server.ended;
  world.mailbox.go();
}

/** Kills servers at all points, one after another on the same data; returns the mails. */
async function torture(points: readonly Point[]) {
  const world = await openWorld();
  let running = await world.start(0);
  for (const [index, point] of points.entries()) {
    await killAt(point, running, world);
    running = await world.start(index + 1);
    await settle(running.address, world);
  }
  const mails = world.mailbox.mails.map(readMail);
  const idsOf = (child: string) => mails.filter((mail) => mail.child === child).map(({ id }) => id);
  const perBooking = world.acknowledged.map(idsOf);
  process.stdout.write(
    `${points.length} kills, ${perBooking.length} bookings acknowledged, ${mails.length} mails\n`,
  );
  return {
    lost: perBooking.filter((ids) => ids.length === 0).length,
    mostOfOne: Math.max(...perBooking.map((ids) => ids.length)),
    /** Bookings of which two mails have different ids. */
    ambiguous: perBooking.filter((ids) => new Set(ids).size > 1).length,
    duplicates: perBooking.filter((ids) => ids.length > 1).length,
  };
}

describe('kill -9 around mails', { tags: ['ci'] }, () => {
  const points = isFullTier ? fullPoints : shortPoints;

  it(`loses none and sends none more than twice, then under the same id, at ${points.length} points`, async () => {
    const { lost, mostOfOne, ambiguous, duplicates } = await torture(points);
    expect({ lost, ambiguous }).toEqual({ lost: 0, ambiguous: 0 });
    // A mail accepted while its sender was killed is sent again, since the sender cannot know.
    expect([mostOfOne, duplicates > 0]).toEqual([2, true]);
  });
});
