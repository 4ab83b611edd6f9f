import { afterEach, describe, expect, it } from 'vitest';
import { makeLasting } from './lasting.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { spawnServer, type ServerProcess } from './serverProcess.ts';
import { prepareSlots } from './slots.ts';
import { isOnPostgres } from './testDatabase.ts';

const servers: ServerProcess[] = [];
const mailboxes: Mailbox[] = [];
afterEach(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.splice(0).map(({ ended }) => ended));
  await Promise.all(mailboxes.splice(0).map((mailbox) => mailbox.close()));
});

const bookingCount = 24;
const day = 24 * 60 * 60_000;

/** How many mails of a kind came, and of how many different ones. */
function countOf({ mails }: Mailbox, kind: string): [all: number, different: number] {
  const ids = mails.flatMap(
    (mail) => new RegExp(`^Message-ID: (<${kind}\\..*>)`, 'im').exec(mail)?.[1] ?? [],
  );
  return [ids.length, new Set(ids).size];
}

describe.skipIf(!isOnPostgres)('two servers on one database', () => {
  it('share mails and lapsed bookings, and do nothing twice', async () => {
    const { place, env } = await makeLasting();
    const { parents, wishes } = await prepareSlots(place, { parentCount: 1, days: 20 });
    const mailbox = await openMailbox();
    mailboxes.push(mailbox);
    const start = (shiftMs: number): Promise<string[]> => {
      const settings = {
        ...env,
        RATE_LIMIT: 'off',
        JOBS_INTERVAL_MS: '20',
        SMTP_URL: mailbox.url,
        CLOCK_SHIFT_MS: String(shiftMs),
      };
      const pair = [1, 2].map(() => spawnServer(settings, '../test/shiftedServer.ts'));
      servers.push(...pair);
      return Promise.all(pair.map(({ address }) => address));
    };
    const headers = {
      authorization: `Bearer ${parents[0]?.token ?? ''}`,
      'content-type': 'application/json',
    };
    const addresses = await start(0);
    const answers = await Promise.all(
      wishes.slice(0, bookingCount).map((input, index) => {
        const call = { method: 'POST', headers, body: JSON.stringify(input) };
        return fetch(`${addresses[index % 2] ?? ''}/api/booking/create`, call);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(wishes.slice(0, bookingCount).map(() => 200));
    await expect.poll(() => countOf(mailbox, 'received')[0]).toBe(bookingCount);
    for (const { child, ended } of servers.splice(0)) {
      child.kill('SIGTERM');
      await ended;
    }
    await start(day);
    await expect.poll(() => countOf(mailbox, 'cancelledUnpaid')[0]).toBe(bookingCount);
    for (const { child, ended } of servers.splice(0)) {
      child.kill('SIGTERM');
      await ended;
    }
    for (const kind of ['received', 'cancelledUnpaid']) {
      expect([kind, ...countOf(mailbox, kind)]).toEqual([kind, bookingCount, bookingCount]);
    }
    expect(mailbox.mails).toHaveLength(2 * bookingCount);
  });
});
