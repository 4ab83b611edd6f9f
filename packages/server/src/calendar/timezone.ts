import { offsetMinutesAt, studioMoment, type StudioMoment } from '@plaitful/domain/studio-time';
import type { Property } from './lines.ts';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A minute on a wall clock as RFC 5545 writes it: `20261205T140000`. */
export const wallClock = ({ date, time }: StudioMoment): string =>
  `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;

/** An instant in UTC as RFC 5545 writes it: `20261205T190000Z`. */
export const utcStamp = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** An offset as RFC 5545 writes it: `-0330`. */
function writeOffset(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}${twoDigits(size % 60)}`;
}

interface Transition {
  /** The first minute of the new offset. */
  readonly at: Date;
  /** In minutes. */
  readonly from: number;
  readonly to: number;
}

/** The minute between two instants at which the clocks change; they change once between them. */
function findTransition(before: Date, after: Date, timeZone: string): Transition {
  const from = offsetMinutesAt(before, timeZone);
  let low = Math.floor(before.getTime() / MINUTE_MS);
  let high = Math.ceil(after.getTime() / MINUTE_MS);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMinutesAt(new Date(middle * MINUTE_MS), timeZone) === from) low = middle;
    else high = middle;
  }
  const at = new Date(high * MINUTE_MS);
  return { at, from, to: offsetMinutesAt(at, timeZone) };
}

function transitionsAround(instant: Date, timeZone: string): Transition[] {
  const weeks = Array.from({ length: 107 }, (_, week) => new Date(instant.getTime() + (week - 53) * WEEK_MS));
  return weeks.flatMap((after, index) => {
    const before = weeks[index - 1];
    if (before === undefined) return [];
    const hasChanged = offsetMinutesAt(before, timeZone) !== offsetMinutesAt(after, timeZone);
    return hasChanged ? [findTransition(before, after, timeZone)] : [];
  });
}

const observance = (kind: 'STANDARD' | 'DAYLIGHT', start: string, from: number, to: number): Property[] => [
  ['BEGIN', kind],
  ['DTSTART', start],
  ['TZOFFSETFROM', writeOffset(from)],
  ['TZOFFSETTO', writeOffset(to)],
  ['END', kind],
];

/** The onset is written on the clock that goes until then (RFC 5545, 3.6.5). */
function toObservance({ at, from, to }: Transition): Property[] {
  const onset = studioMoment(new Date(at.getTime() + from * MINUTE_MS), 'UTC');
  return observance(to > from ? 'DAYLIGHT' : 'STANDARD', wallClock(onset), from, to);
}

/**
 * A zone as a calendar file has to describe it (VTIMEZONE), right from a year before an instant to a year after it. It
 * names each change of the clocks instead of a rule, since rules change: the zone data of this process is the only one
 * that the whole product goes by.
 * @param timeZone an IANA name such as `America/Toronto`
 */
export function timeZoneOf(instant: Date, timeZone: string): Property[] {
  const transitions = transitionsAround(instant, timeZone);
  const offset = offsetMinutesAt(instant, timeZone);
  return [
    ['BEGIN', 'VTIMEZONE'],
    ['TZID', timeZone],
    ...(transitions.length === 0
      ? observance('STANDARD', '19700101T000000', offset, offset)
      : transitions.flatMap(toObservance)),
    ['END', 'VTIMEZONE'],
  ];
}
