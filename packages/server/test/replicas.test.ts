import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Problem, Style } from '@plaitful/api-client/contract';
import { openDatabase, type OpenDatabase } from '../src/platform/database/database.ts';
import { openSession } from '../src/accounts/sessions/sessions.service.ts';
import { createPersistentDatabase } from './persistentDatabase.ts';
import { spellDigits } from './mailTexts.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { spawnServer, type ServerProcess } from './serverProcess.ts';
import { prepareSlots, type SlotStudio } from './slotFixtures.ts';
import { insertPerson } from './catalogueFixtures.ts';
import { styleFields } from './styleForms.ts';
import { isOnPostgres } from './testDatabase.ts';

const day = 24 * 60 * 60_000;

let place: Awaited<ReturnType<typeof createPersistentDatabase>>;
let studio: SlotStudio;
let mailbox: Mailbox;
let opened: OpenDatabase;
const servers: ServerProcess[] = [];

async function endAll(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  for (const { child } of servers) child.kill(signal);
  await Promise.all(servers.splice(0).map(({ ended }) => ended));
}

/** Starts another server on the database, with its clock ahead by this time. */
async function start(settings: Record<string, string> = {}, shiftMs = 0): Promise<string> {
  const server = spawnServer(
    {
      ...place.env,
      JOBS_INTERVAL_MS: '20',
      SMTP_URL: mailbox.url,
      CLOCK_SHIFT_MS: String(shiftMs),
      ...settings,
    },
    '../test/shiftedServer.ts',
  );
  servers.push(server);
  return server.address;
}

async function startPair(settings?: Record<string, string>, shiftMs?: number): Promise<[string, string]> {
  return Promise.all([start(settings, shiftMs), start(settings, shiftMs)]);
}

/** Like the app: calls that a busy server refused are repeated. */
async function send(url: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, init);
    if (answer.status !== 503) return answer;
    await setTimeout(500);
  }
}

async function post(url: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answer.ok ? answer.status : ((await answer.json()) as Problem).code;
}

const book = (address: string, input: object | undefined, parent = 0) =>
  post(`${address}/api/booking/create`, input, {
    authorization: `Bearer ${studio.parents[parent]?.token ?? ''}`,
    'idempotency-key': randomUUID(),
  });

/** The number of mails of a kind, and the number of different ones. */
function countOf(kind: string): [all: number, different: number] {
  const ids = mailbox.mails.flatMap(
    (mail) => new RegExp(`^Message-ID: (<${kind}\\..*>)`, 'im').exec(mail)?.[1] ?? [],
  );
  return [ids.length, new Set(ids).size];
}

/** Sends the mails of bookings whose waiting minute is over. */
const makeDue = () =>
  opened.database
    .updateTable('outbox')
    .set({ nextAttemptAt: new Date() })
    .where('kind', '=', 'received')
    .where('deliveredAt', 'is', null)
    .execute();

