const DURATION = /^([1-9]):([0-5]\d)$/;

/**
 * Parses a style's duration, `H:MM` with hours 1 to 9 and minutes 00 to 59, to minutes; `undefined` for anything else.
 */
export function parseDuration(text: string): number | undefined {
  const match = DURATION.exec(text);
  return match === null ? undefined : Number(match[1]) * 60 + Number(match[2]);
}

/** Formats minutes for the duration field: 90 → `1:30`. */
export function formatDurationField(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
