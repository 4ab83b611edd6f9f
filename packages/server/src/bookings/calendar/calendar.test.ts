import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account, ResponseBody, ValidationProblem } from '@plaitful/api-client/contract';
import { bookingRow } from '../../../test/bookingRow.ts';
import { deliverMails } from '../../../test/deliverMails.ts';
import { dumpDatabase } from '../../../test/dumpDatabase.ts';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { createLog } from '../../app/log.ts';
import { hashPassword } from '../../accounts/users/passwordHash.ts';

type Somebody = Awaited<ReturnType<TestApp['signIn']>>;

let world: TestApp;
let logged = '';
let passwordHash = '';
const password = 'Braids-4-Ada';
let member: Somebody;
const day = 24 * 60 * 60_000;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
  const log = createLog('trace', { write: (line: string) => void (logged += line) });
  world = await startTestApp({ log, config: { publicUrl: 'https://studio.example' } });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database
    .updateTable('bookings')
    .set({ paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO', cancelledAt: testStart })
    .execute();
  member = await world.signIn({ passwordHash });
});

const url = '/api/account/calendar-feed';
const create = (typed = password, { token } = member) =>
  world.call({ method: 'POST', url, token, body: { password: typed } });
async function open(somebody = member): Promise<string> {
  const { url: address } = (await create(password, somebody)).json<ResponseBody<'createCalendarFeed'>>();
  expect(address).toMatch(/^https:\/\/studio\.example\/api\/calendar\/[\w-]{43}\.ics$/);
  return address.slice('https://studio.example'.length);
}
const read = (path: string) => world.call({ method: 'GET', url: path });
const readFeedTime = async () =>
  (await world.call({ method: 'GET', url: '/api/account', token: member.token })).json<Account>()
    .calendarFeedCreatedAt;

let booked = 0;
/** A paid booking that begins in this number of days, at 2 pm. */
async function book(days: number, given: Partial<Parameters<typeof bookingRow>[1]> = {}, somebody = member) {
  booked += 1;
  const startsAt = new Date(Date.parse('2026-12-01T19:00:00Z') + days * day);
  const row = bookingRow(
    { ...world.studio, userId: somebody.id },
    {
      bookingDate: startsAt.toISOString().slice(0, 10),
      startsAt,
      endsAt: new Date(startsAt.getTime() + 90 * 60_000),
      styleName: `Style ${booked}`,
      deposit: 'PAID',
      depositDueAt: startsAt,
      ...given,
    },
  );
  await world.database.insertInto('bookings').values(row).execute();
  return `Style ${booked}`;
}