describe.skipIf(!isOnPostgres)('two servers on one database', () => {
  beforeEach(async () => {
    place = await createPersistentDatabase();
    studio = await prepareSlots(place.place, { parentCount: 20, days: 20 });
    mailbox = await openMailbox();
    opened = await openDatabase(place.place, () => undefined);
  });
  afterEach(async () => {
    await endAll('SIGKILL');
    await Promise.all([mailbox.close(), opened.close()]);
  });

  it('count attempts to log in, register, reset, write and book together', async () => {
    const pair = await startPair();
    const email = 'ada@example.com';
    const person = { firstName: 'Ada', lastName: 'Bello', email, password: 'weak' };
    const message = { name: 'Ada', email, phone: '613-555-0152', message: 'Hello' };
    const limits: Record<string, [path: string, body: unknown, refused: string, allowed: number]> = {
      login: ['/auth/login', { email, password: 'Wrong-4-Ada' }, 'rate_limited', 5],
      registration: ['/auth/register', person, 'rate_limited', 5],
      reset: [`/auth/forgot-password?email=${email}`, undefined, 'rate_limited', 5],
      contact: ['/contact-us', message, 'rate_limited', 5],
    };
    for (const [name, [path, body, refused, allowed]] of Object.entries(limits)) {
      const answers: unknown[] = [];
      for (let tries = 0; tries < allowed + 2; tries += 1) {
        answers.push(await post(`${pair[tries % 2] ?? ''}${path}`, body));
      }
      expect([name, answers.indexOf(refused), answers.at(-1)]).toEqual([name, allowed, refused]);
    }
    const booked: unknown[] = [];
    for (const [index, input] of studio.inputs.slice(0, 4).entries()) {
      booked.push(await book(pair[index % 2] ?? '', input));
    }
    expect(booked).toEqual([200, 200, 200, 'too_many_unpaid']);
  });

  it('book 50 slots once each when 1,000 bookings come at the same moment', async () => {
    const pair = await startPair({ RATE_LIMIT: 'off' });
    const slots = studio.inputs.slice(0, 50);
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        book(
          pair[index % 2] ?? '',
          { ...slots[Math.floor(index / 2) % 50], childName: `Zoe ${spellDigits(index)}` },
          index % 20,
        ),
      ),
    );
    const counts = Object.entries(Object.groupBy(answers, String)).map(([what, of]) => [what, of?.length]);
    expect(Object.fromEntries(counts)).toEqual({ '200': 50, slot_taken: 950 });
  });

  it('both show a style changed on one of them within a second', async () => {
    const [first, second] = await startPair();
    const stylesOf = async (address: string) =>
      (await (await send(`${address}/api/styles/all`)).json()) as Style[];
    const slot = studio.inputs[0];
    const style = (await stylesOf(second)).find(({ styleId }) => styleId !== slot?.['styleId']);
    const { id } = await insertPerson(opened.database, { email: 'owner@example.com', roles: ['ROLE_ADMIN'] });
    const token = await openSession(opened.database, id, new Date());
    const form = new FormData();
    const fields = {
      ...styleFields(style?.serviceId ?? 0),
      style: 'Changed',
      availableDays: String(slot?.['bookingDate']),
      availableTimes: String(slot?.['bookingTime']),
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const url = `${first}/api/styles/update/${style?.styleId ?? 0}`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await send(url, { method: 'PUT', headers, body: form });
    expect(answer.status).toBe(200);
    await setTimeout(1000);
    for (const address of [first, second])
      expect((await stylesOf(address)).map((one) => one.style)).toContain('Changed');
  });

  it('send each mail once, of bookings and of those that lapse', async () => {
    const inputs = studio.inputs.slice(0, 24);
    const pair = await startPair({ RATE_LIMIT: 'off' });
    const answers = await Promise.all(inputs.map((input, index) => book(pair[index % 2] ?? '', input)));
    expect(answers).toEqual(inputs.map(() => 200));
    await expect.poll(() => countOf('received')[0]).toBe(inputs.length);
    await endAll('SIGTERM');
    await startPair({ RATE_LIMIT: 'off' }, day);
    await expect.poll(() => countOf('cancelledUnpaid')[0]).toBe(inputs.length);
    await endAll('SIGTERM');
    for (const kind of ['received', 'cancelledUnpaid'])
      expect([kind, ...countOf(kind)]).toEqual([kind, inputs.length, inputs.length]);
    expect(mailbox.mails).toHaveLength(2 * inputs.length);
  });

  it('continue when one is killed: the other serves, and sends what the first had claimed', async () => {
    const first = await start();
    const isHeld = mailbox.stopAt('sender', 1);
    expect(await book(first, studio.inputs[0])).toBe(200);
    await makeDue();
    await isHeld;
    const second = await start();
    servers[0]?.child.kill('SIGKILL');
    await servers[0]?.ended;
    mailbox.go();
    expect(await book(second, studio.inputs[1])).toBe(200);
    // Also the one that the first server had claimed for some minutes.
    await makeDue();
    await expect.poll(() => countOf('received')).toEqual([2, 2]);
  });
});
