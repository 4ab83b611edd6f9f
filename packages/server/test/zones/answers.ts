// Started by zones.test.ts in different time zones, in its own process on the database of PLACE: books around the clock
// changes in nine studios, and writes the answers as JSON.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Booking, Style, ValidationProblem } from '@plaitful/api-client/contract';
import { addDays, toInstant, addMinutesToInstant, weekdays } from '@plaitful/domain/studio-time';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { createApp } from '../../src/app/app.ts';
import { loadBusiness } from '../../src/platform/config/business.ts';
import { parseConfig } from '../../src/platform/config/config.ts';
import { openDatabase, type DatabaseTarget } from '../../src/platform/database/database.ts';
import { openSession } from '../../src/accounts/sessions/sessions.service.ts';
import { bookingBody, fillStudio, insertPerson } from '../catalogueFixtures.ts';
import { bookingTime, clockChangeDays, zones, type ObservedDay } from './zones.ts';

const { DATA_DIR = '', PLACE = '' } = process.env;
const outbox = join(DATA_DIR, 'outbox');
const config = parseConfig({ DATA_DIR, RATE_LIMIT: 'off', JOBS_INTERVAL_MS: '1000' });
const { chairs: _chairs, ...business } = loadBusiness(
  resolve(import.meta.dirname, '../../../../business.json'),
);
const opened = await openDatabase(JSON.parse(PLACE) as DatabaseTarget, (error) => {
  throw error;
});
const { database } = opened;
const member = await insertPerson(database);

let now = new Date();

/** The days around the two changes: the day before, the day itself, the day after. */
const days = clockChangeDays.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]);

/** The mails about requests made at this instant; those of earlier ones may still be on their way. */
function sentMails(): string[] {
  const queuedAt = now.toISOString().replaceAll(/[-:]/g, '').replace('.', '');
  const names = existsSync(outbox) ? readdirSync(outbox) : [];
  return names.filter((name) => name.startsWith(queuedAt) && /-received-\d+\.eml$/.test(name));
}

/** The mail that confirms the request; the clock must not change before it is sent. */
async function readMail(known: readonly string[]): Promise<string> {
  for (let wait = 0; wait < 1000; wait += 1) {
    const mail = sentMails().find((name) => !known.includes(name));
    if (mail !== undefined) return readFileSync(join(outbox, mail), 'utf8');
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error('the mail was not sent');
}

/** One studio's server, called by the member. */
interface Studio {
  readonly zone: string;
  readonly styleId: number;
  readonly app: FastifyInstance;
}

async function call({ app }: Studio, url: string, payload?: object): Promise<LightMyRequestResponse> {
  const token = await openSession(database, member.id, now);
  const method = payload === undefined ? 'GET' : 'POST';
  const headers = { authorization: `Bearer ${token}` };
  return app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
}

const book = (studio: Studio, date: string, time: string): Promise<LightMyRequestResponse> =>
  call(studio, '/api/booking/create', bookingBody(studio.styleId, { bookingDate: date, bookingTime: time }));

/** The result of booking at this instant: booked, or the refused field. */
async function tryToBook(studio: Studio, date: string, time: string, at: Date): Promise<string> {
  now = at;
  const answer = await book(studio, date, time);
  if (answer.statusCode === 200) return 'booked';
  return answer.json<ValidationProblem>().errors[0]?.field ?? answer.body;
}

async function isOffered(studio: Studio, date: string, at: Date): Promise<boolean> {
  now = at;
  const answer = await call(studio, `/api/styles/${studio.styleId}`);
  return answer.json<Style>().availableDays.includes(date);
}

/** Books 13:00 on one day, half a day before it, and reads the booking with every call. */
async function observe(studio: Studio, date: string): Promise<ObservedDay> {
  const at = (time: string, minutes = 0): Date =>
    addMinutesToInstant(toInstant(date, time, studio.zone), minutes);
  now = at(bookingTime, -12 * 60);
  const sent = sentMails();
  const { bookingId } = (await book(studio, date, bookingTime)).json<Booking>();
  const mail = await readMail(sent);
  const booking = (await call(studio, `/api/booking/${bookingId}`)).json<Booking>();
  const calendar = (await call(studio, `/api/booking/${bookingId}/calendar.ics`)).body;
  const { startsAt, endsAt } = await database
    .selectFrom('bookings')
    .select(['startsAt', 'endsAt'])
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  return {
    booking,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    calendar,
    mail,
    minuteBefore: await tryToBook(studio, date, '16:00', at('16:00', -1)),
    onTheMinute: await tryToBook(studio, date, '17:30', at('17:30')),
    isOfferedAtItsEnd: await isOffered(studio, date, at('23:59')),
    isOfferedAfterwards: await isOffered(studio, date, at('23:59', 1)),
    bookedAfterwards: await tryToBook(studio, date, '17:30', at('23:59', 1)),
  };
}

async function observeZone(zone: string): Promise<Record<string, ObservedDay>> {
  const { styleId } = await fillStudio(database, zone);
  const times = days.flatMap((date) =>
    [bookingTime, '16:00', '17:30'].map((time) => ({ styleId, date, time })),
  );
  await database.insertInto('styleTimes').values(times).execute();
  const hours = weekdays.map((weekday) => ({ weekday, from: '08:00', to: '19:00' }));
  const app = await createApp({
    config,
    business: { ...business, timeZone: zone, hours },
    database,
    clock: () => now,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
  });
  const observed: Record<string, ObservedDay> = {};
  for (const date of days) observed[date] = await observe({ zone, styleId, app }, date);
  await app.close();
  return observed;
}

const observed: Record<string, unknown> = {};
for (const zone of zones) observed[zone] = await observeZone(zone);
await opened.close();
process.stdout.write(JSON.stringify(observed));