/** The events of a calendar (RFC 5545): lines unfolded, properties by name without parameters. */
function eventsIn(content: string): Record<string, string>[] {
  expect(content.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const lines = content.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  const starts = lines.flatMap((line, index) => (line === 'BEGIN:VEVENT' ? [index] : []));
  return starts.map((start) =>
    Object.fromEntries(
      lines.slice(start + 1, lines.indexOf('END:VEVENT', start)).map((line) => {
        const [, name = '', value = ''] = /^([^:;]+)[^:]*:(.*)$/.exec(line) ?? [];
        return [name, value];
      }),
    ),
  );
}
const summariesAt = async (path: string) =>
  eventsIn((await read(path)).body).map((event) => event['SUMMARY']);

describe('a calendar feed', () => {
  it('has the appointments of the family, which are not cancelled, from 90 days ago on', async () => {
    await book(-91);
    const past = await book(-89);
    const next = await book(3);
    const unpaid = await book(4, { deposit: 'NOT_PAID' });
    await book(5, { paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO', cancelledAt: testStart });
    await book(6, { deposit: 'NOT_PAID', depositDueAt: testStart });
    await book(7, {}, await world.signIn());
    const answer = await read(await open());
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
    });
    const events = eventsIn(answer.body);
    expect(events.map((event) => event['SUMMARY'])).toEqual(
      [past, next, unpaid].map((style) => `Z. ${style} at Plaitful Kids`),
    );
    expect(events[1]).toMatchObject({ DTSTART: '20261204T140000', STATUS: 'CONFIRMED' });
    expect(answer.body).toContain('DTSTART;TZID=America/Toronto:20261204T140000');
    expect(events[2]).toMatchObject({ STATUS: 'TENTATIVE' });
  });

  it('of an administrator has all appointments of the studio, each child by her initials', async () => {
    const admin = await world.signIn({ passwordHash, roles: ['ROLE_ADMIN'] });
    const path = await open(admin);
    const [first, second] = [
      await book(3, { childName: 'Zoe Élodie', fullName: 'Ada Bello' }),
      await book(4, { childName: 'Imani' }, await world.signIn()),
    ];
    const { body } = await read(path);
    expect(await summariesAt(path)).toEqual([`Z. É. ${first}`, `I. ${second}`]);
    expect(eventsIn(body)[0]?.['URL']).toMatch(/^https:\/\/studio\.example\/admin\/update-booking\/\d+$/);
    expect(body).not.toMatch(/Zoe|Imani|Bello/);
  });

  it('opens in two calendar programs’ parsers, which read the same appointments from it', async () => {
    const admin = await world.signIn({ passwordHash, roles: ['ROLE_ADMIN'] });
    const path = await open(admin);
    const styles = [await book(3), await book(4, { childName: 'Imani, the “first”; \\ 2' })];
    const { body } = await read(path);
    const parsed = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((component) => {
      const { summary, startDate, uid } = new ICAL.Event(component);
      return { summary, uid, start: startDate.toString(), zone: startDate.zone.tzid };
    });
    expect(parsed.map(({ summary }) => styles.some((style) => summary.endsWith(style)))).toEqual([
      true,
      true,
    ]);
    expect(parsed[0]).toMatchObject({ start: '2026-12-04T14:00:00', zone: 'America/Toronto' });
    const { events = [] } = convertIcsCalendar(undefined, body);
    expect(
      events.map(({ summary, uid, start: { local } }) => ({
        summary,
        uid,
        start: local?.date.toISOString().slice(0, 19),
        zone: local?.timezone,
      })),
    ).toEqual(parsed);
  });

  it('describes each zone once, with every change of the clocks between its first appointment and its last', async () => {
    await book(-80);
    await book(400);
    await book(3, { timeZone: 'America/Regina' });
    const { body } = await read(await open());
    expect(body.match(/^TZID:.*$/gm)).toEqual(['TZID:America/Toronto', 'TZID:America/Regina']);
    for (const onset of ['20261101T020000', '20270314T020000', '20271107T020000', '20280312T020000'])
      expect(body).toContain(`DTSTART:${onset}`);
  });

  it('without appointments is a valid calendar: it has the studio’s time zone', async () => {
    const { body } = await read(await open());
    const parsed = new ICAL.Component(ICAL.parse(body));
    expect(parsed.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
    expect(body.match(/^TZID:.*$/gm)).toEqual(['TZID:America/Toronto']);
    // The offsets that hold today.
    expect(body).toContain('DTSTART:20261101T020000');
  });

  it('is revoked when replaced or stopped', async () => {
    expect(await readFeedTime()).toBeNull();
    const first = await open();
    const second = await open();
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    expect(await readFeedTime()).toBe(testStart.toISOString());
    for (let times = 0; times < 2; times += 1)
      expect((await world.call({ method: 'DELETE', url, token: member.token })).json()).toEqual({
        done: true,
      });
    expect([(await read(second)).statusCode, await readFeedTime()]).toEqual([404, null]);
  });

  it('is made with the password of the account only: with a wrong one the address before it still works', async () => {
    const path = await open();
    const refused = await create('Wrong-4-Ada');
    expect(refused.statusCode).toBe(422);
    expect(refused.json<ValidationProblem>().errors.map(({ field }) => field)).toEqual(['password']);
    expect((await read(path)).statusCode).toBe(200);
  });

  it('is announced to its account by a mail without the address, which says how to stop it', async () => {
    await world.database.deleteFrom('outbox').execute();
    await create('Wrong-4-Ada');
    const path = await open();
    const mails = await deliverMails(world);
    expect(mails.map(({ subject, to }) => [subject, to.address])).toEqual([
      ['A calendar address was made', member.email],
    ]);
    expect(mails[0]?.text).toContain('was made on Tuesday 1 December 2026 at 10:00 am');
    expect(mails[0]?.text).toContain('https://studio.example/dashboard/settings');
    expect(mails[0]?.text).toContain('https://studio.example/forgot-password');
    expect(mails[0]?.text).not.toContain(path);
  });

  it('is made at most five times an hour by one account', async () => {
    const limited = await startTestApp({ config: { rateLimit: true } });
    const { token } = await limited.signIn({ passwordHash });
    const make = () => limited.call({ method: 'POST', url, token, body: { password } });
    for (let times = 0; times < 5; times += 1) expect((await make()).statusCode).toBe(200);
    const refused = await make();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    await limited.close();
  });

  it('is at an address that only its user knows: not the database, the log or the metrics', async () => {
    const path = await open();
    const secret = path.replace(/^.*\/|\.ics$/g, '');
    logged = '';
    await read(path);
    await read(`${path.slice(0, -4)}x.ics`);
    await read(path.replace('.ics', '%2Eics'));
    await world.call({ method: 'POST', url: path });
    expect(logged.match(/"route":"[^"]*"/g)).toEqual(Array(4).fill('"route":"/api/calendar/:secret"'));
    const metrics = (await read('/metrics')).body;
    expect(metrics).toContain('/api/calendar/:secret');
    for (const text of [await dumpDatabase(world.database), logged, metrics])
      expect(text).not.toContain(secret);
  });
});
