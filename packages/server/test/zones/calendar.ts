/** Parses a calendar file as a calendar program would, independently of our code. */
export interface ParsedCalendar {
  readonly timeZone: string;
  /** The unparsed value. */
  readonly wallStart: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

interface Observance {
  /** The local time from which the UTC offset applies. */
  readonly onset: string;
  /** In minutes. */
  readonly to: number;
}

function offset(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const valueOf = (block: string, name: string): string =>
  new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, 'm').exec(block)?.[1] ?? '';

const readObservances = (content: string): Observance[] =>
  [...content.matchAll(/BEGIN:(STANDARD|DAYLIGHT)\n([\s\S]*?)END:\1/g)]
    .map(([, , block = '']) => ({
      onset: valueOf(block, 'DTSTART'),
      to: offset(valueOf(block, 'TZOFFSETTO')),
    }))
    .toSorted((a, b) => a.onset.localeCompare(b.onset));

/** The instant of a wall clock time that is not near a change of the offset, by the last change before it. */
function instantOf(wall: string, observances: readonly Observance[]): string {
  const { to } = observances.findLast(({ onset }) => onset <= wall) ?? { to: Number.NaN };
  const iso = wall.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6Z');
  return new Date(Date.parse(iso) - to * 60_000).toISOString();
}

export function parseCalendar(file: string): ParsedCalendar {
  const content = file.replaceAll('\r\n ', '').replaceAll('\r\n', '\n');
  const event = content.slice(content.indexOf('BEGIN:VEVENT'));
  const observances = readObservances(content);
  const wallStart = valueOf(event, 'DTSTART');
  return {
    timeZone: /^DTSTART;TZID=([^:]+):/m.exec(event)?.[1] ?? '',
    wallStart,
    startsAt: instantOf(wallStart, observances),
    endsAt: instantOf(valueOf(event, 'DTEND'), observances),
  };
}
