import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeMail } from './mailTexts.ts';
import { makeTempDir } from './tempDir.ts';
import { createTestDatabase } from './testDatabase.ts';
import { parseCalendar } from './zones/calendar.ts';
import { bookingTime, zones, type ObservedDay } from './zones/zones.ts';

/** By zone and day. */
type Answers = Record<string, Record<string, ObservedDay>>;

/** The answers of a server in its own process whose machine is set to this zone. */
async function answersIn(machineZone: string): Promise<Answers> {
  const { place } = await createTestDatabase();
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'zones/answers.ts')], {
    env: { ...process.env, TZ: machineZone, PLACE: JSON.stringify(place), DATA_DIR: makeTempDir() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout)) as Answers;
}

let machines: Record<'UTC' | 'Asia/Tokyo', Answers>;

beforeAll(async () => {
  const [utc, tokyo] = await Promise.all([answersIn('UTC'), answersIn('Asia/Tokyo')]);
  machines = { UTC: utc, 'Asia/Tokyo': tokyo };
});

/** The wall clock time in a zone at an instant, by the platform and not by our own code. */
function wallClock(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(new Date(instant));
}

const readable = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');

/** A mail's text, from its plain text and its HTML: without quoted-printable escapes and line ends. */
const wordsOf = (mail: string): string => decodeMail(mail).replaceAll(/\s+/g, ' ');

const ofMachine = (machine: keyof typeof machines, zone: string): [string, ObservedDay][] =>
  Object.entries(machines[machine][zone] ?? {});

describe.each(['UTC', 'Asia/Tokyo'] as const)('on a machine in %s', (machine) => {
  describe.each(zones)('the studio’s 13:00 in %s, on the days around both changes of the clocks', (zone) => {
    const days = () => ofMachine(machine, zone);

    it('is 13:00 in the answer and in studio time', () => {
      expect(days()).toHaveLength(6);
      for (const [date, { booking, startsAt, endsAt }] of days()) {
        expect([booking.bookingDate, booking.bookingTime]).toEqual([date, bookingTime]);
        expect(wallClock(startsAt, zone)).toBe(`${date} 13:00`);
        expect(wallClock(endsAt, zone)).toBe(`${date} 14:30`);
        // Booked half a day before, so that its deposit is due at its start.
        expect(booking.depositDueAt).toBe(startsAt);
        expect(Date.parse(startsAt) - Date.parse(booking.createdAt)).toBe(12 * 3_600_000);
      }
    });

    it('is 1:00 pm in the mail', () => {
      for (const [date, { mail }] of days()) {
        expect(wordsOf(mail)).toContain(`${readable(date)} 1:00 pm to 2:30 pm`);
        expect(wordsOf(mail)).not.toMatch(/\b(12|[2-9]|10|11):00 [ap]m to/);
      }
    });

    it('is the same instant in the calendar file, by the zone as the file itself describes it', () => {
      for (const [date, { calendar, startsAt, endsAt }] of days()) {
        const read = parseCalendar(calendar);
        expect(read.timeZone).toBe(zone);
        expect(read.wallStart).toBe(`${date.replaceAll('-', '')}T130000`);
        expect([read.startsAt, read.endsAt]).toEqual([startsAt, endsAt]);
      }
    });

    it('turns past at the studio’s minute', () => {
      for (const [, observed] of days()) {
        expect(observed).toMatchObject({
          minuteBefore: 'booked',
          onTheMinute: 'bookingTime',
          isOfferedAtItsEnd: true,
          isOfferedAfterwards: false,
          bookedAfterwards: 'bookingDate',
        });
      }
    });
  });
});

describe('the machine’s own zone', () => {
  it('changes no answer', () => {
    // Without message numbers and multipart boundaries.
    const plain = (answers: Answers): unknown =>
      JSON.parse(JSON.stringify(answers).replaceAll(/--_NmP-\w+-Part_\d+|<received\.\d+/g, ''));
    expect(plain(machines['Asia/Tokyo'])).toEqual(plain(machines.UTC));
  });
});
