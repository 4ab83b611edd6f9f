import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Booking } from '@plaitful/api-client/contract';
import { Disk, nameRules, parseJournal, policies, type Cut, type NameRule } from './powerCut/disk.ts';
import type { Survivor } from './powerCut/survivor.ts';
import { randomFrom, type Random } from './random.ts';
import { spawnServer } from './serverProcess.ts';
import { prepareSlots, type SlotStudio } from './slotFixtures.ts';
import { makeDataDir, makeTempDir } from './tempDir.ts';
import { repetitionsForTier } from './testTier.ts';

/** Something that was answered: whatever is cut after this position of the journal must keep it. */
interface Acknowledged {
  readonly position: number;
  readonly booking?: Pick<Booking, 'bookingId' | 'bookingDate' | 'bookingTime'> & { readonly userId: number };
  readonly account?: { readonly email: string; readonly password: string };
}

interface Life {
  readonly kind: 'new' | 'copied';
  readonly studio: SlotStudio;
  readonly journal: Buffer;
  readonly acknowledged: readonly Acknowledged[];
  /** A disk as it was when the life began. */
  readonly openDisk: (names: NameRule) => Disk;
}

const bookingsPerLife = 30;

/** Shortens the starts. */
const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'plaitful-compile-cache') };

const post = (url: string, body: unknown, token?: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

/** Runs a server on a new folder, or on one that was just copied there, while parents register and book. */
async function live(kind: Life['kind'], env: Record<string, string>): Promise<Life> {
  const root = makeTempDir();
  const journalFile = join(makeTempDir(), 'journal');
  const dataDir = join(root, 'data');
  let studio: SlotStudio | undefined;
  const base = kind === 'copied' ? makeDataDir() : undefined;
  if (base !== undefined) {
    studio = await prepareSlots({ kind: 'embedded', dataDir: base }, { parentCount: 2, days: 60 });
    cpSync(base, dataDir, { recursive: true });
  }
  const server = spawnServer(
    {
      DATA_DIR: dataDir,
      JOURNAL: journalFile,
      JOURNAL_ROOT: root,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'powerCut/journal.ts')}`,
      FILL: kind === 'new' ? '1' : '0',
      RATE_LIMIT: 'off',
      JOBS_INTERVAL_MS: '300',
      ...compileCache,
      ...env,
    },
    '../test/powerCut/life.ts',
  );
  let output = '';
  server.child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const address = await server.address;
  if (studio === undefined) {
    await expect.poll(() => /^STUDIO .*\n/m.test(output)).toBe(true);
    studio = JSON.parse(/^STUDIO (.*)$/m.exec(output)?.[1] ?? '') as SlotStudio;
  }
  const acknowledged: Acknowledged[] = [{ position: statSync(journalFile).size }];
  const acknowledge = (given: Omit<Acknowledged, 'position'>) =>
    acknowledged.push({ position: statSync(journalFile).size, ...given });
  const bookAll = studio.parents.map(async ({ id, token }) => {
    for (let count = 0; count < bookingsPerLife / 2; count += 1) {
      const answer = await post(`${address}/api/booking/create`, studio.inputs.shift(), token);
      expect(answer.status).toBe(200);
      acknowledge({ booking: { ...((await answer.json()) as Booking), userId: id } });
      await setTimeout(40);
    }
  });
  const registerAll = async () => {
    for (let count = 0; count < 4; count += 1) {
      const account = { email: `new${count}@example.com`, password: 'Braids-4-Ada' };
      const answer = await post(`${address}/auth/register`, {
        firstName: 'Ada',
        lastName: 'Bello',
        ...account,
      });
      expect(answer.status).toBe(200);
      acknowledge({ account });
      await setTimeout(200);
    }
  };
  await Promise.all([...bookAll, registerAll()]);
  server.child.kill('SIGUSR2');
  await server.ended;
  const openDisk = (names: NameRule) => {
    const disk = new Disk(names);
    if (base !== undefined) disk.load(base, 'data');
    return disk;
  };
  const life = { kind, studio, journal: readFileSync(journalFile), acknowledged, openDisk };
  assertComplete(life, root);
  return life;
}

/** The journal must rebuild the real folder, byte for byte. */
function assertComplete({ journal, openDisk }: Life, root: string): void {
  const disk = openDisk('linux');
  for (const { record, bytes } of parseJournal(journal)) disk.apply(record, bytes);
  const rebuilt = disk.listFiles();
  const real = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('db.lock'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  expect([...rebuilt.keys()].toSorted()).toEqual(real.toSorted());
  expect(real.filter((path) => rebuilt.get(path)?.equals(readFileSync(join(root, path))) !== true)).toEqual(
    [],
  );
}

/** A sixth in the first start, half just after an answer. */
function chooseMoment({ kind, journal, acknowledged }: Life, random: Random): number {
  const first = acknowledged[0]?.position ?? 0;
  const chance = random.next();
  if (kind === 'new' && chance < 1 / 6) return random.below(first);
  if (chance < 2 / 3) return random.pick(acknowledged).position + random.below(3);
  return first + random.below(journal.length - first);
}

const isWhole = (mail: Buffer): boolean => !mail.includes(0) && mail.toString().trimEnd().endsWith('--');

/** What is wrong on a disk that a cut has left. */
async function inspect(dataDir: string, moment: number, { studio, acknowledged }: Life): Promise<string[]> {
  const kept = acknowledged.filter(({ position }) => position <= moment);
  const account = kept.findLast((one) => one.account !== undefined)?.account;
  const [parent] = studio.parents;
  const calls = [
    ...(account === undefined ? [] : [{ path: '/auth/login', body: account }]),
    ...(kept.length === 0
      ? []
      : [{ path: '/api/booking/create', token: parent?.token, body: studio.inputs.at(-1) }]),
  ];
  const env = {
    DATA_DIR: dataDir,
    CALLS: JSON.stringify(calls),
    RATE_LIMIT: 'off',
    JOBS_INTERVAL_MS: '3600000',
    ...compileCache,
  };
  const server = spawnServer(env, '../test/powerCut/survivor.ts');
  const timer = AbortSignal.timeout(60_000);
  timer.addEventListener('abort', () => server.child.kill('SIGKILL'));
  const { stdout, stderr } = await server.ended;
  const printed = /^SURVIVOR (.*)$/m.exec(stdout)?.[1];
  if (printed === undefined) return [`does not open: ${stderr.slice(-300)}`];
  const { bookings, deliveredMails, answers } = JSON.parse(printed) as Survivor;
  const slots = bookings.map(
    ({ userId, bookingDate, bookingTime }) => `${userId} ${bookingDate} ${bookingTime}`,
  );
  const lost = kept.flatMap(({ booking }) =>
    booking === undefined || slots.includes(`${booking.userId} ${booking.bookingDate} ${booking.bookingTime}`)
      ? []
      : [booking.bookingId],
  );
  const outbox = join(dataDir, 'outbox');
  const files = deliveredMails.length === 0 ? [] : readdirSync(outbox);
  const torn = deliveredMails.filter((id) => {
    const file = files.find((name) => name.endsWith(`-${id}.eml`));
    return file === undefined || !isWhole(readFileSync(join(outbox, file)));
  });
  return [
    ...(lost.length === 0 ? [] : [`lost bookings ${lost.join(', ')}`]),
    ...(new Set(slots).size === slots.length ? [] : ['a booking is there twice']),
    ...(torn.length === 0 ? [] : [`mails sent, and not there or torn: ${torn.join(', ')}`]),
    ...(answers.every((status) => status === 200)
      ? []
      : [`login or a new booking fails: ${answers.join(', ')}`]),
  ];
}

/** Cuts the power once. @returns what is lost */
async function cutOnce(life: Life, cut: Cut): Promise<string[]> {
  const moment = chooseMoment(life, cut.random);
  const disk = life.openDisk(cut.names);
  for (const { record, bytes, end } of parseJournal(life.journal)) {
    if (end > moment) break;
    disk.apply(record, bytes);
  }
  const root = makeTempDir();
  disk.cut(root, cut);
  mkdirSync(join(root, 'data'), { recursive: true });
  try {
    return await inspect(join(root, 'data'), moment, life);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const cutsPerLives = 20;

/** Cuts the power as often, until something is lost. @returns one line for each loss */
async function cutAgainAndAgain(count: number, env: Record<string, string> = {}): Promise<string[]> {
  const losses: string[] = [];
  for (let done = 0; done < count && losses.length === 0; done += cutsPerLives) {
    const lives = await Promise.all([live('new', env), live('copied', env)]);
    const numbers = Array.from(
      { length: Math.min(cutsPerLives, count) },
      (_, index) => done + index,
    ).values();
    // Two at once.
    const work = async (life: Life) => {
      for (const number of numbers) {
        const policy = policies[number % policies.length] ?? 'everything';
        const names = nameRules[Math.floor(number / 2) % 2] ?? 'posix';
        const found = await cutOnce(life, { policy, names, random: randomFrom(number) });
        losses.push(...found.map((loss) => `cut ${number + 1} (${life.kind}, ${policy}, ${names}): ${loss}`));
        if (losses.length > 0) return;
      }
    };
    await Promise.all(lives.map(work));
  }
  return losses;
}

describe('a power cut', { tags: ['ci'] }, () => {
  const cuts = repetitionsForTier(200, 20);

  it(`loses nothing that was acknowledged, in ${cuts} cuts`, async () => {
    expect(await cutAgainAndAgain(cuts)).toEqual([]);
  });

  it('loses bookings when nothing waits for the disk', async () => {
    expect(await cutAgainAndAgain(10, { FSYNC: 'off' })).not.toEqual([]);
  });
});
